import LineBreaking
import TestSupport
import Testing

/// Compares the breaker at `uax14` with a direct implementation of the standard's rules, on random
/// texts.
@Suite struct PlainLineBreakingTests {
  typealias Class = PlainLineBreaking.Class

  private static let scalars: [Class: [Unicode.Scalar]] = Dictionary(
    ClassSamples.rows.map { ($0.of, $0.scalars) }, uniquingKeysWith: +)

  /// Returns a text with a character of each class.
  private func text(_ classes: [Class], _ random: inout SeededGenerator) -> String {
    var text = ""
    for some in classes {
      text.unicodeScalars.append(Self.scalars[some]?.randomElement(using: &random) ?? "\u{0}")
    }
    return text
  }

  /// Returns the differences between the rules and the breaker in one line; nil if they agree.
  private func difference(_ text: String, _ classes: [Class], _ breaker: LineBreaker) -> String? {
    guard let found = try? breaker.opportunities(in: text) else { return "an error" }
    var expected: [BreakOpportunity] = []
    var offset = 0
    var followsSoftHyphen = false
    let characters = zip(text.unicodeScalars, classes).map { scalar, some in
      PlainLineBreaking.Character(of: some, isEastAsian: ClassSamples.eastAsian.contains(scalar))
    }
    let decisions = [.prohibited] + PlainLineBreaking.decisions(characters)
    for ((scalar, some), decision) in zip(zip(text.unicodeScalars, classes), decisions) {
      switch decision {
      case .prohibited: break
      case .allowed:
        let kind = followsSoftHyphen ? BreakOpportunity.Kind.hyphen : .allowed
        expected.append(BreakOpportunity(offset: offset, kind: kind))
      case .mandatory: expected.append(BreakOpportunity(offset: offset, kind: .mandatory))
      }
      // Combining marks are part of a soft hyphen (LB9).
      if some != .cm, some != .zwj { followsSoftHyphen = scalar == "\u{AD}" }
      offset += String(scalar).utf8.count
    }
    if offset > 0 { expected.append(BreakOpportunity(offset: offset, kind: .mandatory)) }
    guard found != expected else { return nil }
    let codes = text.unicodeScalars.map { String($0.value, radix: 16) }
    return """
      \(classes.map(\.rawValue)) \(codes): \(found.map { ($0.offset, $0.kind) }), \
      by the rules \(expected.map { ($0.offset, $0.kind) })
      """
  }

  private func check(
    _ failures: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      failures.isEmpty, "\(failures.count): \(failures.prefix(10).joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }

  @Test func everyClassHasASample() {
    #expect(Set(Self.scalars.keys) == Set(Class.allCases))
  }

  /// Every sample behaves like its class between all other classes.
  @Test func everySampleBetweenAllClasses() {
    let breaker = LineBreaker(LineBreakOptions(strictness: .uax14))
    var failures: [String] = []
    for (some, scalars) in ClassSamples.rows {
      for scalar in scalars {
        for (other, others) in Self.scalars {
          for context: [Class] in [[some, other], [other, some], [other, some, other]] {
            var text = ""
            for element in context {
              text.unicodeScalars.append(element == some ? scalar : others[0])
            }
            if let failure = difference(text, context, breaker) { failures.append(failure) }
          }
        }
      }
    }
    check(failures)
  }

  /// All sequences of three classes, and those of two with spaces or a combining mark between them.
  @Test func allShortSequences() {
    let breaker = LineBreaker(LineBreakOptions(strictness: .uax14))
    var random = SeededGenerator(seed: 14)
    var failures: [String] = []
    for one in Class.allCases {
      for two in Class.allCases {
        let spaced: [[Class]] = [
          [one, .sp, .sp, two], [one, .cm, two], [one, .cm, .sp, two], [one, .sp, .cm, two],
          [one, .zwj, two], [one, .cm, .zwj, .cm, two], [one, .cm, .cm, .sp, .sp, .cm, two],
        ]
        for classes in spaced + Class.allCases.map({ [one, two, $0] }) {
          let failure = difference(text(classes, &random), classes, breaker)
          if let failure { failures.append(failure) }
        }
      }
    }
    check(failures)
  }

  /// Longer sequences, half of them of the classes whose rules have more context than a pair.
  @Test func randomSequences() {
    let breaker = LineBreaker(LineBreakOptions(strictness: .uax14))
    let reaching: [Class] = [
      .nu, .nu, .is, .sy, .cl, .cp, .po, .pr, .op, .op, .hy, .hh, .ba, .hl, .al, .qu, .quPi, .quPi,
      .quPf, .quPf, .sp, .sp, .cm, .zwj, .ri, .ri, .eb, .em, .idUnassigned, .b2, .ns, .zw, .id, .id,
      .gl, .wj, .ak, .as, .ap, .vi, .vf, .dottedCircle, .cb,
    ]
    var random = SeededGenerator(seed: 31)
    var failures: [String] = []
    for round in 0..<30_000 {
      let alphabet = round.isMultiple(of: 2) ? Class.allCases : reaching
      let classes = (0..<Int.random(in: 4...14, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? .al
      }
      let failure = difference(text(classes, &random), classes, breaker)
      if let failure { failures.append(failure) }
    }
    check(failures)
  }

  /// Compares the direct implementation itself with LineBreakTest.txt, for rows whose characters
  /// are samples.
  @Test func theRulesAgreeWithLineBreakTest() {
    var classes: [Unicode.Scalar: Class] = [:]
    for row in ClassSamples.rows { for scalar in row.scalars { classes[scalar] = row.of } }
    var (count, failures) = (0, [String]())
    for row in LineBreakTestFileTests.rows {
      let known = row.text.unicodeScalars.compactMap { scalar in
        classes[scalar].map { some in
          PlainLineBreaking.Character(
            of: some, isEastAsian: ClassSamples.eastAsian.contains(scalar))
        }
      }
      guard known.count == row.text.unicodeScalars.count else { continue }
      count += 1
      var (offset, breaks) = (0, [Int]())
      for (scalar, decision) in zip(
        row.text.unicodeScalars, [.prohibited] + PlainLineBreaking.decisions(known))
      {
        if decision != .prohibited { breaks.append(offset) }
        offset += String(scalar).utf8.count
      }
      if breaks + [offset] != row.breaks { failures.append("row \(row.number): \(breaks)") }
    }
    #expect(count > 2000)
    check(failures)
  }
}

import LineBreaking
import TestSupport
import Testing

/// Tests properties that hold for any text, on random texts of problematic characters.
@Suite struct BreakPropertyTests {
  private static let alphabet: [Unicode.Scalar] = [
    "a", "Z", "1", ".", ",", "-", "/", "\"", "'", "(", ")", "$", "%", " ", "\n", "\r", "\t",
    "\u{0}", "\u{AD}", "\u{A0}", "«", "»", "\u{301}", "\u{34F}", "\u{5D0}", "\u{600}", "\u{E01}",
    "\u{E33}", "\u{E48}", "\u{F7F}", "\u{1100}", "\u{1161}", "\u{11A8}", "가", "각", "\u{200B}",
    "\u{200C}", "\u{200D}", "‐", "–", "—", "‘", "’", "“", "”", "…", "\u{2028}", "\u{2060}", "℃",
    "№", "\u{3000}", "、", "。", "「", "」", "々", "〜", "ぁ", "か", "\u{3099}", "ー", "・", "漢", "字",
    "！", "￥", "ｱ", "ﾞ", "\u{FE0F}", "\u{FEFF}", "\u{FFFC}", "\u{FFFD}", "\u{1F1EF}", "\u{1F1F5}",
    "👩", "👍", "\u{1F3FD}", "\u{1FAFF}", "\u{E0067}", "\u{10FFFF}", "\u{E000}", "\u{0378}",
  ]

  private static let breakers: [LineBreaker] = {
    var breakers: [LineBreaker] = []
    for strictness in LineBreakStrictness.allCases {
      for wordBreak in WordBreak.allCases {
        for language in ["ja", "en"] {
          breakers.append(
            LineBreaker(
              LineBreakOptions(strictness: strictness, language: language, wordBreak: wordBreak)))
        }
      }
    }
    for strictness in [LineBreakStrictness.uax14, .strict, .loose] {
      breakers.append(
        LineBreaker(LineBreakOptions(strictness: strictness, latinLineBreaking: .browsers)))
    }
    let lists = KinsokuRules(startProhibited: "字。", endProhibited: "漢", inseparable: ["か漢"])
    breakers.append(LineBreaker(LineBreakOptions(kinsoku: lists)))
    var replacing = lists
    replacing.replacesDefaults = true
    breakers.append(LineBreaker(LineBreakOptions(kinsoku: replacing)))
    return breakers
  }()

  private func texts(count: Int) -> [String] {
    var random = SeededGenerator(seed: 5)
    return (0..<count).map { _ in
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        text.unicodeScalars.append(Self.alphabet.randomElement(using: &random) ?? "a")
      }
      return text
    }
  }

  @Test func offsetsAscendEndAndLieBetweenCharacters() throws {
    var failures: [String] = []
    for text in texts(count: 3000) {
      var edges: Set<Int> = []
      var offset = 0
      for character in text {
        offset += character.utf8.count
        edges.insert(offset)
      }
      for breaker in Self.breakers {
        let offsets = try breaker.opportunities(in: text, fallbacks: true).map(\.offset)
        let isTailored = breaker.options.strictness != .uax14
        let ascends = zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 }
        let ends = offsets.last == (text.isEmpty ? nil : text.utf8.count)
        let onCharacters = !isTailored || offsets.allSatisfy { edges.contains($0) }
        if !ascends || !ends || !onCharacters {
          let scalars = text.unicodeScalars.map { String($0.value, radix: 16) }
          failures.append("\(breaker.options) \(scalars) \(offsets)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10).joined(separator: "\n"))")
  }

  /// A hyphen is drawn wherever a line ends at a soft hyphen, whatever follows it.
  @Test func softHyphensAreHyphens() throws {
    var failures: [String] = []
    for text in texts(count: 6000) where text.unicodeScalars.contains("\u{AD}") {
      var after: Set<Int> = []
      var offset = 0
      for scalar in text.unicodeScalars {
        offset += String(scalar).utf8.count
        if scalar == "\u{AD}" { after.insert(offset) }
      }
      for breaker in Self.breakers where breaker.options.strictness != .anywhere {
        for opportunity in try breaker.opportunities(in: text)
        where after.contains(opportunity.offset) && opportunity.kind == .allowed {
          failures.append("\(breaker.options) \(text.debugDescription) \(opportunity.offset)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10).joined(separator: "\n"))")
  }

  @Test func aLooserLevelAllowsEveryBreakOfAStricterOne() throws {
    let levels = [LineBreakStrictness.strict, .normal, .loose, .anywhere]
    let breakers = levels.map { LineBreaker(LineBreakOptions(strictness: $0)) }
    // As ideographs, ー and 〜 prohibit a break before a following unit (ー℃), which they do not as
    // NS.
    let affixes = Set("$%℃№￥".unicodeScalars)
    for text in texts(count: 2000) where affixes.isDisjoint(with: text.unicodeScalars) {
      let sets = try breakers.map { Set(try $0.opportunities(in: text).map(\.offset)) }
      for (strict, loose) in zip(sets, sets.dropFirst()) {
        #expect(strict.isSubset(of: loose), "\(Array(text.unicodeScalars))")
      }
    }
  }

  /// CSS Text 3, 5.2: break-all allows what normal allows and more, keep-all allows less.
  @Test func wordBreakAddsOrRemovesBreaks() throws {
    var failures: [String] = []
    // Few characters, so that those affected by rules with longer contexts occur together.
    let few = Array(" .,/a1漢ー。「$%()-\"“”‘’«»…\u{5D0}")
    var random = SeededGenerator(seed: 21)
    let texts =
      texts(count: 2000)
      + (0..<4000).map { _ in String((0..<6).map { _ in few.randomElement(using: &random) ?? "a" })
      }
    for strictness in [LineBreakStrictness.strict, .normal, .loose] {
      for language in ["ja", "en"] {
        let breakers = [WordBreak.keepAll, .normal, .breakAll].map {
          LineBreaker(
            LineBreakOptions(strictness: strictness, language: language, wordBreak: $0))
        }
        for text in texts {
          let sets = try breakers.map { Set(try $0.opportunities(in: text).map(\.offset)) }
          if !sets[0].isSubset(of: sets[1]) || !sets[1].isSubset(of: sets[2]) {
            failures.append("\(strictness) \(language) \(text.debugDescription) \(sets)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10).joined(separator: "\n"))")
  }

  /// Text after a line separator breaks as if it were alone, also in texts much longer than the
  /// breaker's buffers.
  @Test func lineSeparatorsDivideTexts() throws {
    let texts = texts(count: 300)
    let whole = texts.map { $0 + "\u{2028}" }.joined()
    for breaker in Self.breakers {
      var expected: [BreakOpportunity] = []
      var start = 0
      for text in texts {
        let part = text + "\u{2028}"
        expected += try breaker.opportunities(in: part, fallbacks: true).map {
          BreakOpportunity(offset: start + $0.offset, kind: $0.kind)
        }
        start += part.utf8.count
      }
      #expect(try breaker.opportunities(in: whole, fallbacks: true) == expected)
    }
  }

  @Test func phrasesOnlyRemoveBreaks() throws {
    let normal = LineBreaker()
    let phrase = LineBreaker(LineBreakOptions(wordBreak: .phrase))
    var random = SeededGenerator(seed: 9)
    for text in texts(count: 2000) {
      var offset = 0
      let edges = text.map { character in
        defer { offset += character.utf8.count }
        return offset
      }
      let boundaries = TextBoundaries(
        phrases: edges.filter { _ in Bool.random(using: &random) }, words: edges)
      let all = try normal.opportunities(in: text).map(\.offset)
      let graded = try phrase.opportunities(in: text, boundaries: boundaries, fallbacks: true)
      let phraseOffsets = try phrase.opportunities(in: text, boundaries: boundaries).map(\.offset)
      #expect(graded.map(\.offset) == all)
      #expect(Set(phraseOffsets).isSubset(of: Set(all)))
      #expect(
        graded.filter { $0.kind.rawValue < BreakOpportunity.Kind.withinPhrase.rawValue }
          .map(\.offset) == phraseOffsets)
    }
  }

  @Test func longTextsTakeLinearTime() throws {
    // Tens of thousands of each: quadratic work would take minutes.
    let breaker = LineBreaker()
    for unit in ["漢", "a", " ", "「", "。", "\u{301}", "\u{200D}", "\u{1F1EF}", "\n", "“", "1,"] {
      let text = String(repeating: unit, count: 100_000)
      let last = try breaker.opportunities(in: text).last
      #expect(last == BreakOpportunity(offset: text.utf8.count, kind: .mandatory))
    }
  }
}

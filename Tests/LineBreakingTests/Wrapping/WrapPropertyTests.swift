import LineBreaking
import TestSupport
import Testing

/// Tests properties that the lines of any text have at any width, on random texts.
@Suite struct WrapPropertyTests {
  private static let parts = [
    "漢", "字", "か", "な", "っ", "ー", "、", "。", "「", "」", "…", "…", "“", "”", "①", "％", "￥",
    "a", "b", "word", "long-ish", "/", ".", "12", "'", "(", ")", " ", " ", "  ", "\u{3000}", "\t",
    "\n", "\r\n", "\r", "\u{2028}", "\u{85}", "\u{AD}", "\u{200B}", "\u{2060}", "\u{A0}", "\u{301}",
    "か\u{3099}", "👩‍👩‍👧", "👍🏽", "🇯🇵", "ｶﾞ", "가", "ก", "\u{FE0F}", "\u{200D}", "\u{600}",
    "antidisestablishmentarianism",
  ]

  private struct Pairs: HyphenationProvider {
    func hyphenationPoints(in word: Substring) -> [Int] {
      Array(stride(from: 2, to: word.utf8.count, by: 2))
    }
  }

  private struct Case: CustomStringConvertible {
    var text: String
    var boundaries: TextBoundaries
    var wrapper: TextWrapper
    var width: Double
    var columns: Int { Int(wrapper.unit == .em ? width * 2 : width) }
    var description: String {
      "\(text.debugDescription) at \(width) \(wrapper.unit) by \(wrapper.method), \(boundaries)"
    }
  }

  /// Returns the lines of a wrapper in the form used for drawing.
  private func lines(
    _ some: Case, width: Double? = nil
  ) throws -> [(visible: Range<Int>, isHyphenated: Bool)] {
    var lines: [(visible: Range<Int>, isHyphenated: Bool)] = []
    try some.wrapper.forEachLine(
      of: some.text, boundaries: some.boundaries, width: width ?? some.width
    ) { lines.append(($0, $1)) }
    return lines
  }

  private func part(_ range: Range<Int>, of text: String) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  private func forRandomCases(
    seed: UInt64, count: Int, methods: [Paragraph.Method] = Paragraph.Method.allCases,
    overflow: [OverflowWrap] = [.anywhere, .normal], _ body: (Case) throws -> Void
  ) throws {
    var random = SeededGenerator(seed: seed)
    let levels = LineBreakStrictness.allCases.filter { $0 != .uax14 }
    for _ in 0..<count {
      let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in
        Self.parts.randomElement(using: &random) ?? "a"
      }.joined()
      var offset = 0
      let edges = text.map { character in
        defer { offset += character.utf8.count }
        return offset
      }
      let words = edges.filter { _ in Bool.random(using: &random) }
      let boundaries = TextBoundaries(
        phrases: words.filter { _ in Bool.random(using: &random) }, words: words)
      let options = LineBreakOptions(
        strictness: levels.randomElement(using: &random) ?? .strict,
        language: Bool.random(using: &random) ? "ja" : "en",
        wordBreak: WordBreak.allCases.randomElement(using: &random) ?? .normal,
        latinLineBreaking: Bool.random(using: &random) ? .uax14 : .browsers)
      let breaker = LineBreaker(options, hyphenation: Bool.random(using: &random) ? Pairs() : nil)
      for method in methods {
        let wrapper = TextWrapper(
          breaker: breaker,
          columns: TerminalColumns(ambiguous: Bool.random(using: &random) ? .wide : .narrow),
          unit: Bool.random(using: &random) ? .columns : .em, method: method,
          overflowWrap: overflow.randomElement(using: &random) ?? .anywhere)
        let columns = Double(Int.random(in: 1...30, using: &random))
        try body(
          Case(
            text: text, boundaries: boundaries, wrapper: wrapper,
            width: wrapper.unit == .em ? columns / 2 : columns))
      }
    }
  }

  /// Only white space and invisible characters are lost, and only between lines.
  @Test func linesJoinToTheText() throws {
    try forRandomCases(seed: 1, count: 1500) { some in
      var end = 0
      for line in try lines(some) {
        #expect(line.visible.lowerBound >= end, "\(some)")
        let lost = part(end..<max(end, line.visible.lowerBound), of: some.text)
        #expect(lost.unicodeScalars.allSatisfy { isInvisible($0) }, "\(some): \(lost)")
        end = line.visible.upperBound
        let last = part(line.visible, of: some.text).last
        #expect(last != " " && last != "\n" && last != "\r\n" && last != "\u{3000}", "\(some)")
      }
      let lost = part(end..<some.text.utf8.count, of: some.text)
      #expect(lost.unicodeScalars.allSatisfy { isInvisible($0) }, "\(some): \(lost)")
    }
  }

  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || ["\u{AD}", "\u{200B}", "\u{2060}"].contains(scalar)
  }

  /// A line that is too wide is one Character, or contains no opportunity.
  @Test func noLineIsTooWideWithoutNeed() throws {
    try forRandomCases(seed: 2, count: 1500) { some in
      let opportunities = try some.wrapper.breaker.opportunities(
        in: some.text, boundaries: some.boundaries, fallbacks: true)
      for line in try lines(some) {
        let drawn = part(line.visible, of: some.text)
        let columns = some.wrapper.columns.width(of: drawn) + (line.isHyphenated ? 1 : 0)
        guard columns > some.columns else { continue }
        if some.wrapper.overflowWrap == .normal {
          let isCuttable = opportunities.contains {
            $0.offset > line.visible.lowerBound && $0.offset < line.visible.upperBound
              && !part(line.visible.lowerBound..<$0.offset, of: some.text).isBlank
          }
          #expect(!isCuttable, "\(some): \(drawn)")
        } else {
          let isDrawn = { (character: Character) in !String(character).isBlank }
          #expect(drawn.filter(isDrawn).count == 1, "\(some): \(drawn)")
        }
      }
    }
  }

  /// A line wrapped again is that line.
  @Test func wrappingALineAgainChangesNothing() throws {
    try forRandomCases(seed: 3, count: 1500, overflow: [.anywhere]) { some in
      for line in try lines(some) {
        let drawn = part(line.visible, of: some.text)
        guard !line.isHyphenated, some.wrapper.columns.width(of: drawn) <= some.columns else {
          continue
        }
        let again = try some.wrapper.lines(of: drawn, width: some.width).map { String($0) }
        #expect(again == (drawn.isEmpty ? [] : [drawn]), "\(some)")
      }
    }
  }

  @Test func widerLinesAreNotMoreNumerous() throws {
    try forRandomCases(seed: 4, count: 500, methods: [.greedy]) { some in
      var previous = Int.max
      for columns in 1...20 {
        let width = some.wrapper.unit == .em ? Double(columns) / 2 : Double(columns)
        let count = try lines(some, width: width).count
        #expect(count <= previous, "\(some), \(columns) columns")
        previous = count
      }
      #expect(
        try lines(some, width: .infinity).count
          == some.wrapper.breaker.opportunities(in: some.text).filter { $0.kind == .mandatory }
          .count, "\(some)")
    }
  }

  /// An em is two columns, and a balanced text has as many lines as a greedily filled one.
  @Test func unitsAndMethodsAgree() throws {
    try forRandomCases(seed: 5, count: 1200) { some in
      let other = TextWrapper(
        breaker: some.wrapper.breaker, columns: some.wrapper.columns,
        unit: some.wrapper.unit == .em ? .columns : .em, method: some.wrapper.method,
        overflowWrap: some.wrapper.overflowWrap)
      let width = some.wrapper.unit == .em ? some.width * 2 : some.width / 2
      let found = try some.wrapper.lines(
        of: some.text, boundaries: some.boundaries, width: some.width)
      #expect(
        try found == other.lines(of: some.text, boundaries: some.boundaries, width: width),
        "\(some)")
      guard some.wrapper.method == .balance else { return }
      let greedy = TextWrapper(
        breaker: some.wrapper.breaker, columns: some.wrapper.columns, unit: some.wrapper.unit,
        overflowWrap: some.wrapper.overflowWrap)
      let count = try greedy.lines(
        of: some.text, boundaries: some.boundaries, width: some.width
      ).count
      #expect(found.count == count, "\(some)")
    }
  }
}

extension String {
  /// Whether the character is invisible at the end of a line.
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace && !["\u{A0}", "\u{202F}", "\u{2007}"].contains($0)
        || ["\u{AD}", "\u{200B}", "\u{2060}"].contains($0)
    }
  }
}

import MarkupText
import Testing
import TextLayout

@testable import TextDrawing

struct ClusterTests {
  static let pool = [
    "日", "か", "カ", "、", "「", "ー", "a", "fi", "Word", " ", "  ", "\t", "\n", "\r\n", "\r", "\0", "1",
    "é", "e\u{301}", "か\u{309A}", "ｶﾞ", "ﾊﾟ", "葛\u{E0100}", "か\u{3099}\u{301}", "\u{301}", "\u{3099}",
    "\u{200D}", "\u{200B}", "\u{FE0F}", "\u{FFFC}", "\u{E000}", "\u{10FFFF}", "👩‍👩‍👧", "👍🏽", "🇯🇵",
    "🇯", "1️⃣", "☺︎", "سلام", "שלום", "กำ", "ภาษา", "हिन्दी", "\u{0600}", "𠮷", "한", "\u{1100}\u{1161}",
    "\u{202E}", "\u{2028}", "\u{AD}", "\u{FEFF}",
  ]

  /// Clusters cover the range in order, do not divide Characters, and own all glyphs in order.
  @Test func clustersJoinToTheRangeInRandomText() {
    let fonts = TestFonts.installed
    var generator = SeededGenerator(seed: 21)
    var failures: [String] = []
    for _ in 0..<1500 {
      let count = Int.random(in: 1...9, using: &generator)
      let text = (0..<count).compactMap { _ in Self.pool.randomElement(using: &generator) }.joined()
      let shaped = fonts.shaped(
        text, FontRequest(),
        orientation: [.horizontal, .upright, .sideways].randomElement(using: &generator)
          ?? .upright,
        direction: Bool.random(using: &generator) ? .leftToRight : .rightToLeft,
        allowsLigatures: Bool.random(using: &generator))
      if let problem = Self.problem(of: shaped, text: text, range: 0..<text.utf8.count) {
        failures.append("\(text.unicodeScalars.map { String($0.value, radix: 16) }): \(problem)")
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5))")
  }

  static func problem(of shaped: ShapedText, text: String, range: Range<Int>) -> String? {
    let ends = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
    var (offset, glyph) = (range.lowerBound, 0)
    for cluster in shaped.clusters {
      guard Int(cluster.offset) == offset, cluster.length > 0 else { return "gap at \(offset)" }
      guard ends.contains(offset) else { return "a Character is divided at \(offset)" }
      guard Int(cluster.firstGlyph) == glyph, cluster.glyphCount >= 0 else {
        return "glyphs out of order at \(offset)"
      }
      guard shaped.faces.indices.contains(Int(cluster.face)) else { return "no face at \(offset)" }
      guard cluster.advance.isFinite, cluster.advance >= 0 else {
        return "advance \(cluster.advance) at \(offset)"
      }
      offset += Int(cluster.length)
      glyph += Int(cluster.glyphCount)
    }
    guard offset == range.upperBound else { return "ends at \(offset) of \(range)" }
    guard glyph == shaped.glyphs.count else {
      return "\(shaped.glyphs.count - glyph) glyphs too many"
    }
    guard shaped.faces.count == shaped.faceMetrics.count else { return "faces without heights" }
    let bounds = shaped.missing.flatMap { [$0.lowerBound, $0.upperBound] }
    return bounds == bounds.sorted() ? nil : "missing \(shaped.missing) do not ascend"
  }

  @Test(.enabled(if: TestFonts.areInstalled, "\(TestFonts.reason)"))
  func charactersAndLigaturesAreClusters() {
    let expected: [(text: String, lengths: [Int32], glyphs: [Int32], why: String)] = [
      ("日本a", [3, 3, 1], [1, 1, 1], "one for each Character"),
      ("fi", [2], [1], "a ligature"),
      ("e\u{301}", [3], [1], "composed by the font"),
      ("か\u{309A}", [6], [1], "a ligature of kana and its voicing mark"),
      ("ﾊﾟ", [6], [2], "a Character of two glyphs"),
      ("日か\u{309A}本", [3, 6, 3], [1, 1, 1], "between ideographs"),
      ("葛\u{E0100}飾", [7, 3], [1, 1], "a variation selector has no glyph"),
      ("\r\n", [2], [0], "a line end is not seen"),
      ("\t\0\u{85}\u{2028}", [1, 1, 2, 3], [0, 0, 0, 0], "nor are controls"),
      ("——", [6], [1], "a pair of dashes is one glyph after ideographs"),
    ]
    for (text, lengths, glyphs, why) in expected {
      let shaped = TestFonts.installed.shaped("日" + text, .named("Noto Sans CJK JP"))
      #expect(shaped.clusters.dropFirst().map(\.length) == lengths, "\(text): \(why)")
      #expect(shaped.clusters.dropFirst().map(\.glyphCount) == glyphs, "\(text): \(why)")
    }
  }

  @Test(.enabled(if: TestFonts.areInstalled, "\(TestFonts.reason)"))
  func ligaturesCanBeForbidden() {
    let font = FontRequest.named("Noto Sans CJK JP")
    #expect(TestFonts.installed.shaped("office", font).clusters.count == 4)
    #expect(TestFonts.installed.shaped("office", font, allowsLigatures: false).clusters.count == 6)
  }

  @Test(.enabled(if: TestFonts.areInstalled, "\(TestFonts.reason)"))
  func arabicJoinsAndRunsBackward() {
    let font = FontRequest.named("DejaVu Sans")
    let together = TestFonts.installed.shaped("سس", font, direction: .rightToLeft)
    let alone = TestFonts.installed.shaped("س", font, direction: .rightToLeft)
    #expect(together.clusters.map(\.offset) == [0, 2])
    #expect(together.glyphs.map(\.id) != [alone.glyphs[0].id, alone.glyphs[0].id])
    let parenthesis = TestFonts.installed.shaped("(", font, direction: .rightToLeft)
    #expect(parenthesis.glyphs[0].id == TestFonts.installed.shaped(")", font).glyphs[0].id)
  }

  @Test func rangesOutsideOfTheTextAppendNothing() {
    let text = "日本"
    for range in [0..<0, -1..<3, 0..<7, 6..<9, 1..<3, 0..<2, 3..<5, Int.min..<Int.max] {
      var shaped = ShapedText()
      TestFonts.installed.shape(
        ShapingRequest(range: range, font: FontRequest()), of: text, into: &shaped)
      #expect(shaped == ShapedText(), "\(range)")
    }
  }

  @Test func partsOfATextAreAppendedOneAfterTheOther() {
    let text = "日本e\u{301}fi語"
    var shaped = ShapedText()
    for range in [0..<3, 3..<6, 6..<9, 9..<11, 11..<14] {
      TestFonts.installed.shape(
        ShapingRequest(range: range, font: FontRequest()), of: text, into: &shaped)
    }
    #expect(Self.problem(of: shaped, text: text, range: 0..<14) == nil)
    #expect(shaped == TestFonts.installed.shaped(text))
  }

  @Test func aCombiningMarkAtTheStartOfARangeIsACluster() {
    let text = "か\u{309A}"
    var shaped = ShapedText()
    TestFonts.installed.shape(
      ShapingRequest(range: 3..<6, font: FontRequest()), of: text, into: &shaped)
    #expect(shaped.clusters.map(\.offset) == [3])
    #expect(shaped.clusters.map(\.length) == [3])
  }

  @Test func longTextsWithoutSpacesAreLinear() {
    let text = String(repeating: "ภาษาไทย", count: 3000)
    let shaped = TestFonts.installed.shaped(text)
    #expect(Self.problem(of: shaped, text: text, range: 0..<text.utf8.count) == nil)
    let marks = "か" + String(repeating: "\u{3099}", count: 5000)
    #expect(TestFonts.installed.shaped(marks).clusters.map { Int($0.length) } == [marks.utf8.count])
  }
}

import LineBreaking
import MarkupText
import Testing

@testable import TextLayout

/// An analyzer with the readings of a few words, and some invalid ones.
private struct WordList: TextAnalyzer {
  var words = ["東京": "とうきょう", "猫": "ねこ", "吾輩": "わがはい"]
  /// Additional, invalid readings.
  var nonsense: [(range: Range<Int>, reading: String)] = []

  func boundaries(of text: String) -> TextBoundaries { .none }

  func readings(of text: String) -> [(range: Range<Int>, reading: String)] {
    var found = nonsense
    for (word, reading) in words {
      for range in text.ranges(of: word) {
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        found.append((start..<start + word.utf8.count, reading))
      }
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

struct FuriganaTests {
  private func readings(
    _ markup: String, adds: Bool = true, analyzer: WordList = WordList()
  ) -> [String] {
    let options = TypesetterOptions(analyzer: analyzer, automaticRuby: adds)
    return RubyLines(markup, options: options).readings.map { "\($0.base):\($0.reading)" }
  }

  @Test func readingsAreAddedOnRequest() {
    let rows: [(markup: String, adds: Bool, expected: [String], why: String)] = [
      ("吾輩は猫である", true, ["吾輩:わがはい", "猫:ねこ"], "everywhere"),
      ("吾輩は猫である", false, [], "nowhere"),
      ("吾輩は<b ruby-auto>猫</b>", false, ["猫:ねこ"], "in an element"),
      ("吾輩は<b ruby-auto=on><i>猫</i></b>", false, ["猫:ねこ"], "within that"),
      ("吾輩は<b ruby-auto=off>猫</b>", true, ["吾輩:わがはい"], "not in an element"),
      ("<b ruby-auto=OFF>吾輩<i ruby-auto>猫</i></b>", true, ["猫:ねこ"], "the innermost counts"),
      ("吾<b>輩</b>", true, ["吾輩:わがはい"], "a word of two runs"),
      ("吾<b ruby-auto=off>輩</b>", true, [], "a word half of which is switched off"),
      ("<ruby>猫<rt>ニャン</ruby>と猫", true, ["猫:ニャン", "猫:ねこ"], "not where ruby is written"),
      ("<ruby>吾<rt>ご</ruby>輩", true, ["吾:ご"], "nor at a part of it"),
      ("ねこ", true, [], "kana need none"),
    ]
    for row in rows {
      #expect(readings(row.markup, adds: row.adds) == row.expected, "\(row.markup): \(row.why)")
    }
  }

  @Test func nonsenseIsLeftOut() {
    let analyzer = WordList(
      words: ["猫": "ねこ"],
      nonsense: [
        (0..<3, ""), (1..<2, "あ"), (3..<3, "い"), (6..<8, "う"), (0..<4, "え"), (9..<900, "お"),
      ])
    #expect(readings("東京猫です", analyzer: analyzer) == ["猫:ねこ"])
  }

  @Test func furiganaFollowTheAttribute() {
    let typesetter = Typesetter(
      measurer: FixedMeasurer(), options: TypesetterOptions(analyzer: WordList()))
    var template = LayoutTemplate(
      MarkupTree(parsing: "<div id=cell>猫</div>"), typesetter: typesetter)
    let space = LayoutSpace(inlineSize: 100)
    #expect(template.layout(in: space).size.height == 16)
    template.edit { $0.setAttribute("ruby-auto", to: "", of: .id("cell")) }
    #expect(template.layout(in: space).size.height == 24)
    template.edit { $0.setAttribute("ruby-auto", to: "off", of: .id("cell")) }
    #expect(template.layout(in: space).size.height == 16)
  }

  @Test func automaticRubyIsLaidOutLikeMarkup() {
    let options = TypesetterOptions(analyzer: WordList(), automaticRuby: true)
    let rows = ["の東京は", "東京", "猫と東京", "<big>猫</big>東京"]
    for row in rows {
      var written = row
      for (word, reading) in WordList().words {
        written = written.replacing(word, with: "<ruby>\(word)<rt>\(reading)</ruby>")
      }
      let automatic = RubyLines(row, width: 40, options: options)
      let expected = RubyLines(written, width: 40)
      #expect(automatic.descriptions == expected.descriptions, "\(row)")
      #expect(automatic.layout.size == expected.layout.size, "\(row)")
      #expect(
        automatic.glyphs.map(\.text).joined() == expected.glyphs.map(\.text).joined(), "\(row)")
    }
  }
}

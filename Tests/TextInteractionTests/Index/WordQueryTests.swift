import LayoutTestSupport
import LineBreaking
import MarkupText
import Testing
import TextFoundation
import TypedEvents

@testable import TextInteraction
@testable import TextLayout

@Suite("Queries: words and phrases")
struct WordQueryTests {
  /// Returns the words of a paragraph in order, as found by positions.
  private func words(_ probe: QueryProbe) -> [String] {
    var found: [LayoutRange] = []
    for offset in probe.boundaries(ofParagraph: 0) {
      let position = LayoutPosition(paragraph: 0, offset: offset)
      if let word = probe.index.word(containing: position), word != found.last {
        found.append(word)
      }
    }
    return found.map(probe.index.text(of:))
  }

  @Test("with an analyzer a word is a token; punctuation has none")
  func tokens() {
    let probe = QueryProbe(
      "<p>「東京へ行きました。」", width: 320,
      analyzer: ScriptedAnalyzer("「東京|へ/行きました。」"))
    func found(_ offset: Int) -> (word: String?, phrase: String?) {
      let range = LayoutRange(paragraph: 0, offsets: offset..<offset + 3)
      let point = probe.index.rects(of: range).first?.center ?? .zero
      return (
        probe.text(probe.index.word(at: point)), probe.text(probe.index.phrase(at: point))
      )
    }
    #expect(found(0) == (nil, "「東京へ"), "a bracket is no word")
    #expect(found(3) == ("東京", "「東京へ"))
    #expect(found(9) == ("へ", "「東京へ"))
    #expect(found(12) == ("行きました", "行きました。」"))
    #expect(found(27) == (nil, "行きました。」"))
    #expect(probe.index.word(at: Point(x: 999, y: 8)) == nil)
    #expect(probe.index.phrase(at: Point(x: .nan, y: 8)) == nil)
    #expect(words(probe) == ["東京", "へ", "行きました"])
  }

  @Test("without an analyzer a word is a run of one script")
  func scripts() {
    let rows: [(text: String, words: [String])] = [
      ("東京タワーへ行きました。", ["東京", "タワー", "へ", "行", "きました"]),
      ("宮崎駿は1997年に", ["宮崎駿", "は", "1997", "年", "に"]),
      ("3.14と10,000。", ["3.14", "と", "10,000"]),
      ("it's a test.", ["it's", "a", "test"]),
      ("日々〆切", ["日々〆切"]),
      ("らーめんとラーメン", ["らーめんと", "ラーメン"]),
      ("か\u{3099}ｶﾞ", ["か\u{3099}", "ｶﾞ"]),
      ("「」、。 …", []),
      ("e\u{301}té", ["e\u{301}té"]),
      ("Москва한국", ["Москва한국"]),
    ]
    for row in rows {
      let probe = QueryProbe("<p style='white-space: pre'>\(row.text)", width: 999)
      #expect(words(probe) == row.words, "\(row.text)")
    }
  }

  @Test("a position at the edge of a word is in it; upstream affinity prefers the preceding word")
  func edges() {
    let probe = QueryProbe("<p>東京へ、", width: 320, analyzer: ScriptedAnalyzer("東京|へ、"))
    func word(_ offset: Int, _ affinity: LayoutPosition.Affinity = .downstream) -> String? {
      probe.text(
        probe.index.word(
          containing: LayoutPosition(paragraph: 0, offset: offset, affinity: affinity)))
    }
    #expect(word(0) == "東京" && word(3) == "東京")
    #expect(word(6) == "へ" && word(6, .upstream) == "東京")
    #expect(word(9) == "へ", "no word after it")
    #expect(word(12) == nil && word(13) == nil && word(-1) == nil)
    #expect(word(.max) == nil && word(.min) == nil)
    #expect(probe.index.word(containing: LayoutPosition(paragraph: 5, offset: 0)) == nil)
    #expect(probe.index.phrase(containing: LayoutPosition(paragraph: .max, offset: 0)) == nil)
  }

  @Test("a word on two lines has two rectangles")
  func brokenWord() {
    let probe = QueryProbe("<p>今東京都", width: 32, analyzer: ScriptedAnalyzer("今|東京都"))
    let word = probe.index.word(at: Point(x: 20, y: 8))
    #expect(probe.text(word) == "東京都")
    #expect(word.map { probe.index.rects(of: $0).map(\.shown) } == ["16 0 16 16", "0 16 32 16"])
  }

  @Test("the loupe's paragraph: a word, punctuation, digits")
  func mononoke() {
    let text = "宮崎駿監督の『もののけ姫』は1997年。"
    let probe = QueryProbe(
      "<p>\(text)", width: 999,
      analyzer: ScriptedAnalyzer("宮崎|駿|監督|の/『もののけ|姫』|は/1997|年。"))
    func word(_ character: Character) -> String? {
      guard let position = text.firstIndex(of: character) else { return nil }
      let offset = text.utf8.distance(from: text.startIndex, to: position)
      let range = LayoutRange(paragraph: 0, offsets: offset..<offset + 1)
      return probe.index.rects(of: range).first.flatMap {
        probe.text(probe.index.word(at: $0.center))
      }
    }
    #expect(word("駿") == "駿")
    #expect(word("『") == nil)
    #expect(word("。") == nil)
    #expect(word("9") == "1997")
    #expect(word("姫") == "姫")
  }

  @Test("invalid offsets are ignored")
  func hostile() {
    for seed in 0..<40 {
      let analyzer = HostileAnalyzer(seed: UInt64(seed), isMostlySane: seed % 2 == 0)
      let probe = QueryProbe("<p>か\u{3099}東🏳️‍🌈京、ab cd。", width: 64, analyzer: analyzer)
      let boundaries = Set(probe.boundaries(ofParagraph: 0))
      for offset in 0..<40 {
        let position = LayoutPosition(paragraph: 0, offset: offset)
        for range in [
          probe.index.word(containing: position), probe.index.phrase(containing: position),
        ].compactMap({ $0 }) {
          #expect(boundaries.contains(range.lowerBound.offset), "seed \(seed)")
          #expect(boundaries.contains(range.upperBound.offset), "seed \(seed)")
          #expect(range.lowerBound.offset <= offset && offset <= range.upperBound.offset)
        }
      }
    }
  }

  @Test("words of many tasks are the same")
  func wordsOfTasks() async {
    let probe = QueryProbe("<p>東京へ行く</p><p>大阪へ帰る", width: 320)
    let expected = ["東京", "大阪"]
    await withTaskGroup(of: [String?].self) { group in
      for _ in 0..<16 {
        group.addTask {
          [Point(x: 8, y: 8), Point(x: 8, y: 24)].map { probe.text(probe.index.word(at: $0)) }
        }
      }
      for await found in group { #expect(found == expected) }
    }
  }

  @Test("an analyzer is called once for a paragraph, when its words are first requested")
  func laziness() {
    let analyzer = CountingAnalyzer()
    let probe = QueryProbe("<p>東京</p><p>大阪", width: 320, analyzer: analyzer)
    #expect(analyzer.requests == [])
    for _ in 0..<3 { _ = probe.index.word(at: Point(x: 8, y: 24)) }
    #expect(analyzer.requests == ["大阪"])
    _ = probe.index.phrase(at: Point(x: 8, y: 24))
    _ = probe.index.character(at: Point(x: 8, y: 8))
    #expect(analyzer.requests == ["大阪"])
  }
}

/// An analyzer that records its requests.
private final class CountingAnalyzer: TextAnalyzer {
  private let questions = TracedMutex<[String]>([])

  var requests: [String] { questions.withLock { $0 } }

  func boundaries(of text: String) -> TextBoundaries {
    questions.withLock { $0.append(text) }
    return TextBoundaries(phrases: [0], words: [0])
  }

  func readings(of text: String) -> [(range: Range<Int>, reading: String)] { [] }
}

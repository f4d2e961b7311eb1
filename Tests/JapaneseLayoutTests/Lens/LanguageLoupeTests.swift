import JapaneseText
import Kana
import LayoutTestSupport
import Testing
import TextFoundation
import TextInteraction
import TextLayout
import TypedEvents

@testable import JapaneseLayout

/// The word that the loupe selects, and its contents.
@Suite struct LanguageLoupeTests {
  private static let paragraph = "<p>『宮崎駿』は、1997の映画。狼に育てられた。"

  @Test func aWordInEachMode() throws {
    typealias Row = (
      part: String, romaji: String, hiragana: String, furigana: String, label: String, why: String
    )
    let rows: [Row] = [
      (
        "宮崎駿", "miyazaki hayao", "みやざきはやお", "宮崎[みやざき]駿[はやお]", "Kanji",
        "the name of the sample app"
      ),
      ("崎", "miyazaki hayao", "みやざきはやお", "宮崎[みやざき]駿[はやお]", "Kanji", "a part of it"),
      ("1997", "1997", "1997", "1997", "Other", "digits are as written"),
      ("育てられた", "sodaterareta", "そだてられた", "育[そだ]てられた", "Compound", "kanji and kana"),
      ("は", "wa", "は", "は", "Hiragana", "a particle"),
    ]
    for row in rows {
      for (mode, text) in zip(LoupeMode.allCases, [row.romaji, row.hiragana, row.furigana]) {
        let probe = LensProbe(
          Self.paragraph, width: 480, options: LoupeOptions(mode: mode))
        let state = try #require(probe.state(over: row.part), "\(row.part): \(row.why)")
        #expect(state.text == text, "\(row.part), \(mode): \(row.why)")
        #expect(state.label == row.label, "\(row.part): \(row.why)")
        #expect(state.sourceRects.count == 1, "\(row.part): \(row.why)")
        #expect(
          probe.index.text(of: state.range).contains(row.part), "\(row.part): \(row.why)")
      }
    }
  }

  @Test func contentsOfAWord() throws {
    let state = try #require(LensProbe(Self.paragraph).state(over: "育て"))
    #expect(state.word.surface == "育てられた")
    #expect(state.word.baseForm == "育てる")
    #expect(state.word.partOfSpeech.category == .verb)
    #expect(state.word.script == .mixed)
    let labels: [(JapaneseScript, String)] = [
      (.hiragana, "Hiragana"), (.katakana, "Katakana"), (.kanji, "Kanji"), (.mixed, "Compound"),
      (.other, "Other"),
    ]
    let texts = ["は", "スタジオ", "監督", "育てられた", "1997"]
    for (text, expected) in zip(texts, labels) {
      let state = try #require(LensProbe("<p>\(text)").state(over: text))
      #expect(state.word.script == expected.0 && state.label == expected.1, "\(text)")
    }
  }

  @Test func punctuationLeavesTheLastWord() throws {
    var probe = LensProbe(Self.paragraph)
    for punctuation in ["『", "』", "、", "。", "狼"] {
      let middle = try #require(probe.middle(of: punctuation))
      #expect(probe.loupe.state(at: middle) == nil, "\(punctuation)")
      #expect(
        probe.loupe.move(to: Point(x: middle.x, y: middle.y + 40)) == nil,
        "\(punctuation): at first")
    }
    let word = try #require(probe.middle(of: "駿"))
    probe.loupe.move(to: Point(x: word.x, y: word.y + 40))
    let frame = try #require(probe.loupe.state?.frame)
    for punctuation in ["『", "』", "、", "。", "狼"] {
      let middle = try #require(probe.middle(of: punctuation))
      let shown = probe.loupe.move(to: Point(x: middle.x, y: middle.y + 40))
      #expect(shown?.word.surface == "宮崎駿", "\(punctuation)")
      #expect(probe.loupe.state?.frame == frame, "\(punctuation): the lens stays where it is")
    }
    for nowhere in [Double.nan, .infinity, -.infinity] {
      let shown = probe.loupe.move(to: Point(x: nowhere, y: nowhere))
      #expect(shown?.word.surface == "宮崎駿", "\(nowhere)")
    }
    probe.loupe.hide()
    #expect(probe.loupe.state == nil)
  }

  @Test func aTouchIsBelowThePointShown() throws {
    let text = "<p>映画<p>監督<p>宮崎駿<p>の<p>は"
    let rows: [(offset: Double, expected: String?, why: String)] = [
      (40, "監督", "the finger is on の"), (0, "の", "a mouse hides nothing"),
      (.nan, "の", "no number"), (-40, "の", "below 0"), (24, "宮崎駿", "a small finger"),
    ]
    for row in rows {
      var probe = LensProbe(text, options: LoupeOptions(touchOffset: row.offset))
      let shown = probe.loupe.move(to: Point(x: 4, y: 3 * 16 + 12))
      #expect(shown?.word.surface == row.expected, "\(row.why)")
    }
  }

  @Test func closestWordBesideTheText() {
    let probe = LensProbe("<p>監督は映画<p>狼に1997<p>狼に", width: 320)
    let rows: [(x: Double, y: Double, expected: String?, why: String)] = [
      (300, 8, "映画", "after the first line"), (-50, 8, "監督", "before it"),
      (300, 24, "1997", "after the second"), (-50, 24, nil, "狼 is not in the table"),
      (0, -500, "監督", "far above"), (300, 5000, nil, "far below"),
      (300, -5000, "映画", "far away in a corner"),
    ]
    for row in rows {
      let state = probe.loupe.state(at: Point(x: row.x, y: row.y))
      #expect(state?.word.surface == row.expected, "\(row.why)")
    }
  }

  @Test func positions() {
    let probe = LensProbe("<p>監督は、映画")
    let rows: [(offset: Int, affinity: LayoutPosition.Affinity, expected: String?, why: String)] = [
      (0, .downstream, "監督", "the start"), (3, .downstream, "監督", "within"),
      (6, .downstream, "は", "the following word"), (6, .upstream, "監督", "the word before"),
      (9, .downstream, nil, "a comma"), (9, .upstream, "は", "before the comma"),
      (18, .upstream, "映画", "the end"), (18, .downstream, nil, "nothing after the end"),
      (0, .upstream, nil, "nothing before the start"), (-1, .downstream, nil, "no offset"),
      (.max, .upstream, nil, "no offset"), (.min, .upstream, nil, "no offset"),
    ]
    for row in rows {
      let position = LayoutPosition(paragraph: 0, offset: row.offset, affinity: row.affinity)
      #expect(probe.loupe.state(at: position)?.word.surface == row.expected, "\(row.why)")
    }
    for paragraph in [-1, 1, .max, .min] {
      let position = LayoutPosition(paragraph: paragraph, offset: 0)
      #expect(probe.loupe.state(at: position) == nil, "paragraph \(paragraph)")
    }
  }

  @Test func aReadingBelongsToItsBase() throws {
    let probe = LensProbe("<p>狼に<ruby>監督<rt>かんとく</ruby>は")
    let state = try #require(probe.state(over: "監督"))
    let reading = try #require(
      probe.index.rects(of: state.range, includingRuby: true).first)
    let above = Point(x: reading.x + reading.width / 2, y: reading.y + 2)
    #expect(above.y < state.sourceRects[0].y)
    #expect(probe.loupe.state(at: above)?.word.surface == "監督")
  }

  @Test func nothingToShow() {
    for markup in ["", "<p>", "<p>。", "<img src=a width=9 height=9>", "<p style='display:none'>監督"]
    {
      var probe = LensProbe(markup)
      #expect(probe.loupe.move(to: Point(x: 4, y: 48)) == nil, "\(markup)")
      #expect(
        probe.loupe.displayList().items == probe.layout.displayList().items, "\(markup): no lens")
    }
    let cut = LensProbe(
      "<p style='white-space: nowrap; text-overflow: ellipsis; overflow: hidden'>"
        + "監督は映画の宮崎駿は1997の育てられた", width: 64)
    let end = LayoutPosition(paragraph: 0, offset: 30)
    if cut.index.caret(at: end) == nil {
      #expect(cut.loupe.state(at: end) == nil, "what is cut out is not shown")
    }
  }

  @Test func anotherModeShowsAtOnce() throws {
    var probe = LensProbe(Self.paragraph)
    probe.loupe.options.mode = .hiragana
    #expect(probe.loupe.state == nil, "nothing is shown yet")
    probe.loupe.move(to: try #require(probe.range(of: "監督は") ?? probe.range(of: "宮崎駿")).lowerBound)
    #expect(probe.loupe.state?.text == "みやざきはやお")
    let before = try #require(probe.loupe.state)
    probe.loupe.options.mode = .furigana
    #expect(probe.loupe.state?.text == "宮崎[みやざき]駿[はやお]")
    #expect(probe.loupe.state?.caret == before.caret, "the lens stays at its caret")
    probe.loupe.options.scale = 3
    #expect(try #require(probe.loupe.state).scale > before.scale)
  }

  @Test func anEventForEachNewWord() throws {
    let channel = SharedEventChannel<LoupeMoved>()
    let heard = EventLog()
    let subscription = channel.subscribe { heard.add($0.state.text) }
    var probe = LensProbe(Self.paragraph)
    for part in ["『", "宮", "崎", "駿", "』", "宮", "は", "、", "は", "1997"] {
      let middle = try #require(probe.middle(of: part))
      probe.loupe.move(to: Point(x: middle.x, y: middle.y + 40), moved: channel)
    }
    let offset = try #require(probe.range(of: "映画")).lowerBound
    probe.loupe.move(to: offset, moved: channel)
    probe.loupe.move(to: offset, moved: channel)
    #expect(heard.texts == ["miyazaki hayao", "wa", "1997", "eiga"])
    subscription.cancel()
  }

  @Test func wordsOfAFaultySource() {
    struct FaultySource: LoupeWordSource {
      let ranges: [Range<Int>]
      func words(in text: String, rubies: [FuriganaSegment]) -> [LoupeWord] {
        ranges.map { range in
          LoupeWord(
            range: range, surface: "x", hiragana: "ほ", romaji: "<b>&amp;", furigana: [],
            baseForm: "", partOfSpeech: PartOfSpeech(category: .noun), script: .other)
        }
      }
    }
    let rows: [(ranges: [Range<Int>], hits: [Int], why: String)] = [
      ([0..<3], [0], "one word"), ([3..<6, 0..<3], [3], "out of order"),
      ([0..<6, 3..<9], [0, 3], "overlapping"), ([0..<0, 3..<3], [], "empty"),
      ([-3..<3], [], "before the start"), ([6..<99], [], "beyond the end"),
      ([6..<9], [6], "the end"), ([1..<4], [3], "within Characters"),
    ]
    for row in rows {
      let probe = LensProbe("<p>監督は", words: FaultySource(ranges: row.ranges))
      let hits = [0, 3, 6].filter {
        probe.loupe.state(at: LayoutPosition(paragraph: 0, offset: $0)) != nil
      }
      #expect(hits == row.hits, "\(row.why)")
    }
    let state = LensProbe("<p>監督は", words: FaultySource(ranges: [0..<3])).state(over: "監")
    #expect(state?.text == "<b>&amp;", "no markup")
    #expect(state?.convertedRect.width == 8 * 8 * 1.5, "all of it is laid out")
  }

  @Test func oneLoupeForManyTasks() async {
    let probe = LensProbe(Self.paragraph)
    let (loupe, layout) = (probe.loupe, probe.layout)
    await withTaskGroup(of: [String?].self) { group in
      for _ in 0..<8 {
        group.addTask {
          stride(from: 4, to: layout.size.width, by: 16).map {
            loupe.state(at: Point(x: $0, y: 8))?.text
          }
        }
      }
      var first: [String?]?
      for await texts in group {
        #expect(first == nil || first == texts)
        first = texts
      }
      #expect(first?.contains("miyazaki hayao") == true)
    }
  }
}

/// The events that a handler has received.
private final class EventLog: Sendable {
  private let list = TracedMutex<[String]>([])
  var texts: [String] { list.withLock { $0 } }
  func add(_ text: String) { list.withLock { $0.append(text) } }
}

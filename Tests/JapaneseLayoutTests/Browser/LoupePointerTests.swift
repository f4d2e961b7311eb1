import Foundation
import JapaneseText
import TestSupport
import Testing
import TextLayout

@testable import JapaneseLayout

extension LoupeBrowserTests {
  /// The loupe with a pointer and a finger.
  @Suite struct LoupePointerTests {
    private let text = """
      昨日、図書館で食べ物を買った。「1997年」に『もののけ姫』が公開された。
      iPhoneとラーメンを、東京特許許可局で調べてもらったことがある！
      """

    @Test func wordsUnderThePointer() throws {
      let page = try BrowserPage(BrowserPage.html(text: text))
      let rows: [(at: String, reading: String, about: String)] = [
        ("図書館", "としょかん", "図書館 noun · Kanji"),
        ("買った", "かった", "買った ‹ 買う verb · Mixed"),
        ("食べ物", "たべもの", "食べ物 noun · Mixed"),
        ("iPhone", "iPhone", "iPhone noun · organization · Other"),
        ("ラーメン", "らーめん", "ラーメン noun · Katakana"),
        ("昨日", "きのう", "昨日 noun · adverbial · Kanji"),
        ("調べてもらった", "しらべてもらった", "調べてもらった ‹ 調べる verb · Mixed"),
      ]
      for row in rows {
        try page.move(to: page.middle(of: row.at))
        #expect(try page.lens == row.reading, "\(row.at)")
        let about = try page.about.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(about == row.about, "\(row.at)")
        #expect(try page.highlightCount == 1, "\(row.at)")
      }
      #expect(page.exceptions == [])
    }

    /// The page finds the same words as the library, at their first and last characters.
    @Test func everyWord() throws {
      let page = try BrowserPage(BrowserPage.html(text: text))
      let words = LoupeReader(tokenizer: try LoupeDictionary.tokenizer()).words(in: text)
      #expect(words.count > 20)
      var points: [(word: LoupeWord, left: [Double], right: [Double])] = []
      var from = text.startIndex
      for word in words {
        let range = try #require(text.range(of: word.surface, range: from..<text.endIndex))
        from = range.upperBound
        // The same letters may occur earlier, also as a part of another word.
        let before = text[..<range.lowerBound].ranges(of: word.surface).count
        let box = try page.box(of: word.surface, occurrence: before + 1)
        let middle = (box[1] + box[3]) / 2
        points.append((word, [box[0] + 3, middle], [box[2] - 3, middle]))
      }
      var failures: [String] = []
      // Forward at the left edges and back at the right ones, so that each step comes from another
      // word.
      let targets =
        points.map { ($0.word, $0.left) } + points.reversed().map { ($0.word, $0.right) }
      for (word, point) in targets {
        try page.move(to: point)
        let lens = try page.lens
        if lens != word.hiragana { failures.append("\(word.surface) at \(point): \(lens)") }
      }
      #expect(failures == [])
    }

    @Test func theLastWordStaysWhereNothingIsFound() throws {
      let page = try BrowserPage(BrowserPage.html(text: text))
      #expect(try page.lens == "", "no loupe before the first word")
      try page.move(to: page.middle(of: "。"))
      #expect(try page.lens == "", "punctuation has no token")
      try page.move(to: page.middle(of: "図書館"))
      for punctuation in ["。", "『", "」", "！", "、"] {
        try page.move(to: page.middle(of: punctuation))
        #expect(try page.lens == "としょかん", "\(punctuation)")
      }
      try page.move(to: [3, 590])
      #expect(try page.lens == "としょかん", "the margin")
    }

    @Test func aWordOnTwoLinesHasTwoHighlights() throws {
      // One word, longer than the line.
      let page = try BrowserPage(
        BrowserPage.html(text: "九千八百七十六兆五千四百三十二億千九百八十七万六千五百四十三円"), width: 320)
      try page.press("ArrowRight")
      #expect(try page.highlightCount >= 2)
    }

    @Test func theTextDoesNotMove() throws {
      let page = try BrowserPage(BrowserPage.html(text: text), width: 360)
      let script = """
        (() => { const range = document.createRange();
          range.selectNodeContents(document.querySelector(".loupe-text"));
          return JSON.stringify([...range.getClientRects()].map((box) => [box.x, box.y, box.width]))
            + document.documentElement.scrollHeight; })()
        """
      let before: String = try page.value(script)
      for word in ["昨日", "買った", "もののけ", "東京", "調べてもらった"] {
        try page.move(to: page.middle(of: word))
        #expect(try page.value(script) == before, "\(word)")
      }
    }

    // MARK: Touch

    @Test func aTapShowsTheWord() throws {
      let page = try BrowserPage(
        BrowserPage.html(text: text + "\n" + text), width: 400, height: 800)
      let point = try page.middle(of: "公開", occurrence: 2)
      try page.touch("touchStart", point)
      try page.touch("touchEnd")
      #expect(try page.value(BrowserPage.lens, becomes: "こうかいされた") == "こうかいされた")
      let lens = try page.box(ofElement: ".loupe-lens")
      #expect(lens[3] <= point[1] - 40, "the finger hides nothing: \(lens) \(point)")
    }

    @Test func theLoupeMovesAboveAHeldFinger() throws {
      let page = try BrowserPage(BrowserPage.html(text: text), width: 400)
      let start = try page.middle(of: "iPhone")
      try page.touch("touchStart", start)
      #expect(try page.value(BrowserPage.lens, becomes: "iPhone") == "iPhone", "held")
      // The selected word is 40 px above a finger that has moved.
      let goal = try page.middle(of: "図書館")
      try page.touch("touchMove", [goal[0], goal[1] + 40])
      #expect(try page.value(BrowserPage.lens, becomes: "としょかん") == "としょかん")
      #expect(try page.value("scrollY", as: Double.self) == 0, "the page does not scroll")
      try page.touch("touchEnd")
      #expect(try page.lens == "としょかん", "the loupe stays")
    }

    @Test func aSwipeScrollsAndShowsNothing() throws {
      let page = try BrowserPage(
        BrowserPage.html(text: Array(repeating: text, count: 12).joined(separator: "\n\n")),
        width: 400)
      try page.touch("touchStart", [200, 500])
      for y in stride(from: 480.0, through: 100, by: -40) { try page.touch("touchMove", [200, y]) }
      try page.touch("touchEnd")
      usleep(400_000)
      #expect(try page.lens == "")
      #expect(try page.value("scrollY > 100", as: Bool.self))
    }
  }
}

import MarkupText
import TestSupport
import Testing
import TextLayout

@testable import JapaneseLayout

extension LoupeBrowserTests {
  /// The loupe by keys and controls.
  @Suite struct LoupeKeyTests {
    private let text = "吾輩は猫である。\n名前はまだ無い。\nどこで生れたか見当がつかぬ。"

    @Test func keysMoveFromWordToWord() throws {
      let page = try BrowserPage(BrowserPage.html(text: text))
      let rows: [(key: String, lens: String, why: String)] = [
        ("ArrowRight", "わがはい", "the first key shows the first word"),
        ("ArrowRight", "は", "right"), ("ArrowRight", "ねこ", "right"),
        ("ArrowLeft", "は", "left"), ("ArrowLeft", "わがはい", "left"),
        ("ArrowLeft", "わがはい", "nothing before the first word"),
        ("ArrowRight", "は", "right"), ("ArrowDown", "は", "は is below は"),
        ("End", "ない", "the line's last word; punctuation is not a word"),
        ("ArrowDown", "うまれた", "生れた is below 無い"),
        ("ArrowDown", "うまれた", "nothing below the last line"),
        ("Home", "どこ", "the line's first word"), ("ArrowUp", "なまえ", "up"),
        ("ArrowUp", "わがはい", "up"), ("ArrowUp", "わがはい", "nothing above the first line"),
        ("Escape", "", "away"), ("ArrowDown", "わがはい", "and back"),
      ]
      for (number, row) in rows.enumerated() {
        try page.press(row.key)
        #expect(try page.lens == row.lens, "\(number) \(row.key): \(row.why)")
      }
      try page.press("End", control: true)
      #expect(try page.lens == "つかぬ", "the text's last word")
      try page.press("Home", control: true)
      #expect(try page.lens == "わがはい", "the text's first word")
      #expect(page.exceptions == [])
    }

    @Test func movingBetweenLinesKeepsTheColumn() throws {
      let page = try BrowserPage(BrowserPage.html(text: "東京へ行く。\nあ\n大阪へ帰る。"))
      try page.move(to: page.middle(of: "行く"))
      for (key, lens) in [("ArrowDown", "あ"), ("ArrowDown", "かえる"), ("ArrowUp", "あ")] {
        try page.press(key)
        #expect(try page.lens == lens, "\(key)")
      }
    }

    @Test func keysScrollToTheWord() throws {
      let page = try BrowserPage(
        BrowserPage.html(text: Array(repeating: text, count: 30).joined(separator: "\n\n")))
      try page.press("End", control: true)
      try page.press("End", control: true)
      let lens = try page.box(ofElement: ".loupe-lens")
      let highlight = try page.box(ofElement: ".loupe-marks i")
      #expect(
        lens[1] >= 0 && lens[3] <= 600 && highlight[1] >= 0 && highlight[3] <= 600,
        "\(lens) \(highlight)")
      try page.press("Home", control: true)
      #expect(try page.box(ofElement: ".loupe-marks i")[1] >= 0)
    }

    @Test func theLensOfEveryWordIsInTheWindow() throws {
      let long = """
        今は九千八百七十六兆五千四百三十二億千九百八十七万六千五百四十三円、\
        ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzを調べさせられてしまっていた。
        """
      for (width, height) in [(320, 480), (360, 640), (1200, 800)] {
        let page = try BrowserPage(
          BrowserPage.html(text: long + "\n" + text), width: width, height: height)
        for mode in ["1", "2", "3"] {
          try page.press("Home", control: true)
          try page.press(mode)
          for _ in 0..<24 {
            try page.press("ArrowRight")
            let reading = try page.lens
            let lens = try page.box(ofElement: ".loupe-lens")
            let bar = try page.box(ofElement: ".loupe-bar")
            #expect(
              lens[0] >= 0 && lens[2] <= Double(width) && lens[1] >= bar[3]
                && lens[3] <= Double(height), "\(width) \(reading): \(lens)")
            // All of its content is visible.
            let isClipped: Bool = try page.value(
              """
              (() => { const lens = document.querySelector(".loupe-lens");
                return lens.scrollWidth > lens.clientWidth || lens.scrollHeight > lens.clientHeight;
              })()
              """)
            #expect(!isClipped, "\(width) \(reading)")
          }
        }
        let overflow: Bool = try page.value("document.documentElement.scrollWidth > innerWidth")
        #expect(!overflow, "\(width): no scrolling to the side")
      }
    }

    // MARK: Modes

    @Test func modes() throws {
      let page = try BrowserPage(BrowserPage.html(text: "食べ物を公開した。", mode: .romaji))
      let checked = "document.querySelector('[name=loupe-mode]:checked').value"
      try page.press("ArrowRight")
      #expect(try page.lens == "tabemono")
      #expect(try page.value(checked) == "romaji", "the page starts in the requested mode")
      for (key, lens, mode) in [
        ("2", "たべもの", "hiragana"), ("3", "食[た]べ物[もの]", "furigana"),
        ("1", "tabemono", "romaji"),
      ] {
        try page.press(key)
        #expect(try page.lens == lens, "\(key)")
        #expect(try page.value(checked) == mode, "\(key)")
      }
      try page.click(page.middle(ofElement: "[value=furigana] + span"))
      #expect(try page.lens == "食[た]べ物[もの]", "the control")
      try page.press("ArrowLeft")
      #expect(try page.value(checked) == "hiragana", "arrow keys in the control are its own")
      #expect(try page.lens == "たべもの", "the same word in the other mode")
    }

    @Test func furiganaOverTheWholeText() throws {
      let markup = """
        <h2>東京タワー</h2><p><ruby>東京<rt>とうけい</rt></ruby>で<b>食べ</b>物を買い、\
        <a href="#a">山本</a>さんに会った。</p>
        """
      let html = LoupePage(
        markup: .init(parsing: markup), tokenizer: try LoupeDictionary.tokenizer()
      )
      .html()
      let page = try BrowserPage(html)
      let inner = "document.querySelector('.loupe-text').innerHTML"
      let before: String = try page.value(inner)
      try page.click(page.middle(ofElement: ".loupe-over-all"))
      let rubies: [String] = try page.value(
        """
        [...document.querySelectorAll(".loupe-text ruby")].map((ruby) =>
          ruby.firstChild.data + ":" + ruby.querySelector("rt").textContent)
        """)
      #expect(
        rubies == [
          "東京:とうきょう", "東京:とうけい", "食:た", "物:もの", "買:か", "山本:やまもと", "会:あ",
        ])
      for (word, lens) in [("物", "たべもの"), ("会", "あった"), ("山本", "やまもと")] {
        try page.move(to: page.middle(of: word))
        #expect(try page.lens == lens, "with readings over the text: \(word)")
      }
      // Ruby belongs to the base below it.
      try page.move(to: page.middle(of: "もの"))
      #expect(try page.lens == "たべもの")
      try page.move(to: page.middle(of: "とうけい"))
      #expect(try page.lens == "とうけい", "the author's reading")
      try page.click(page.middle(ofElement: ".loupe-over-all"))
      #expect(try page.value(inner) == before, "and away without a trace")
      #expect(page.exceptions == [])
    }

    @Test func theLensIsAboveRuby() throws {
      let html = LoupePage(
        markup: .init(parsing: "<p>　<p>　<p>　<p>　<p><ruby>東京<rt>とうきょう</rt></ruby>へ"),
        tokenizer: try LoupeDictionary.tokenizer()
      ).html()
      let page = try BrowserPage(html)
      try page.press("ArrowRight")
      let (lens, reading) = (try page.box(ofElement: ".loupe-lens"), try page.box(of: "とうきょう"))
      #expect(lens[3] <= reading[1], "\(lens) \(reading)")
      #expect(lens[3] > reading[1] - 20, "and not far from them")
    }

    // MARK: Copying

    @Test func enterAndTheButtonCopyTheReading() throws {
      let page = try BrowserPage(BrowserPage.html(text: text))
      try page.allowClipboard()
      #expect(try page.value("document.querySelector('.loupe-copy').disabled", as: Bool.self))
      let clipboard = "navigator.clipboard.readText()"
      try page.press("ArrowRight")
      try page.press("Enter")
      #expect(try page.value(clipboard, becomes: "わがはい") == "わがはい")
      try page.press("1")
      try page.click(page.middle(ofElement: ".loupe-copy"))
      #expect(try page.value(clipboard, becomes: "wagahai") == "wagahai")
      let status = "document.querySelector('.loupe-status').textContent"
      #expect(try page.value(status, becomes: "Copied wagahai") == "Copied wagahai")
    }

    @Test func copyingWithoutTheClipboardInterface() throws {
      let page = try BrowserPage(BrowserPage.html(text: text))
      try page.allowClipboard()
      let _: Bool = try page.value(
        """
        (() => { window.kept = navigator.clipboard;
          Object.defineProperty(navigator, "clipboard", { value: undefined }); return true; })()
        """)
      try page.press("ArrowRight")
      try page.press("ArrowRight")
      try page.press("ArrowRight")
      try page.press("Enter")
      #expect(try page.value("kept.readText()", becomes: "ねこ") == "ねこ")
      #expect(try page.value("document.querySelectorAll('textarea').length") == 0)
    }

    @Test func enterOnALinkIsTheLinks() throws {
      let html = LoupePage(
        markup: .init(parsing: "<p><a href='#there'>東京</a>へ</p><p id=there>行く</p>"),
        tokenizer: try LoupeDictionary.tokenizer()
      ).html()
      let page = try BrowserPage(html)
      try page.press("ArrowRight")
      let _: Bool = try page.value("document.querySelector('a').focus() === undefined")
      try page.press("Enter")
      #expect(try page.value("location.hash", becomes: "#there") == "#there")
    }
  }
}

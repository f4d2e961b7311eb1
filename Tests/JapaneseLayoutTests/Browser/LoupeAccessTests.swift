import Foundation
import JapaneseText
import LayoutTestSupport
import MarkupText
import TestSupport
import Testing
import TextLayout

@testable import JapaneseLayout

extension LoupeBrowserTests {
  /// Privacy and accessibility of the page: network requests, screen readers, dark and
  /// reduced-motion preferences, printing, and disabled scripts.
  @Suite struct LoupeAccessTests {
    private let text = "吾輩は猫である。\n名前はまだ無い。"

    @Test func noNetworkAndNoForeignScript() throws {
      let markup = """
        <p onclick="document.title='bad'">東京<img src="http://example.com/a.png" alt="絵">\
        <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="点"></p>
        <script>document.title = "bad"</script><iframe src="http://example.com/"></iframe>
        <link rel=stylesheet href="http://example.com/a.css">
        <p style="background: url(http://example.com/b.png)">大阪</p>
        <a href="javascript:document.title='bad'">京都</a>
        """
      let html = LoupePage(
        markup: MarkupTree(parsing: markup), tokenizer: try LoupeDictionary.tokenizer(),
        title: "</title><script>document.title='bad'</script>"
      ).html()
      let page = try BrowserPage(html)
      try page.move(to: page.middle(of: "大阪"))
      #expect(try page.lens == "おおさか", "the page's own script runs")
      try page.click(page.middle(of: "京都"))
      try page.click(page.middle(of: "東京"))
      #expect(
        try page.value("document.title") == "</title><script>document.title='bad'</script>")
      let outside = page.requests.filter { !$0.hasPrefix("file:") && !$0.hasPrefix("data:") }
      // Requests that the policy blocks are announced and not sent.
      let fetched: Int = try page.value(
        "performance.getEntriesByType('resource').filter((e) => e.transferSize > 0).length")
      #expect(outside.allSatisfy { $0 == "http://example.com/a.png" } && fetched == 0, "\(outside)")
      let refused: String = try page.value(
        "fetch('http://example.com/').then(() => 'sent', () => 'refused')")
      #expect(refused == "refused")
    }

    @Test func namesForScreenReaders() throws {
      let page = try BrowserPage(BrowserPage.html(text: text))
      try page.call("Accessibility.enable")
      try page.press("ArrowRight")
      let status = "document.querySelector('.loupe-status').textContent"
      #expect(
        try page.value(status, becomes: "吾輩, わがはい, pronoun") == "吾輩, わがはい, pronoun")
      let answer = try page.call("Accessibility.getFullAXTree")
      let nodes = (answer["nodes"] as? [[String: Any]] ?? []).filter {
        $0["ignored"] as? Bool != true
      }
      func value(_ node: [String: Any], _ key: String) -> String {
        (node[key] as? [String: Any])?["value"] as? String ?? ""
      }
      let names = nodes.map { "\(value($0, "role")) \(value($0, "name"))" }
      for name in [
        "main 吾輩は猫である。", "group Reading", "radio Romaji", "radio Hiragana", "radio Furigana",
        "checkbox Over all kanji", "button Copy reading",
      ] {
        #expect(names.contains(name), "\(name) in \(names)")
      }
      #expect(names.count { $0.hasPrefix("button ") } == 1, "words are not buttons")
      let spoken = nodes.filter { value($0, "role") == "StaticText" }.map { value($0, "name") }
      #expect(spoken.joined().contains("吾輩は猫である。"), "the text is text: \(spoken)")
      #expect(spoken.joined().ranges(of: "pronoun").count == 1, "the lens is not read: \(spoken)")
    }

    @Test func darkAndLightHaveContrast() throws {
      for scheme in ["light", "dark"] {
        let page = try BrowserPage(
          BrowserPage.html(text: text), features: ["prefers-color-scheme": scheme])
        try page.press("ArrowRight")
        let colors: [[Double]] = try page.value(
          """
          [[document.documentElement, ".loupe-text"], [document.documentElement, ".loupe-help"],
            [document.documentElement, ".loupe-copy"]].map(([back, front]) => {
            const parse = (color) => color.match(/[\\d.]+/g).slice(0, 3).map(Number);
            return [...parse(getComputedStyle(back).backgroundColor),
              ...parse(getComputedStyle(document.querySelector(front)).color)];
          })
          """)
        for color in colors {
          let (back, front) = (luminance(color[..<3]), luminance(color[3...]))
          let contrast = (max(back, front) + 0.05) / (min(back, front) + 0.05)
          #expect(contrast >= 4.5, "\(scheme) \(color)")
          #expect((scheme == "dark") == (back < front), "\(scheme) \(color)")
        }
      }
    }

    /// WCAG 2's relative luminance.
    private func luminance(_ color: ArraySlice<Double>) -> Double {
      let parts = color.map { part -> Double in
        let part = part / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    @Test func reducedMotion() throws {
      for (preference, moves) in [("no-preference", true), ("reduce", false)] {
        let page = try BrowserPage(
          BrowserPage.html(text: text), features: ["prefers-reduced-motion": preference])
        try page.press("ArrowRight")
        let name: String = try page.value(
          "getComputedStyle(document.querySelector('.loupe-lens')).animationName")
        #expect((name != "none") == moves, "\(preference): \(name)")
      }
    }

    @Test func printsOnlyTheText() throws {
      let page = try BrowserPage(BrowserPage.html(text: text), medium: "print")
      try page.press("ArrowRight")
      let shown: [String] = try page.value(
        """
        [...document.body.children].filter((child) => child.getClientRects().length)
          .map((child) => child.className)
        """)
      #expect(shown == ["loupe-text", "loupe-status loupe-unseen"])
    }

    @Test func withoutScriptsThereIsOnlyTheText() throws {
      let page = try BrowserPage(BrowserPage.html(text: text), runsScripts: false)
      let answer = try page.call("DOMSnapshot.captureSnapshot", ["computedStyles": [String]()])
      let data = try JSONSerialization.data(withJSONObject: answer)
      let snapshot = String(decoding: data, as: UTF8.self)
      #expect(snapshot.contains("吾輩は"))
      let layout = (answer["documents"] as? [[String: Any]])?.first?["layout"] as? [String: Any]
      let strings = answer["strings"] as? [String] ?? []
      let shown = (layout?["text"] as? [Int] ?? []).filter { $0 >= 0 }.map { strings[$0] }.joined()
      #expect(shown.contains("猫である。") && !shown.contains("Copy reading"), "\(shown)")
    }

    /// Every line starts at a phrase boundary, in a browser without support for phrases.
    @Test func linesEndBetweenPhrases() throws {
      let prose = """
        ある日の暮方の事である。一人の下人が、羅生門の下で雨やみを待っていた。広い門の下には、この男のほかに誰もいない。\
        ただ、所々丹塗の剥げた、大きな円柱に、蟋蟀が一匹とまっている。
        """
      let phrases = Set(try LoupeDictionary.tokenizer().phraseBoundaries(in: prose).phrases)
      for width in [320, 400, 560, 900] {
        let page = try BrowserPage(BrowserPage.html(text: prose), width: width)
        let starts: [Int] = try page.value(
          """
          (() => { const walker = document.createTreeWalker(document.querySelector(".loupe-text"), 4);
            const found = [], range = document.createRange();
            let units = 0, line = -1;
            while (walker.nextNode()) {
              const node = walker.currentNode;
              for (let at = 0; at < node.length; at++, units++) {
                range.setStart(node, at);
                range.setEnd(node, at + 1);
                const box = range.getBoundingClientRect();
                if (box.top > line + 5) found.push(units);
                line = box.top;
              }
            }
            return found; })()
          """)
        #expect(starts.count > 2, "\(width)")
        for start in starts where !phrases.contains(start * 3) {
          let line = prose.dropFirst(start).prefix(8)
          Issue.record("\(width): a line starts with \(line)")
        }
      }
    }
  }
}

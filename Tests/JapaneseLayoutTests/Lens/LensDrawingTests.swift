import LayoutTestSupport
import MarkupText
import Testing
import TextInteraction
import TextLayout

@testable import JapaneseLayout

/// The drawing: the unchanged page, with the lens on top.
@Suite struct LensDrawingTests {
  private static let paragraph = "<p>狼に宮崎駿の監督は、1997の映画。<p>育てられた狼"

  private func drawing(
    over part: String, mode: LoupeMode = .romaji, markup: String = paragraph, width: Double = 480
  ) throws -> (list: DisplayList, state: LoupeState, layout: MarkupLayout) {
    let probe = LensProbe(markup, width: width, options: LoupeOptions(mode: mode))
    let state = try #require(probe.state(over: part))
    return (probe.loupe.displayList(of: state), state, probe.layout)
  }

  @Test func theLineDoesNotReflow() throws {
    for width in [480.0, 100, 48] {
      var probe = LensProbe(Self.paragraph, width: width)
      let (lines, size) = (probe.layout.lines.map(\.frame), probe.layout.size)
      let text = probe.layout.displayList().items.compactMap(\.run)
      let point = try #require(probe.middle(of: "宮崎駿"))
      probe.loupe.move(to: Point(x: point.x, y: point.y + 40))
      let list = probe.loupe.displayList()
      #expect(probe.loupe.index.layout.lines.map(\.frame) == lines)
      #expect(list.size == size)
      #expect(Array(list.items.compactMap(\.run).prefix(text.count)) == text, "the page as it was")
      #expect(list.items.compactMap(\.run).count > text.count, "and the lens on top")
    }
  }

  @Test func aWordAtALineEnd() throws {
    // Three characters a line: 狼に宮 / 崎駿の.
    let probe = LensProbe("<p>狼に宮崎駿の監督", width: 48)
    let first = try #require(probe.state(over: "宮崎駿"))
    #expect(
      first.sourceRects.map { [$0.x, $0.y.rounded(), $0.width] } == [[32, 0, 16], [0, 16, 32]])
    let second = try #require(probe.state(over: "崎駿"))
    #expect(second.sourceRects == first.sourceRects)
    #expect(second.text == first.text && abs(second.caret.y - first.caret.y - 16) < 1e-9)
    for (state, neighbors, others) in [(first, "狼に", "の"), (second, "の", "に")] {
      let list = probe.loupe.displayList(of: state)
      let onLine = list.runsInLens.filter { abs($0.origin.y - state.baseline(of: list)) < 0.01 }
      #expect(onLine.map(\.text).contains { $0.contains("miyazaki hayao") })
      #expect(onLine.contains { $0.text.contains(neighbors.last ?? " ") }, "\(neighbors)")
      #expect(!onLine.contains { $0.text.contains(others) }, "\(others) is on the other line")
    }
    let highlights = probe.loupe.displayList(of: first).items.prefix { $0.run == nil }
    #expect(highlights.count == 2, "both parts are highlighted behind the text")
  }

  @Test func surroundingTextIsMovedAside() throws {
    let (list, state, _) = try drawing(over: "監督")
    let runs = list.runsInLens
    #expect(!runs.contains { $0.text.contains("監") || $0.text.contains("督") }, "it is replaced")
    let word = try #require(runs.first { $0.text == "kantoku" })
    #expect(word.size == 24 && word.origin.x == state.convertedRect.x)
    let before = try #require(runs.first { $0.text.hasSuffix("の") })
    #expect(abs(before.origin.x + before.advance - state.convertedRect.x) < 1e-9)
    let after = try #require(runs.first { $0.text.hasPrefix("は") })
    #expect(abs(after.origin.x - state.convertedRect.maxX) < 1e-9)
    #expect(before.origin.y == word.origin.y && after.origin.y == word.origin.y, "one baseline")
    for run in runs {
      #expect(run.clusters.reduce(0) { $0 + $1.length } == run.text.utf8.count, "\(run.text)")
    }
  }

  @Test func furiganaIsAboveTheBase() throws {
    let (list, state, _) = try drawing(
      over: "育てられた", mode: .furigana, markup: "<p>狼に育てられた狼")
    let base = try #require(list.runsInLens.first { $0.text.hasPrefix("育") })
    let reading = try #require(list.runsInLens.first { $0.text == "そだ" })
    #expect(reading.size == base.size / 2 && reading.origin.y < base.origin.y - base.size * 0.8)
    #expect(state.text == "育[そだ]てられた")
    #expect(state.convertedRect.height > 24, "the lens has space for the reading")
    #expect(state.holdsWord)
  }

  @Test func sourceRubyIsReplacedToo() throws {
    let markup = "<p>狼に<ruby>映画<rt>えいがえいがえ</ruby>は<ruby>監督<rt>かん</ruby>"
    let (list, _, _) = try drawing(over: "映画", markup: markup)
    let texts = list.textInLens.joined(separator: " ")
    #expect(texts.contains("eiga"))
    #expect(!texts.contains("え"), "nor the part that overhangs its neighbors: \(texts)")
    #expect(texts.contains("か"), "other readings stay: \(texts)")
  }

  @Test func vertical() throws {
    let (list, state, layout) = try drawing(
      over: "監督", mode: .hiragana,
      markup: "<div style='writing-mode: vertical-rl'><p>狼に宮崎駿の監督は、映画")
    #expect(layout.isVertical)
    let word = try #require(list.runsInLens.first { $0.text == "かんとく" })
    #expect(word.orientation == .upright && word.size == 24)
    #expect(word.origin.y == state.convertedRect.y)
    let before = try #require(list.runsInLens.first { $0.text.hasSuffix("の") })
    #expect(abs(before.origin.y + before.advance - state.convertedRect.y) < 1e-9)
    #expect(before.origin.x == word.origin.x, "one line")
  }

  @Test func backgroundsAndLinesFollowTheWord() throws {
    let (list, state, _) = try drawing(
      over: "監督", markup: "<p style='background: #eee'>狼に<u>の監督は</u>映画")
    let items = list.itemsInLens
    let fills = items.compactMap { item -> Rect? in
      if case .fill(let rect, CSSColor(rgb: 0xEEEEEE)) = item { rect } else { nil }
    }
    let background = try #require(fills.first)
    #expect(background.x < state.convertedRect.x && background.maxX > state.convertedRect.maxX)
    let lines = items.compactMap { item -> DecorationLine? in
      if case .decoration(let line) = item { line } else { nil }
    }
    let line = try #require(lines.first)
    let length = state.convertedRect.width + 2 * 24
    #expect(lines.count == 1 && abs(line.length - length) < 1e-9, "under の, kantoku and は")
    let onPage = list.items.lazy.compactMap { item -> DecorationLine? in
      if case .decoration(let line) = item { line } else { nil }
    }.first
    #expect(line.thickness == onPage.map { $0.thickness * 1.5 })
  }

  @Test func clipsAreClosedAndDistantItemsOmitted() throws {
    let far = String(repeating: "<p>狼の映画。", count: 400)
    let (list, _, layout) = try drawing(over: "宮崎駿", markup: Self.paragraph + far)
    var (open, maximumDepth) = (0, 0)
    for item in list.items {
      switch item {
      case .pushClip, .pushClipPath: open += 1
      case .popClip: open -= 1
      default: break
      }
      maximumDepth = max(maximumDepth, open)
      #expect(open >= 0)
    }
    #expect(open == 0 && maximumDepth == 1)
    #expect(
      list.items.count < layout.displayList().items.count + 120, "what cannot be seen is left out")
  }

  @Test func colorsAreTheRequestedOnes() throws {
    let options = LoupeOptions(
      highlight: CSSColor(rgb: 0xFF0000), lensColor: CSSColor(rgb: 0x00FF00))
    let probe = LensProbe(Self.paragraph, options: options)
    let list = probe.loupe.displayList(of: try #require(probe.state(over: "監督")))
    let paths = list.items.compactMap { item -> CSSColor? in
      if case .path(let path) = item { path.fill } else { nil }
    }
    #expect(paths.count { $0 == CSSColor(rgb: 0xFF0000) } == 2, "on the page and in the lens")
    let glass = list.items.contains { item in
      if case .fill(_, let color) = item { color == CSSColor(rgb: 0x00FF00) } else { false }
    }
    #expect(glass)
  }
}

extension DisplayItem {
  fileprivate var run: GlyphRun? { if case .glyphs(let run) = self { run } else { nil } }
}

extension LoupeState {
  /// Returns the drawn baseline of the converted word.
  fileprivate func baseline(of list: DisplayList) -> Double {
    list.runsInLens.first { $0.text.hasPrefix("miyazaki") }?.origin.y ?? .nan
  }
}

extension DisplayList {
  /// The items drawn within the lens.
  fileprivate var itemsInLens: [DisplayItem] {
    guard
      let start = items.firstIndex(where: { if case .pushClipPath = $0 { true } else { false } }),
      let end = items.lastIndex(of: .popClip)
    else { return [] }
    return Array(items[start..<end])
  }
}

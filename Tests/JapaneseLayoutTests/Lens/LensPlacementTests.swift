import MarkupText
import TestSupport
import Testing
import TextInteraction
import TextLayout

@testable import JapaneseLayout

/// Position and size of the lens.
@Suite struct LensPlacementTests {
  private static let unlimited = Rect(x: -2000, y: -2000, width: 6000, height: 6000)

  @Test func aboveTheCaret() throws {
    let rows: [(style: String, why: String)] = [
      ("", "horizontal"), ("font-size: 40px", "large text"), ("line-height: 3", "wide lines"),
    ]
    for row in rows {
      for lineOverlap in [0.0, 10, 25] {
        let options = LoupeOptions(lineOverlap: lineOverlap, bounds: Self.unlimited)
        let probe = LensProbe("<p style='\(row.style)'>狼に監督は", options: options)
        let state = try #require(probe.state(over: "監督"))
        #expect(abs(state.frame.x + state.frame.width / 2 - state.caret.x) < 1e-9, "\(row.why)")
        #expect(
          abs(state.frame.maxY - state.caret.y - lineOverlap) < 1e-9,
          "\(row.why), overlap \(lineOverlap)")
      }
    }
  }

  @Test func besideAVerticalLine() throws {
    let rows: [(mode: String, isRight: Bool)] = [("vertical-rl", true), ("vertical-lr", false)]
    for row in rows {
      let options = LoupeOptions(bounds: Self.unlimited)
      let probe = LensProbe(
        "<div style='writing-mode: \(row.mode)'><p>狼に監督は", options: options)
      let state = try #require(probe.state(over: "監督"))
      #expect(probe.layout.isVertical)
      #expect(abs(state.frame.y + state.frame.height / 2 - state.caret.y) < 1e-9, "\(row.mode)")
      let edge = row.isRight ? state.frame.x : state.frame.maxX
      let caretEdge = row.isRight ? state.caret.maxX - 10 : state.caret.x + 10
      #expect(abs(edge - caretEdge) < 1e-9, "\(row.mode): on the side of the lines before it")
      #expect(state.frame.height > state.frame.width, "\(row.mode): as long as the word")
    }
  }

  @Test func theGlassIsWithinTheFrame() throws {
    for inset in [0.0, 7, 20] {
      let options = LoupeOptions(glassInset: inset, bounds: Self.unlimited)
      let state = try #require(LensProbe("<p>監督", options: options).state(over: "監督"))
      #expect(abs(state.glass.x - state.frame.x - inset) < 1e-9)
      #expect(abs(state.frame.maxX - state.glass.maxX - inset) < 1e-9)
      #expect(abs(state.glass.y - state.frame.y - inset) < 1e-9)
      #expect(abs(state.frame.maxY - state.glass.maxY - inset) < 1e-9)
    }
  }

  @Test func asLargeAsTheWord() throws {
    let options = LoupeOptions(bounds: Self.unlimited)
    let widths = try ["の", "監督", "宮崎駿", "東京特許許可局"].map { word in
      let state = try #require(LensProbe("<p>狼\(word)狼", options: options).state(over: word))
      #expect(state.holdsWord, "\(word)")
      #expect(state.scale == 1.5, "\(word)")
      return state.frame.width
    }
    #expect(widths == widths.sorted() && Set(widths).count == 4, "\(widths)")
    let sizes = try [0.5, 1.0, 2.0].map { scale in
      let options = LoupeOptions(scale: scale, glassInset: 0, bounds: Self.unlimited)
      return try #require(LensProbe("<p>監督", options: options).state(over: "監督")).frame.size
    }
    #expect(sizes[1].width == 2 * sizes[0].width && sizes[2].height == 4 * sizes[0].height)
  }

  @Test func magnifiedContent() throws {
    let options = LoupeOptions(scale: 2, bounds: Self.unlimited)
    let state = try #require(LensProbe("<p>狼に監督は", options: options).state(over: "監督"))
    #expect(state.convertedRect.width == 7 * 8 * 2, "kantoku")
    #expect(state.convertedRect.height == 16 * 2)
    let (seen, source) = (state.magnifiedRect, state.sourceRects[0])
    #expect(seen.width == state.frame.width / 2 && seen.height == state.frame.height / 2)
    #expect(seen.x + seen.width / 2 == source.x + source.width / 2)
    #expect(abs(seen.y + seen.height / 2 - source.y - source.height / 2) < 1e-9)
    let converted = state.convertedRect
    #expect(
      abs(converted.x + converted.width / 2 - state.frame.x - state.frame.width / 2) < 1e-9)
  }

  @Test func aLongWordIsMagnifiedLess() throws {
    let probe = LensProbe("<p>狼に<p>東京特許許可局は", width: 160)
    let state = try #require(probe.state(over: "東京特許許可局", inParagraph: 1))
    #expect(state.scale < 1.5)
    #expect(abs(state.frame.width - 160) < 1e-6, "as wide as the page")
    #expect(state.holdsWord)
  }

  /// At every edge of the page, the lens stays inside and contains the whole word.
  @Test func atEveryEdge() throws {
    var random = SeededGenerator(seed: 11)
    let words = StubWords.table.map(\.surface).filter { !$0.hasPrefix("<") }
    var count = 0
    for round in 0..<60 {
      let text = (0..<Int.random(in: 1...60, using: &random)).map { _ in
        Bool.random(using: &random) ? words.randomElement(using: &random) ?? "" : "、"
      }.joined()
      let size = [8, 16, 33].randomElement(using: &random) ?? 16
      let mode =
        ["horizontal-tb", "vertical-rl", "vertical-lr"].randomElement(using: &random) ?? ""
      let options = LoupeOptions(
        mode: LoupeMode.allCases.randomElement(using: &random) ?? .romaji,
        scale: Double.random(in: 0.5...3, using: &random))
      let probe = LensProbe(
        "<div style='writing-mode: \(mode); font-size: \(size)px'>\(text)</div>",
        width: Double.random(in: 60...500, using: &random), options: options)
      let page = probe.layout.size
      for _ in 0..<12 {
        let point = Point(
          x: Double.random(in: -9...page.width + 9, using: &random),
          y: Double.random(in: -9...page.height + 9, using: &random))
        guard let state = probe.loupe.state(at: point) else { continue }
        count += 1
        let what = "round \(round): \(state.text) in \(text), \(mode), at \(point)"
        #expect(state.holdsWord, "\(what)")
        let (frame, tolerance) = (state.frame, 1e-6)
        if frame.width <= page.width + tolerance {
          #expect(frame.x >= -tolerance && frame.maxX <= page.width + tolerance, "\(what)")
        }
        if frame.height <= page.height + tolerance {
          #expect(frame.y >= -tolerance && frame.maxY <= page.height + tolerance, "\(what)")
        }
        #expect(state.scale <= options.scale, "\(what)")
      }
    }
    #expect(count > 200)
  }

  @Test func extremeNumbers() throws {
    let values = [Double.nan, .infinity, -.infinity, -5, 0, 1e300, .leastNonzeroMagnitude]
    for value in values {
      let rows = [
        LoupeOptions(scale: value), LoupeOptions(touchOffset: value),
        LoupeOptions(glassInset: value), LoupeOptions(lineOverlap: value),
        LoupeOptions(bounds: Rect(x: value, y: value, width: value, height: value)),
        LoupeOptions(bounds: Rect(x: 0, y: 0, width: value, height: 50)),
      ]
      for (number, options) in rows.enumerated() {
        var probe = LensProbe("<p>監督は映画", options: options)
        let state = try #require(probe.state(over: "監督"), "\(value), \(number)")
        let edges = [state.frame.x, state.frame.y, state.frame.maxX, state.frame.maxY]
        #expect(edges.allSatisfy { $0.isFinite }, "\(value), \(number)")
        #expect(state.scale > 0 && state.scale <= 16, "\(value), \(number)")
        #expect(state.holdsWord, "\(value), \(number)")
        probe.loupe.move(to: Point(x: value, y: value))
        #expect(!probe.loupe.displayList().items.isEmpty, "\(value), \(number)")
      }
    }
    let flat = LensProbe("<p style='font-size: 0'>監督は映画")
    #expect(flat.loupe.state(at: LayoutPosition(paragraph: 0, offset: 0)) == nil, "no extent")
  }
}

import LayoutTestSupport
import MarkupText
import TestSupport
import Testing
import TextFoundation

@testable import TextLayout

/// Base directions, first strong letters and inserted controls against naive models.
@Suite struct DirectionModelTests {
  @Test func directionsAreThoseOfTheirParts() {
    var random = SeededGenerator(seed: 401)
    for _ in 0..<500 {
      let first: TextDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
      var directions = BaseDirections(first)
      var model: [(start: Int, direction: TextDirection)] = [(0, first)]
      var offset = 0
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let next: TextDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
        directions.append(next, from: offset)
        if offset == 0 { model = [(0, next)] } else { model.append((offset, next)) }
        offset += Int.random(in: 1...5, using: &random)
      }
      #expect(directions.first == model[0].direction)
      for offset in 0...offset + 3 {
        let expected = model.last { $0.start <= offset }?.direction ?? first
        #expect(directions.direction(at: offset) == expected)
        #expect(directions.level(at: offset) == (expected == .rightToLeft ? 1 : 0))
      }
    }
    #expect(TextDirection.leftToRight.opposite == .rightToLeft)
    #expect(TextDirection.rightToLeft.opposite == .leftToRight)
  }

  /// The first letter outside of all isolates decides.
  @Test func firstStrongLettersAreOutsideOfIsolates() {
    var random = SeededGenerator(seed: 402)
    let pool: [Unicode.Scalar] = [
      "a", "א", "漢", "\u{627}", "1", " ", "。", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
      "\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}", "\u{202E}", "\u{301}", "😀", "\u{10800}",
      "\u{1E900}", "\u{FB1D}", "\u{FE70}",
    ]
    let right: Set<Unicode.Scalar> = [
      "א", "\u{627}", "\u{200F}", "\u{61C}", "\u{10800}", "\u{1E900}", "\u{FB1D}", "\u{FE70}",
    ]
    for _ in 0..<3000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        if let scalar = pool.randomElement(using: &random) { text.append(scalar) }
      }
      var (depth, expected): (Int, TextDirection?) = (0, nil)
      for scalar in text where expected == nil {
        if (0x2066...0x2068).contains(scalar.value) {
          depth += 1
        } else if scalar == "\u{2069}" {
          if depth > 0 { depth -= 1 }
        } else if depth == 0 {
          if right.contains(scalar) { expected = .rightToLeft }
          if ["a", "漢", "\u{200E}"].contains(scalar) { expected = .leftToRight }
        }
      }
      // The bytes before and after the range do not count.
      let bytes = Array(("א" + String(text) + "א").utf8)
      let found = bytes.withUnsafeBufferPointer {
        TextDirection(firstStrongIn: $0, 2..<bytes.count - 2)
      }
      if found != expected {
        Issue.record("\(String(text).debugDescription): \(String(describing: found))")
      }
    }
  }

  @Test func controlsDependOnBothProperties() throws {
    let cases:
      [(style: String, attributes: String, opening: String, closing: String, turns: Bool)] =
        [
          ("embed", "", "\u{202A}", "\u{202C}", false),
          ("embed; direction: rtl", "", "\u{202B}", "\u{202C}", true),
          ("bidi-override", "", "\u{202D}", "\u{202C}", false),
          ("bidi-override; direction: rtl", "", "\u{202E}", "\u{202C}", true),
          ("isolate", "", "\u{2066}", "\u{2069}", false),
          ("isolate; direction: rtl", "", "\u{2067}", "\u{2069}", true),
          ("isolate; direction: rtl", "dir=auto", "\u{2068}", "\u{2069}", false),
          ("isolate-override", "", "\u{2068}\u{202D}", "\u{202C}\u{2069}", false),
          ("isolate-override; direction: rtl", "", "\u{2068}\u{202E}", "\u{202C}\u{2069}", true),
          ("plaintext", "", "\u{2068}", "\u{2069}", false),
          ("plaintext; direction: rtl", "", "\u{2068}", "\u{2069}", true),
        ]
    for row in cases {
      let layout = fixedLayout(
        "<p>一<span \(row.attributes) style='unicode-bidi: \(row.style)'>二</span>", width: 160)
      let paragraph = try #require(layout.paragraphs[0]?.shapedParagraph)
      let element = try #require(paragraph.elements.first)
      let node = layout.text.inlineElements[element.element].node
      let controls = DirectionalControls(
        element.style, isAutomatic: node.hasAutomaticDirection)
      #expect(controls?.opening == Array(row.opening.utf8), "\(row)")
      #expect(controls?.closing == Array(row.closing.utf8), "\(row)")
      #expect(controls?.turnsText == row.turns, "\(row)")
    }
    let plain = fixedLayout("<p>一<span style='direction: rtl'>二</span>", width: 160)
    let element = try #require(plain.paragraphs[0]?.shapedParagraph.elements.first)
    #expect(DirectionalControls(element.style, isAutomatic: true) == nil)
  }

  /// Controls are inserted before and after each box, also where a part cuts it.
  @Test func controlledTextIsTheTextWithBrackets() throws {
    var random = SeededGenerator(seed: 403)
    let layout = fixedLayout("<p><span style='unicode-bidi: embed'>二</span>", width: 160)
    let sample = try #require(layout.paragraphs[0]?.shapedParagraph.elements.first)
    let control = try #require(DirectionalControls(sample.style, isAutomatic: false))
    func named(_ name: String) -> DirectionalControls {
      var result = control
      (result.opening, result.closing) = (Array("<\(name)".utf8), Array("\(name)>".utf8))
      return result
    }
    for _ in 0..<800 {
      let text = Array("abcdefghij".prefix(Int.random(in: 1...10, using: &random)).utf8)
      var boxes: [InlineBoxSpan] = []
      func add(_ range: Range<Int>, _ depth: Int) {
        var start = range.lowerBound
        while start < range.upperBound, depth < 4 {
          let lower = Int.random(in: start..<range.upperBound, using: &random)
          let upper = Int.random(in: lower...range.upperBound, using: &random)
          var box = sample
          box.range = lower..<upper
          boxes.append(box)
          add(lower..<upper, depth + 1)
          start = upper + 1
        }
      }
      add(0..<text.count, 0)
      // Some boxes have no controls.
      let controls = boxes.indices.map { index -> DirectionalControls? in
        index % 3 == 2 ? nil : named("\(index):")
      }
      let lower = Int.random(in: 0..<text.count, using: &random)
      let part = lower..<Int.random(in: lower + 1...text.count, using: &random)
      let around = Bool.random(using: &random) ? named("!") : nil
      var controlled = ControlledText()
      text.withUnsafeBufferPointer {
        controlled.append($0, part, inlineBoxes: boxes, controls: controls, around: around)
      }
      // The model opens and closes boxes before each character.
      var expected: [UInt8] = around?.opening ?? []
      var places: [Int] = []
      var open: [Int] = []
      for offset in part {
        while let last = open.last, boxes[last].range.upperBound <= offset {
          expected += controls[last]?.closing ?? []
          open.removeLast()
        }
        for index in boxes.indices
        where controls[index] != nil && boxes[index].range.overlaps(part)
          && max(boxes[index].range.lowerBound, part.lowerBound) == offset
        {
          expected += controls[index]?.opening ?? []
          open.append(index)
        }
        places.append(expected.count)
        expected.append(text[offset])
      }
      for index in open.reversed() { expected += controls[index]?.closing ?? [] }
      expected += around?.closing ?? []
      if controlled.text != String(decoding: expected, as: UTF8.self) {
        Issue.record("\(boxes.map(\.range)) in \(part): \(controlled.text)")
      }
      // The levels of the text are found again, without those of the controls.
      let levels = expected.indices.map { UInt8($0 % 100) }
      #expect(controlled.sourceLevels(levels) == places.map { UInt8($0 % 100) })
      #expect(controlled.sourceLevels(nil) == places.map { _ in 0 })
    }
  }

  /// A line feed at the end of a part is outside of all boxes and controls.
  @Test func forcedBreaksAreOutsideOfBoxes() throws {
    let layout = fixedLayout("<p><span style='unicode-bidi: embed'>二</span>", width: 160)
    var box = try #require(layout.paragraphs[0]?.shapedParagraph.elements.first)
    let control = try #require(DirectionalControls(box.style, isAutomatic: false))
    box.range = 1..<4
    let text = Array("ab\nc".utf8)
    for (part, expected) in [
      (0..<3, "[a[b]]\n"), (3..<4, "[[c]]"), (0..<2, "[a[b]]"), (0..<1, "[a]"),
      (1..<3, "[[b]]\n"),
    ] {
      var controlled = ControlledText()
      text.withUnsafeBufferPointer {
        controlled.append(
          $0, part, inlineBoxes: [box], controls: [control], around: control)
      }
      let shown = controlled.text.replacing("\u{202A}", with: "[").replacing("\u{202C}", with: "]")
      #expect(shown == expected, "\(part)")
    }
  }
}

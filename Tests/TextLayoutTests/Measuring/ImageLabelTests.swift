import LineBreaking
import TestSupport
import Testing
import TextFoundation

@testable import TextLayout

/// Labels of images, terminal characters, and the two measurers without fonts.
@Suite struct ImageLabelTests {
  /// A label is whole, or the longest beginning that fits together with an ellipsis.
  @Test func labelsAreAsLongAsPossible() {
    var random = SeededGenerator(seed: 211)
    for ambiguous in [TerminalColumns(ambiguous: .narrow), TerminalColumns(ambiguous: .wide)] {
      let ellipsis = ambiguous.width(of: "…")
      for _ in 0..<600 {
        let text = (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in
          ["a", "漢", "e\u{301}", "か\u{3099}", "ｶ", "…", "🇯🇵", " "].randomElement(using: &random)
        }.joined()
        let maximum = Int.random(in: -1...20, using: &random)
        let label = ImageLabel(text, columns: ambiguous, maximumColumns: maximum)
        let whole = "[\(text)]"
        var expected = whole
        if ambiguous.width(of: whole) > maximum {
          let fits = (0...text.count).last { count in
            let beginning = String(text.prefix(count))
            let width = beginning.reduce(2 + ellipsis) { $0 + ambiguous.width(of: $1) }
            return count == 0 || width <= maximum
          }
          expected = "[" + text.prefix(fits ?? 0) + "…]"
        }
        if label.text != expected { Issue.record("\(text) in \(maximum): \(label.text)") }
        #expect(label.width == ambiguous.width(of: label.text))
      }
    }
  }

  @Test func controlsAreReplacedAndMarksJoin() {
    for value in UInt32(0)...0x3100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let category = scalar.properties.generalCategory
      let isBlank = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85].contains(value)
      #expect(TerminalText.isControl(value) == (category == .control && !isBlank), "\(value)")
      let isInvisible: Bool =
        switch category {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      #expect(TerminalText.joins(value) == !isInvisible, "\(value)")
    }
    #expect(!TerminalText.joins(0xD800) && !TerminalText.joins(0x110000))
    #expect(String(decoding: TerminalText.replacement, as: UTF8.self) == "\u{FFFD}")
  }

  /// The clusters of both measurers are the Characters, and their advances the columns.
  @Test func measurersCountColumns() {
    var random = SeededGenerator(seed: 212)
    let columns = TerminalColumns()
    for _ in 0..<400 {
      let text = RandomText.string(
        fragments: Int.random(in: 0...8, using: &random), using: &random)
      let size = Double(Int.random(in: 1...40, using: &random))
      let request = ShapingRequest(range: 0..<text.utf8.count, font: FontRequest(size: size))
      var (fixed, terminal) = (ShapedText(), ShapedText())
      FixedMeasurer().shape(request, of: text, into: &fixed)
      ColumnMeasurer().shape(request, of: text, into: &terminal)
      let lengths = text.map(\.utf8.count)
      #expect(fixed.clusters.map { Int($0.length) } == lengths, "\(text.debugDescription)")
      #expect(terminal.clusters.map { Int($0.length) } == lengths, "\(text.debugDescription)")
      var offset = 0
      for (index, character) in text.enumerated() where index < fixed.clusters.count {
        let width = Double(columns.width(of: character))
        let scalar = character.unicodeScalars.first?.value ?? 0
        #expect(fixed.clusters[index].offset == offset)
        #expect(fixed.clusters[index].advance == width * size / 2, "\(character.debugDescription)")
        let isReplaced = TerminalText.isControl(scalar)
        #expect(terminal.clusters[index].advance == (isReplaced ? 8 : width * 8))
        offset += character.utf8.count
      }
    }
  }

  /// A face with the same metrics is found again; the same face with other metrics is another one.
  @Test func facesAreNumberedByFaceAndMetrics() {
    var random = SeededGenerator(seed: 213)
    var shaped = ShapedText()
    var known: [(face: FontFace, metrics: FontMetrics)] = []
    for _ in 0..<300 {
      let face = FontFace(
        name: ["a", "b"].randomElement(using: &random) ?? "", family: "f",
        weight: [400, 700].randomElement(using: &random) ?? 400)
      let metrics = FixedMeasurer().metrics(
        for: FontRequest(size: Double(Int.random(in: 1...3, using: &random))))
      let index = shaped.index(of: face, metrics: metrics)
      let expected = known.firstIndex { $0.face == face && $0.metrics == metrics }
      if expected == nil { known.append((face, metrics)) }
      #expect(index == expected ?? known.count - 1)
      #expect(shaped.faces == known.map(\.face) && shaped.faceMetrics == known.map(\.metrics))
    }
    #expect(known.count == 12)
  }
}

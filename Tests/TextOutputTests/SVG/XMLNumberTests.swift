import Foundation
import MarkupText
import TestSupport
import Testing
import TextLayout

@testable import TextOutput

/// Numbers, colors and definitions, read back from the written XML.
@Suite struct XMLNumberTests {
  private func written(_ value: Double, decimals: Int) -> String {
    var buffer = XMLBuffer()
    buffer.number(value, decimals: decimals)
    return buffer.text
  }

  @Test func numbersAreRoundedAndShort() {
    var random = SeededGenerator(seed: 81)
    for step in 0..<20_000 {
      let decimals = step % 4
      let scale = pow(10, Double(Int.random(in: -4...8, using: &random)))
      let value = Double.random(in: -1...1, using: &random) * scale
      let text = written(value, decimals: decimals)
      let unit = pow(10, Double(decimals))
      // As formatted by the C library, with halves away from zero.
      var expected = String(format: "%.\(decimals)f", (value * unit).rounded() / unit)
      if expected.contains(".") {
        while expected.last == "0" { expected.removeLast() }
        if expected.last == "." { expected.removeLast() }
      }
      if expected == "-0" { expected = "0" }
      if text != expected { Issue.record("\(value) with \(decimals): \(text), not \(expected)") }
    }
  }

  @Test func extremeNumbersAreLimited() {
    let cases: [(value: Double, decimals: Int, text: String, why: String)] = [
      (.nan, 2, "0", "not a number"), (.infinity, 2, "0", "infinite"),
      (-.infinity, 2, "0", "infinite"), (1e300, 2, "1000000000", "the maximum"),
      (-1e300, 3, "-1000000000", "the minimum"), (-0.0, 2, "0", "no negative zero"),
      (-0.004, 2, "0", "nor a rounded one"), (0.005, 2, "0.01", "half a unit"),
      (-0.005, 2, "-0.01", "half a unit below zero"), (0.05, 2, "0.05", "a zero after the dot"),
      (1.999, 2, "2", "a carry"), (999_999_999.996, 2, "1000000000", "a carry to the maximum"),
      (10, 0, "10", "zeros of an integer stay"), (0.1 + 0.2, 3, "0.3", "binary rounding"),
    ]
    for row in cases {
      #expect(written(row.value, decimals: row.decimals) == row.text, "\(row.why)")
    }
  }

  /// A color is `#rgb` exactly if that is the same color, and its opacity is separate.
  @Test func colorsAreReadBack() throws {
    var random = SeededGenerator(seed: 82)
    for step in 0..<3000 {
      let bytes = (0..<3).map { _ in
        step % 2 == 0
          ? UInt8.random(in: 0...255, using: &random)
          : UInt8.random(in: 0...15, using: &random) * 17
      }
      let alpha = step % 3 == 0 ? 1 : Float.random(in: 0...1, using: &random)
      var color = CSSColor(rgb: bytes.reduce(0) { $0 << 8 | UInt32($1) })
      color.alpha = alpha
      var buffer = XMLBuffer()
      buffer.markup("<x")
      buffer.fill(color)
      buffer.markup("/>")
      let attributes = try StrictXML.elements(of: buffer.text)[0].attributes
      let digits = (attributes["fill"] ?? "").dropFirst()
      let isShort = bytes.allSatisfy { $0 % 17 == 0 }
      #expect(digits.count == (isShort ? 3 : 6))
      let full = isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      #expect(full == bytes.map { String(format: "%02x", $0) }.joined())
      let opacity = attributes["fill-opacity"].flatMap(Double.init)
      #expect((opacity == nil) == (color.bytes.alpha == 255))
      if let opacity { #expect(abs(opacity - Double(alpha)) <= 0.0005) }
    }
  }

  /// Equal clips and equal lists of shadows share a definition, numbered by first use.
  @Test func definitionsAreNumberedByFirstUse() throws {
    var random = SeededGenerator(seed: 83)
    for _ in 0..<60 {
      var definitions = SVGDefinitions(prefix: "p-", size: Size(width: 50, height: 20))
      var (clips, shadows): ([Double], [[Double]]) = ([], [])
      for _ in 0..<12 {
        let width = Double(Int.random(in: 1...5, using: &random))
        if !clips.contains(width) { clips.append(width) }
        let clip = SVGClip.rectangle(Rect(x: 0, y: 0, width: width, height: 1))
        let clipNumber = try #require(clips.firstIndex(of: width)) + 1
        #expect(definitions.clipID(clip) == "p-clip\(clipNumber)")
        let blurs = (0..<Int.random(in: 1...2, using: &random)).map { _ in
          Double(Int.random(in: -1...2, using: &random))
        }
        if !shadows.contains(blurs) { shadows.append(blurs) }
        let number = definitions.number(
          of: blurs.map { GlyphRun.Shadow(dx: 1, dy: 2, blur: $0, color: .black) })
        #expect(number == (try #require(shadows.firstIndex(of: blurs))) + 1)
      }
      var buffer = XMLBuffer()
      definitions.write(to: &buffer)
      let elements = try StrictXML.elements(of: buffer.text)
      let rects = elements.filter { $0.name == "rect" }
      #expect(rects.map { $0.attributes["width"].flatMap(Double.init) } == clips)
      let filters = elements.filter { $0.name == "filter" }.map { $0.attributes["id"] }
      #expect(filters == shadows.indices.map { "p-shadow\($0 + 1)" })
      let blurs = elements.filter { $0.name == "feGaussianBlur" }
      // A blur radius is twice the deviation, which is never negative.
      #expect(
        blurs.map { $0.attributes["stdDeviation"].flatMap(Double.init) }
          == shadows.flatMap { $0.map { max($0, 0) / 2 } })
      // The first shadow is painted last, and the text over all of them.
      let merged = elements.filter { $0.name == "feMergeNode" }.map { $0.attributes["in"] ?? "" }
      let order = shadows.flatMap { list in
        list.indices.reversed().map { "s\($0)" } + ["SourceGraphic"]
      }
      #expect(merged == order)
    }
  }
}

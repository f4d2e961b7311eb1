import Foundation
import MarkupText
import TestSupport
import Testing

@testable import TextLayout
@testable import TextOutput

/// The nearest colors.
@Suite struct TerminalPaletteTests {
  private func rgb(_ value: UInt32) -> RGB { RGB(CSSColor(rgb: value), on: .paper) }

  @Test func paletteColors() {
    let rows: [(index: Int, rgb: UInt32, why: String)] = [
      (0, 0x000000, "black"), (1, 0xCD0000, "red"), (15, 0xFFFFFF, "white"),
      (16, 0x000000, "the cube begins"), (17, 0x00005F, "blue counts fastest"),
      (52, 0x5F0000, "red slowest"), (196, 0xFF0000, "pure red"), (231, 0xFFFFFF, "its end"),
      (232, 0x080808, "grays begin"), (255, 0xEEEEEE, "and end"),
      (-3, 0x000000, "no such color"), (999, 0xEEEEEE, "none either"),
    ]
    for row in rows { #expect(TerminalPalette.color(row.index) == rgb(row.rgb), "\(row.why)") }
  }

  @Test func nearestOf240() {
    let rows: [(rgb: UInt32, index: Int, why: String)] = [
      (0x000000, 16, "black"), (0xFFFFFF, 231, "white"), (0xFF0000, 196, "red"),
      (0x00FF00, 46, "green"), (0x0000FF, 21, "blue"), (0x080808, 232, "the darkest gray"),
      (0x808080, 244, "gray"), (0x0000EE, 21, "the color of links"), (0xFE0101, 196, "almost red"),
      (0xEEEEEE, 255, "the lightest gray"), (0xFFFF00, 226, "yellow"),
      (0xFFA500, 214, "orange"), (0x008000, 28, "CSS green"),
    ]
    for row in rows {
      #expect(TerminalPalette.xterm240.nearest(to: rgb(row.rgb)) == row.index, "\(row.why)")
    }
    for index in 16..<256 {
      let color = TerminalPalette.color(index)
      #expect(TerminalPalette.color(TerminalPalette.xterm240.nearest(to: color)) == color)
    }
  }

  @Test func nearestOf16() {
    let rows: [(rgb: UInt32, index: Int, why: String)] = [
      (0x000000, 0, "black"), (0xFFFFFF, 15, "white"), (0xFF0000, 9, "bright red"),
      (0x0000EE, 4, "blue"), (0x808080, 8, "gray"), (0xCDCD00, 3, "yellow of 1979"),
      (0xFFFF00, 11, "bright yellow"), (0x800000, 1, "maroon is a dark red"),
      (0x00008B, 4, "dark blue"), (0xF0F0F0, 7, "light gray is nearer to 229 than to 255"),
    ]
    for row in rows {
      #expect(TerminalPalette.xterm16.nearest(to: rgb(row.rgb)) == row.index, "\(row.why)")
    }
    for index in 0..<16 {
      #expect(TerminalPalette.xterm16.nearest(to: TerminalPalette.color(index)) == index)
    }
  }

  /// Compared with the values of CSS Color 4's examples.
  @Test func lightness() {
    let rows: [(rgb: UInt32, lightness: Double)] = [
      (0x000000, 0), (0xFFFFFF, 1), (0x008000, 0.5198), (0x0000FF, 0.4520), (0xFF0000, 0.6280),
    ]
    for row in rows {
      #expect(abs(Oklab(rgb(row.rgb)).lightness - row.lightness) < 0.0005, "\(row)")
    }
  }

  @Test func mixing() {
    let translucent = CSSColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(RGB(translucent, on: .paper) == RGB(255, 127, 127))
    #expect(RGB(translucent, on: RGB(0, 0, 0)) == RGB(128, 0, 0))
    #expect(RGB(.transparent, on: RGB(1, 2, 3)) == RGB(1, 2, 3))
  }
}

/// The search for the nearest color against Oklab computed in two steps.
@Suite struct NearestColorTests {
  /// Returns the coordinates of a color by way of CIE XYZ (CSS Color 4, §18).
  private func coordinates(_ color: RGB) -> [Double] {
    func times(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
      matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }
    let linear = [color.red, color.green, color.blue].map { byte in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let xyz = times(
      [
        [506752.0 / 1_228_815, 87881.0 / 245763, 12673.0 / 70218],
        [87098.0 / 409605, 175762.0 / 245763, 12673.0 / 175545],
        [7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1_053_270],
      ], linear)
    let cones = times(
      [
        [0.8190224379967030, 0.3619062600528904, -0.1288737815209879],
        [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
        [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
      ], xyz)
    return times(
      [
        [0.2104542683093140, 0.7936177747023054, -0.0040720430116193],
        [1.9779985324311684, -2.4285922420485799, 0.4505937096174110],
        [0.0259040424655478, 0.7827717124575296, -0.8086757549230774],
      ], cones.map(cbrt))
  }

  @Test func noOtherColorIsNearer() {
    var random = SeededGenerator(seed: 91)
    let palettes: [(TerminalPalette, Range<Int>)] = [(.xterm240, 16..<256), (.xterm16, 0..<16)]
    for (palette, indices) in palettes {
      let colors = indices.map { coordinates(TerminalPalette.color($0)) }
      for _ in 0..<400 {
        let bytes = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
        let color = RGB(bytes[0], bytes[1], bytes[2])
        let wanted = coordinates(color)
        let distances = colors.map { other in
          zip(other, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        }
        let index = palette.nearest(to: color)
        #expect(indices.contains(index))
        let chosen = distances[index - indices.lowerBound]
        if let least = distances.min(), chosen > least + 1e-4 {
          Issue.record("\(color): \(index) is at \(chosen), another color at \(least)")
        }
      }
    }
  }
}

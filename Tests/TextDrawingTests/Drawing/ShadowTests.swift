import MarkupText
import Testing
import TextLayout

@testable import TextDrawing

struct ShadowTests {
  @Test func blurPreservesAndSpreadsTheSum() {
    for deviation in [0.5, 1, 2, 3.7, 6] {
      var pixels = [UInt8](repeating: 0, count: 81 * 81)
      for y in 36..<45 { for x in 36..<45 { pixels[y * 81 + x] = 250 } }
      let before = pixels.reduce(0) { $0 + Int($1) }
      var blur = BoxBlur(deviation: deviation)
      pixels.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        blur.apply(to: start, width: 81, height: 81, stride: 81)
      }
      let after = pixels.reduce(0) { $0 + Int($1) }
      #expect(abs(after - before) < before / 10, "\(deviation): \(before) \(after)")
      for offset in 0..<41 {
        #expect(
          pixels[40 * 81 + 40 - offset] == pixels[40 * 81 + 40 + offset], "symmetric to the sides")
        #expect(
          pixels[(40 - offset) * 81 + 40] == pixels[(40 + offset) * 81 + 40], "and up and down")
      }
      #expect(deviation < 1 || pixels[40 * 81 + 34] > 0)
    }
  }

  @Test func noDeviationChangesNothing() {
    for deviation in [0, -3, Double.nan] {
      var pixels: [UInt8] = [0, 200, 0, 10]
      var blur = BoxBlur(deviation: deviation)
      pixels.withUnsafeMutableBufferPointer { buffer in
        if let start = buffer.baseAddress { blur.apply(to: start, width: 2, height: 2, stride: 2) }
      }
      #expect(pixels == [0, 200, 0, 10])
    }
  }

  @Test(.enabled(if: TestFonts.areInstalled, "\(TestFonts.reason)"))
  func shadowsFallToTheirSide() throws {
    let renderer = PangoRenderer(fonts: TestFonts.installed)
    let font = FontRequest.named("Noto Sans CJK JP", size: 20)
    for (orientation, origin) in [
      (GlyphOrientation.horizontal, Point(x: 30, y: 48)), (.upright, Point(x: 40, y: 30)),
      (.sideways, Point(x: 32, y: 30)),
    ] {
      for blur in [0.0, 4] {
        let items = TestFonts.installed.items(
          "田", at: origin, font, color: .transparent, orientation: orientation,
          shadows: [.init(dx: 30, dy: -20, blur: blur, color: .black)])
        let list = DisplayList(size: Size(width: 100, height: 80), items: items)
        let drawn = try DecodedPicture(renderer.png(list, background: .white))
        let there = drawn.darkness(in: Rect(x: 55, y: 0, width: 45, height: 45))
        #expect(there > 15_000, "\(orientation) \(blur)")
        #expect(
          drawn.darkness(in: Rect(x: 0, y: 0, width: 100, height: 80)) == there,
          "\(orientation) \(blur)")
      }
    }
  }
}

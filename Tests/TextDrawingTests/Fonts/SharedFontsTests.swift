import MarkupText
import Testing
import TextLayout

@testable import TextDrawing

struct SharedFontsTests {
  static let texts = [
    "吾輩は猫である。名前はまだ無い。", "office AVA いて、", "か\u{309A}ﾊﾟ👩‍👩‍👧", "سلام שלום", "「縦書き」——",
  ]

  /// Returns all results for one text and font.
  private static func everything(_ fonts: PangoFonts, round: Int) -> [ShapedText] {
    texts.flatMap { text in
      [GlyphOrientation.horizontal, .upright].map { orientation in
        fonts.shaped(
          text,
          FontRequest(
            families: [.generic(round % 2 == 0 ? .serif : .sansSerif)],
            size: 10 + Double(round % 3),
            weight: round % 5 == 0 ? 700 : 400), orientation: orientation)
      }
    }
  }

  @Test func tasksGetEqualMeasures() async {
    let fonts = PangoFonts()
    let alone = PangoFonts()
    await withTaskGroup(of: (Int, [ShapedText]).self) { group in
      for round in 0..<24 { group.addTask { (round, Self.everything(fonts, round: round)) } }
      for await (round, shaped) in group {
        #expect(shaped == Self.everything(alone, round: round), "round \(round)")
      }
    }
  }

  @Test func tasksDrawEqualPictures() async throws {
    let fonts = PangoFonts()
    let list = DisplayList(
      size: Size(width: 160, height: 40),
      items: fonts.items("描く draw い", at: Point(x: 4, y: 28), FontRequest(size: 20)))
    let renderer = PangoRenderer(fonts: fonts)
    let (png, pdf) = (try renderer.png(list), try renderer.pdf(list))
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { try renderer.png(list) == png && renderer.pdf(list) == pdf }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
  }

  @Test func manySelectionsDoNotPileUp() {
    let fonts = PangoFonts()
    let first = fonts.shaped("漢字 text")
    for weight in 1...70 { _ = fonts.shaped("漢字", FontRequest(weight: Double(weight * 13))) }
    #expect(fonts.shaped("漢字 text") == first)
  }
}

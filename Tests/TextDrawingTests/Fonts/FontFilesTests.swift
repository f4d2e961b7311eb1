import Foundation
import MarkupText
import TestSupport
import Testing
import TextLayout

@testable import TextDrawing

struct FontFilesTests {
  static let areThere =
    FileManager.default.fileExists(atPath: TestFonts.sansFile)
    && FileManager.default.fileExists(atPath: TestFonts.dejaVuFile)

  @Test(.enabled(if: areThere, "needs the files of fonts-noto-cjk and fonts-dejavu"))
  func onlyTheGivenFontsAreUsed() throws {
    let dejaVu = try PangoFonts(files: [TestFonts.dejaVuFile])
    let shaped = dejaVu.shaped("aあ")
    #expect(Set(shaped.families) == ["DejaVu Sans"])
    #expect(shaped.missing == [1..<4])
    let both = try PangoFonts(files: [TestFonts.dejaVuFile, TestFonts.sansFile])
    #expect(
      both.shaped("aあ", .named("DejaVu Sans")).families == ["DejaVu Sans", "Noto Sans CJK JP"])
    #expect(both.shaped("a", .named("Noto Serif CJK JP")).families != ["Noto Serif CJK JP"])
  }

  @Test(.enabled(if: areThere, "needs the files of fonts-noto-cjk and fonts-dejavu"))
  func foldersAreSearched() throws {
    let fonts = try PangoFonts(files: [
      "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/dejavu",
    ])
    let expected: [(StyleKeyword, String, String)] = [
      (.serif, "あ", "Noto Serif CJK JP"), (.sansSerif, "あ", "Noto Sans CJK JP"),
      (.monospace, "あ", "Noto Sans Mono CJK JP"),
    ]
    for (generic, text, family) in expected {
      let found = fonts.shaped(text, FontRequest(families: [.generic(generic)])).families
      #expect(found == [family], "\(generic)")
    }
    let italic = FontRequest(families: [.generic(.serif)], weight: 700, slant: .italic)
    let face = try #require(fonts.shaped("漢", italic).faces.first)
    #expect(face.isItalic && face.weight == 700)
  }

  @Test(.enabled(if: areThere, "needs the files of fonts-noto-cjk and fonts-dejavu"))
  func regularFontsAreMadeBoldAndSlanted() throws {
    let fonts = try PangoFonts(files: [TestFonts.sansFile])
    let bold = FontRequest(
      families: [.named("Noto Sans CJK JP")], size: 40, weight: 700, slant: .italic)
    let face = try #require(fonts.shaped("漢", bold).faces.first)
    #expect(face.weight == 700 && face.isItalic)
    let plain = FontRequest(families: [.named("Noto Sans CJK JP")], size: 40)
    func ink(_ font: FontRequest) throws -> Int {
      let list = DisplayList(
        size: Size(width: 60, height: 60), items: fonts.items("漢", at: Point(x: 8, y: 45), font))
      let picture = try DecodedPicture(PangoRenderer(fonts: fonts).png(list, background: .white))
      return picture.darkness(in: Rect(x: 0, y: 0, width: 60, height: 60))
    }
    #expect(try ink(bold) > ink(plain) * 11 / 10)
  }

  @Test func filesOtherThanFontsAreErrors() throws {
    let folder = try TemporaryDirectory()
    let expected: [(files: [String], why: String)] = [
      (["/no/such/file.ttf"], "missing"), ([#filePath], "not a font"),
      ([folder.path], "no fonts in it"),
      ([], "nothing given"), (["a\0b"], "not a path"),
    ]
    for (files, why) in expected {
      let error = #expect(throws: DrawingError.self, "\(why)") { try PangoFonts(files: files) }
      #expect(error?.code == .noFonts, "\(why): \(error?.message ?? "")")
      #expect(error?.message.isEmpty == false)
    }
  }
}

import CPango
import MarkupText
import Testing
import TextLayout

@testable import TextDrawing

@Suite(.enabled(if: TestFonts.areInstalled, "\(TestFonts.reason)"))
struct FontChoiceTests {
  let fonts = TestFonts.installed

  @Test func missingGlyphsComeFromTheNextFont() {
    let expected: [(families: [FontFamily], text: String, found: [String], why: String)] = [
      (
        [.named("DejaVu Sans"), .named("Noto Serif CJK JP")], "aあ",
        ["DejaVu Sans", "Noto Serif CJK JP"], "the list's order"
      ),
      ([.named("DejaVu Sans")], "aあ", ["DejaVu Sans", "Noto Sans CJK JP"], "any font"),
      (
        [.named("Noto Serif CJK JP")], "aש", ["Noto Serif CJK JP", "DejaVu Serif"],
        "one of a like kind or another"
      ),
      ([.named("No Such Font")], "あ", ["Noto Sans CJK JP"], "a family that is not installed"),
      ([.named("a,b\0c")], "あ", ["Noto Sans CJK JP"], "a name that cannot be"),
      ([], "あ", ["Noto Sans CJK JP"], "no family at all"),
      ([.generic(.serif)], "あa", ["Noto Serif CJK JP", "Noto Serif CJK JP"], "generic serif"),
      ([.generic(.sansSerif)], "あ", ["Noto Sans CJK JP"], "generic sans-serif"),
      ([.generic(.uiSerif)], "あ", ["Noto Serif CJK JP"], "the serif of user interfaces"),
    ]
    for (families, text, found, why) in expected {
      let shaped = fonts.shaped(text, FontRequest(families: families))
      // DejaVu has sans and serif forms of Hebrew in different releases.
      let names = shaped.families.map {
        $0.hasPrefix("DejaVu") && found.last != "DejaVu Sans" ? "DejaVu" : $0
      }
      let wanted = found.map {
        $0.hasPrefix("DejaVu") && found.last != "DejaVu Sans" ? "DejaVu" : $0
      }
      #expect(names == wanted, "\(families): \(why)")
    }
  }

  @Test func languagesChooseForms() throws {
    func glyph(_ language: String?, _ family: FontFamily) -> String {
      let shaped = fonts.shaped("直", FontRequest(families: [family], language: language))
      return "\(shaped.families) \(shaped.glyphs.map(\.id))"
    }
    let sans = FontFamily.generic(.sansSerif)
    let japanese = glyph("ja", sans)
    for language in [nil, "", "ja-JP", "en", "fr-CA", "und", "th", "JA", "ja_JP", "\0"] {
      #expect(glyph(language, sans) == japanese, "\(language ?? "nil") has Japanese forms")
    }
    for language in ["zh-Hans", "zh-CN", "zh", "zh-Hant", "zh-TW", "zh-HK", "yue"] {
      #expect(glyph(language, sans) != japanese, "\(language) has Chinese forms")
    }
    #expect(glyph("zh-Hans", sans) != glyph("zh-Hant", sans))
    #expect(glyph("ko", sans).contains("Noto Sans CJK KR"))
    let named = FontFamily.named("Noto Sans CJK JP")
    #expect(glyph("zh-Hans", named) != glyph("ja", named), "also within one family, by its feature")
    #expect(glyph("zh-Hans", named).contains("Noto Sans CJK JP"))
  }

  @Test func weightsAndSlantsAreFound() throws {
    func face(_ request: FontRequest) throws -> FontFace {
      try #require(fonts.shaped("漢", request).faces.first)
    }
    var request = FontRequest.named("Noto Serif CJK JP")
    #expect(try face(request).weight == 400)
    #expect(try face(request).isItalic == false)
    request.weight = 700
    #expect(try face(request).weight == 700)
    request.weight = 900
    #expect(try face(request).weight == 700, "the heaviest that is there")
    for weight in [Double.nan, -Double.infinity, 0] {
      request.weight = weight
      #expect(try face(request).family == "Noto Serif CJK JP", "\(weight)")
    }
    request.weight = 400
    for slant in [StyleKeyword.italic, .oblique] {
      request.slant = slant
      #expect(try face(request).isItalic, "slanted although the font has no such form")
    }
    var narrow = FontRequest.named("DejaVu Sans")
    narrow.stretch = 75
    #expect(try #require(fonts.shaped("a", narrow).faces.first).name.contains("Condensed"))
  }

  @Test func facesAreFoundAgainByTheirNames() {
    var seen: Set<FontFace> = []
    for family in [
      "Noto Sans CJK JP", "Noto Serif CJK SC", "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif",
    ] {
      for weight in [200.0, 400, 700] {
        for slant in [StyleKeyword.normal, .italic] {
          for stretch in [75.0, 100] {
            let request = FontRequest(
              families: [.named(family)], weight: weight, slant: slant, stretch: stretch)
            seen.formUnion(fonts.shaped("aあש", request).faces)
          }
        }
      }
    }
    #expect(seen.count > 20)
    PangoFonts().withWorker { worker in
      for face in seen {
        #expect(worker.fonts.face(named: face.name)?.value == face, "\(face.name)")
      }
    }
  }

  @Test func smallCapsAreRequested() {
    var request = FontRequest.named("Noto Sans CJK JP")
    request.caps = .allSmallCaps
    let selection = FontSelection(request, allowsLigatures: false)
    let tags = Dictionary(uniqueKeysWithValues: selection.features.map { ($0.tag, $0.value) })
    #expect(
      tags == [
        openTypeTag("smcp"): 1, openTypeTag("c2sc"): 1, openTypeTag("liga"): 0,
        openTypeTag("clig"): 0,
      ])
    #expect(FontSelection(FontRequest(), allowsLigatures: true).features.isEmpty)
  }

  @Test func missingGlyphsAreReported() {
    let text = "日\u{10FF00}\u{10FF01}本\u{10FFFF} \u{200B}\u{FE0F}\n"
    let shaped = fonts.shaped(text)
    #expect(shaped.missing == [3..<11, 14..<18])
    #expect(
      shaped.clusters.filter {
        shaped.glyphs(of: shaped.clusters.firstIndex(of: $0) ?? 0).contains { $0.id == 0 }
      }.allSatisfy { $0.advance > 0 })
    #expect(fonts.shaped("日本 text").missing.isEmpty)
  }

  @Test func heightsAreWholePixels() {
    let expected: [(family: String, size: Double, ascent: Double, descent: Double, why: String)] = [
      ("Noto Sans CJK JP", 16, 19, 5, "1.16 and 0.288 em"),
      ("Noto Serif CJK JP", 16, 18, 5, "1.151 and 0.286 em"),
      ("DejaVu Sans", 16, 15, 4, "0.928 and 0.236 em"),
      ("Noto Sans CJK JP", 100, 116, 29, "rounded, not cut"),
      ("Noto Sans CJK JP", 0, 0, 0, "no size"),
    ]
    for (family, size, ascent, descent, why) in expected {
      let metrics = fonts.metrics(for: .named(family, size: size))
      #expect(metrics.ascent == ascent, "\(family): \(why)")
      #expect(metrics.descent == descent, "\(family): \(why)")
      #expect(metrics.lineGap == 0)
    }
    let metrics = fonts.metrics(for: .named("Noto Sans CJK JP", size: 100))
    #expect(metrics.xHeight > 50 && metrics.xHeight < 60)
    #expect(metrics.underlinePosition > 5 && metrics.underlinePosition < 20)
    #expect(metrics.underlineThickness == 5)
    #expect(metrics.strikethroughPosition > 20 && metrics.strikethroughPosition < 40)
    #expect(fonts.metrics(for: .named("DejaVu Sans", size: .nan)).ascent == 0)
  }
}

import LayoutCaching
import LineBreaking
import MarkupText
import TestSupport
import Testing

@testable import TextLayout

/// Results reused from an earlier layout are equal to those of a new one.
struct ReusedParagraphTests {
  private static func set(
    _ markup: String, width: Double, options: TypesetterOptions, reusing: MarkupLayout? = nil
  ) -> MarkupLayout {
    Typesetter(measurer: FixedMeasurer(), options: options).layout(
      StyledText(MarkupTree(parsing: markup)), in: LayoutSpace(inlineSize: width),
      reusing: reusing)
  }

  @Test func everyChangeIsNoticed() {
    let rows: [(before: String, after: String, why: String)] = [
      ("<p><a href=a>漢字</a>", "<p><a href=b>漢字</a>", "another address"),
      ("<p><a href=a>漢字</a>", "<p><a>漢字</a>", "no address any more"),
      ("<p lang=ja>漢字", "<p lang=zh>漢字", "another language"),
      ("<p dir=ltr>abc", "<p dir=rtl>abc", "another direction"),
      ("<p><img src=a alt=x width=9>", "<p><img src=a alt=y width=9>", "another text for it"),
      ("<p><img src=a.png>", "<p><img src=b.png>", "another picture"),
      ("<p>a<lambda id=a width=8>", "<p>a<lambda id=b width=8>", "another box"),
      ("<ruby>漢<rt>かん</ruby>", "<ruby>漢<rt>から</ruby>", "another reading"),
      ("<ruby>漢<rt>かん</ruby>", "<ruby>漢<rt><b>か</b>ん</ruby>", "a part of a reading is bold"),
      (
        "<ruby>漢<rt><i style='color:red'>か</i>ん</ruby>",
        "<ruby>漢<rt><i style='color:blue'>か</i>ん</ruby>", "a part of a reading in another color"
      ),
      ("<p>見<span>える</span>", "<p>見<span hidden>える</span>", "hidden"),
      (
        "<p style='word-break:keep-all'>\(Self.words)", "<p>\(Self.words)",
        "word-break of the block"
      ),
      ("<p style='line-height:32px'>\(Self.words)", "<p>\(Self.words)", "line-height of the block"),
      ("<p style='text-align:right'>\(Self.words)", "<p>\(Self.words)", "text-align of the block"),
      ("<p style='text-align:justify'>\(Self.words)", "<p>\(Self.words)", "no longer justified"),
      ("<p style='text-indent:16px'>\(Self.words)", "<p>\(Self.words)", "text-indent of the block"),
      ("<p style='font-size:32px'>\(Self.words)", "<p>\(Self.words)", "the strut"),
      ("<p style='white-space:nowrap'>\(Self.words)", "<p>\(Self.words)", "nowrap of the block"),
      ("<p style='text-transform:uppercase'>abc", "<p>abc", "text-transform"),
      ("<p><u>一</u>", "<p><s>一</s>", "another line at the text"),
      ("<p><b style='padding:8px'>一</b>", "<p><b>一</b>", "the spacing of an element"),
      ("<p><b style='vertical-align:super'>一</b>", "<p><b>一</b>", "its position"),
      (
        "<div><b style='padding:8px'>一<div>二</div></b>三</div>",
        "<div><b style='padding:8px'>一</b><div>二</div>三</div>", "an element ends elsewhere"
      ),
      (
        "<p><span style='background:red'><span>一</span></span>", "<p>一", "an element that is gone"
      ),
      ("<ol><li>一", "<ol start=5><li>一", "another number"),
    ]
    for row in rows {
      for (one, two) in [(row.before, row.after), (row.after, row.before)] {
        let old = Self.set(one, width: 64, options: TypesetterOptions())
        let reused = Self.set(two, width: 64, options: TypesetterOptions(), reusing: old)
        let anew = Self.set(two, width: 64, options: TypesetterOptions())
        expectSame(reused, anew, "\(row.why): \(one) → \(two)")
      }
    }
  }

  /// All text is in an element whose own style does not change.
  private static let words = """
    <span style='word-break:normal;line-height:20px;text-align:left;text-indent:0;font-size:16px;\
    white-space:normal'>行く川の流れは abc</span>
    """

  @Test func percentagesOfTheWidth() {
    let rows = [
      "<p>一<b style='padding-left:25%'>二三四</b>五六",
      "<p>一<lambda id=a width=8 style='margin-left:25%'>二三四五六",
      "<p>一<lambda id=a style='min-width:50%'>二三四五六",
      "<p>一<img src=dot.png style='width:100px;height:10px;max-width:50%'>二三四五六",
      "<p style='text-indent:50%'>一二三四五六",
    ]
    for row in rows {
      let old = Self.set(row, width: 160, options: TypesetterOptions())
      let reused = Self.set(row, width: 64, options: TypesetterOptions(), reusing: old)
      expectSame(reused, Self.set(row, width: 64, options: TypesetterOptions()), "\(row)")
    }
  }

  @Test func otherOptions() {
    let rows: [(change: (inout TypesetterOptions) -> Void, why: String)] = [
      ({ $0.autospaceAmount = 1 }, "a wider gap"),
      ({ $0.language = "zh" }, "another language"),
      ({ $0.latinLineBreaking = .browsers }, "other rules for Latin"),
      ({ $0.analyzer = EverySecond() }, "an analyzer"),
      ({ $0.images = ArrivedImage() }, "pictures"),
    ]
    let markup = "<p style='word-break:auto-phrase'>日本のabc/def?ghiと<img src=a.png>漢字の文"
    let old = Self.set(markup, width: 64, options: TypesetterOptions())
    for row in rows {
      var options = TypesetterOptions()
      row.change(&options)
      let reused = Self.set(markup, width: 64, options: options, reusing: old)
      expectSame(reused, Self.set(markup, width: 64, options: options), "\(row.why)")
    }
  }

  @Test func templatesInElementsAround() {
    let rows: [(markup: String, id: String, why: String)] = [
      ("<a href=x><p id=t>一</p></a>", "t", "a link around the block"),
      ("<u><p id=t>一</p></u>", "t", "a line from around"),
      ("<b style='background:red'><p id=t>一</p></b><p>二", "t", "a background from around"),
      ("<ul><li id=t>一<li>二</ul>", "t", "an item"),
      ("<div>一<p>二</p><b id=t>三</b></div>", "t", "lines without an element of their own"),
      ("<pre id=t>一  二</pre>", "t", "preserved white space"),
      ("<table><tr><td id=t>一<td>二</table>", "t", "a cell"),
      ("<p>一<span id=t style='display:none'>二</span></p>", "t", "hidden"),
      ("<p><ruby>漢<rt id=t>かん</ruby></p>", "t", "a reading"),
      ("<style id=t>p{color:red}</style><p>一", "t", "a style sheet"),
      ("<p lang=zh><b id=t>一</b></p>", "t", "a language from around"),
      ("<div lang=zh><p id=t>一</p></div>", "t", "a language from around the block"),
      ("<div dir=rtl><p id=t>一</p></div>", "t", "a direction from around"),
      ("<p id=t>一<style>p{color:red}</style></p>", "t", "a style sheet goes"),
    ]
    for row in rows {
      var template = LayoutTemplate(
        MarkupTree(parsing: row.markup), typesetter: Typesetter(measurer: FixedMeasurer()))
      _ = template.layout(in: LayoutSpace(inlineSize: 160))
      for text in ["p{font-size:32px}", "新", "  ", "また\n同じ"] {
        template.setText(text, of: .id(row.id))
        let anew = Typesetter(measurer: FixedMeasurer()).layout(
          StyledText(template.tree), in: LayoutSpace(inlineSize: 160))
        expectSame(
          template.layout(in: LayoutSpace(inlineSize: 160)), anew, "\(row.why): “\(text)”")
      }
    }
  }

  @Test func templatesRetainTheirDiagnostics() {
    var template = LayoutTemplate(
      MarkupTree(parsing: "<p>a<lambda id=nobody width=8><p id=t>b"),
      typesetter: Typesetter(measurer: FixedMeasurer()))
    #expect(template.layout(in: LayoutSpace(inlineSize: 160)).diagnostics.count == 1)
    template.setText("c", of: .id("t"))
    #expect(template.layout(in: LayoutSpace(inlineSize: 160)).diagnostics.count == 1)
  }

  @Test func templatesUseLoadedPictures() async {
    let store = ImageStore(provider: OnePicture())
    let options = TypesetterOptions(images: store)
    var template = LayoutTemplate(
      MarkupTree(parsing: "<p id=t>字</p><p><img src=a.png>"),
      typesetter: Typesetter(measurer: FixedMeasurer(), options: options))
    let space = LayoutSpace(inlineSize: 160)
    let before = template.layout(in: space).size.height
    await store.loadAll(["a.png"])
    #expect(template.layout(in: space).size.height > before)
    template.setText("他", of: .id("t"))
    #expect(template.layout(in: space).size.height > before)
  }

  private func expectSame(
    _ one: MarkupLayout, _ two: MarkupLayout, _ why: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(one.size == two.size, "\(why)", sourceLocation: sourceLocation)
    #expect(
      one.displayList().items == two.displayList().items, "\(why)",
      sourceLocation: sourceLocation)
    #expect(
      one.diagnostics.map(\.message).sorted() == two.diagnostics.map(\.message).sorted(),
      "\(why)", sourceLocation: sourceLocation)
  }
}

/// An analyzer that starts a phrase at every second character of three bytes.
private struct EverySecond: TextAnalyzer {
  func boundaries(of text: String) -> TextBoundaries {
    TextBoundaries(phrases: Array(stride(from: 0, to: text.utf8.count, by: 6)))
  }

  func readings(of text: String) -> [(range: Range<Int>, reading: String)] { [] }
}

private struct ArrivedImage: ImageSource {
  func image(at address: String) -> EncodedImage? {
    EncodedImage(format: .png, bytes: [], size: Size(width: 40, height: 20))
  }
}

private struct OnePicture: ImageProvider {
  func image(at address: String) async throws -> EncodedImage {
    EncodedImage(format: .png, bytes: [], size: Size(width: 40, height: 20))
  }
}

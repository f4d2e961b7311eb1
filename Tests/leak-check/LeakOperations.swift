import LayoutCaching
import MarkupText
import TextDrawing
import TextLayout
import TextOutput
import Transliteration

/// The operations that are repeated.
enum LeakOperations {
  /// An operation and its name.
  struct Operation: Sendable {
    let name: String
    /// The growth in bytes per repetition that the C libraries themselves cause.
    var allowedGrowth = 0
    let run: @Sendable () -> Void
  }

  private static let png = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
    """
  /// Markup with links, ruby, languages, shadows, clips, an image and headings.
  private static let markup = """
    <h1>見出し<a href='https://a.jp/'>頁</a></h1>
    <p style='text-shadow: 1px 1px red'><ruby>漢字<rt>かんじ</rt></ruby>と<a href=/b>別<b>の</b>頁</a>
    <span lang=en>office <i>fi</i></span> e\\u{301}</p><img src='data:image/png;base64,\(png)' width=9>
    <div style='overflow: hidden; white-space: nowrap; text-overflow: ellipsis; width: 4em'>長い行の終わり</div>
    <ul><li><a href='javascript:x'>一</a><li><a href=/c>二</a></ul>
    """
  private nonisolated(unsafe) static var fonts: PangoFonts? = PangoFonts()

  private static func layout() -> MarkupLayout {
    let provider = LocalImageProvider()
    var images = ImageSnapshot()
    let tree = MarkupTree(parsing: markup)
    for image in tree.filter(.img) {
      guard let address = image["src"] else { continue }
      images.images[address] = try? provider.load(address)
    }
    return Typesetter(measurer: fonts ?? PangoFonts(), options: TypesetterOptions(images: images))
      .layout(StyledText(tree), in: LayoutSpace(inlineSize: 200))
  }

  private static let drawing = layout().displayList()
  /// A drawing in which a scope begins and ends before each of many runs.
  private static let scopes: DisplayList = {
    var list = drawing
    let runs = list.items.filter { if case .glyphs = $0 { true } else { false } }
    for index in 0..<50 {
      list.items += [.begin(.link(address: "/\(index)")), .begin(.language("en"))]
      list.items += runs.prefix(2) + [.end]
      list.items += [.pushClip(Rect(x: 0, y: 0, width: Double(index + 1), height: 9))]
      list.items += runs.prefix(1) + [.popClip, .end]
    }
    return list
  }()

  static let all = [
    Operation(name: "svg") { precondition(!drawing.svg().isEmpty) },
    Operation(name: "svg-scopes") { precondition(!scopes.svg().isEmpty) },
    Operation(name: "terminal") { precondition(!drawing.terminalText().isEmpty) },
    Operation(name: "layout") { precondition(!layout().paragraphs.isEmpty) },
    Operation(name: "png") {
      guard let fonts else { return }
      precondition((try? PangoRenderer(fonts: fonts).png(drawing)) != nil)
    },
    // Cairo 1.16 loses an array of 768 bytes for each font when it finishes a PDF surface.
    Operation(name: "pdf", allowedGrowth: 4096) {
      guard let fonts else { return }
      precondition((try? PangoRenderer(fonts: fonts).pdf(drawing)) != nil)
    },
    Operation(name: "fonts") { _ = PangoFonts() },
    Operation(name: "html") {
      let text = StyledText(MarkupTree(parsing: markup))
      precondition(!text.html().isEmpty && !text.markdown().isEmpty && !text.plainText().isEmpty)
      precondition(!text.node.sanitizedMarkup().isEmpty)
    },
    Operation(name: "transliteration") {
      precondition((try? NormalizationForm.nfkc.normalize("東京 Ｔｏｋｙｏ")) != nil)
    },
  ]

  /// Releases what the operations share, so that LeakSanitizer does not report it.
  static func release() { fonts = nil }
}

import JapaneseLayout
import JapaneseText
import LineBreaking
import MarkupText
import TextDrawing
import TextLayout
import TextOutput

/// A rendering: a text and its options.
struct RenderJob {
  let source: RenderSource
  let text: StyledText
  let analyzer: JapaneseAnalyzer?
  let automaticRuby: Bool
  let language: String
  /// The length of lines, in px or columns.
  let width: Double
  /// The margin around the drawing, in px.
  let margin: Double
  let scale: Double
  let background: CSSColor?
  let terminal: TerminalOptions
  let lineBreaks: RenderLineBreaks

  /// Returns the rendering in a format.
  func bytes(_ format: RenderFormat) throws(DrawingError) -> [UInt8] {
    switch format {
    case .ansi, .text: return Array(terminalText().utf8)
    case .html: return Array(html().utf8)
    case .svg:
      let options = SVGOptions(scale: scale, background: background)
      return Array(drawing(fonts: PangoFonts()).svg(options).utf8)
    case .png:
      let fonts = PangoFonts()
      return try PangoRenderer(fonts: fonts)
        .png(drawing(fonts: fonts), scale: scale, background: background)
    case .pdf:
      let fonts = PangoFonts()
      return try PangoRenderer(fonts: fonts).pdf(drawing(fonts: fonts))
    }
  }

  private func layout(_ measurer: any TextMeasurer, width: Double) -> MarkupLayout {
    // In a terminal, pictures are replaced by their alternative text.
    let images =
      measurer.grid == nil ? RenderPictures.pictures(of: source) : nil
    let options = TypesetterOptions(
      language: language, analyzer: analyzer, images: images, automaticRuby: automaticRuby)
    let layout = Typesetter(measurer: measurer, options: options)
      .layout(text, in: LayoutSpace(inlineSize: width))
    source.report(layout.diagnostics, in: text)
    return layout
  }

  private func drawing(fonts: PangoFonts) -> DisplayList {
    let list = layout(fonts, width: max(0, width - 2 * margin)).displayList()
    guard margin > 0 else { return list }
    var page = DisplayList(
      size: Size(width: list.size.width + 2 * margin, height: list.size.height + 2 * margin),
      language: list.language, title: list.title, isVertical: list.isVertical)
    page.draw(list, at: Point(x: margin, y: margin))
    return page
  }

  private func terminalText() -> String {
    let measurer = ColumnMeasurer(columns: terminal.columns)
    let cell = measurer.grid?.columnWidth ?? 1
    return layout(measurer, width: width.rounded(.down) * cell)
      .displayList().terminalText(terminal)
  }

  private func html() -> String {
    let breaks: HTMLOptions.Breaks =
      switch lineBreaks {
      case .automatic: .automatic
      case .lines: .lines(layout(PangoFonts(), width: width).lineEnds)
      case .phrases: analyzer.map { .phrases(text.phraseStarts(by: $0)) } ?? .automatic
      }
    return text.html(HTMLOptions(breaks: breaks, isDocument: true, language: language))
  }
}

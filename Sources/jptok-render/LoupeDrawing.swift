import JapaneseLayout
import JapaneseText
import MarkupText
import TextDrawing
import TextInteraction
import TextLayout

/// A drawing of a text with the loupe over it.
struct LoupeDrawing {
  let source: RenderSource
  let text: StyledText
  let tokenizer: Tokenizer
  let options: LoupeOptions
  let language: String
  /// The length of the page along its lines, in px.
  let width: Double
  /// The margin around the text, in px.
  let margin: Double
  let fonts = PangoFonts()

  /// Returns the picture with the loupe over the word at a position; nil if there is no word.
  func picture(at position: LayoutPosition) -> DisplayList? {
    let settings = TypesetterOptions(
      language: language, analyzer: JapaneseAnalyzer(tokenizer: tokenizer),
      images: RenderPictures.pictures(of: source))
    let layout = Typesetter(measurer: fonts, options: settings)
      .layout(text, in: LayoutSpace(inlineSize: max(0, width - 2 * margin)))
    source.report(layout.diagnostics, in: text)
    let page = Rect(
      x: -margin, y: -margin, width: layout.size.width + 2 * margin,
      height: layout.size.height + 2 * margin)
    var options = options
    options.bounds = page.withLensMargins(isVertical: layout.isVertical)
    var loupe = LanguageLoupe(
      LayoutIndex(layout), words: LoupeReader(tokenizer: tokenizer), options: options)
    guard let state = loupe.move(to: position) else { return nil }
    // The shadow extends slightly below the frame.
    var lens = state.frame
    lens.height += 4
    let all = page.union(lens)
    let list = loupe.displayList()
    var picture = DisplayList(
      size: all.size, language: list.language, title: list.title, isVertical: list.isVertical)
    picture.draw(list, at: Point(x: -all.x, y: -all.y))
    return picture
  }
}

extension Rect {
  /// Returns the rectangle extended so that a lens fits before the first line and after the last
  /// one.
  fileprivate func withLensMargins(isVertical: Bool) -> Rect {
    let lensMargin = 1e6
    return isVertical
      ? Rect(x: x - lensMargin, y: y, width: width + 2 * lensMargin, height: height)
      : Rect(x: x, y: y - lensMargin, width: width, height: height + 2 * lensMargin)
  }
}

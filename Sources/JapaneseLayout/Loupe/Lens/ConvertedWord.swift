import JapaneseText
import MarkupText
import TextInteraction
import TextLayout

/// A word in the form shown by the loupe, laid out on a separate line; the line on the page does
/// not change.
struct ConvertedWord: Sendable {
  /// The layout of the word.
  let layout: MarkupLayout
  /// The position of its baseline: from the top, or from the left in vertical writing.
  let baseline: Double

  /// The properties that the word inherits from the text of the page.
  private static let inherited: [StyleProperty] = [
    .color, .fontFamily, .fontSize, .fontStretch, .fontStyle, .fontVariantCaps, .fontWeight,
    .letterSpacing, .textOrientation, .textShadow, .writingMode,
  ]

  /// Lays out a word in the style of its text on the page, or returns nil if it has no line.
  init?(_ word: LoupeWord, mode: LoupeMode, at position: LayoutPosition, in page: MarkupLayout) {
    guard let run = page.text.paragraphs[position.paragraph].run(at: word.range.lowerBound) else {
      return nil
    }
    var cascade = StyleCascade(
      base: Self.inherited.map { StyleDeclaration($0, run.style[$0]) })
    cascade.add(.defaults, origin: .defaults)
    let language = run.language ?? page.options.language
    let text = StyledText(
      MarkupTree(parsing: Self.markup(of: word, mode)), cascade: cascade,
      options: language.map { StyledTextOptions(language: $0) } ?? StyledTextOptions())
    var options = page.options
    (options.analyzer, options.images, options.automaticRuby) = (nil, nil, false)
    layout = Typesetter(measurer: page.measurer, options: options)
      .layout(text, in: LayoutSpace(shrinksToFit: true))
    guard let line = layout.line(0, inParagraph: 0) else { return nil }
    baseline = layout.isVertical ? line.baseline.x : line.baseline.y
  }

  private static func markup(of word: LoupeWord, _ mode: LoupeMode) -> String {
    guard mode == .furigana else { return word.text(mode).markupEscaped }
    return word.furigana.map { segment in
      let base = segment.base.markupEscaped
      return segment.reading.map { "<ruby>\(base)<rt>\($0.markupEscaped)</ruby>" } ?? base
    }.joined()
  }
}

import JapaneseText
import MarkupText
import TextInteraction
import TextLayout

/// A word as the loupe writes it, set in a line of its own: the line it is taken from never changes.
///
/// Sendable: nothing in it changes.
struct ConvertedWord: Sendable {
  /// What is set.
  let layout: MarkupLayout
  /// Where its baseline is: from the top, or from the left in vertical writing.
  let baseline: Double

  /// What the text of the page hands on to the word, and what goes with the page's direction.
  private static let inherited: [StyleProperty] = [
    .color, .fontFamily, .fontSize, .fontStretch, .fontStyle, .fontVariantCaps, .fontWeight,
    .letterSpacing, .textOrientation, .textShadow, .writingMode,
  ]

  /// Sets a word in the style of the text it is taken from; nil if nothing of it can be shown.
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
      options: language.map { FlowOptions(language: $0) } ?? FlowOptions())
    var options = page.options
    (options.analyzer, options.images, options.addsRuby) = (nil, nil, false)
    layout = Typesetter(measurer: page.measurer, options: options)
      .layout(text, in: LayoutSpace(shrinksToFit: true))
    guard let line = layout.line(0, inParagraph: 0) else { return nil }
    baseline = layout.isVertical ? line.baseline.x : line.baseline.y
  }

  private static func markup(of word: LoupeWord, _ mode: LoupeMode) -> String {
    guard mode == .furigana else { return word.text(mode).markupEscaped }
    return word.furigana.map { piece in
      let base = piece.base.markupEscaped
      return piece.reading.map { "<ruby>\(base)<rt>\($0.markupEscaped)</ruby>" } ?? base
    }.joined()
  }
}

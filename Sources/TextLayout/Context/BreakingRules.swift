import LineBreaking
import MarkupText

/// The line breaking rules that the style of a block gives to its paragraphs.
///
/// A class, so that paragraphs share one instance.
final class BreakingRules: Sendable {
  let style: ComputedStyle
  let strut: UsedStyle
  let language: String?
  let breaker: LineBreaker
  let options: Paragraph.Options
  /// Whether lines end between phrases (`word-break: auto-phrase`).
  let findsPhrases: Bool
  let wraps: Bool
  /// Whether lines may end at soft hyphens.
  let hyphenates: Bool

  init(
    style: ComputedStyle, strut: UsedStyle, language: String?, breaker: LineBreaker,
    options: Paragraph.Options, findsPhrases: Bool, wraps: Bool, hyphenates: Bool
  ) {
    self.style = style
    self.strut = strut
    self.language = language
    self.breaker = breaker
    self.options = options
    self.findsPhrases = findsPhrases
    self.wraps = wraps
    self.hyphenates = hyphenates
  }
}

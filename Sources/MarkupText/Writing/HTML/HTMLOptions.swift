/// How a text is written as HTML.
///
/// Sendable: a plain value.
public struct HTMLOptions: Sendable, Hashable {
  /// Where a browser breaks lines.
  ///
  /// Sendable: a plain value.
  public enum Breaks: Sendable, Hashable {
    /// Where it likes.
    case automatic
    /// At offsets, by paragraph, whatever the width: a `br` at the end of each line, which all
    /// browsers, mail programs and readers of feeds understand without any style. See
    /// ``MarkupLayout/lineEnds``.
    case lines([[Int]])
    /// At offsets, by paragraph, and at spaces, as the width asks for: a `wbr` at each, and
    /// `word-break: keep-all` over all. What is longer than a line is broken anywhere. Phrases keep
    /// together on narrow screens this way. See ``MarkupText/StyledText/phraseStarts(by:)``.
    case phrases([[Int]])
  }

  /// Where lines are broken.
  public var breaks: Breaks
  /// Whether it is a whole document, with a document type, a head and a body.
  public var isDocument: Bool
  /// The title of a document; if nil that of the markup, or else its first heading.
  public var title: String?
  /// The language of a document as a BCP 47 tag; nil to leave it open.
  public var language: String?

  /// Options.
  public init(
    breaks: Breaks = .automatic, isDocument: Bool = false, title: String? = nil,
    language: String? = "ja"
  ) {
    self.breaks = breaks
    self.isDocument = isDocument
    self.title = title
    self.language = language
  }
}

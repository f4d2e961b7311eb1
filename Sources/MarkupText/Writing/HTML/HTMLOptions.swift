/// Options for writing a text as HTML.
public struct HTMLOptions: Sendable, Hashable {
  /// The positions at which a browser breaks lines.
  public enum Breaks: Sendable, Hashable {
    /// The browser chooses the line breaks.
    case automatic
    /// Lines break at the given offsets of each paragraph, regardless of the available width.
    ///
    /// Each line ends with a `br`, which all browsers, mail programs and feed readers support
    /// without styles. See `MarkupLayout.lineEnds`.
    case lines([[Int]])
    /// Lines can break at the given offsets of each paragraph and at spaces, depending on the
    /// available width.
    ///
    /// A `wbr` is written at each offset, with `word-break: keep-all` for the whole text. Segments
    /// longer than a line are broken anywhere. This prevents breaks within phrases on narrow
    /// screens. See `MarkupText.StyledText.phraseStarts(by:)`.
    case phrases([[Int]])
  }

  /// The line breaks.
  public var breaks: Breaks
  /// Whether a whole document is written, with a document type, a head and a body.
  public var isDocument: Bool
  /// The title of a document; if nil, the title of the markup or else its first heading.
  public var title: String?
  /// The language of a document as a BCP 47 tag, or nil to omit it.
  public var language: String?
  /// The links that are written; other links are written as plain text.
  public var links: LinkPolicy
  /// The sources of images, also those of styles, that are written in addition to `data:` URLs of
  /// images; the `src` of other images is left out, so that their alternative text is shown.
  public var images: LinkPolicy

  /// Creates options.
  public init(
    breaks: Breaks = .automatic, isDocument: Bool = false, title: String? = nil,
    language: String? = "ja", links: LinkPolicy = .standard, images: LinkPolicy = .standard
  ) {
    self.breaks = breaks
    self.isDocument = isDocument
    self.title = title
    self.language = language
    self.links = links
    self.images = images
  }
}

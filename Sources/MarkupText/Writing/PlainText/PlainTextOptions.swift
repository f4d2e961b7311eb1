/// Options for writing text without markup.
public struct PlainTextOptions: Sendable, Hashable {
  /// The treatment of ruby.
  public enum Ruby: Sendable, Hashable {
    /// Only the base: `漢字`.
    case base
    /// The annotation after its base, between brackets: `漢字(かんじ)`.
    case brackets(open: String, close: String)
    /// The annotation instead of its base: `かんじ`.
    case reading

    /// The annotation in parentheses after its base.
    public static let parentheses = Ruby.brackets(open: "(", close: ")")
  }

  /// The treatment of ruby.
  public var ruby: Ruby
  /// Whether the URL of a link follows its text, in `<` and `>`, if the two differ.
  public var showsAddresses: Bool
  /// The links whose URLs are written, because many programs turn them into links again.
  public var links: LinkPolicy
  /// Whether list items have their markers and nested lists are indented.
  public var showsMarkers: Bool
  /// Whether boxes are written as their `alt` text.
  public var showsAlternatives: Bool
  /// Whether blocks with margins are separated by an empty line.
  public var separatesParagraphs: Bool
  /// The number of hyphens written for `hr`; if 0, no line is written.
  public var ruleLength: Int
  /// The separator between the cells of a table row.
  public var cellSeparator: String

  /// Creates options; the defaults are those of ``MarkupTree/stripped``.
  public init(
    ruby: Ruby = .base, showsAddresses: Bool = false, showsMarkers: Bool = true,
    showsAlternatives: Bool = true, separatesParagraphs: Bool = false, ruleLength: Int = 7,
    cellSeparator: String = "\t", links: LinkPolicy = .standard
  ) {
    self.ruby = ruby
    self.showsAddresses = showsAddresses
    self.showsMarkers = showsMarkers
    self.showsAlternatives = showsAlternatives
    self.separatesParagraphs = separatesParagraphs
    self.ruleLength = ruleLength
    self.cellSeparator = cellSeparator
    self.links = links
  }
}

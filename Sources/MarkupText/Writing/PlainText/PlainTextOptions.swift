/// How text is written without markup.
///
/// Sendable: a plain value.
public struct PlainTextOptions: Sendable, Hashable {
  /// What becomes of ruby.
  ///
  /// Sendable: a plain value.
  public enum Ruby: Sendable, Hashable {
    /// The base alone: `漢字`.
    case base
    /// The reading behind its base, between these: `漢字(かんじ)`.
    case brackets(open: String, close: String)
    /// The reading in place of its base: `かんじ`.
    case reading

    /// The reading in parentheses behind its base.
    public static let parentheses = Ruby.brackets(open: "(", close: ")")
  }

  /// What becomes of ruby.
  public var ruby: Ruby
  /// Whether the address of a link follows its text, in `<` and `>`, where the two differ.
  public var showsAddresses: Bool
  /// Whether items of lists have their markers, and nested lists are indented.
  public var showsMarkers: Bool
  /// Whether boxes are written as their `alt`.
  public var showsAlternatives: Bool
  /// Whether blocks with margins have an empty line between them.
  public var separatesParagraphs: Bool
  /// How many hyphens stand for `hr`; none and no line if 0.
  public var ruleLength: Int
  /// What stands between the cells of a table's row.
  public var cellSeparator: String

  /// Options; those not given are as in ``MarkupTree/stripped``.
  public init(
    ruby: Ruby = .base, showsAddresses: Bool = false, showsMarkers: Bool = true,
    showsAlternatives: Bool = true, separatesParagraphs: Bool = false, ruleLength: Int = 7,
    cellSeparator: String = "\t"
  ) {
    self.ruby = ruby
    self.showsAddresses = showsAddresses
    self.showsMarkers = showsMarkers
    self.showsAlternatives = showsAlternatives
    self.separatesParagraphs = separatesParagraphs
    self.ruleLength = ruleLength
    self.cellSeparator = cellSeparator
  }
}

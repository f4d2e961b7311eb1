/// Options for text that is read aloud.
public struct AccessibilityTextOptions: Sendable, Hashable {
  /// The separator between blocks, a pause; if nil, `。` after Japanese and `. ` after other text.
  public var separator: String?
  /// The separator between the cells of a row; if nil, `、` after Japanese and `, ` after other
  /// text.
  public var cellSeparator: String?
  /// Whether ruby annotations are read instead of their bases.
  public var readsRuby: Bool
  /// Whether the numbers of list items are read.
  public var readsNumbers: Bool

  /// Creates options.
  public init(
    separator: String? = nil, cellSeparator: String? = nil, readsRuby: Bool = true,
    readsNumbers: Bool = true
  ) {
    self.separator = separator
    self.cellSeparator = cellSeparator
    self.readsRuby = readsRuby
    self.readsNumbers = readsNumbers
  }
}

/// How text is put for reading aloud.
///
/// Sendable: a plain value.
public struct AccessibilityTextOptions: Sendable, Hashable {
  /// What stands between blocks, a pause; nil for `。` behind Japanese and `. ` behind other text.
  public var separator: String?
  /// What stands between the cells of a row; nil for `、` behind Japanese and `, ` behind other text.
  public var cellSeparator: String?
  /// Whether readings of ruby are read in place of their bases.
  public var readsRuby: Bool
  /// Whether the numbers of list items are read.
  public var readsNumbers: Bool

  /// Options.
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

/// A token of a text, as FTS5 receives it.
public struct FTS5Token: Sendable, Hashable {
  /// The term in its normalized form, which FTS5 stores or searches for.
  public let text: String
  /// The range of its source in the text, in UTF-8 offsets.
  ///
  /// Ranges of tokens at different positions are disjoint. If several have one source, such as ㍿, the
  /// last one has its range, and those before it an empty range.
  public let utf8Range: Range<Int>
  /// Whether the token is an alternative at the position of the preceding token
  /// (`FTS5_TOKEN_COLOCATED`).
  public let isColocated: Bool

  /// Creates a token.
  public init(text: String, utf8Range: Range<Int>, isColocated: Bool = false) {
    self.text = text
    self.utf8Range = utf8Range
    self.isColocated = isColocated
  }
}

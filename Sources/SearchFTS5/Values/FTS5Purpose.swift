/// The reason for which FTS5 asks for the tokens of a text.
public enum FTS5Purpose: Sendable, Hashable {
  /// A row is inserted or removed.
  case document
  /// An auxiliary function, such as `highlight`, reads a row again; its tokens are those of `document`.
  case auxiliary
  /// A phrase of a query.
  case query
  /// A phrase of a query that ends with `*`, so that its last word is unfinished.
  case prefixQuery

  /// Creates the purpose for flags of FTS5 (`FTS5_TOKENIZE_QUERY` and so on).
  ///
  /// - Parameter flags: the flags; without a known one, the purpose is `document`.
  public init(flags: Int) {
    switch (flags & 0x1 != 0, flags & 0x2 != 0, flags & 0x8 != 0) {
    case (true, true, _): self = .prefixQuery
    case (true, false, _): self = .query
    case (false, _, true): self = .auxiliary
    default: self = .document
    }
  }

  /// Whether the text is a phrase of a query.
  var isQuery: Bool { self == .query || self == .prefixQuery }
}

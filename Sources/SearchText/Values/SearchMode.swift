/// What the terms are for.
public enum SearchMode: Sendable, Hashable {
  /// A text that is searched.
  case document
  /// A text that is searched for: if it has only words that are not indexed, they are its terms.
  case query
}

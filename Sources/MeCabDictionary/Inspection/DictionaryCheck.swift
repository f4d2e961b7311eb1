/// How much of a dictionary's files is checked before they are used.
///
/// Sendable: a plain value.
public enum DictionaryCheck: Sendable, Hashable {
  /// Headers and sizes: enough for missing, truncated, foreign and wrong-charset files.
  case headers
  /// Everything a parse could read: also finds flipped bytes (about a second for 100 MB).
  case full
}

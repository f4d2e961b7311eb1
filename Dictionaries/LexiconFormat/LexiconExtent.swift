/// How much of a dictionary's text is expanded; each case holds what the one before it does.
///
/// Sendable: a plain value.
package enum LexiconExtent: String, Sendable {
  /// What was imported, nothing else.
  case original
  /// The original with supplements and corrections, without the layer of names.
  case withoutNames
  /// All of it.
  case whole
}

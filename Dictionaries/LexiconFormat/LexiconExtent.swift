/// The part of a dictionary's text that is expanded; each case includes the preceding ones.
package enum LexiconExtent: String, Sendable {
  /// The imported entries only.
  case original
  /// The original with supplements and corrections, without the proper-name lexicon.
  case withoutNames
  /// All entries.
  case whole
}

/// The rules for breaks between Latin characters and after spaces.
///
/// UAX #14 allows breaks inside paths and URLs (`/usr/|share`), and does not allow a break after
/// every space (`{ }`). Browsers based on Chromium do the opposite, regardless of the language and
/// the strictness.
///
/// ```swift
/// let breaker = LineBreaker(LineBreakOptions(latinLineBreaking: .browsers))
/// try breaker.opportunities(in: "/usr/bin { }").map(\.offset)  // [9, 11, 12]
/// ```
public enum LatinLineBreaking: String, Sendable, Hashable, Codable, CaseIterable {
  /// The rules of the ``LineBreakStrictness`` for all characters.
  case uax14
  /// The rules of Chromium, recorded from version 156.
  ///
  /// A line may always end after spaces; a table of pairs decides between two visible characters of
  /// Latin-1 (U+0021 to U+00FF). So no line ends after the solidus of a path, a line may end after
  /// `?` in the query of a URL and at every hyphen before a letter, and a hyphen before a digit is
  /// a minus sign unless it follows a letter or a digit.
  ///
  /// With ``WordBreak/breakAll`` the table only adds breaks. Line separators, zero width space and
  /// word joiner retain their function, and the lists of the caller (``LineBreakOptions/kinsoku``)
  /// take precedence.
  case browsers
}

/// Which rules hold between Latin characters and behind spaces.
///
/// UAX #14 divides paths and URLs (`/usr/|share`), and does not end lines at every space (`{ }`).
/// Browsers built on Chromium do it the other way round, whatever the language and the strictness.
///
/// ```swift
/// let breaker = LineBreaker(LineBreakOptions(latin: .browsers))
/// try breaker.opportunities(in: "/usr/bin { }").map(\.offset)  // [9, 11, 12]
/// ```
///
/// Sendable: a plain value.
public enum LatinRules: String, Sendable, Hashable, Codable, CaseIterable {
  /// Those of the ``LineBreakStrictness`` for all characters.
  case uax14
  /// Chromium's (recorded of version 156): a line may always end behind spaces; two visible
  /// characters of Latin-1 (U+0021 to U+00FF) are divided by a table of pairs. So no line ends behind
  /// the solidus of a path, one may behind `?` in a URL's query and at every hyphen before a letter,
  /// and a hyphen before a digit is a minus sign unless a letter or a digit is before it.
  ///
  /// Under ``WordBreak/breakAll`` the table only adds places. Line separators, zero width space and
  /// word joiner keep their meaning, and lists of the caller's (``LineBreakOptions/kinsoku``) are
  /// stronger.
  case browsers
}

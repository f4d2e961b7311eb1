/// Lists of characters that lines do not begin or end with, and pairs that are not parted.
///
/// ```swift
/// var kinsoku = KinsokuRules()
/// kinsoku.startProhibited = "々"
/// kinsoku.inseparable = ["——"]
/// let breaker = LineBreaker(LineBreakOptions(strictness: .loose, kinsoku: kinsoku))
/// ```
///
/// A list adds to what the strictness forbids. With ``replaces`` it stands in its place: East Asian
/// punctuation then has no rules but these (ECMA-376's `noLineBreaksBefore` and
/// `noLineBreaksAfter`); spaces, words of other scripts and their punctuation keep those of UAX #14.
///
/// Only the first scalar of each Character counts.
///
/// Sendable: a plain value.
public struct KinsokuRules: Sendable, Hashable, Codable {
  /// Characters that no line begins with.
  public var startProhibited: String
  /// Characters that no line ends with.
  public var endProhibited: String
  /// Pairs of characters that no line parts, such as `……`.
  public var inseparable: [String]
  /// Whether these lists stand in place of those of the strictness.
  public var replaces: Bool

  /// Lists; those left out are empty.
  public init(
    startProhibited: String = "", endProhibited: String = "", inseparable: [String] = [],
    replaces: Bool = false
  ) {
    self.startProhibited = startProhibited
    self.endProhibited = endProhibited
    self.inseparable = inseparable
    self.replaces = replaces
  }
}

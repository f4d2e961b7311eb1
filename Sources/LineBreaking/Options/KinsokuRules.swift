/// Lists of characters that may not begin or end a line, and of pairs that may not be separated.
///
/// ```swift
/// var kinsoku = KinsokuRules()
/// kinsoku.startProhibited = "々"
/// kinsoku.inseparable = ["——"]
/// let breaker = LineBreaker(LineBreakOptions(strictness: .loose, kinsoku: kinsoku))
/// ```
///
/// The lists add to the rules of the strictness. With ``replacesDefaults`` they replace them: East
/// Asian punctuation is then only subject to these lists (as with `noLineBreaksBefore` and
/// `noLineBreaksAfter` in ECMA-376), while spaces, words of other scripts and their punctuation
/// still follow UAX #14.
///
/// Only the first scalar of each Character counts.
public struct KinsokuRules: Sendable, Hashable, Codable {
  /// The characters that may not begin a line.
  public var startProhibited: String
  /// The characters that may not end a line.
  public var endProhibited: String
  /// The pairs of characters that may not be separated, such as `……`.
  public var inseparable: [String]
  /// Whether these lists replace those of the strictness.
  public var replacesDefaults: Bool

  /// Creates kinsoku lists; omitted lists are empty.
  public init(
    startProhibited: String = "", endProhibited: String = "", inseparable: [String] = [],
    replacesDefaults: Bool = false
  ) {
    self.startProhibited = startProhibited
    self.endProhibited = endProhibited
    self.inseparable = inseparable
    self.replacesDefaults = replacesDefaults
  }
}

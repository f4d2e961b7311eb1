#if LibMeCab
import CMeCab

/// What a parse computes beside the best path.
///
/// Sendable: a plain value.
public struct ParseRequest: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The sequence holds every node of the lattice, by start offset, not only the best path's.
  public static let allMorphs = ParseRequest(rawValue: 1 << 0)
  /// Forward, backward and marginal probabilities are computed (3–5 times slower).
  public static let marginalProbabilities = ParseRequest(rawValue: 1 << 1)

  var engineBits: Int32 {
    var bits = Int32(MECAB_ONE_BEST)
    if contains(.allMorphs) { bits |= Int32(MECAB_ALL_MORPHS) }
    if contains(.marginalProbabilities) { bits |= Int32(MECAB_MARGINAL_PROB) }
    return bits
  }
}

/// What is known about a place of the text before it is parsed.
///
/// Offsets count UTF-8 bytes from the start of the text and must not fall inside a character's
/// bytes; a parse with one that does throws `invalidConstraint`.
///
/// Sendable: a plain value.
public enum ParseConstraint: Sendable, Hashable {
  /// A word begins or ends at the offset.
  case boundary(at: Int)
  /// No word begins or ends at the offset.
  case noBoundary(at: Int)
  /// The range is one word with a feature like the pattern: fields from the left, `*` for any,
  /// as in `名詞,固有名詞`; `*` alone asks for the word and leaves its class open.
  case word(Range<Int>, feature: String)
}

/// How a text is parsed.
///
/// Sendable: a plain value.
public struct ParseOptions: Sendable, Hashable {
  /// What is computed beside the best path.
  public var request: ParseRequest
  /// What is known beforehand.
  public var constraints: [ParseConstraint]
  /// The inverse temperature of the marginal probabilities; libmecab's default is 0.75.
  public var theta: Double

  /// Options; by default the best path without constraints.
  public init(
    request: ParseRequest = [], constraints: [ParseConstraint] = [], theta: Double = 0.75
  ) {
    self.request = request
    self.constraints = constraints
    self.theta = theta
  }
}
#endif

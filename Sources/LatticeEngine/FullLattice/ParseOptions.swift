/// Optional results of a parse in addition to the best path.
public struct ParseRequest: OptionSet, Sendable, Hashable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates an option set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns every node of the lattice, by start offset, not only those of the best path.
  public static let allMorphs = ParseRequest(rawValue: 1 << 0)
  /// Computes forward, backward and marginal probabilities (3–5 times slower).
  public static let marginalProbabilities = ParseRequest(rawValue: 1 << 1)
}

/// A constraint on the words of a text, known before it is parsed.
///
/// Offsets count UTF-8 bytes from the start of the text; an offset inside a character causes the
/// error `invalidConstraint`.
public enum ParseConstraint: Sendable, Hashable {
  /// A word begins or ends at the offset.
  case boundary(at: Int)
  /// No word begins or ends at the offset.
  case noBoundary(at: Int)
  /// The range is one word with a feature that matches a pattern.
  ///
  /// The pattern consists of the first fields, with `*` for any value, such as `名詞,固有名詞`; `*` alone
  /// matches a word of any class. If no entry of the dictionary matches, the word is an unknown word
  /// whose feature is the pattern.
  case word(Range<Int>, feature: String)
}

/// The options of a parse.
public struct ParseOptions: Sendable, Hashable {
  /// The results to compute in addition to the best path.
  public var request: ParseRequest
  /// The constraints on words and boundaries; where two contradict, the later one counts.
  public var constraints: [ParseConstraint]
  /// The inverse temperature of the marginal probabilities; MeCab's default is 0.75.
  public var theta: Double

  /// Creates options, by default for the best path without constraints.
  public init(
    request: ParseRequest = [], constraints: [ParseConstraint] = [], theta: Double = 0.75
  ) {
    self.request = request
    self.constraints = constraints
    self.theta = theta
  }
}

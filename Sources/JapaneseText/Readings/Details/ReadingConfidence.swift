import TextFoundation

/// The model that estimates the probability that a reading is right.
///
/// A logistic model whose log odds are the sum of one step function of each variable of
/// ``ReadingEvidence``. The weights are in `Generated/ReadingConfidence+Weights.swift`.
enum ReadingConfidence {
  /// A step function of one variable.
  struct Term: Sendable {
    let variable: ReadingEvidence.Variable
    /// The inclusive upper bounds of the steps but the last, in ascending order.
    let bounds: [Int]
    /// The weights of the steps, one more than bounds.
    let weights: [Double]

    init(_ variable: ReadingEvidence.Variable, upTo bounds: [Int], _ weights: [Double]) {
      self.variable = variable
      self.bounds = bounds
      self.weights = weights
    }

    /// Returns the weight for a value.
    func weight(of value: Int) -> Double {
      let step = bounds.firstIndex { value <= $0 } ?? bounds.count
      return weights.indices.contains(step) ? weights[step] : 0
    }
  }

  /// Returns the probability, between 0 and 1.
  static func probability(
    of evidence: ReadingEvidence, intercept: Double = intercept, terms: [Term] = terms
  ) -> Double {
    var logOdds = intercept
    for term in terms { logOdds += term.weight(of: evidence[term.variable]) }
    return 1 / (1 + exp(-logOdds))
  }
}

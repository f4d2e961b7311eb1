import TextFoundation

/// Returns the logarithm of the sum of two numbers given by their logarithms.
func logOfSum(_ first: Float, _ second: Float) -> Float {
  let (high, low) = (max(first, second), min(first, second))
  guard high.isFinite else { return high }
  return high + logOfOnePlusExp(low - high)
}

/// Returns the logarithm of 1 + e to the power of `value`.
func logOfOnePlusExp(_ value: Float) -> Float {
  value > 30 ? value : Float(log(1 + exp(Double(value))))
}

/// Returns the probability with a given natural logarithm.
func probability(ofLog value: Float) -> Double { exp(Double(value)) }

/// Returns the natural logarithm of a weight.
func logarithm(of value: Double) -> Float { Float(log(value)) }

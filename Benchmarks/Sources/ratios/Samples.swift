/// What repeated measurements of one thing gave.
struct Samples {
  private(set) var values: [Double] = []

  /// The least: what is left when nothing else disturbs.
  var minimum: Double { values.min() ?? .nan }

  /// The value in the middle.
  var median: Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The greatest.
  var maximum: Double { values.max() ?? .nan }

  mutating func append(_ value: Double) { values.append(value) }

  /// Measures several things in turn, so that what slows the machine down for a while slows all.
  ///
  /// - Parameters:
  ///   - passes: how often each is measured, after one more time that does not count.
  ///   - count: how many things there are.
  ///   - measure: measures the one with the index it is given.
  /// - Returns: the samples of each.
  /// - Throws: what `measure` throws.
  static func interleaved<E: Error>(
    passes: Int, of count: Int, _ measure: (Int) throws(E) -> Double
  ) throws(E) -> [Samples] {
    var samples = [Samples](repeating: Samples(), count: count)
    for index in 0..<count { _ = try measure(index) }
    for pass in 0..<passes {
      // Who comes second finds other caches than who comes first: the order changes.
      for turn in 0..<count {
        let index = (turn + pass) % count
        samples[index].append(try measure(index))
      }
    }
    return samples
  }
}

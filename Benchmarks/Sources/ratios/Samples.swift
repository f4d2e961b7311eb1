/// The values of a repeated measurement.
struct Samples {
  private(set) var values: [Double] = []

  /// The minimum, which has the least disturbance by other processes.
  var minimum: Double { values.min() ?? .nan }

  /// The median.
  var median: Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The maximum.
  var maximum: Double { values.max() ?? .nan }

  mutating func append(_ value: Double) { values.append(value) }

  /// Interleaves several measurements, so that temporary disturbances affect all of them.
  ///
  /// - Parameters:
  ///   - passes: the number of passes after one warm-up pass.
  ///   - count: the number of measurements in each pass.
  ///   - measure: performs the measurement with the given index.
  /// - Returns: the samples of each measurement.
  /// - Throws: the error of `measure`.
  static func interleaved<E: Error>(
    passes: Int, of count: Int, _ measure: (Int) throws(E) -> Double
  ) throws(E) -> [Samples] {
    var samples = [Samples](repeating: Samples(), count: count)
    for index in 0..<count { _ = try measure(index) }
    for pass in 0..<passes {
      // The order rotates, because each measurement affects the caches for the next one.
      for turn in 0..<count {
        let index = (turn + pass) % count
        samples[index].append(try measure(index))
      }
    }
    return samples
  }
}

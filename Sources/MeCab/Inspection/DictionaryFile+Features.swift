extension DictionaryFile {
  /// The first features of the file, for guessing what their fields mean.
  ///
  /// They lie side by side: features from all over the file would cost a page fault each, which
  /// together take as long as opening the dictionary.
  ///
  /// - Returns: up to `count` features; fewer from a small dictionary.
  package func firstFeatures(_ count: Int) -> [[UInt8]] {
    bytes.withBytes { memory in
      var features: [[UInt8]] = []
      var start = header.features.lowerBound
      while features.count < count, start < header.features.upperBound {
        let end = Bytes.offset(of: 0, in: memory, from: start, to: header.features.upperBound)
        features.append(Array(memory[start..<end]))
        start = end + 1
      }
      return features
    }
  }
}

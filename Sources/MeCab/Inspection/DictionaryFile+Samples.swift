extension DictionaryFile {
  /// Features from evenly spaced places of the file, for guessing what their fields mean.
  ///
  /// - Returns: up to `count` features; fewer from a small dictionary.
  package func sampleFeatures(count: Int) -> [[UInt8]] {
    bytes.withBytes { memory in
      let section = header.features
      return (0..<count).compactMap { number in
        var start = section.lowerBound + section.count / count * number
        if number > 0 { start = end(of: start, in: memory) + 1 }
        guard start < section.upperBound else { return nil }
        return Array(memory[start..<end(of: start, in: memory)])
      }
    }
  }

  private func end(of start: Int, in memory: UnsafeRawBufferPointer) -> Int {
    Bytes.offset(of: 0, in: memory, from: start, to: header.features.upperBound)
  }
}

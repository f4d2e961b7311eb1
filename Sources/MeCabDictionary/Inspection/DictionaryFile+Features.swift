extension DictionaryFile {
  /// Calls `body` with the first features of the file, for guessing what their fields mean.
  ///
  /// They lie side by side: features from all over the file would cost a page fault each, which
  /// together take as long as opening the dictionary.
  package func forEachFeature(
    _ count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    bytes.withBytes { memory in
      var start = header.features.lowerBound
      for _ in 0..<count where start < header.features.upperBound {
        let end = Bytes.offset(of: 0, in: memory, from: start, to: header.features.upperBound)
        let feature = UnsafeRawBufferPointer(rebasing: memory[start..<end])
        body(feature.assumingMemoryBound(to: UInt8.self))
        start = end + 1
      }
    }
  }
}

extension DictionaryFile {
  /// Calls `body` with the first `count` features of the file, for guessing the meaning of their
  /// fields.
  ///
  /// These features are contiguous: features scattered over the file would each cause a page fault,
  /// and together these take as long as opening the dictionary.
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

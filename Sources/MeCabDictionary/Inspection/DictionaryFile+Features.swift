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

extension DictionaryFile {
  /// Returns the features of a surface as NUL-terminated text, the cheapest entry first.
  ///
  /// The pointers are valid as long as the file or a copy of it exists. A damaged dictionary may
  /// have fewer entries.
  package func features(ofSurface surface: String) -> [UnsafePointer<UInt8>] {
    guard let tokens = try? tokens(ofSurface: surface) else { return [] }
    return bytes.withBytes { memory in
      guard let base = memory.baseAddress else { return [] }
      return tokens.map { tokenRecord($0, in: memory) }
        .filter { $0.featureOffset < header.features.count }
        .sorted { $0.cost < $1.cost }
        .map { record in
          // The validation of the header ensures that the last byte of the section is NUL.
          (base + header.features.lowerBound + Int(record.featureOffset))
            .assumingMemoryBound(to: UInt8.self)
        }
    }
  }
}

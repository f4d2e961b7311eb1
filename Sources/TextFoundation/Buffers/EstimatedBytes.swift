extension Array {
  /// How many bytes its memory takes, without what its elements refer to.
  @inlinable package var estimatedBytes: Int {
    // An empty array without room has no memory of its own.
    capacity == 0 ? 0 : capacity &* MemoryLayout<Element>.stride &+ 32
  }
}

extension String {
  /// How many bytes its memory takes: none of its own for up to 15 bytes.
  @inlinable package var estimatedBytes: Int { utf8.count <= 15 ? 0 : utf8.count &+ 33 }
}

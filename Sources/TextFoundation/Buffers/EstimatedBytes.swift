extension Array {
  /// The estimated size of its storage in bytes, excluding memory that its elements refer to.
  @inlinable package var estimatedBytes: Int {
    // An empty array without capacity allocates no storage.
    capacity == 0 ? 0 : capacity &* MemoryLayout<Element>.stride &+ 32
  }
}

extension String {
  /// The estimated size of its storage in bytes; 0 for up to 15 bytes of text, which need no
  /// storage.
  @inlinable package var estimatedBytes: Int { utf8.count <= 15 ? 0 : utf8.count &+ 33 }
}

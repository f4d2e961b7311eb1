import TextFoundation

/// Zeroed memory to which the system assigns pages only when they are used.
enum AddressSpace {
  /// Reserves memory; `nil` if the system refuses.
  static func reserve(_ size: Int) -> UnsafeMutableRawBufferPointer? {
    #if canImport(Darwin)
    let flags = MAP_PRIVATE | MAP_ANON | MAP_NORESERVE
    #else
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    #endif
    guard let start = mmap(nil, max(size, 1), PROT_READ | PROT_WRITE, flags, -1, 0),
      start != MAP_FAILED
    else { return nil }
    return UnsafeMutableRawBufferPointer(start: start, count: max(size, 1))
  }

  /// Releases memory returned by ``reserve(_:)``.
  static func release(_ memory: UnsafeMutableRawBufferPointer) {
    munmap(memory.baseAddress, memory.count)
  }
}

import Synchronization
import TextFoundation

/// The connection costs of a model, which are copied to large pages when much text is parsed.
///
/// The search reads entries all over the matrix. In the mapped file these are about a thousand pages
/// of 4 KB, more than the translation buffers of a processor hold; in the copy they are two pages of
/// 2 MB. All workers share the copy.
///
/// Thread-safe: the copy is made once and never changes.
final class SharedConnectionCosts: Sendable {
  /// The number of bytes of text after which the copy takes less time than it saves.
  static let copyLimit = 1 << 18
  /// The maximum size of a matrix that is copied, in bytes.
  private static let maximumSize = 1 << 23
  private static let largePageSize = 1 << 21

  /// The costs in the file.
  let mapped: ConnectionCosts
  private let copy = Mutex<Copy?>(nil)

  /// The memory of the copy.
  ///
  /// `@unchecked Sendable`: it is written before it is shared.
  private final class Copy: @unchecked Sendable {
    let memory: UnsafeMutablePointer<Int16>
    init(_ memory: UnsafeMutablePointer<Int16>) { self.memory = memory }
    deinit { free(memory) }
  }

  init(_ mapped: ConnectionCosts) { self.mapped = mapped }

  /// Returns the costs in large pages, or those in the file if the system has no large pages or the
  /// matrix is larger than 8 MB.
  ///
  /// The result is valid as long as this object.
  func inLargePages() -> ConnectionCosts {
    #if os(Linux)
    let size = mapped.byteCount
    guard size <= Self.maximumSize else { return mapped }
    return copy.withLock { copy in
      if copy == nil {
        let rounded = (size + Self.largePageSize - 1) / Self.largePageSize * Self.largePageSize
        var memory: UnsafeMutableRawPointer?
        guard posix_memalign(&memory, Self.largePageSize, rounded) == 0, let memory else {
          return mapped
        }
        // A system without large pages ignores the advice.
        _ = madvise(memory, rounded, Int32(MADV_HUGEPAGE))
        copy = Copy(mapped.copy(to: memory))
      }
      return copy.map { mapped.replacingMemory($0.memory) } ?? mapped
    }
    #else
    return mapped
    #endif
  }
}

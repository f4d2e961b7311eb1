import MeCabDictionary

/// The location of trie images cached between processes.
///
/// The files are only an optimization: any of them may be deleted at any time, and damaged files or
/// files of another version are ignored and replaced. A file is used only if its checksum matches;
/// it is written under a temporary name, synchronized and renamed, and only its owner can read it.
/// A folder or a file that is a symbolic link, a FIFO or not of the expected kind, belongs to another
/// user or can be changed by others is refused (see ``LatticeModel/cacheProblem``); the tries are
/// then built in memory.
///
/// ```swift
/// let cache = TrieCache.folder("/var/cache/search", capacity: 100 << 20)  // at most 100 MiB
/// let model = try LatticeModel(dictionary: "/opt/dictionaries/unidic", cache: cache)
/// ```
public struct TrieCache: Sendable, Hashable {
  private enum Location: Hashable {
    case home
    case folder(String)
    case nowhere
  }

  private let location: Location

  /// The maximum size of the files in the folder, in bytes.
  ///
  /// When a file is added, the least recently used ones are removed until all fit; a file that is
  /// larger by itself is not stored. Only files with the names of trie images are counted and removed.
  public let capacity: Int

  /// The capacity of a cache unless another one is specified: 512 MiB, about 15 dictionaries of the
  /// size of IPADIC.
  public static let defaultCapacity = 512 << 20

  private init(_ location: Location, capacity: Int = defaultCapacity) {
    self.location = location
    self.capacity = max(0, capacity)
  }

  /// The cache folder, created for its owner only when needed, or `nil` for none.
  ///
  /// The user’s folder is looked up only when this property is read, because that takes some time.
  public var folder: String? {
    switch location {
    case .nowhere: return nil
    case .folder(let path): return path
    case .home:
      #if canImport(Darwin)
      let location = "Library/Caches/mutsu"
      #else
      let location = ".cache/mutsu"
      #endif
      return FileSystem.homeDirectory.map { FileSystem.join($0, location) }
    }
  }

  /// The folder `.cache/mutsu` in the home directory of the user (`Library/Caches/mutsu` on macOS);
  /// no cache for accounts without a home directory.
  public static let userFolder = TrieCache(.home)

  /// Returns a cache in a given folder; an empty path disables the cache.
  ///
  /// - Parameters:
  ///   - path: the folder; it and missing folders above it are created for the current user only.
  ///   - capacity: the maximum size of the cached files in bytes; a negative number counts as 0, with
  ///     which nothing is stored.
  /// - Returns: the location, which is not accessed until it is needed.
  public static func folder(
    _ path: String, capacity: Int = TrieCache.defaultCapacity
  ) -> TrieCache {
    TrieCache(path.isEmpty ? .nowhere : .folder(path), capacity: capacity)
  }

  /// No cache: nothing is read or written.
  public static let none = TrieCache(.nowhere)
}

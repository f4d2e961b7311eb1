import MeCabDictionary

/// The location of trie images cached between processes.
///
/// The files are only an optimization: any of them may be deleted at any time, and damaged files or
/// files of another version are ignored. Files are written atomically; write failures are ignored.
public struct TrieCache: Sendable, Hashable {
  private enum Location: Hashable {
    case home
    case folder(String)
    case nowhere
  }

  private let location: Location

  /// The cache folder, created when needed, or `nil` for none.
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
  public static let userFolder = TrieCache(location: .home)

  /// Returns a cache in a given folder; an empty path disables the cache.
  public static func folder(_ path: String) -> TrieCache {
    TrieCache(location: path.isEmpty ? .nowhere : .folder(path))
  }

  /// No cache: nothing is read or written.
  public static let none = TrieCache(location: .nowhere)
}

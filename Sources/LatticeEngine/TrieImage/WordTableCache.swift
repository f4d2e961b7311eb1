import MeCabDictionary

/// The location of trie images cached between processes.
///
/// The files are only an optimization: any of them may be deleted at any time, and damaged files or
/// files of another version are ignored. Files are written atomically; write failures are ignored.
public struct WordTableCache: Sendable, Hashable {
  private enum Place: Hashable {
    case home
    case folder(String)
    case nowhere
  }

  private let place: Place

  /// The cache folder, created when needed, or `nil` for none.
  ///
  /// The user’s folder is determined at each call, because the lookup takes some time.
  public var folder: String? {
    switch place {
    case .nowhere: return nil
    case .folder(let path): return path
    case .home:
      #if canImport(Darwin)
      let place = "Library/Caches/mutsu"
      #else
      let place = ".cache/mutsu"
      #endif
      return FileSystem.homeFolder.map { FileSystem.join($0, place) }
    }
  }

  /// The folder `.cache/mutsu` in the home directory of the user (`Library/Caches/mutsu` on macOS);
  /// no cache for accounts without a home directory.
  public static let userFolder = WordTableCache(place: .home)

  /// Returns a cache in a given folder; an empty path disables the cache.
  public static func folder(_ path: String) -> WordTableCache {
    WordTableCache(place: path.isEmpty ? .nowhere : .folder(path))
  }

  /// No cache: nothing is read or written.
  public static let none = WordTableCache(place: .nowhere)
}

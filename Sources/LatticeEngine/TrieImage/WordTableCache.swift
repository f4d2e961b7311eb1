import MeCabDictionary

/// Where word tables are kept from one process to the next.
///
/// Its files only save time: any of them may be removed at any moment, and one that is damaged or
/// of another version is passed over. They are written whole or not at all; where nothing can be
/// written, nothing is said.
///
/// Sendable: a plain value.
public struct WordTableCache: Sendable, Hashable {
  private enum Place: Hashable {
    case home
    case folder(String)
    case nowhere
  }

  private let place: Place

  /// The folder, made when it is needed; `nil` for none.
  ///
  /// That of the user is asked for at each call, as it takes the system some time to tell.
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

  /// The folder `.cache/mutsu` in the home folder of the user's account, on macOS
  /// `Library/Caches/mutsu`; none for accounts without a home.
  public static let userFolder = WordTableCache(place: .home)

  /// A folder of your own; an empty path is no folder.
  public static func folder(_ path: String) -> WordTableCache {
    WordTableCache(place: path.isEmpty ? .nowhere : .folder(path))
  }

  /// No cache: nothing is read or written.
  public static let none = WordTableCache(place: .nowhere)
}

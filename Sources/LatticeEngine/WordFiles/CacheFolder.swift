import MeCabDictionary

/// The folder of files that only save time: any of them may be removed at any moment.
enum CacheFolder {
  /// `MUTSU_CACHE`, if it is set (empty: no cache); otherwise the folder `mutsu` where the system
  /// has such files: `XDG_CACHE_HOME` or `.cache` in the home folder, on macOS `Library/Caches`.
  ///
  /// - Parameter environment: gives the value of an environment variable.
  /// - Returns: the path, or `nil` for no cache. The folder need not exist.
  static func path(environment: (String) -> String? = FileSystem.environment) -> String? {
    if let chosen = environment("MUTSU_CACHE") { return chosen.isEmpty ? nil : chosen }
    // The XDG Base Directory Specification has relative paths ignored.
    if let base = environment("XDG_CACHE_HOME"), base.hasPrefix("/") {
      return FileSystem.join(base, "mutsu")
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
    return FileSystem.join(home, "Library/Caches/mutsu")
    #else
    return FileSystem.join(home, ".cache/mutsu")
    #endif
  }
}

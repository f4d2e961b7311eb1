package import LatticeEngine

/// The location of the command's cache.
package enum CacheFolder {
  /// Returns the cache to use.
  ///
  /// It is `MUTSU_CACHE` if set (no cache if that is empty), otherwise the folder `mutsu` in
  /// `XDG_CACHE_HOME` if that is an absolute path (XDG Base Directory Specification), otherwise the
  /// library's default. The values of variables are obtained from `environment`.
  package static func cache(
    environment: (String) -> String? = Process.environmentOrEmpty
  ) -> TrieCache {
    if let chosen = environment("MUTSU_CACHE") { return chosen.isEmpty ? .none : .folder(chosen) }
    guard let base = environment("XDG_CACHE_HOME"), base.hasPrefix("/") else { return .userFolder }
    return .folder(base.hasSuffix("/") ? base + "mutsu" : base + "/mutsu")
  }
}

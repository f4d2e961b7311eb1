import JapaneseText

/// Where the command keeps what only saves time.
package enum CacheFolder {
  /// `MUTSU_CACHE`, if it is set (empty: no cache), or `mutsu` in `XDG_CACHE_HOME` (XDG Base Directory
  /// Specification: an absolute path), or what the library takes by itself.
  ///
  /// The values of variables come from `environment`.
  package static func cache(
    environment: (String) -> String? = Process.environment
  ) -> WordTableCache {
    if let chosen = environment("MUTSU_CACHE") { return chosen.isEmpty ? .none : .folder(chosen) }
    guard let base = environment("XDG_CACHE_HOME"), base.hasPrefix("/") else { return .userFolder }
    return .folder(base.hasSuffix("/") ? base + "mutsu" : base + "/mutsu")
  }
}

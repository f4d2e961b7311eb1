import Testing

@testable import LatticeEngine

/// Which folder holds cached files.
@Suite struct CacheFolderTests {
  @Test func environments() {
    #if canImport(Darwin)
    let home = "/home/a/Library/Caches/mutsu"
    #else
    let home = "/home/a/.cache/mutsu"
    #endif
    let table: [(variables: [String: String], path: String?, why: String)] = [
      (["HOME": "/home/a"], home, "where the system has such files"),
      (["HOME": "/home/a", "XDG_CACHE_HOME": "/cache"], "/cache/mutsu", "XDG"),
      (["HOME": "/home/a", "XDG_CACHE_HOME": "/cache/"], "/cache/mutsu", "a slash at the end"),
      (["HOME": "/home/a", "XDG_CACHE_HOME": "cache"], home, "XDG ignores relative paths"),
      (["HOME": "/home/a", "XDG_CACHE_HOME": ""], home, "and empty ones"),
      (["HOME": "/home/a", "MUTSU_CACHE": "/m"], "/m", "our own first, as it is"),
      (["XDG_CACHE_HOME": "/cache", "MUTSU_CACHE": "m"], "m", "relative if somebody wants that"),
      (["HOME": "/home/a", "MUTSU_CACHE": ""], nil, "empty: no cache"),
      (["HOME": ""], nil, "no home"),
      (["HOME": "home"], nil, "a home nobody can find"),
      ([:], nil, "nothing set"),
    ]
    for (variables, path, why) in table {
      #expect(CacheFolder.path { variables[$0] } == path, "\(why)")
    }
  }
}

import CommandSupport
import LatticeEngine
import Testing

/// Tests which folder the command uses for cached tries.
@Suite struct CacheFolderTests {
  @Test func environments() {
    let table: [(variables: [String: String], cache: TrieCache, why: String)] = [
      ([:], .userFolder, "nothing set"),
      (["XDG_CACHE_HOME": "/cache"], .folder("/cache/mutsu"), "XDG"),
      (["XDG_CACHE_HOME": "/cache/"], .folder("/cache/mutsu"), "a slash at the end"),
      (["XDG_CACHE_HOME": "cache"], .userFolder, "XDG ignores relative paths"),
      (["XDG_CACHE_HOME": ""], .userFolder, "and empty ones"),
      (["MUTSU_CACHE": "/m"], .folder("/m"), "our own first, as it is"),
      (
        ["XDG_CACHE_HOME": "/cache", "MUTSU_CACHE": "m"], .folder("m"), "relative if one wants that"
      ),
      (["MUTSU_CACHE": ""], .none, "empty: no cache"),
    ]
    for (variables, cache, why) in table {
      #expect(CacheFolder.cache { variables[$0] } == cache, "\(why)")
    }
  }

  @Test func theUsersFolderIsInTheirHome() {
    guard let folder = TrieCache.userFolder.folder else { return }
    #expect(folder.hasPrefix("/"))
    #expect(folder.hasSuffix("/mutsu"))
  }
}

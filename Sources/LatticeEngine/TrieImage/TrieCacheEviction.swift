import MeCabDictionary
import TextFoundation

/// Removes the least recently used trie images from a cache folder.
///
/// The time of the last use is the modification time of the file, because many systems do not record
/// accesses. Files of earlier versions of the format age like all others.
enum TrieCacheEviction {
  /// The first and the last characters of the names of trie images in the cache.
  static let prefix = "words-"
  static let suffix = ".trie"
  /// The age at which the time of the last use is updated, in nanoseconds; more often would write to
  /// the folder for each process.
  private static let useInterval: Int64 = 3600 * 1_000_000_000
  /// The age at which an unfinished file counts as abandoned by its process, in nanoseconds.
  private static let abandonedAge: Int64 = 24 * 3600 * 1_000_000_000

  /// Records that a file was used now.
  static func recordUse(of bytes: FileBytes, _ name: String, in folder: PrivateFolder) {
    if now() - bytes.modificationTime > useInterval { folder.touch(name) }
  }

  /// Removes trie images until the folder has space for `count` bytes in the file `name`, and
  /// abandoned unfinished files.
  static func reserve(
    _ count: Int, for name: String, in folder: PrivateFolder, capacity: Int
  ) throws(MeCabError) {
    let entries = try folder.entries().filter { $0.name.hasPrefix(prefix) }
    let now = now()
    for entry in entries
    where entry.name.hasSuffix(PrivateFolder.temporarySuffix)
      && now - entry.modificationTime > abandonedAge
    {
      folder.remove(entry.name)
    }
    let others = entries.filter { $0.name.hasSuffix(suffix) && $0.name != name }
      .sorted { ($0.modificationTime, $0.name) < ($1.modificationTime, $1.name) }
    var excess = others.reduce(count) { $0 + $1.byteCount } - capacity
    for entry in others where excess > 0 {
      folder.remove(entry.name)
      excess -= entry.byteCount
    }
  }

  /// Returns the current time in nanoseconds since 1970.
  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
  }
}

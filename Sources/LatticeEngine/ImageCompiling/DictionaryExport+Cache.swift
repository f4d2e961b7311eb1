package import MeCabDictionary

extension DictionaryExport {
  /// Returns the directory with MeCab's files of a dictionary: its own, or for an image one in the
  /// cache, which is written on the first use.
  ///
  /// The files of one dictionary take about 140 MB, which the capacity of the cache does not limit.
  ///
  /// - Throws: `unsupportedDictionary` if the dictionary is an image and there is no cache;
  ///   `fileUnreadable` if the cache is refused or cannot be written, or the errors of the image.
  package static func directory(
    of path: String, cache: TrieCache
  ) throws(MeCabError) -> String {
    let folder = try DictionaryFolder(path)
    guard let image = folder.image else { return path }
    guard let cacheFolder = cache.folder else {
      throw MeCabError(
        .unsupportedDictionary,
        "is one file, which libmecab cannot read; write MeCab's files with "
          + "jptok dictionary export, or permit a cache", path: image.path)
    }
    let identity = try LexiconHeader(image).identity
    // The matrix and the other files are not part of the identity of the entries.
    var hash = StableHash()
    hash.add(identity.fingerprint)
    for section in image.sections { hash.add(section.checksum) }
    let name = "mecab-" + String(hash.value, radix: 16)
    let directory = FileSystem.join(cacheFolder, name)
    _ = try PrivateFolder.creating(cacheFolder)
    let target = try PrivateFolder.creating(directory)
    // Written last, so the others exist if it does.
    if let system = try target.contents(of: "sys.dic"),
      try DictionaryFile(system).byteCount == Int(identity.byteCount)
    {
      return directory
    }
    try write(image) { name, bytes throws(MeCabError) in try target.write(bytes, to: name) }
    return directory
  }
}

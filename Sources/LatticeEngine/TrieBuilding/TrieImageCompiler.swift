public import MeCabDictionary

/// Builds the trie image file that lets ``LatticeModel`` look up words at full speed from the first
/// line.
public enum TrieImageCompiler {
  /// Writes `words.trie` next to the `sys.dic` in `directory`.
  ///
  /// The file can be copied together with the dictionary; its hash is added to the manifest, if there
  /// is one. Whenever `sys.dic` is compiled again,
  /// this file must be compiled too: a file for a dictionary of another size or with other contents
  /// is ignored, but not every change of a cost is detected. The time is linear in the bytes of the
  /// surfaces, about 0.3 s for 800,000 entries in a release build.
  ///
  /// ```swift
  /// try TrieImageCompiler.compile(directory: "/var/lib/mecab/dic/ipadic-utf8")
  /// ```
  ///
  /// - Throws: `dictionaryMissing`, `dictionaryDamaged`, `unsupportedCharset`, `unsupportedDictionary`
  ///   if a surface is not UTF-8, or `fileUnreadable` if the file cannot be written.
  public static func compile(directory: String) throws(MeCabError) {
    let file = try DictionaryFile(path: FileSystem.join(directory, "sys.dic"))
    try file.requireUTF8()
    let identity = DictionaryIdentity(file).withoutTime
    let trieImage = try TrieImage.build(.compiled(file), identity: identity)
    try trieImage.bytes.withBytes { bytes throws(MeCabError) in
      try FileSystem.writeAtomically(bytes, to: TrieImageStore.pathBeside(file))
    }
    try DictionaryInspection.recordHash(of: DictionaryFormat.trieImageName, in: directory)
  }
}

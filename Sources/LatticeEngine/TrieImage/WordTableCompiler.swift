public import MeCabDictionary

/// Makes the file that lets ``LatticeModel`` look words up at full speed from the first line.
public enum WordTableCompiler {
  /// Writes `words.trie` beside the `sys.dic` in `directory`.
  ///
  /// It may be copied together with the dictionary. When `sys.dic` is compiled again, so must this
  /// be: a file for a dictionary of another size or other contents is ignored, but not every
  /// change of a cost is seen. Time is linear in the bytes of the surfaces, about 0.3 s for 800,000
  /// entries in a release build.
  ///
  /// ```swift
  /// try WordTableCompiler.compile(directory: "/var/lib/mecab/dic/ipadic-utf8")
  /// ```
  ///
  /// - Throws: `dictionaryMissing`, `dictionaryDamaged`, `unsupportedCharset`, `unservedDictionary`
  ///   if a surface is not UTF-8, or `fileUnreadable` if the file cannot be written.
  public static func compile(directory: String) throws(MeCabError) {
    let file = try DictionaryFile(path: FileSystem.join(directory, "sys.dic"))
    try file.requireUTF8()
    let identity = DictionaryIdentity(file).withoutTime
    let tables = try WordTables(building: file, identity: identity)
    try tables.bytes.withBytes { bytes throws(MeCabError) in
      try FileSystem.writeAtomically(bytes, to: WordTableStore.pathBeside(file))
    }
  }
}

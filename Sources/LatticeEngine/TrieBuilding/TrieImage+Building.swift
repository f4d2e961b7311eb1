import MeCabDictionary

extension TrieImage {
  /// Builds the trie image of a lexicon in memory.
  ///
  /// The header contains `identity`; the entries of `excludedEntries` are excluded.
  ///
  /// - Throws: The same errors as ``WordTrieBuilder``.
  static func build(
    _ source: EntrySource, excluding excludedEntries: ProperNameEntries? = nil,
    identity: DictionaryIdentity
  ) throws(MeCabError) -> TrieImage {
    let builder = try WordTrieBuilder.build(source, excluding: excludedEntries)
    var header = TrieImageHeader(identity)
    header.rootSize = 2 * WordTrie.rootSize
    header.edgeSize = builder.edgeSize
    header.wordCount = builder.wordCount
    header.astral = builder.astral
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: header.fileSize, alignment: TrieImageHeader.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    for (section, source) in [
      (header.root, UnsafeRawPointer(builder.root.start)),
      (header.edges, UnsafeRawPointer(builder.edges.start)),
      (header.words, UnsafeRawPointer(builder.words.start)),
    ] {
      memory[section].copyBytes(from: UnsafeRawBufferPointer(start: source, count: section.count))
    }
    header.checksum = XXHash64.of(UnsafeRawBufferPointer(rebasing: memory[Self.body]))
    header.write(to: memory)
    let bytes = FileBytes(adopting: memory, path: source.path)
    guard let trieImage = TrieImage(bytes, header, origin: .memory) else {
      throw source.damaged("it is empty")
    }
    return trieImage
  }
}

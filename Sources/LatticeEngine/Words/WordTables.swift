import MeCabDictionary

/// A ``WordTrie`` and the memory it is in.
///
/// Sendable: nothing changes after `init`.
final class WordTables: Sendable {
  let trie: WordTrie
  private let memory: Memory

  /// Who frees what the trie points to.
  private enum Memory: Sendable {
    case built(BuiltMemory)
    case mapped(FileBytes)
  }

  /// `@unchecked Sendable`: written before it is shared, freed by its only owner.
  private final class BuiltMemory: @unchecked Sendable {
    let start: UnsafeMutablePointer<UInt64>
    init(count: Int) { start = .allocate(capacity: count) }
    deinit { start.deallocate() }
  }

  /// Builds the tables of a lexicon in memory.
  ///
  /// - Throws: as ``WordTrieBuilder``.
  init(building file: DictionaryFile) throws(MeCabError) {
    let builder = try WordTrieBuilder.build(file)
    let rootSize = 2 * WordTrie.rootSize
    let built = BuiltMemory(count: rootSize + builder.edgeSize + builder.wordCount)
    built.start.update(from: builder.root.start, count: rootSize)
    let edges = built.start + rootSize
    edges.update(from: builder.edges.start, count: builder.edgeSize)
    let words = edges + builder.edgeSize
    words.update(from: builder.words.start, count: builder.wordCount)
    trie = WordTrie(
      root: Table(built.start, count: rootSize), astral: builder.astral,
      edges: Table(edges, count: builder.edgeSize), words: Table(words, count: builder.wordCount))
    memory = .built(built)
  }
}

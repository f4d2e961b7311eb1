import TextFoundation

extension Lexicon {
  /// Passes the entries of the surfaces that are prefixes of `bytes` to `body`: the shortest surface
  /// first, with its length in bytes, and the entries in the order of the dictionary.
  func forEachPrefixEntry(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (_ length: Int, _ entry: Int) -> Void
  ) {
    func add(_ length: Int, _ entries: Range<Int>) {
      for entry in entries where excludedEntries?.contains(entry) != true { body(length, entry) }
    }
    switch source {
    case .compiled: walk?.forEachPrefix(of: bytes, add)
    case .coded(let lexicon): lexicon.forEachPrefix(of: bytes, add)
    }
  }
}

extension CodedLexicon {
  /// Passes the surfaces that are prefixes of `bytes` to `body`, the shortest first: its length in
  /// bytes and its entries.
  func forEachPrefix(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (_ length: Int, _ entries: Range<Int>) -> Void
  ) {
    let trie = trieImage.trie
    var edge: WordTrie.Edge?
    var length = 0
    while length < bytes.count {
      let unit = LineUnits.unit(UnsafeBufferPointer(rebasing: bytes[length...]))
      guard unit.character != LineUnits.noCharacter,
        let next = trie.child(of: edge, character: unit.character)
      else { return }
      edge = next
      length &+= unit.width
      let first = Int(next.words &>> 8)
      guard next.words & 0xFF != 0, first < entryCount else { continue }
      body(length, first..<end(ofSurfaceAt: first))
    }
  }
}

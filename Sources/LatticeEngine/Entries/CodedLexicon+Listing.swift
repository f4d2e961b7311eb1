package import MeCabDictionary
import TextFoundation

extension CodedLexicon {
  /// Returns all surfaces in ascending order, by walking the trie.
  ///
  /// - Throws: `dictionaryDamaged` if the trie does not lead to the entries of each surface.
  /// - Complexity: linear in the size of the trie, about half a second for a million entries.
  package func surfaceTable() throws(MeCabError) -> SurfaceTable {
    // The surface of each first entry: its range in `bytes`.
    var starts = [Int32](repeating: -1, count: entryCount)
    var ends = [Int32](repeating: -1, count: entryCount)
    var bytes: [UInt8] = []
    var pending: [(edge: WordTrie.Edge, prefix: Range<Int>)] = []
    let trie = trieImage.trie
    let damaged = image.damaged("the section \(DictionaryFormat.trieImageName) is not a tree")

    func visit(_ edge: WordTrie.Edge, _ prefix: Range<Int>) throws(MeCabError) {
      guard let scalar = Unicode.Scalar(edge.character) else { throw damaged }
      let start = bytes.count
      // A slice of the array would make `append` copy all of it.
      for index in prefix { bytes.append(bytes[index]) }
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      // A damaged trie may have cycles.
      guard bytes.count < Int(Int32.max),
        bytes.count - start <= DictionaryFormat.maximumSurfaceLength
      else { throw damaged }
      if edge.words & 0xFF != 0 {
        let first = Int(edge.words >> 8)
        guard first < entryCount, isFirst(first), starts[first] < 0 else { throw damaged }
        starts[first] = Int32(start)
        ends[first] = Int32(bytes.count)
      }
      if edge.hasChildren { pending.append((edge, start..<bytes.count)) }
    }

    for character in 0..<UInt32(WordTrie.rootSize) {
      let edge = trie.edge(character)
      if edge.character != 0 { try visit(edge, 0..<0) }
    }
    var visitedCount = 0
    if trie.astral.hasChildren { pending.append((trie.astral, 0..<0)) }
    while let (parent, prefix) = pending.popLast() {
      let end = parent.firstChild + parent.childTableSize.count
      var index = parent.firstChild
      var isInside = index < end
      while isInside, index < trie.edges.count / 2 {
        visitedCount += 1
        guard visitedCount <= trie.edges.count else { throw damaged }
        let bucket = trie.bucket(at: index)
        index += 1
        isInside = index < end || bucket.hasOverflow
        // Other edges in the bucket are those of another node.
        for edge in bucket.edges
        where edge.character != 0 && parent.mayHaveChild(WordTrie.hash(edge.character)) {
          try visit(edge, prefix)
        }
      }
    }
    return try sorted(bytes, starts, ends)
  }

  /// Brings the surfaces into the order of their entries.
  private func sorted(
    _ bytes: [UInt8], _ starts: [Int32], _ ends: [Int32]
  ) throws(MeCabError) -> SurfaceTable {
    var sorted: [UInt8] = []
    sorted.reserveCapacity(12 * entryCount)
    var sortedEnds: [Int32] = []
    var firstTokens: [Int32] = []
    for entry in 0..<entryCount where isFirst(entry) {
      guard starts[entry] >= 0 else { throw image.damaged("no surface leads to entry \(entry)") }
      sorted.append(contentsOf: bytes[Int(starts[entry])..<Int(ends[entry])])
      sortedEnds.append(Int32(sorted.count))
      firstTokens.append(Int32(entry))
    }
    return SurfaceTable(bytes: sorted, ends: sortedEnds, firstTokens: firstTokens)
  }

  /// Passes all entries to `body`, in ascending order of the surfaces and for each in the order of
  /// the source.
  ///
  /// Features are decoded without being retained.
  ///
  /// - Throws: `dictionaryDamaged`.
  package func forEachEntry(
    _ body: (UnsafeBufferPointer<UInt8>, TokenRecord, UnsafeBufferPointer<UInt8>)
      throws(MeCabError) -> Void
  ) throws(MeCabError) {
    let surfaces = try surfaceTable()
    var scratch = FeatureDecoder.Scratch()
    var feature = ByteBuffer(minimumCapacity: 512)
    try surfaces.withBytes { bytes throws(MeCabError) in
      for number in 0..<surfaces.count {
        let surface = UnsafeBufferPointer(rebasing: bytes[surfaces.range(number)])
        let first = surfaces.firstToken(number)
        for index in first..<end(ofSurfaceAt: first) {
          let entry = entry(index)
          feature.removeAll()
          let id = decoder.append(
            index,
            FeatureDecoder.Entry(
              surface: surface, leftID: entry.leftID, rightID: entry.rightID),
            scratch: &scratch, to: &feature)
          guard let id else { throw image.damaged("the feature of entry \(index) is not readable") }
          try body(
            surface,
            TokenRecord(
              leftID: entry.leftID, rightID: entry.rightID, partOfSpeechID: id, cost: entry.cost,
              featureOffset: 0), feature.bytes)
        }
      }
    }
  }
}

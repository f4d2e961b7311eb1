package import MeCabDictionary
import TextFoundation

/// The system lexicon of a dictionary image: surfaces and words in the trie, features in coded form.
///
/// It has the same entries, in the same order, as the `sys.dic` it was compiled from. The file is
/// mapped; reads are checked, so that a damaged file causes missing or wrong words, never a trap.
///
/// `@unchecked Sendable`: the memory of the sections is immutable and owned by `image`.
package final class CodedLexicon: @unchecked Sendable {
  package let image: DictionaryImage
  let header: LexiconHeader
  let trieImage: TrieImage
  let decoder: FeatureDecoder
  let store: FeatureStore
  /// The bits of the section `surfaces`.
  private let surfaceStarts: Table<UInt64>
  private let words: Table<UInt64>

  /// Opens the lexicon of an image.
  ///
  /// - Throws: `dictionaryDamaged` if a section is missing, too short or belongs to another
  ///   dictionary.
  package init(_ image: DictionaryImage) throws(MeCabError) {
    self.image = image
    header = try LexiconHeader(image)
    let trie = try image.required(DictionaryFormat.trieImageName)
    guard let trieImage = TrieImage(trie, of: header.identity, origin: .image) else {
      throw image.damaged(
        "the section \(DictionaryFormat.trieImageName) is damaged or of another version")
    }
    self.trieImage = trieImage
    words = trieImage.trie.words
    func bytes(_ name: String) throws(MeCabError) -> UnsafeRawBufferPointer {
      // Valid as long as the image, which the lexicon retains.
      try image.required(name).withBytes { $0 }
    }
    let surfaces = try bytes(DictionarySection.surfaces)
    guard surfaces.count == (header.entryCount + 63) / 64 * 8, let start = surfaces.baseAddress
    else { throw image.damaged("the section \(DictionarySection.surfaces) has a wrong size") }
    surfaceStarts = Table(start.assumingMemoryBound(to: UInt64.self), count: surfaces.count / 8)
    guard
      let decoder = FeatureDecoder(
        codes: try bytes(DictionarySection.features),
        offsets: try bytes(DictionarySection.featureOffsets),
        tables: try bytes(DictionarySection.featureTables))
    else {
      throw image.damaged("the section \(DictionarySection.featureTables) is truncated")
    }
    self.decoder = decoder
    store = try FeatureStore(
      decoder, entryCount: header.entryCount, featureSize: header.featureSize, path: image.path)
  }

  package var path: String { image.path }
  package var entryCount: Int { header.entryCount }
  /// The sizes of the connection matrix for which the entries were compiled.
  package var matrixSize: MatrixSize {
    MatrixSize(left: header.leftSize, right: header.rightSize)
  }

  // MARK: Entries

  /// Returns the entries of the surface to which an entry belongs.
  func surfaceEntries(around index: Int) -> Range<Int> {
    var start = min(max(index, 0), entryCount - 1)
    while start > 0, !isFirst(start) { start -= 1 }
    return start..<end(ofSurfaceAt: start)
  }

  /// Returns the end of the entries of a surface.
  func end(ofSurfaceAt start: Int) -> Int {
    let limit = min(entryCount, start + DictionaryFormat.maximumCount)
    var end = start + 1
    while end < limit, !isFirst(end) { end += 1 }
    return end
  }

  /// Returns whether an entry is the first one of its surface.
  func isFirst(_ index: Int) -> Bool {
    surfaceStarts[index / 64] & 1 << UInt64(index % 64) != 0
  }

  /// Returns the ids and the cost of an entry; those of a damaged file may be wrong.
  ///
  /// The words of a surface are in the order in which the lattice needs them (see ``WordList``).
  func entry(_ index: Int) -> TokenEntry {
    let entries = surfaceEntries(around: index)
    for number in entries where number < words.count {
      let word = Word(bits: words[number])
      if word.offset == index - entries.lowerBound {
        return TokenEntry(
          leftID: word.leftID, rightID: word.rightID, cost: word.cost, featureOffset: 0)
      }
    }
    return TokenEntry(leftID: 0, rightID: 0, cost: .max, featureOffset: 0)
  }

  /// Returns the NUL-terminated feature of an entry with a surface; empty if the file is damaged.
  ///
  /// It is valid as long as the lexicon.
  @inline(__always)
  package func feature(
    _ index: Int, of surface: @autoclosure () -> UnsafeBufferPointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    store.feature(index, decoderEntry(index, surface()))
  }

  @inline(never)
  private func decoderEntry(
    _ index: Int, _ surface: UnsafeBufferPointer<UInt8>
  ) -> FeatureDecoder.Entry {
    let entry = entry(index)
    return FeatureDecoder.Entry(
      surface: surface, leftID: entry.leftID, rightID: entry.rightID)
  }

  /// Returns the entries of a surface; `nil` if the dictionary does not contain it.
  package func entries(ofSurface surface: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var offset = 0
    var edge = WordTrie.Edge.none
    while offset < surface.count {
      guard let scalar = surface.scalar(at: offset),
        let next = trieImage.trie.child(
          of: offset == 0 ? nil : edge, character: scalar.value)
      else { return nil }
      edge = next
      offset += scalar.length
    }
    guard edge.words != 0 else { return nil }
    let first = Int(edge.words >> 8)
    guard edge.words & 0xFF != 0, first < entryCount else { return nil }
    return first..<end(ofSurfaceAt: first)
  }

  /// Checks the checksums of all sections, and that the codes are complete.
  ///
  /// - Throws: `dictionaryDamaged` with the section.
  package func verify() throws(MeCabError) {
    try image.verify()
    guard decoder.isComplete(count: entryCount) else {
      throw image.damaged("the section \(DictionarySection.features) is incomplete")
    }
  }
}

extension WordTrie {
  /// Returns the edge for a character from a node, or from the root if there is no node; `nil` if
  /// no surface continues with the character.
  func child(of parent: Edge?, character: UInt32) -> Edge? {
    guard let parent else {
      let edge = edge(character)
      return edge.character == character ? edge : nil
    }
    let hash = Self.hash(character)
    guard parent.mayHaveChild(hash) else { return nil }
    let edge = child(character, in: parent.bucket(hash))
    return edge.character == character ? edge : nil
  }
}

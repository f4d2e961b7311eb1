package import MeCabDictionary
import TextFoundation

/// The forms under which the words of a dictionary are indexed for search, and the division of
/// compounds: a section of a dictionary image.
///
/// Only the forms of entries are stored that another writing or a division of their form makes
/// different from the entry, and of those that are such forms themselves. The memory is mapped; reads
/// are checked, so that a damaged file gives wrong or missing forms, never a trap.
///
/// `@unchecked Sendable`: the memory is immutable and owned by the lexicon.
package final class SearchForms: @unchecked Sendable {
  /// The name of the section.
  static let sectionName = "search"
  static let version: UInt32 = 2
  /// The separator of the words of a form.
  package static let separator = UInt8(ascii: "/")
  /// The number of entries for each count of set bits that is stored.
  static let entriesPerRank = 512

  private let lexicon: CodedLexicon
  private let forms: RankedBits
  private let divisions: RankedBits
  /// The offset of each form in the pool, in three bytes.
  private let formOffsets: UnsafeRawBufferPointer
  /// For each divided entry, a bit for each character before which it is divided, but the first.
  private let masks: UnsafeRawBufferPointer
  /// The hashes of ambiguous keys of spellings, in ascending order.
  private let ambiguousKeys: UnsafeRawBufferPointer
  /// The forms, each ending with NUL.
  private let pool: UnsafeBufferPointer<UInt8>

  /// Returns the forms of a dictionary, or `nil` if it has none, or if they are damaged.
  package convenience init?(_ source: EntrySource) {
    guard case .coded(let lexicon) = source,
      let section = lexicon.image.contents(of: Self.sectionName)
    else { return nil }
    // Valid as long as the image, which the lexicon retains.
    self.init(lexicon, section.withBytes { $0 })
  }

  init?(_ lexicon: CodedLexicon, _ section: UnsafeRawBufferPointer) {
    var reader = SectionReader(section)
    guard reader.nextInteger() == Self.version,
      reader.nextInteger() == UInt32(truncatingIfNeeded: lexicon.entryCount),
      let forms = RankedBits(&reader, count: lexicon.entryCount),
      let formOffsets = reader.next(forms.setCount * 3),
      let divisions = RankedBits(&reader, count: lexicon.entryCount),
      let masks = reader.next(divisions.setCount * 2), let keyCount = reader.nextInteger(),
      let ambiguousKeys = reader.next(Int(keyCount) * 4), let pool = reader.rest, pool.last == 0
    else { return nil }
    self.lexicon = lexicon
    self.forms = forms
    self.divisions = divisions
    self.formOffsets = formOffsets
    self.masks = masks
    self.ambiguousKeys = ambiguousKeys
    self.pool = pool.assumingMemoryBound(to: UInt8.self)
  }

  /// Returns the form of an entry, its words separated by slashes; `nil` if it is the surface of the
  /// dictionary form, undivided.
  ///
  /// Only dictionary forms have entries with a form. The bytes are valid as long as this object.
  package func form(ofEntry index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let number = forms.rank(of: index) else { return nil }
    let start = number * 3
    let offset =
      Int(formOffsets[start]) | Int(formOffsets[start + 1]) << 8 | Int(formOffsets[start + 2]) << 16
    guard offset < pool.count else { return nil }
    var end = offset
    while pool[end] != 0 { end += 1 }
    return UnsafeBufferPointer(rebasing: pool[offset..<end])
  }

  /// Returns where the surface of an entry is divided; 0 if it is not.
  ///
  /// Bit n is set if a part begins at character n + 1.
  package func divisions(ofEntry index: Int) -> UInt16 {
    guard let number = divisions.rank(of: index) else { return 0 }
    return UInt16(masks[number * 2]) | UInt16(masks[number * 2 + 1]) << 8
  }

  /// Returns whether different words in katakana have the key of a spelling (see KatakanaSpelling in
  /// SearchText); the keys are compared by a hash.
  package func isAmbiguous(spellingKey key: UnsafeBufferPointer<UInt8>) -> Bool {
    let hash = Self.hash(key)
    var range = 0..<ambiguousKeys.count / 4
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let found = ambiguousKeys.loadUnaligned(fromByteOffset: middle * 4, as: UInt32.self)
        .littleEndian
      if found == hash { return true }
      range = found < hash ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return false
  }

  /// The FNV-1a hash of a key.
  static func hash(_ key: some Sequence<UInt8>) -> UInt32 {
    key.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  /// Returns the entries of a surface; empty if the dictionary does not contain it.
  package func entries(ofSurface surface: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    lexicon.entries(ofSurface: surface) ?? 0..<0
  }

  /// Returns the NUL-terminated feature of an entry; its address is that of the words of a path.
  package func feature(
    ofEntry index: Int, surface: UnsafeBufferPointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    lexicon.feature(index, of: surface)
  }

  /// Returns a position in the trie before the first character.
  package func prefix() -> LexiconPrefix { LexiconPrefix(lexicon) }
}

/// A prefix of surfaces of a lexicon, extended character by character.
package struct LexiconPrefix {
  private let lexicon: CodedLexicon
  private var edge: WordTrie.Edge?

  init(_ lexicon: CodedLexicon) { self.lexicon = lexicon }

  /// Appends characters; returns false, and stays unchanged, if no surface continues with them.
  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var next = edge
    var offset = 0
    while offset < text.count {
      guard let scalar = text.scalar(at: offset),
        let child = lexicon.trieImage.trie.child(of: next, character: scalar.value)
      else { return false }
      next = child
      offset += scalar.length
    }
    edge = next
    return true
  }

  /// The entries of the surface that is equal to the prefix; empty if no surface is.
  package var entries: Range<Int> {
    guard let words = edge?.words, words & 0xFF != 0 else { return 0..<0 }
    let first = Int(words >> 8)
    guard first < lexicon.entryCount else { return 0..<0 }
    return first..<lexicon.end(ofSurfaceAt: first)
  }
}

/// A bit for each entry, and the number of set bits before every 512th.
struct RankedBits {
  private let bits: UnsafeRawBufferPointer
  private let ranks: UnsafeRawBufferPointer
  private let count: Int
  let setCount: Int

  /// Reads the bits of `count` entries; fails if the section is too short or a count is wrong.
  init?(_ reader: inout SectionReader, count: Int) {
    let rankCount = (count + SearchForms.entriesPerRank - 1) / SearchForms.entriesPerRank
    guard let setCount = reader.nextInteger(), let ranks = reader.next(rankCount * 4),
      let bits = reader.next((count + 7) / 8)
    else { return nil }
    self.count = count
    self.setCount = Int(setCount)
    self.ranks = ranks
    self.bits = bits
  }

  /// Returns the number of set bits before the bit of an entry; `nil` if its bit is not set.
  func rank(of index: Int) -> Int? {
    guard index >= 0, index < count, bits[index / 8] & 1 << UInt8(index % 8) != 0 else {
      return nil
    }
    let block = index / SearchForms.entriesPerRank
    var rank = Int(ranks.loadUnaligned(fromByteOffset: block * 4, as: UInt32.self).littleEndian)
    for byte in block * SearchForms.entriesPerRank / 8..<index / 8 {
      rank += bits[byte].nonzeroBitCount
    }
    rank += (bits[index / 8] & (1 << UInt8(index % 8) - 1)).nonzeroBitCount
    return rank < setCount ? rank : nil
  }
}

/// Reads the parts of a section in order.
struct SectionReader {
  private var bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func next(_ count: Int) -> UnsafeRawBufferPointer? {
    guard count >= 0, count <= bytes.count else { return nil }
    defer { bytes = UnsafeRawBufferPointer(rebasing: bytes[count...]) }
    return UnsafeRawBufferPointer(rebasing: bytes[..<count])
  }

  mutating func nextInteger() -> UInt32? {
    next(4)?.loadUnaligned(as: UInt32.self).littleEndian
  }

  var rest: UnsafeRawBufferPointer? { bytes.isEmpty ? nil : bytes }
}

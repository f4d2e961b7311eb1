import MeCabDictionary

/// The patterns distilled from the engine's output: a trie of strings with the word that starts
/// where a string occurs.
///
/// A pattern is a word with up to a few characters that follow it; the longest one that occurs at
/// an offset decides the word. Where the preceding word matters, a pattern has exceptions by the
/// right id of that word. The method is that of N. Yoshinaga, "Back to Patterns: Efficient Japanese
/// Morphological Analysis with Feature-Sequence Trie" (ACL 2023); preceding words are represented
/// by their right ids, because the costs of the lattice depend on nothing else of them.
///
/// `@unchecked Sendable`: immutable; the memory is owned by `bytes`.
final class PatternTable: @unchecked Sendable {
  /// The letter of characters that are in no pattern.
  static let noLetter: UInt16 = 0
  /// The letter of the end of a line.
  static let endOfLine: UInt16 = 1
  /// The state at the start of a line, MeCab's right id of BOS.
  static let startState: UInt16 = 0

  /// The letters of the characters up to U+FFFF, which number the children of a node.
  let letters: Table<UInt16>
  let categories: Table<PatternCategory>
  /// The right ids of the entries: the state after each word.
  let states: Table<UInt16>
  let units: Table<PatternUnit>
  /// Hash tables of exceptions: the value for other states, the number of slots minus one, and for
  /// each slot a state plus one, or 0 if it is free, and its value.
  let exceptions: Table<UInt32>
  private let bytes: FileBytes

  /// Opens the table next to a system dictionary.
  ///
  /// - Throws: `unsupportedDictionary` if the dictionary has no table; `dictionaryDamaged` if the
  ///   table is damaged or belongs to another dictionary.
  ///
  /// The table is copied to memory with large pages where the system has them: lookups are spread
  /// over the whole table, and a quarter of their time would be spent on translating addresses.
  convenience init(of source: EntrySource, verifiesBody: Bool) throws(MeCabError) {
    let path = Self.path(beside: source)
    guard FileSystem.exists(path) else {
      throw MeCabError(
        .unsupportedDictionary,
        "has no distilled patterns (\(DictionaryFormat.patternTableName)); use the embedded "
          + "dictionary, or the native engine", path: source.path)
    }
    let bytes = try FileBytes(path: path)
    try self.init(bytes.copiedToLargePages() ?? bytes, of: source, verifiesBody: verifiesBody)
  }

  /// Reads a table from memory.
  ///
  /// - Throws: `dictionaryDamaged` if the table is damaged or belongs to another dictionary.
  init(_ bytes: FileBytes, of source: EntrySource, verifiesBody: Bool) throws(MeCabError) {
    guard let header = bytes.withBytes({ PatternTableHeader($0) }),
      let start = bytes.withBytes({ $0.baseAddress })
    else {
      throw MeCabError(
        .dictionaryDamaged, "is damaged or of another version; compile the dictionary again",
        path: bytes.path)
    }
    guard header.identity == source.identity.withoutTime else {
      throw MeCabError(
        .dictionaryDamaged, "belongs to another dictionary; compile the dictionary again",
        path: bytes.path)
    }
    if verifiesBody,
      bytes.withBytes({ PatternTableHeader.bodyHash(of: $0) }) != header.bodyHash
    {
      throw MeCabError(
        .dictionaryDamaged, "is damaged: its contents do not match its hash; compile it again",
        path: bytes.path)
    }
    func table<Element>(_ section: Range<Int>, of type: Element.Type) -> Table<Element> {
      Table(
        (start + section.lowerBound).assumingMemoryBound(to: type),
        count: section.count / MemoryLayout<Element>.stride)
    }
    letters = table(header.letters, of: UInt16.self)
    categories = table(header.categories, of: PatternCategory.self)
    states = table(header.states, of: UInt16.self)
    units = table(header.units, of: PatternUnit.self)
    exceptions = table(header.exceptions, of: UInt32.self)
    self.bytes = bytes
  }

  /// Returns the letter of a character.
  @inline(__always)
  func letter(_ character: UInt32) -> UInt16 {
    character <= 0xFFFF ? letters[Int(character)] : Self.noLetter
  }

  /// Returns the word that a table of exceptions predicts after a word with right id `state`.
  @inline(__always)
  func value(ofExceptions index: Int, after state: UInt16) -> PatternValue {
    // Only in damaged files is a table outside the section, or without a free slot.
    guard index &+ 2 <= exceptions.count else { return .none }
    let mask = Int(exceptions[index &+ 1])
    guard mask < (exceptions.count &- index &- 2) / 2 else { return .none }
    var slot = Self.slot(of: state, mask: mask)
    var probes = 0
    while probes <= mask {
      let key = exceptions[index &+ 2 &+ 2 &* slot]
      if key == UInt32(state) &+ 1 {
        return PatternValue(bits: exceptions[index &+ 3 &+ 2 &* slot])
      }
      if key == 0 { break }
      slot = (slot &+ 1) & mask
      probes &+= 1
    }
    return PatternValue(bits: exceptions[index])
  }

  /// Returns the first slot of a state in a table of exceptions.
  @inline(__always)
  static func slot(of state: UInt16, mask: Int) -> Int {
    Int((UInt32(state) &* 0x9E37_79B1) &>> 16) & mask
  }

  static func path(beside source: EntrySource) -> String {
    guard let slash = source.path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return DictionaryFormat.patternTableName
    }
    return FileSystem.join(source.path[..<slash], DictionaryFormat.patternTableName)
  }
}

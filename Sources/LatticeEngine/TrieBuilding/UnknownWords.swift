import MeCabDictionary

/// The entries of `unk.dic` by the number of their category.
///
/// `@unchecked Sendable`: immutable; the entries are in the memory of the file that it retains.
final class UnknownWords: @unchecked Sendable {
  let tokens: TokenTable
  /// The words of all categories, concatenated.
  var words: Table<UInt64> { Table(memory, count: tokens.count) }
  private let categories: UnsafeMutablePointer<Entries>
  private let categoryCount: Int

  /// The entries of a category, in the format of a ``Match``.
  struct Entries: BitwiseCopyable {
    var firstToken: UInt32
    var words: UInt32
    /// The number of entries, including those that cannot be on the best path.
    var count: UInt32
  }

  private let file: DictionaryFile
  private let memory: UnsafeMutablePointer<UInt64>
  /// The common feature of all unknown words (NUL-terminated), or nil.
  private let feature: UnsafeMutablePointer<UInt8>?

  /// Loads the entries of all categories.
  ///
  /// A nonempty `feature` (`unk-feature` in `dicrc`) becomes the feature of all unknown words.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryDamaged` if a category has no entry, or one with ids
  ///   outside the matrix.
  init(
    _ file: DictionaryFile, categories table: CharacterTable, costs: ConnectionCosts,
    feature: String? = nil
  ) throws(MeCabError) {
    self.feature = feature.flatMap { $0.isEmpty ? nil : Self.cString($0) }
    guard let tokens = TokenTable(file, feature: self.feature) else {
      self.feature?.deallocate()
      throw file.damaged("it is empty")
    }
    self.file = file
    self.tokens = tokens
    memory = .allocate(capacity: tokens.count)
    memory.initialize(repeating: 0, count: tokens.count)
    categories = .allocate(capacity: table.categoryCount)
    categoryCount = table.categoryCount
    try fill(table, costs)
  }

  deinit {
    memory.deallocate()
    categories.deallocate()
    feature?.deallocate()
  }

  private static func cString(_ text: String) -> UnsafeMutablePointer<UInt8> {
    let bytes = Array(text.utf8) + [0]
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    for (index, byte) in bytes.enumerated() { memory[index] = byte }
    return memory
  }

  private func fill(_ table: CharacterTable, _ costs: ConnectionCosts) throws(MeCabError) {
    let view = ReusableBuffer<UInt64>.BufferView(memory, count: tokens.count)
    var count = 0
    for number in 0..<categoryCount {
      let name = table.category(number)
      guard let range = try file.tokens(ofSurface: name), range.upperBound <= tokens.count,
        count + range.count <= tokens.count
      else { throw file.damaged("the category \(name) of char.bin has no entry") }
      let added = WordList.append(range, of: tokens, to: view, at: count)
      for index in count..<count + added where !costs.admits(Word(bits: view[index])) {
        throw file.damaged("an entry of the category \(name) has ids outside the matrix")
      }
      (categories + number).initialize(
        to: Entries(
          firstToken: UInt32(range.lowerBound), words: WordTrie.packed(first: count, count: added),
          count: UInt32(range.count)))
      count += added
    }
  }

  /// Returns the entries for characters of a class, those of the first category if its category
  /// number is out of range.
  func entries(of characterClass: CharacterClass) -> Entries {
    entries(ofCategory: characterClass.number)
  }

  /// Returns the entries of a category, those of the first one if the number is out of range.
  func entries(ofCategory number: Int) -> Entries {
    categories[number < categoryCount ? number : 0]
  }
}

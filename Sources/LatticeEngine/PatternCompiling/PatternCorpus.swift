import MeCabDictionary
import TextFoundation

/// Text analyzed by the exact engine, from which patterns are learned.
struct PatternCorpus: ~Copyable {
  /// The start of a word in the text.
  struct Occurrence: BitwiseCopyable {
    /// The index of its first code unit in `text`.
    var position: UInt32
    /// The word that starts there.
    var word: PackedWord
    /// The right id of the preceding word, if this is running text.
    var state: UInt16
    /// The length of the surface of the dictionary that starts here, or 0 in running text.
    var surfaceLength: UInt8
    /// The cheapest entry of that surface.
    var surfaceWord: PackedWord
  }

  /// A length in characters (8 bits) and a class (24 bits).
  struct PackedWord: BitwiseCopyable, Hashable, Comparable {
    let bits: UInt32

    static let none = PackedWord(bits: .max)

    init(bits: UInt32) { self.bits = bits }
    init(length: Int, wordClass: Int) { bits = UInt32(wordClass) << 8 | UInt32(length) }

    var length: Int { Int(bits & 0xFF) }
    var wordClass: Int { Int(bits >> 8) }
    static func < (one: PackedWord, other: PackedWord) -> Bool { one.bits < other.bits }
  }

  /// The code units of all lines, each with an end of line; see ``PatternKey``.
  private(set) var text = GrowableBuffer<UInt16>(minimumCapacity: 1 << 20)
  private(set) var occurrences = GrowableBuffer<Occurrence>(minimumCapacity: 1 << 20)
  private(set) var classes: [PatternClass] = []
  private(set) var categories = CategoryCounts()
  private var classIndices: [PatternClass: Int] = [:]

  private let model: LatticeModel
  private let finder: BestPathFinder
  private var units = LineUnits()
  private var records: [LatticeWord] = []
  private static let maximumLength = 200

  init(model: LatticeModel) {
    self.model = model
    finder = BestPathFinder(model: model)
  }

  /// Adds a line of running text.
  mutating func add(line: UnsafeBufferPointer<UInt8>) throws(MeCabError) {
    let start = try analyze(line)
    var index = 0
    var state = PatternTable.startState
    for record in records {
      let word = word(of: record, &index)
      categories.add(record, word, at: index, units, model)
      append(word, at: start + index, state: state)
      state = record.rightID
    }
  }

  /// Adds a surface of the dictionary with its cheapest entry: how the exact engine reads it alone.
  mutating func add(
    surface: UnsafeBufferPointer<UInt8>, cheapest: PatternValue
  ) throws(MeCabError) {
    let start = try analyze(surface)
    guard let record = records.first, record.start == 0, units.count <= Self.maximumLength else {
      return
    }
    var index = 0
    let word = word(of: record, &index)
    let entry = model.lexica[0].tokens[cheapest.entry]
    let surfaceClass = classIndex(
      PatternClass(leftID: entry.leftID, rightID: entry.rightID, isUnknown: false))
    occurrences.append(
      Occurrence(
        position: UInt32(start), word: word, state: .max, surfaceLength: UInt8(units.count),
        surfaceWord: PackedWord(length: units.count, wordClass: surfaceClass)))
  }

  /// Parses a line into `records`, and returns the index of its text.
  private mutating func analyze(_ line: UnsafeBufferPointer<UInt8>) throws(MeCabError) -> Int {
    try finder.parse(line, into: &records)
    units.decode(line, model.classes)
    let start = text.count
    for index in 0..<units.count { text.append(PatternKey.unit(units.characters.view[index])) }
    text.append(PatternKey.endOfLine)
    return start
  }

  /// Returns the word of a record, and moves `index` to its first character.
  private mutating func word(of record: LatticeWord, _ index: inout Int) -> PackedWord {
    let offsets = units.offsets.view
    while Int(offsets[index]) < record.start { index += 1 }
    var end = index
    while Int(offsets[end]) < record.end { end += 1 }
    let wordClass = classIndex(
      PatternClass(
        leftID: record.leftID, rightID: record.rightID, isUnknown: record.isUnknown))
    return PackedWord(length: min(end - index, 0xFF), wordClass: wordClass)
  }

  private mutating func append(_ word: PackedWord, at position: Int, state: UInt16) {
    guard word.length <= Self.maximumLength else { return }
    occurrences.append(
      Occurrence(
        position: UInt32(position), word: word, state: state, surfaceLength: 0,
        surfaceWord: .none))
  }

  private mutating func classIndex(_ wordClass: PatternClass) -> Int {
    if let index = classIndices[wordClass] { return index }
    classes.append(wordClass)
    classIndices[wordClass] = classes.count - 1
    return classes.count - 1
  }

  /// Sorts the occurrences by the text that starts there.
  mutating func sort() {
    let text = text.values
    var list = UnsafeMutableBufferPointer(start: occurrences.start, count: occurrences.count)
    list.sort { one, other in
      var offset = 0
      while offset < PatternLearner.maximumLength {
        let first = text[Int(one.position) + offset]
        let second = text[Int(other.position) + offset]
        if first != second { return first < second }
        if first == PatternKey.endOfLine { break }
        offset += 1
      }
      return one.position < other.position
    }
  }
}

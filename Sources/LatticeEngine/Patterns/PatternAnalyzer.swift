import MeCabDictionary

/// Finds the words of a line with patterns, from left to right, with the buffers of one worker.
///
/// At each offset the longest pattern decides the word; characters that start no pattern form
/// unknown words by their class, as in the lattice. White space separates words and is not one.
///
/// Not thread-safe: use one per task.
package final class PatternAnalyzer {
  /// The model with the dictionary and the patterns.
  package let model: PatternModel
  private var units = LineUnits()
  private var letters = ReusableBuffer<UInt16>(minimumCapacity: 256)
  /// The nodes of the first one, two, three characters from each start; 0 without a node.
  private var firstNodes = ReusableBuffer<UInt32>(minimumCapacity: 256)
  /// The number of nodes in `firstNodes` for each start.
  private static let levelCount = 3
  /// The values on the path of a start, with their ends in the upper 32 bits.
  private var candidates = ReusableBuffer<UInt64>(minimumCapacity: 256)
  /// The words of the line.
  private var words = ReusableBuffer<Found>(minimumCapacity: 256)
  /// The sum of prefetched values, which prevents the compiler from removing the reads.
  private var readAhead: UInt64 = 0
  /// The capacity in characters that is retained after a long line.
  private static let retainedCapacity = 1 << 16

  /// Creates an analyzer for one worker.
  package init(model: PatternModel) { self.model = model }

  /// Finds the words of a line and stores them in `records`, reusing its storage.
  ///
  /// It accepts any bytes. Path costs are 0, because no path is searched.
  ///
  /// - Complexity: linear in the length of the line.
  package func parse(_ bytes: UnsafeBufferPointer<UInt8>, into records: inout [LatticeWord]) {
    units.decode(bytes, model.lattice.classes)
    reserve(units.count + 2)
    readLetters()
    findFirstNodes()
    let count = findWords()
    readFeatures(count)
    makeRecords(count, &records)
    records.decodeFeatures(in: bytes)
    if units.count > Self.retainedCapacity { shrink(to: Self.retainedCapacity) }
  }

  // MARK: Stages

  private func reserve(_ count: Int) {
    letters.reserve(count)
    firstNodes.reserve(Self.levelCount * count)
    candidates.reserve(count)
    words.reserve(count)
  }

  /// Releases the memory used for long lines.
  private func shrink(to capacity: Int) {
    units.shrink(to: capacity)
    letters.shrink(to: capacity)
    firstNodes.shrink(to: capacity)
    candidates.shrink(to: capacity)
    words.shrink(to: capacity)
  }

  /// Stores the letters of the line, followed by that of its end and no letter.
  private func readLetters() {
    let view = letters.view
    let characters = units.characters.view
    let table = model.table
    var index = 0
    while index < units.count {
      view[index] = table.letter(characters[index])
      index &+= 1
    }
    view[index] = PatternTable.endOfLine
    view[index &+ 1] = PatternTable.noLetter
  }

  /// Finds the nodes of the first characters for all starts, level by level: the memory accesses of
  /// a level are independent, so that many can be in flight at a time.
  private func findFirstNodes() {
    let nodes = model.table.units
    let letters = letters.view
    let firstNodes = firstNodes.view
    let count = units.count
    let base = nodes[0].base
    var start = 0
    while start < count {
      firstNodes[Self.levelCount &* start] = Self.child(of: 0, base, letters[start], nodes)
      start &+= 1
    }
    var level = 1
    while level < Self.levelCount {
      start = 0
      while start < count {
        let node = firstNodes[Self.levelCount &* start &+ level &- 1]
        let isNode = UInt16(truncatingIfNeeded: Self.mask(node != 0))
        let letter = letters[min(start &+ level, count &+ 1)] & isNode
        firstNodes[Self.levelCount &* start &+ level] = Self.child(
          of: node, nodes[Int(node)].base, letter, nodes)
        start &+= 1
      }
      level &+= 1
    }
  }

  /// Returns the child of a node for a letter, or 0 if the node has no such child.
  @inline(__always)
  private static func child(
    of node: UInt32, _ base: UInt32, _ letter: UInt16, _ nodes: Table<PatternUnit>
  ) -> UInt32 {
    let next = base &+ UInt32(letter)
    // The root has no parent. Masks instead of branches, which would often be mispredicted.
    let index =
      next & Self.mask(Int(next) < nodes.count) & Self.mask(letter != PatternTable.noLetter)
    return index & Self.mask(nodes[Int(index)].parent == node)
  }

  /// Returns all ones if a condition holds, or else 0.
  @inline(__always)
  private static func mask(_ condition: Bool) -> UInt32 {
    0 &- UInt32(truncatingIfNeeded: condition ? 1 : 0)
  }

  /// Finds the words from left to right, and returns their number.
  private func findWords() -> Int {
    let spaces = model.lattice.classes.space.categories
    let classBits = units.classes.view
    let words = words.view
    let states = model.table.states
    let unknown = model.lattice.unknown.tokens
    var count = 0
    var state = PatternTable.startState
    var start = 0
    while start < units.count {
      if classBits[start] & spaces != 0 {
        start &+= 1
        continue
      }
      let word = word(at: start, after: state)
      state = word.isUnknown ? unknown[word.entry].rightID : states[word.entry]
      words[count] = word
      count &+= 1
      start &+= Int(word.length)
    }
    return count
  }

  /// Reads the entries and then the features of the first `count` words to prefetch them into the
  /// cache.
  private func readFeatures(_ count: Int) {
    let words = words.view
    let tokens = model.lattice.lexica[0].tokens
    if tokens.isCoded { return }
    var sum = readAhead
    var index = 0
    while index < count {
      let word = words[index]
      if !word.isUnknown { sum &+= UInt64(tokens[word.entry].featureOffset) }
      index &+= 1
    }
    index = 0
    while index < count {
      let word = words[index]
      if !word.isUnknown { sum &+= UInt64(tokens.feature(word.entry).pointee) }
      index &+= 1
    }
    readAhead = sum
  }

  /// Stores the records of the first `count` words.
  private func makeRecords(_ count: Int, _ records: inout [LatticeWord]) {
    let words = words.view
    let offsets = units.offsets.view
    let known = UnsafePointer(model.lattice.tokens)
    let unknown = known + Match.unknown
    records.removeAll(keepingCapacity: true)
    records.reserveCapacity(count)
    var index = 0
    while index < count {
      let word = words[index]
      let tokens = word.isUnknown ? unknown : known
      let token = tokens.pointee[word.entry]
      records.append(
        LatticeWord(
          start: Int(offsets[Int(word.start)]), end: Int(offsets[Int(word.start &+ word.length)]),
          pathCost: 0,
          word: Word(
            leftID: token.leftID, rightID: token.rightID, cost: token.cost, offset: 0),
          entry: word.entry, of: tokens, isUnknown: word.isUnknown))
      index &+= 1
    }
  }

  // MARK: Words

  /// A word found at a character.
  private struct Found: BitwiseCopyable {
    var start: UInt32
    /// The number of characters, at least 1.
    var length: UInt32
    /// The number of the entry, with the highest bit set if it is one of `unk.dic`.
    private let bits: UInt32

    init(start: Int, length: Int, entry: Int, isUnknown: Bool) {
      self.start = UInt32(truncatingIfNeeded: start)
      self.length = UInt32(truncatingIfNeeded: length)
      bits = UInt32(truncatingIfNeeded: entry) | (isUnknown ? 1 &<< 31 : 0)
    }

    var entry: Int { Int(bits & 0x7FFF_FFFF) }
    var isUnknown: Bool { bits &>> 31 != 0 }
  }

  /// Returns the word at a character.
  @inline(__always)
  private func word(at start: Int, after state: UInt16) -> Found {
    let table = model.table
    var count = findCandidates(at: start)
    let candidates = candidates.view
    while count > 0 {
      count &-= 1
      let candidate = candidates[count]
      var value = PatternValue(bits: UInt32(truncatingIfNeeded: candidate))
      if value.hasExceptions {
        value = table.value(ofExceptions: value.exceptionIndex, after: state)
      }
      if value.isNone { continue }
      let length = Int(candidate &>> 32) &- start &- value.excess
      let lattice = model.lattice
      let entryCount =
        value.isUnknown ? lattice.unknown.tokens.count : lattice.lexica[0].tokens.count
      // Only in damaged files is an entry outside the dictionary or a word outside the line.
      guard length > 0, start &+ length <= units.count, value.entry < entryCount,
        !isRunPreferred(over: length, at: start)
      else { break }
      return Found(start: start, length: length, entry: value.entry, isUnknown: value.isUnknown)
    }
    return unknownWord(at: start)
  }

  /// Stores the values of the patterns that occur at a character, and returns their number.
  @inline(__always)
  private func findCandidates(at start: Int) -> Int {
    let nodes = model.table.units
    let letters = letters.view
    let candidates = candidates.view
    var count = 0
    let firstNodes = firstNodes.view
    var level = 0
    var node = firstNodes[Self.levelCount &* start]
    while node != 0 {
      let unit = nodes[Int(node)]
      level &+= 1
      candidates[count] = UInt64(start &+ level) &<< 32 | UInt64(unit.value.bits)
      count &+= unit.value.isNone ? 0 : 1
      node =
        level < Self.levelCount
        ? firstNodes[Self.levelCount &* start &+ level]
        : Self.child(of: node, unit.base, letters[start &+ level], nodes)
    }
    return count
  }

  /// Whether the run of characters that starts at a character is a word rather than the known word
  /// of `length` characters: numbers and Latin words are not divided.
  @inline(__always)
  private func isRunPreferred(over length: Int, at start: Int) -> Bool {
    let characterClass = CharacterClass(bits: units.classes.view[start])
    guard model.table.categories[characterClass.number & 31].isRunPreferred else { return false }
    return Int(units.runEnds.view[start]) &- start > length && isGroupable(start)
  }

  /// Whether the run that starts at a character is short enough for a word.
  private func isGroupable(_ start: Int) -> Bool {
    Int(units.runEnds.view[start]) &- start &- 1 <= model.lattice.maximumGroupSize
  }

  /// Returns the unknown word at a character: the run if the category forms words of runs, or else
  /// the character.
  @inline(never)
  private func unknownWord(at start: Int) -> Found {
    let characterClass = CharacterClass(bits: units.classes.view[start])
    let isRun = characterClass.isGrouped && isGroupable(start)
    let length = isRun ? Int(units.runEnds.view[start]) &- start : 1
    let entry = model.table.categories[characterClass.number & 31].entry
    let count = model.lattice.unknown.tokens.count
    return Found(
      start: start, length: max(1, length), entry: min(entry, count &- 1), isUnknown: true)
  }
}

@available(*, unavailable, message: "an analyzer is not thread-safe: use one per task")
extension PatternAnalyzer: Sendable {}

import TextFoundation

/// Finds the words that start after an offset of a text, in MeCab's order and with its constraints.
///
/// Every entry of every surface becomes a node, also those that cannot be on the best path.
///
/// Source: `Tokenizer::lookup` in `tokenizer.cpp` of MeCab 0.996.
struct NodeLookup: ~Copyable {
  private let lexica: [Lexicon]
  private let unknown: UnknownWords
  private let classes: CharacterClasses
  private let tokens: UnsafePointer<TokenTable>
  private let leftCount: Int
  private let rightCount: Int
  private let maximumGroupSize: Int
  /// The nodes found last, in the order of their creation.
  private(set) var found = ReusableBuffer<FullNode>(minimumCapacity: 256)
  private(set) var count = 0
  /// The number of nodes created for the text, including those that a constraint refused.
  private var createdCount = 0
  /// Whether the constraints left no word where libmecab would end the process.
  private(set) var hasForcedWord = false

  /// The number of bytes after an offset in which words are searched.
  static let searchedSize = 65_535

  /// The state of a lookup.
  private struct Lookup {
    let origin: Int
    let start: Int
    let limit: Int
    var characterClass: CharacterClass
  }

  init(_ model: LatticeModel) {
    lexica = model.lexica
    unknown = model.unknown
    classes = model.classes
    tokens = UnsafePointer(model.tokens)
    leftCount = model.costs.leftCount
    rightCount = model.costs.rightCount
    maximumGroupSize = model.maximumGroupSize
  }

  /// Begins a text, whose first node is its beginning.
  mutating func startText() {
    createdCount = 1
    hasForcedWord = false
  }

  /// Returns the number of the next node that is created.
  mutating func nextNumber() -> UInt32 {
    defer { createdCount += 1 }
    return UInt32(truncatingIfNeeded: createdCount)
  }

  /// Finds the words after `origin`, where a word ends.
  mutating func find(
    at origin: Int, in text: borrowing LatticeText, _ constraints: ConstraintMap?
  ) {
    count = 0
    var limit = min(text.size, origin + Self.searchedSize)
    if let boundary = constraints?.nextBoundary(after: origin) { limit = boundary }
    var characterClass = classes.space
    var (start, width) = (origin, 0)
    while start != limit {
      let character = text.character(at: start, limit: limit)
      let found = classes[character.code]
      width = character.width
      let isSpace = characterClass.sharesCategory(with: found)
      characterClass = found
      guard isSpace else { break }
      start += width
    }
    let lookup = Lookup(
      origin: origin, start: start, limit: limit, characterClass: characterClass)
    addKnown(lookup, text, constraints)
    if count > 0, !characterClass.isAlwaysInvoked { return }
    addUnknown(lookup, width: width, text, constraints)
    if count == 0, let constraints { addConstrained(lookup, text, constraints) }
  }

  // MARK: Words of the dictionary

  private mutating func addKnown(
    _ lookup: Lookup, _ text: borrowing LatticeText, _ constraints: ConstraintMap?
  ) {
    let bytes = text.searchedBytes(from: lookup.start, limit: lookup.limit)
    for number in lexica.indices {
      lexica[number].forEachPrefixEntry(of: bytes) { length, entry in
        add(
          entry, of: number, .known, lookup, end: lookup.start + length, text, constraints)
      }
    }
  }

  // MARK: Unknown words

  /// Adds the run that starts at the character, unless it is too long, and words of one up to a few
  /// characters of the class; if there are no words yet, at least one character.
  private mutating func addUnknown(
    _ lookup: Lookup, width: Int, _ text: borrowing LatticeText, _ constraints: ConstraintMap?
  ) {
    let characterClass = lookup.characterClass
    let first = lookup.start + width
    if first > lookup.limit {
      addUnknown(lookup, end: first, text, constraints)
      if count > 0 { return }
    }
    var runEnd: Int?
    if characterClass.isGrouped {
      let run = self.run(from: first, lookup, text)
      if run.count <= maximumGroupSize {
        addUnknown(lookup, end: run.end, text, constraints)
      }
      runEnd = run.end
    }
    var end = first
    var length = 1
    while length <= characterClass.maximumLength, end <= lookup.limit, end != runEnd {
      addUnknown(lookup, end: end, text, constraints)
      let next = text.character(at: end, limit: lookup.limit)
      guard characterClass.sharesCategory(with: classes[next.code]) else { break }
      end += next.width
      length += 1
    }
    if count == 0 { addUnknown(lookup, end: end, text, constraints) }
  }

  /// Returns the end of the run of characters of which neighbors share a category, and their number.
  private func run(
    from start: Int, _ lookup: Lookup, _ text: borrowing LatticeText
  ) -> (end: Int, count: Int) {
    var characterClass = lookup.characterClass
    var (end, count) = (start, 0)
    // MeCab does not stop at the limit if a character extends over it.
    while end != lookup.limit, end < text.size {
      let next = text.character(at: end, limit: lookup.limit)
      let found = classes[next.code]
      guard characterClass.sharesCategory(with: found) else { break }
      characterClass = found
      end += next.width
      count += 1
    }
    return (end, count)
  }

  private mutating func addUnknown(
    _ lookup: Lookup, end: Int, _ text: borrowing LatticeText, _ constraints: ConstraintMap?
  ) {
    for entry in unknown.allEntries(of: lookup.characterClass) {
      add(entry, of: Match.unknown, .unknown, lookup, end: end, text, constraints)
    }
  }

  // MARK: Words that only a constraint demands

  /// Adds an unknown word up to the next offset that may be a boundary, or a word with the pattern of
  /// the constraint as its feature.
  private mutating func addConstrained(
    _ lookup: Lookup, _ text: borrowing LatticeText, _ constraints: ConstraintMap
  ) {
    var lookup = lookup
    var end = lookup.start
    repeat {
      let character = text.character(at: end, limit: lookup.limit)
      lookup.characterClass = classes[character.code]
      end += character.width
    } while end <= lookup.limit && constraints[end] == .inside
    addUnknown(lookup, end: end, text, constraints)
    guard count == 0 else { return }
    if let pattern = constraints.patternNumber(at: lookup.origin) {
      addPattern(pattern, lookup, end: end)
    } else {
      forceWord(lookup, text, constraints)
    }
  }

  private mutating func addPattern(_ pattern: Int, _ lookup: Lookup, end: Int) {
    append(
      FullNode(
        origin: UInt32(truncatingIfNeeded: lookup.origin),
        start: UInt32(truncatingIfNeeded: lookup.start), end: UInt32(truncatingIfNeeded: end),
        entry: UInt32(truncatingIfNeeded: pattern), source: .constraint,
        characterClass: UInt8(truncatingIfNeeded: lookup.characterClass.number),
        number: nextNumber()))
  }

  /// Adds a word up to the next offset that may be a boundary, although white space precedes it.
  ///
  /// A deviation: libmecab looks for a constraint at the start of the white space, and ends the
  /// process if no constraint starts there.
  private mutating func forceWord(
    _ lookup: Lookup, _ text: borrowing LatticeText, _ constraints: ConstraintMap
  ) {
    hasForcedWord = true
    var end = lookup.start + 1
    while end < text.size, constraints[end] == .inside { end += 1 }
    if let pattern = constraints.patternNumber(at: lookup.start) {
      addPattern(pattern, lookup, end: end)
    } else {
      addUnknown(lookup, end: end, text, nil)
    }
  }

  // MARK: Nodes

  private mutating func add(
    _ entry: Int, of lexicon: Int, _ source: FullNode.Source, _ lookup: Lookup, end: Int,
    _ text: borrowing LatticeText, _ constraints: ConstraintMap?
  ) {
    let table = tokens + lexicon
    let token = table.pointee[entry]
    // Other ids occur only in damaged files.
    guard Int(token.leftID) < leftCount, Int(token.rightID) < rightCount
    else { return }
    let number = nextNumber()
    if let constraints {
      let bytes = text.bytes
      let isAdmitted = constraints.admits(origin: lookup.origin, end: end) {
        table.pointee.feature(
          entry,
          of: UnsafeBufferPointer(rebasing: bytes[lookup.start..<min(end, bytes.count)]))
      }
      guard isAdmitted else { return }
    }
    append(
      FullNode(
        origin: UInt32(truncatingIfNeeded: lookup.origin),
        start: UInt32(truncatingIfNeeded: lookup.start), end: UInt32(truncatingIfNeeded: end),
        entry: UInt32(truncatingIfNeeded: entry), leftID: token.leftID, rightID: token.rightID,
        wordCost: token.cost, lexicon: UInt8(truncatingIfNeeded: lexicon), source: source,
        characterClass: UInt8(truncatingIfNeeded: lookup.characterClass.number), number: number))
  }

  private mutating func append(_ node: FullNode) {
    if count == found.capacity { found.reserve(count + 1, preserving: count) }
    found.view[count] = node
    count += 1
  }
}

extension UnknownWords {
  /// Returns all entries of the category of a class, in the order of the dictionary.
  func allEntries(of characterClass: CharacterClass) -> Range<Int> {
    let entries = entries(of: characterClass)
    return Int(entries.firstToken)..<Int(entries.firstToken + entries.count)
  }
}

import MeCabDictionary
import TextFoundation

/// Codes the features of a dictionary for ``FeatureDecoder``.
///
/// All entries are passed to ``count(_:)`` first, from which the tables are made, and then in the
/// same order to ``append(_:)``.
struct FeatureEncoder: ~Copyable {
  /// An entry of a dictionary.
  struct Entry {
    var surface: UnsafeBufferPointer<UInt8>
    var leftID: UInt16
    var rightID: UInt16
    var partOfSpeechID: UInt16
    var feature: UnsafeBufferPointer<UInt8>
  }

  /// The maximum number of letters and of edits: their numbers are coded with eight bits.
  private static let maximumByteCount = 255
  /// The maximum number of tails: FFFF in sixteen bits is not used.
  private static let maximumTailCount = 65_535
  /// The maximum number of classes with the same ids.
  private static let maximumClassIndex = Int(FeatureDecoder.classMask)

  private var classes = ByteStringTable()
  private var edits = ByteStringTable()
  private var tails = ByteStringTable()
  private var letterCounts: [UInt32: Int] = [:]

  // The tables by number, once all entries are counted; -1 for those without a number.
  private var classIndices: [Int] = []
  private var editNumbers: [Int] = []
  private var tailNumbers: [Int] = []
  private var letterNumbers: [UInt32: UInt8] = [:]

  private var codes = ByteBuffer(minimumCapacity: 1 << 20)
  private var offsets = ByteBuffer(minimumCapacity: 1 << 16)
  private var tableBytes = ByteBuffer(minimumCapacity: 1 << 16)
  private var entryCount = 0

  private var surface = ScalarBuffer()
  private var reading = ScalarBuffer()
  private var pronunciation = ScalarBuffer()
  private var key = ByteBuffer(minimumCapacity: 256)

  /// The section `features`.
  var codeSection: [UInt8] { Array(codes.bytes) }
  /// The section `feature-offsets`.
  var offsetSection: [UInt8] { Array(offsets.bytes) }
  /// The section `feature-tables`.
  var tableSection: [UInt8] { Array(tableBytes.bytes) }

  // MARK: First pass

  /// Counts the classes, edits, tails and letters of an entry.
  mutating func count(_ entry: Entry) {
    guard let columns = FeatureColumns(entry.feature) else { return }
    classes.add(classKey(entry, columns.head))
    if !columns.baseForm.elementsEqual(entry.surface) {
      edits.add(editKey(entry.surface, columns.baseForm))
    }
    tails.add(columns.tail)
    reading.removeAll()
    guard reading.append(utf8: columns.reading) else { return }
    for scalar in reading.scalars.values { letterCounts[scalar, default: 0] += 1 }
  }

  private mutating func classKey(
    _ entry: Entry, _ head: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    key.removeAll()
    for id in [entry.leftID, entry.rightID, entry.partOfSpeechID] {
      // Big-endian, so that the order of the bytes is that of the ids.
      key.append(UInt8(id >> 8))
      key.append(UInt8(id & 0xFF))
    }
    key.append(head)
    return key.bytes
  }

  /// The size of the ids in a class key.
  private static let idSize = 6

  /// Returns the number of scalars removed at the end of the surface, in two bytes, and the text
  /// appended.
  private mutating func editKey(
    _ surface: UnsafeBufferPointer<UInt8>, _ baseForm: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    var shared = zip(surface, baseForm).prefix { $0 == $1 }.count
    while shared > 0,
      shared < surface.count && surface[shared] & 0xC0 == 0x80
        || shared < baseForm.count && baseForm[shared] & 0xC0 == 0x80
    { shared -= 1 }
    let removed = UnsafeBufferPointer(rebasing: surface[shared...]).scalarCount
    key.removeAll()
    key.append(UInt8(truncatingIfNeeded: removed >> 8))
    key.append(UInt8(truncatingIfNeeded: removed))
    key.append(UnsafeBufferPointer(rebasing: baseForm[shared...]))
    return key.bytes
  }

  // MARK: Tables

  /// Makes the tables of everything counted.
  mutating func makeTables() {
    let sortedClasses = (0..<classes.count).sorted {
      classes[$0].lexicographicallyPrecedes(classes[$1])
    }
    classIndices = Array(repeating: -1, count: classes.count)
    var listedClasses: [Int] = []
    var index = 0
    var previous: [UInt8] = []
    for number in sortedClasses {
      // The part-of-speech id is not part of the key of a lookup.
      let ids = Array(classes[number].prefix(4))
      index = ids == previous ? index + 1 : 0
      previous = ids
      guard index <= Self.maximumClassIndex, classes[number].count <= Int(UInt16.max) else {
        continue
      }
      classIndices[number] = index
      listedClasses.append(number)
    }
    let listedEdits = Array(edits.numbersByFrequency().prefix(Self.maximumByteCount))
    editNumbers = Self.positions(of: listedEdits, count: edits.count)
    let listedTails = Array(tails.numbersByFrequency().prefix(Self.maximumTailCount))
    tailNumbers = Self.positions(of: listedTails, count: tails.count)
    let letters = letterCounts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .prefix(Self.maximumByteCount).map(\.key)
    for (number, letter) in letters.enumerated() { letterNumbers[letter] = UInt8(number) }
    writeTables(listedClasses, listedEdits, listedTails, letters)
  }

  private static func positions(of numbers: [Int], count: Int) -> [Int] {
    var positions = [Int](repeating: -1, count: count)
    for (position, number) in numbers.enumerated() { positions[number] = position }
    return positions
  }

  private mutating func writeTables(
    _ listedClasses: [Int], _ listedEdits: [Int], _ listedTails: [Int], _ letters: [UInt32]
  ) {
    var text = ByteBuffer(minimumCapacity: 1 << 16)
    for count in [listedClasses.count, listedEdits.count, listedTails.count, letters.count] {
      tableBytes.append(integer: UInt32(count))
    }
    for number in listedClasses {
      let key = classes[number]
      for index in stride(from: 0, to: Self.idSize, by: 2) {
        tableBytes.append(integer: UInt16(key[index]) << 8 | UInt16(key[index + 1]))
      }
      tableBytes.append(integer: UInt16(key.count - Self.idSize))
      tableBytes.append(integer: UInt32(text.count))
      text.append(UnsafeBufferPointer(rebasing: key[Self.idSize...]))
    }
    for number in listedEdits {
      let key = edits[number]
      tableBytes.append(integer: UInt16(key[0]) << 8 | UInt16(key[1]))
      tableBytes.append(integer: UInt16(key.count - 2))
      tableBytes.append(integer: UInt32(text.count))
      text.append(UnsafeBufferPointer(rebasing: key[2...]))
    }
    for number in listedTails {
      tableBytes.append(integer: UInt32(text.count))
      tableBytes.append(integer: UInt32(tails[number].count))
      text.append(tails[number])
    }
    for letter in letters { tableBytes.append(integer: letter) }
    tableBytes.append(text.bytes)
  }

  // MARK: Second pass

  /// Appends the code of an entry.
  mutating func append(_ entry: Entry) {
    if entryCount % FeatureDecoder.groupSize == 0 {
      offsets.append(integer: UInt32(codes.count))
    }
    entryCount += 1
    let start = codes.count
    guard appendColumns(entry) else {
      codes.truncate(to: start)
      codes.append(FeatureDecoder.literal)
      codes.append(integer: entry.partOfSpeechID)
      // A row has at most 8,191 bytes (see DictionaryFormat).
      codes.append(integer: UInt16(truncatingIfNeeded: entry.feature.count))
      codes.append(entry.feature)
      return
    }
  }

  /// Appends a code in columns; `false` if a value does not fit, in which case an incomplete code
  /// may have been appended.
  private mutating func appendColumns(_ entry: Entry) -> Bool {
    guard let columns = FeatureColumns(entry.feature),
      let number = classes.number(of: classKey(entry, columns.head)), classIndices[number] >= 0,
      let tail = tails.number(of: columns.tail), tailNumbers[tail] >= 0
    else { return false }
    var flags = UInt8(classIndices[number]) << FeatureDecoder.classShift
    let flagOffset = codes.count
    codes.append(0)
    guard appendBaseForm(columns.baseForm, of: entry.surface, &flags),
      appendReading(columns.reading, of: entry.surface, &flags),
      appendPronunciation(columns.pronunciation, &flags)
    else { return false }
    let tailNumber = tailNumbers[tail]
    if tailNumber < Int(FeatureDecoder.longTail) {
      codes.append(UInt8(tailNumber))
    } else {
      codes.append(FeatureDecoder.longTail)
      codes.append(integer: UInt16(tailNumber))
    }
    codes.withMutableBytes { $0[flagOffset] = flags }
    return true
  }

  private mutating func appendBaseForm(
    _ baseForm: UnsafeBufferPointer<UInt8>, of surface: UnsafeBufferPointer<UInt8>,
    _ flags: inout UInt8
  ) -> Bool {
    if baseForm.elementsEqual(surface) { return true }
    if let number = edits.number(of: editKey(surface, baseForm)), editNumbers[number] >= 0 {
      flags |= FeatureDecoder.baseEdit
      codes.append(UInt8(editNumbers[number]))
      return true
    }
    guard baseForm.count <= Int(UInt8.max) else { return false }
    flags |= FeatureDecoder.baseText
    codes.append(UInt8(baseForm.count))
    codes.append(baseForm)
    return true
  }

  private mutating func appendReading(
    _ text: UnsafeBufferPointer<UInt8>, of surfaceText: UnsafeBufferPointer<UInt8>,
    _ flags: inout UInt8
  ) -> Bool {
    surface.removeAll()
    reading.removeAll()
    guard surface.append(utf8: surfaceText), reading.append(utf8: text) else { return false }
    var shared = 0
    while shared < min(surface.count, reading.count),
      CodedKana.katakana(surface[surface.count - 1 - shared])
        == reading[reading.count - 1 - shared]
    { shared += 1 }
    if shared == surface.count, shared == reading.count {
      flags |= FeatureDecoder.readingOfSurface
      return true
    }
    let stored = reading.count - shared
    if stored < 15, shared < 16 {
      codes.append(UInt8(stored) << 4 | UInt8(shared))
    } else {
      guard stored <= Int(UInt8.max), shared <= Int(UInt8.max) else { return false }
      codes.append(FeatureDecoder.longReading)
      codes.append(UInt8(stored))
      codes.append(UInt8(shared))
    }
    for index in 0..<stored where !append(letter: reading[index]) { return false }
    return true
  }

  /// Appends the pronunciation; the reading is that of the last call of ``appendReading(_:of:_:)``.
  private mutating func appendPronunciation(
    _ text: UnsafeBufferPointer<UInt8>, _ flags: inout UInt8
  ) -> Bool {
    pronunciation.removeAll()
    guard pronunciation.append(utf8: text) else { return false }
    if isDerived() { return true }
    if pronunciation.equals(reading) {
      flags |= FeatureDecoder.pronunciationOfReading
      return true
    }
    guard pronunciation.count <= Int(UInt8.max) else { return false }
    flags |= FeatureDecoder.pronunciationText
    codes.append(UInt8(pronunciation.count))
    for index in 0..<pronunciation.count where !append(letter: pronunciation[index]) {
      return false
    }
    return true
  }

  private func isDerived() -> Bool {
    guard pronunciation.count == reading.count else { return false }
    var previous: UInt32 = 0
    for index in 0..<reading.count {
      let kana = reading[index]
      guard CodedKana.pronunciation(of: kana, after: previous) == pronunciation[index] else {
        return false
      }
      previous = kana
    }
    return true
  }

  private mutating func append(letter: UInt32) -> Bool {
    guard let number = letterNumbers[letter] else { return false }
    codes.append(number)
    return true
  }
}

extension ByteBuffer {
  /// Appends an integer, the lowest byte first.
  mutating func append(integer: some FixedWidthInteger & UnsignedInteger) {
    var rest = integer
    for _ in 0..<integer.bitWidth / 8 {
      append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }
}

import MeCabDictionary
import TextFoundation

/// Reads coded features, which take about six bytes an entry instead of eighty.
///
/// A code starts with a byte of flags. Then follow, if the flags say so, the base form (the number of
/// an edit of the surface, or the size and the bytes), the reading (the number of letters that are
/// stored and the number of kana at the end of the surface that follow them, with four bits each; or
/// F0 and both numbers with eight bits; then the letters), the pronunciation (size and letters), and
/// always the number of the tail (eight bits; or FF and sixteen bits). A code whose feature has other
/// columns consists of the flag ``literal``, the part-of-speech id, the size and the bytes.
///
/// The surface is not stored: it is known from the text or from the trie. The codes are in the order
/// of the entries; the offset of every sixteenth code is in a table, and the codes before the wanted
/// one are skipped.
///
/// Damaged data cannot cause reads outside the sections: see ``Cursor``.
///
/// `@unchecked Sendable`: the memory is immutable and owned by the owner of the decoder.
struct FeatureDecoder: @unchecked Sendable {
  /// The number of codes for each offset in the table.
  static let groupSize = 16

  // MARK: Flags

  /// The base form is an edit of the surface; without this and ``baseText`` it is the surface.
  static let baseEdit: UInt8 = 1
  /// The bytes of the base form are stored.
  static let baseText: UInt8 = 2
  /// The reading is the surface in katakana.
  static let readingOfSurface: UInt8 = 4
  /// The pronunciation is the reading; without this and ``pronunciationText`` it is derived by
  /// ``CodedKana/pronunciation(of:after:)``.
  static let pronunciationOfReading: UInt8 = 8
  /// The letters of the pronunciation are stored.
  static let pronunciationText: UInt8 = 16
  /// Two bits with the index of the class among those with the same ids.
  static let classShift: UInt8 = 5
  static let classMask: UInt8 = 3
  /// The whole feature is stored.
  static let literal: UInt8 = 128

  static let longReading: UInt8 = 0xF0
  static let longTail: UInt8 = 0xFF

  private let codes: UnsafeBufferPointer<UInt8>
  private let offsets: UnsafeRawBufferPointer
  let tables: FeatureTables

  /// Creates a decoder of the three sections, which must outlive it; `nil` if the tables are
  /// truncated.
  init?(
    codes: UnsafeRawBufferPointer, offsets: UnsafeRawBufferPointer, tables: UnsafeRawBufferPointer
  ) {
    guard let tables = FeatureTables(tables) else { return nil }
    self.codes = codes.assumingMemoryBound(to: UInt8.self)
    self.offsets = offsets
    self.tables = tables
  }

  /// The start of a feature that is decoded, of which only the class was read.
  struct Entry {
    let surface: UnsafeBufferPointer<UInt8>
    let leftID: UInt16
    let rightID: UInt16
  }

  /// Appends the feature of an entry and returns the part-of-speech id; `nil` if the sections are
  /// damaged, in which case an incomplete feature may have been appended.
  func append(
    _ index: Int, _ entry: Entry, scratch: inout Scratch, to feature: inout ByteBuffer
  ) -> UInt16? {
    guard var cursor = cursor(at: index), let flags = cursor.next() else { return nil }
    if flags & Self.literal != 0 {
      guard let id = cursor.nextInteger(), let text = cursor.nextText(longSize: true) else {
        return nil
      }
      feature.append(text)
      return id
    }
    let classIndex = Int(flags >> Self.classShift & Self.classMask)
    guard
      let entryClass = tables.entryClass(
        leftID: entry.leftID, rightID: entry.rightID, classIndex)
    else { return nil }
    feature.append(entryClass.head)
    feature.append(UInt8(ascii: ","))
    guard appendBaseForm(flags, entry.surface, &cursor, to: &feature) else { return nil }
    feature.append(UInt8(ascii: ","))
    guard readReading(flags, entry.surface, &cursor, &scratch) else { return nil }
    for scalar in scratch.reading.scalars.values { feature.append(scalar: scalar) }
    feature.append(UInt8(ascii: ","))
    guard appendPronunciation(flags, scratch.reading, &cursor, to: &feature),
      let tail = cursor.nextTail().flatMap({ tables.tail($0) })
    else { return nil }
    feature.append(tail)
    return entryClass.partOfSpeechID
  }

  /// Reusable buffers for decoding.
  struct Scratch: ~Copyable {
    var surface = ScalarBuffer()
    var reading = ScalarBuffer()
  }

  private func appendBaseForm(
    _ flags: UInt8, _ surface: UnsafeBufferPointer<UInt8>, _ cursor: inout Cursor,
    to feature: inout ByteBuffer
  ) -> Bool {
    if flags & Self.baseText != 0 {
      guard let text = cursor.nextText(longSize: false) else { return false }
      feature.append(text)
      return true
    }
    guard flags & Self.baseEdit != 0 else {
      feature.append(surface)
      return true
    }
    guard let edit = cursor.next().flatMap({ tables.edit(Int($0)) }) else { return false }
    var end = surface.count
    for _ in 0..<edit.removed {
      guard end > 0 else { return false }
      end -= 1
      while end > 0, surface[end] & 0xC0 == 0x80 { end -= 1 }
    }
    feature.append(UnsafeBufferPointer(rebasing: surface[..<end]))
    feature.append(edit.suffix)
    return true
  }

  private func readReading(
    _ flags: UInt8, _ surface: UnsafeBufferPointer<UInt8>, _ cursor: inout Cursor,
    _ scratch: inout Scratch
  ) -> Bool {
    scratch.surface.removeAll()
    scratch.reading.removeAll()
    guard scratch.surface.append(utf8: surface) else { return false }
    var shared = scratch.surface.count
    if flags & Self.readingOfSurface == 0 {
      guard let sizes = cursor.nextReadingSizes(), sizes.shared <= shared else { return false }
      shared = sizes.shared
      for _ in 0..<sizes.stored {
        guard let scalar = cursor.next().flatMap({ tables.letter(Int($0)) }) else { return false }
        scratch.reading.append(scalar)
      }
    }
    for index in scratch.surface.count - shared..<scratch.surface.count {
      scratch.reading.append(CodedKana.katakana(scratch.surface[index]))
    }
    return true
  }

  private func appendPronunciation(
    _ flags: UInt8, _ reading: borrowing ScalarBuffer, _ cursor: inout Cursor,
    to feature: inout ByteBuffer
  ) -> Bool {
    if flags & Self.pronunciationText != 0 {
      guard let count = cursor.next() else { return false }
      for _ in 0..<count {
        guard let scalar = cursor.next().flatMap({ tables.letter(Int($0)) }) else { return false }
        feature.append(scalar: scalar)
      }
      return true
    }
    var previous: UInt32 = 0
    for kana in reading.scalars.values {
      let isReading = flags & Self.pronunciationOfReading != 0
      feature.append(
        scalar: isReading ? kana : CodedKana.pronunciation(of: kana, after: previous))
      previous = kana
    }
    return true
  }

  // MARK: Positions

  /// Returns a cursor at the code of an entry; `nil` if it is outside the section.
  private func cursor(at index: Int) -> Cursor? {
    let group = index / Self.groupSize
    guard index >= 0, 4 * (group + 1) <= offsets.count else { return nil }
    let start = Int(offsets.littleEndian(at: 4 * group, as: UInt32.self))
    guard start <= codes.count else { return nil }
    var cursor = Cursor(codes, start)
    for _ in 0..<index % Self.groupSize where !cursor.skip() { return nil }
    return cursor
  }

  /// Returns whether the codes of `count` entries fill the section exactly.
  func isComplete(count: Int) -> Bool {
    var cursor = Cursor(codes, 0)
    for index in 0..<count {
      if index % Self.groupSize == 0 {
        let group = index / Self.groupSize
        guard 4 * (group + 1) <= offsets.count,
          offsets.littleEndian(at: 4 * group, as: UInt32.self) == UInt32(cursor.offset)
        else { return false }
      }
      guard cursor.skip() else { return false }
    }
    return cursor.offset == codes.count
  }

  /// An offset in the codes; every read is checked against the end of the section.
  private struct Cursor {
    private let codes: UnsafeBufferPointer<UInt8>
    private(set) var offset: Int

    init(_ codes: UnsafeBufferPointer<UInt8>, _ offset: Int) {
      self.codes = codes
      self.offset = offset
    }

    mutating func next() -> UInt8? {
      guard offset < codes.count else { return nil }
      defer { offset += 1 }
      return codes[offset]
    }

    mutating func nextInteger() -> UInt16? {
      guard let low = next(), let high = next() else { return nil }
      return UInt16(low) | UInt16(high) << 8
    }

    mutating func nextText(longSize: Bool) -> UnsafeBufferPointer<UInt8>? {
      guard let size = longSize ? nextInteger().map(Int.init) : next().map(Int.init),
        size <= codes.count - offset
      else { return nil }
      defer { offset += size }
      return UnsafeBufferPointer(rebasing: codes[offset..<offset + size])
    }

    mutating func nextReadingSizes() -> (stored: Int, shared: Int)? {
      guard let sizes = next() else { return nil }
      guard sizes & FeatureDecoder.longReading == FeatureDecoder.longReading else {
        return (Int(sizes >> 4), Int(sizes & 15))
      }
      guard let stored = next(), let shared = next() else { return nil }
      return (Int(stored), Int(shared))
    }

    mutating func nextTail() -> Int? {
      guard let tail = next() else { return nil }
      return tail == FeatureDecoder.longTail ? nextInteger().map(Int.init) : Int(tail)
    }

    /// Moves past a code; `false` at the end of the section.
    mutating func skip() -> Bool {
      guard let flags = next() else { return false }
      if flags & FeatureDecoder.literal != 0 {
        return nextInteger() != nil && nextText(longSize: true) != nil
      }
      if flags & FeatureDecoder.baseText != 0 {
        guard nextText(longSize: false) != nil else { return false }
      } else if flags & FeatureDecoder.baseEdit != 0 {
        offset += 1
      }
      if flags & FeatureDecoder.readingOfSurface == 0 {
        guard let sizes = nextReadingSizes() else { return false }
        offset += sizes.stored
      }
      if flags & FeatureDecoder.pronunciationText != 0 {
        guard let count = next() else { return false }
        offset += Int(count)
      }
      return nextTail() != nil && offset <= codes.count
    }
  }
}

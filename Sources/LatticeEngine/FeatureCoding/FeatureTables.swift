import MeCabDictionary
import TextFoundation

/// The tables that coded features refer to: classes, edits, tails and letters.
///
/// The section `feature-tables` of a dictionary image consists of little-endian integers: four 32-bit
/// counts (classes, edits, tails, letters), the records of the classes (left id, right id,
/// part-of-speech id and size of the head with 16 bits, offset with 32; sorted by ids), of the edits
/// (number of scalars removed and size with 16 bits, offset with 32) and of the tails (offset and
/// size with 32 bits), the letters (scalars with 32 bits), and the text that the offsets refer to.
///
/// `@unchecked Sendable`: the memory is immutable and owned by the owner of the tables. Offsets are
/// checked when they are used.
struct FeatureTables: @unchecked Sendable {
  static let headerSize = 16
  static let classSize = 12
  static let editSize = 8
  static let tailSize = 8
  static let letterSize = 4

  private let bytes: UnsafeRawBufferPointer
  let classCount: Int
  let editCount: Int
  let tailCount: Int
  let letterCount: Int
  private let edits: Int
  private let tails: Int
  private let letters: Int
  private let text: Int

  /// Creates the tables of a section; `nil` if it is shorter than its counts imply.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.headerSize else { return nil }
    func count(_ index: Int) -> Int { Int(bytes.littleEndian(at: 4 * index, as: UInt32.self)) }
    (classCount, editCount, tailCount, letterCount) = (count(0), count(1), count(2), count(3))
    edits = Self.headerSize + classCount * Self.classSize
    tails = edits + editCount * Self.editSize
    letters = tails + tailCount * Self.tailSize
    text = letters + letterCount * Self.letterSize
    guard text <= bytes.count else { return nil }
    self.bytes = bytes
  }

  /// A class of entries: those with the same ids and the same first columns.
  struct EntryClass {
    let partOfSpeechID: UInt16
    let head: UnsafeBufferPointer<UInt8>
  }

  /// Returns the class with an index among those of a pair of ids; `nil` if the pair has
  /// fewer classes.
  func entryClass(leftID: UInt16, rightID: UInt16, _ index: Int) -> EntryClass? {
    let key = UInt32(leftID) << 16 | UInt32(rightID)
    var (low, high) = (0, classCount)
    while low < high {
      let middle = (low + high) / 2
      if self.key(middle) < key { low = middle + 1 } else { high = middle }
    }
    guard low + index < classCount, self.key(low + index) == key else { return nil }
    let start = Self.headerSize + (low + index) * Self.classSize
    let size = Int(bytes.littleEndian(at: start + 6, as: UInt16.self))
    let offset = Int(bytes.littleEndian(at: start + 8, as: UInt32.self))
    guard let head = text(offset, size) else { return nil }
    return EntryClass(
      partOfSpeechID: bytes.littleEndian(at: start + 4, as: UInt16.self), head: head)
  }

  private func key(_ index: Int) -> UInt32 {
    let start = Self.headerSize + index * Self.classSize
    return UInt32(bytes.littleEndian(at: start, as: UInt16.self)) << 16
      | UInt32(bytes.littleEndian(at: start + 2, as: UInt16.self))
  }

  /// Returns the edit that makes a base form of a surface: the number of scalars to remove at the
  /// end, and the text to append.
  func edit(_ index: Int) -> (removed: Int, suffix: UnsafeBufferPointer<UInt8>)? {
    guard index < editCount else { return nil }
    let start = edits + index * Self.editSize
    let size = Int(bytes.littleEndian(at: start + 2, as: UInt16.self))
    guard let suffix = text(Int(bytes.littleEndian(at: start + 4, as: UInt32.self)), size) else {
      return nil
    }
    return (Int(bytes.littleEndian(at: start, as: UInt16.self)), suffix)
  }

  /// Returns the columns after the pronunciation, with the preceding comma.
  func tail(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard index < tailCount else { return nil }
    let start = tails + index * Self.tailSize
    return text(
      Int(bytes.littleEndian(at: start, as: UInt32.self)),
      Int(bytes.littleEndian(at: start + 4, as: UInt32.self)))
  }

  /// Returns the scalar of a letter; `nil` if there is no such letter.
  func letter(_ index: Int) -> UInt32? {
    guard index < letterCount else { return nil }
    let scalar = bytes.littleEndian(at: letters + index * Self.letterSize, as: UInt32.self)
    return scalar < 0x11_0000 ? scalar : nil
  }

  private func text(_ offset: Int, _ size: Int) -> UnsafeBufferPointer<UInt8>? {
    guard offset <= bytes.count - text, size <= bytes.count - text - offset else { return nil }
    return UnsafeRawBufferPointer(
      rebasing: bytes[text + offset..<text + offset + size]
    ).assumingMemoryBound(to: UInt8.self)
  }
}

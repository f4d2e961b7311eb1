/// Patterns as they are read: all letters in one array, all values in another.
///
/// Sendable: a plain value.
struct PatternList: Sendable {
  /// A pattern: `count` letters, and one value more.
  struct Entry: Sendable {
    var firstLetter: Int
    var firstValue: Int
    var count: Int
  }

  /// The longest pattern, in bytes of UTF-8 without digits.
  static let longest = 200

  private var letters: [UInt8] = []
  private var values: [UInt8] = []
  private(set) var entries: [Entry] = []

  /// How a digit of a pattern is kept: doubled, and one more if it asks for a change of spelling.
  ///
  /// libhyphen calls that non-standard hyphenation. The greatest value wins, as in Liang's
  /// algorithm, and so forbids the hyphen that would need the change.
  static func value(digit: UInt8, changesSpelling: Bool) -> UInt8 {
    digit &* 2 &+ (changesSpelling && digit % 2 == 1 ? 1 : 0)
  }

  /// Whether a value divides words: an odd digit.
  static func divides(_ value: UInt8) -> Bool { value & 2 != 0 }

  /// Whether a hyphen may be put at a place of this value: an odd digit with no change of spelling.
  static func allowsHyphen(_ value: UInt8) -> Bool { value & 3 == 2 }

  /// Adds a row such as `.hy3ph`; false if it is too long.
  ///
  /// Of two digits in one place the second counts, and a row without letters says nothing: so does
  /// libhyphen, and files have both.
  mutating func add(_ row: some Collection<UInt8>, changesSpelling: Bool) -> Bool {
    var entry = Entry(firstLetter: letters.count, firstValue: values.count, count: 0)
    var digit: UInt8?
    for byte in row {
      if byte.isPatternDigit {
        digit = byte - 0x30
      } else {
        values.append(Self.value(digit: digit ?? 0, changesSpelling: changesSpelling))
        letters.append(byte)
        digit = nil
      }
    }
    values.append(Self.value(digit: digit ?? 0, changesSpelling: changesSpelling))
    entry.count = letters.count - entry.firstLetter
    let isKept = 1...Self.longest ~= entry.count
    if isKept {
      entries.append(entry)
    } else {
      letters.removeSubrange(entry.firstLetter...)
      values.removeSubrange(entry.firstValue...)
    }
    return entry.count <= Self.longest
  }

  func letter(_ index: Int, of entry: Entry) -> UInt8 { letters[entry.firstLetter + index] }

  func values(of entry: Entry) -> ArraySlice<UInt8> {
    values[entry.firstValue...entry.firstValue + entry.count]
  }

  /// The patterns by their letters; those of the same letters in the order they were added.
  func sortedEntries() -> [Entry] {
    letters.withUnsafeBufferPointer { letters in
      entries.sorted { one, other in
        for index in 0..<min(one.count, other.count) {
          let left = letters[one.firstLetter &+ index]
          let right = letters[other.firstLetter &+ index]
          if left != right { return left < right }
        }
        return (one.count, one.firstLetter) < (other.count, other.firstLetter)
      }
    }
  }
}

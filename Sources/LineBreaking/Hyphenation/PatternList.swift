import TextFoundation

/// The patterns of one level, with all letters in one array and all values in another.
struct PatternList: Sendable {
  /// A pattern of `count` letters and `count + 1` values.
  struct Entry: Sendable {
    var firstLetter: Int
    var firstValue: Int
    var count: Int
  }

  /// The maximum length of a pattern, in bytes of UTF-8 without digits.
  static let maximumLength = 200

  private var letters: [UInt8] = []
  private var values: [UInt8] = []
  private(set) var entries: [Entry] = []

  /// Returns the stored value of a pattern digit: twice the digit, plus one if it is odd and
  /// requires a change of spelling.
  ///
  /// libhyphen calls such a pattern non-standard hyphenation. As in Liang’s algorithm the highest
  /// value wins, so a hyphen that would require the change is suppressed.
  static func value(digit: UInt8, changesSpelling: Bool) -> UInt8 {
    digit &* 2 &+ (changesSpelling && digit % 2 == 1 ? 1 : 0)
  }

  /// Returns whether a value divides words, that is, comes from an odd digit.
  static func divides(_ value: UInt8) -> Bool { value & 2 != 0 }

  /// Returns whether a value allows a hyphen: it comes from an odd digit and requires no change of
  /// spelling.
  static func allowsHyphen(_ value: UInt8) -> Bool { value & 3 == 2 }

  /// Adds a row such as `.hy3ph` and returns false if it is too long.
  ///
  /// Of two consecutive digits the second one counts, and a row without letters is ignored.
  /// libhyphen does the same, and real files contain both.
  mutating func add(_ row: some Collection<UInt8>, changesSpelling: Bool) -> Bool {
    var entry = Entry(firstLetter: letters.count, firstValue: values.count, count: 0)
    var digit: UInt8?
    for byte in row {
      if byte.isASCIIDigit {
        digit = byte - 0x30
      } else {
        values.append(Self.value(digit: digit ?? 0, changesSpelling: changesSpelling))
        letters.append(byte)
        digit = nil
      }
    }
    values.append(Self.value(digit: digit ?? 0, changesSpelling: changesSpelling))
    entry.count = letters.count - entry.firstLetter
    let isValid = 1...Self.maximumLength ~= entry.count
    if isValid {
      entries.append(entry)
    } else {
      letters.removeSubrange(entry.firstLetter...)
      values.removeSubrange(entry.firstValue...)
    }
    return entry.count <= Self.maximumLength
  }

  func letter(_ index: Int, of entry: Entry) -> UInt8 { letters[entry.firstLetter + index] }

  func values(of entry: Entry) -> ArraySlice<UInt8> {
    values[entry.firstValue...entry.firstValue + entry.count]
  }

  /// Returns the patterns sorted by their letters; those with the same letters remain in insertion
  /// order.
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

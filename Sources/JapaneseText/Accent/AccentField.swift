import TextFoundation

/// The parsed accent field of a dictionary entry.
///
/// Open JTalk writes nucleus and mora count, `0/4`, with one pair for each accent phrase of the
/// word, `1/3:0/4`; UniDic writes only nuclei, the most common one first, `0,2`.
struct AccentField {
  /// The mora after which the pitch falls; 0 if it does not fall.
  var nucleus = 0
  /// The mora count according to the dictionary; `nil` if the field has none.
  var moraCount: Int?
  /// Alternative nuclei.
  var alternatives: [Int] = []

  /// Parses the field; `nil` if it is empty, `*` or malformed.
  init?(_ field: UnsafeBufferPointer<UInt8>) {
    var numbers = NumberScanner(field)
    guard let first = numbers.number() else { return nil }
    nucleus = first
    while let separator = numbers.separator() {
      guard let number = numbers.number() else { return nil }
      switch separator {
      case UInt8(ascii: "/") where moraCount == nil:
        moraCount = number
      case UInt8(ascii: ":"):
        guard numbers.separator() == UInt8(ascii: "/"), let count = numbers.number() else {
          return nil
        }
        append(nucleus: number, moraCount: count)
      case UInt8(ascii: ","):
        alternatives.append(number)
      default:
        return nil
      }
    }
    if let moraCount, nucleus > moraCount { return nil }
  }

  /// Appends another accent phrase of the word; the first fall counts.
  private mutating func append(nucleus next: Int, moraCount count: Int) {
    let before = moraCount ?? 0
    if nucleus == 0, next > 0 { nucleus = before + next }
    moraCount = before + count
  }
}

/// Scans small signed numbers and the separator bytes between them.
struct NumberScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all bytes have been read.
  var isAtEnd: Bool { offset >= bytes.count }

  /// Reads one byte; returns `nil` at the end.
  mutating func separator() -> UInt8? {
    guard !isAtEnd else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Reads a number of at most three digits; returns `nil` if there is none.
  mutating func number() -> Int? {
    let isNegative = !isAtEnd && bytes[offset] == UInt8(ascii: "-")
    let start = isNegative ? offset + 1 : offset
    let digits = bytes.decimalPrefix(from: start, limit: 999)
    guard 1...3 ~= digits.count else { return nil }
    offset = start + digits.count
    return isNegative ? -digits.value : digits.value
  }
}

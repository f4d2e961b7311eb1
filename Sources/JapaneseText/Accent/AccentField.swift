/// What a dictionary's accent field says.
///
/// Open JTalk writes nucleus and morae, `0/4`, one pair for each accent phrase of the word,
/// `1/3:0/4`; UniDic writes nuclei alone, the usual one first, `0,2`.
struct AccentField {
  /// The mora behind which the pitch falls; 0 for none.
  var nucleus = 0
  /// How many morae the dictionary counts; `nil` where it does not say.
  var moraCount: Int?
  /// Other nuclei the dictionary gives.
  var alternatives: [Int] = []

  /// Reads the field; `nil` if it is empty, `*` or of another form.
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

  /// Adds a further phrase: of two falls the first one counts.
  private mutating func append(nucleus next: Int, moraCount count: Int) {
    let before = moraCount ?? 0
    if nucleus == 0, next > 0 { nucleus = before + next }
    moraCount = before + count
  }
}

/// Reads small numbers with signs and the bytes between them.
struct NumberScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether all has been read.
  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at which the scanner stands; `nil` at the end.
  mutating func separator() -> UInt8? {
    guard !isAtEnd else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// The number at which the scanner stands, of at most three digits; `nil` if there is none.
  mutating func number() -> Int? {
    let isNegative = !isAtEnd && bytes[offset] == UInt8(ascii: "-")
    let start = isNegative ? offset + 1 : offset
    var end = start
    var value = 0
    while end < bytes.count, 0x30...0x39 ~= bytes[end] {
      guard end - start < 3 else { return nil }
      value = value * 10 + Int(bytes[end] - 0x30)
      end += 1
    }
    guard end > start else { return nil }
    offset = end
    return isNegative ? -value : value
  }
}

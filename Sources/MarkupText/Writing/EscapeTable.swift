import TextFoundation

/// What is written for the characters that do not stand for themselves in one kind of place.
///
/// Every byte has an entry, so that runs of characters that stay are found with one look per byte.
///
/// `@unchecked Sendable`: nothing in it changes after it was made. Tables live as long as the
/// program.
final class EscapeTable: @unchecked Sendable {
  /// What a byte of text, or of its source, may need.
  struct Need: OptionSet {
    let rawValue: UInt8

    /// Something else is written for it; the six lower bits say what.
    static let escaping = Need(rawValue: 0x40)
    /// In source it means something else: `&`, CR and NUL.
    static let decoding = Need(rawValue: 0x80)
  }

  /// ASCII characters and what is written for them.
  typealias Replacements = [Unicode.Scalar: String]

  /// What is written for characters that are not ASCII.
  enum OtherCharacters {
    case themselves
    /// A reference for U+00A0; U+FFFD for U+FFFE and U+FFFF if they are not allowed.
    case reference(noBreakSpace: StaticString, noncharactersAreAllowed: Bool)
    /// Their numbers; U+0080 to U+009F stay, whose numbers mean others.
    case numbers
  }

  /// The six lower bits of bytes that start characters of which ``other`` knows more.
  private static let otherIndex: UInt8 = 0x3F

  private let needs: UnsafeMutablePointer<UInt8>
  private let replacements: UnsafeMutablePointer<UnsafeBufferPointer<UInt8>>
  private let other: OtherCharacters

  /// A table of at most 62 different replacements.
  init(_ replacements: Replacements, other: OtherCharacters = .themselves) {
    self.other = other
    needs = .allocate(capacity: 256)
    needs.initialize(repeating: 0, count: 256)
    self.replacements = .allocate(capacity: max(replacements.count, 1))
    for (place, (scalar, text)) in replacements.enumerated() {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
      _ = copy.initialize(from: text.utf8)
      (self.replacements + place).initialize(to: UnsafeBufferPointer(copy))
      needs[Int(scalar.value & 0x7F)] = Need.escaping.rawValue | UInt8(place) & 0x3F
    }
    let leads: [UInt8] =
      switch other {
      case .themselves: []
      case .reference(_, let noncharactersAreAllowed):
        noncharactersAreAllowed ? [0xC2] : [0xC2, 0xEF]
      case .numbers: Array(0xC2...0xF4)
      }
    for lead in leads { needs[Int(lead)] = Need.escaping.rawValue | Self.otherIndex }
    for byte: UInt8 in [.ampersand, 0x0D, 0] { needs[Int(byte)] |= Need.decoding.rawValue }
  }

  /// Whether a byte needs something.
  @inline(__always)
  func needs(_ need: Need, for byte: UInt8) -> Bool { needs[Int(byte)] & need.rawValue != 0 }

  /// The first place from one on of a byte that needs something; the end if there is none.
  @inline(__always)
  func firstPlace(needing need: Need, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int
  {
    var place = start
    while place < bytes.count, needs[Int(bytes[place])] & need.rawValue == 0 { place &+= 1 }
    return place
  }

  /// Writes the character at a place.
  ///
  /// - Returns: how many bytes it has.
  func write(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int, to output: inout ByteBuffer
  ) -> Int {
    let byte = bytes[place]
    guard needs(.escaping, for: byte) else {
      output.append(byte)
      return 1
    }
    let index = needs[Int(byte)] & 0x3F
    guard index == Self.otherIndex else {
      output.append(replacements[Int(index)])
      return 1
    }
    guard let scalar = bytes.scalar(at: place) else { return 1 }
    switch other {
    case .reference(let noBreakSpace, _) where scalar.value == 0xA0: output.append(noBreakSpace)
    case .reference where scalar.value & ~1 == 0xFFFE: output.append("\u{FFFD}" as StaticString)
    case .numbers where scalar.value >= 0xA0:
      output.append("&#")
      output.append(decimal: Int(scalar.value))
      output.append(UInt8(ascii: ";"))
    default:
      output.append(UnsafeBufferPointer(rebasing: bytes[place..<place &+ scalar.length]))
    }
    return scalar.length
  }
}

extension ByteBuffer {
  /// Appends a number that is not negative, in decimal digits.
  mutating func append(decimal number: Int) {
    var count = 1
    var rest = number
    while rest > 9 {
      rest /= 10
      count &+= 1
    }
    let digits = reserve(count)
    rest = number
    for place in (0..<count).reversed() {
      digits[place] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
      rest /= 10
    }
    commit(count)
  }
}

internal import TextFoundation

/// A reading that a text gives beside its base, without markup: `漢字（かんじ）`, `{漢字|かんじ}`.
struct NotatedReading: Equatable {
  /// The notations that are recognized.
  struct Notations: OptionSet {
    let rawValue: UInt8
    /// `漢字（かんじ）`, `漢字(かんじ)`.
    static let parentheses = Notations(rawValue: 1)
    /// `漢字[かんじ]`, `漢字［かんじ］`.
    static let brackets = Notations(rawValue: 2)
    /// `漢字《かんじ》`, `｜漢字《かんじ》`, `|漢字《かんじ》`; not `《《漢字》》`, which are dots.
    static let aozora = Notations(rawValue: 4)
    /// `{漢字|かんじ}`, `{漢字|かん|じ}`.
    static let denden = Notations(rawValue: 8)
    /// `[漢字]^(かんじ)`.
    static let caret = Notations(rawValue: 16)
    static let all: Notations = [.parentheses, .brackets, .aozora, .denden, .caret]
  }

  /// The range of what precedes the base, in UTF-8 offsets of the text; often empty.
  let opening: Range<Int>
  let base: Range<Int>
  /// The range of what follows the base: the reading with its brackets.
  let notation: Range<Int>
  let reading: String

  /// The maximum number of characters of a reading, and of its base.
  private static let maximumLength = 48

  /// Returns the readings of a text, in order.
  ///
  /// A reading consists of kana. A base without an opening ends at the bracket, starts with a kanji
  /// that does not follow another kanji, and is the longest text whose kana all occur in the reading:
  /// 食べ物 of `を食べ物（たべもの）`.
  static func all(in text: [UInt8], _ notations: Notations) -> [NotatedReading] {
    text.withUnsafeBufferPointer { bytes in
      var readings: [NotatedReading] = []
      var (offset, limit) = (0, 0)
      while offset < bytes.count {
        guard let bracket = Bracket(in: bytes, at: offset) else {
          offset &+= 1
          continue
        }
        if notations.contains(.aozora),
          bytes.starts(with: "《《", at: offset, limit: bytes.count)
        {
          offset &+= 6
          continue
        }
        guard let reading = reading(bracket, in: bytes, at: offset, from: limit, notations) else {
          offset &+= bracket.length
          continue
        }
        readings.append(reading)
        (offset, limit) = (reading.notation.upperBound, reading.notation.upperBound)
      }
      return readings
    }
  }

  /// Returns the ranges of text with emphasis dots, `《《不思議》》`, in order.
  static func emphasisDots(in text: [UInt8]) -> [Range<Int>] {
    text.withUnsafeBufferPointer { bytes in
      var ranges: [Range<Int>] = []
      var offset = 0
      while let start = bytes.firstOffset(of: "《《", in: offset..<bytes.count) {
        let limit = min(bytes.count, start + 3 * maximumLength)
        guard let end = bytes.firstOffset(of: "》》", in: start + 6..<limit) else {
          offset = start + 6
          continue
        }
        ranges.append(start..<end + 6)
        offset = end + 6
      }
      return ranges
    }
  }

  /// Returns the reading whose notation has a bracket at an offset.
  private static func reading(
    _ bracket: Bracket, in bytes: UnsafeBufferPointer<UInt8>, at start: Int, from limit: Int,
    _ notations: Notations
  ) -> NotatedReading? {
    if bracket.notation == .denden {
      return notations.contains(.denden)
        ? enclosed(in: bytes, at: start, separator: "|", closing: 0x7D) : nil
    }
    if notations.contains(.caret), bracket.notation == .brackets, bracket.length == 1,
      let reading = enclosed(in: bytes, at: start, separator: "]^(", closing: 0x29)
    {
      return reading
    }
    guard notations.contains(bracket.notation),
      let content = kana(in: bytes, from: start + bracket.length, until: bracket.closing)
    else { return nil }
    let reading = String(String.UnicodeScalarView(content.scalars))
    if bracket.notation == .aozora, let bar = bar(in: bytes, before: start, from: limit) {
      return NotatedReading(
        opening: bar, base: bar.upperBound..<start, notation: start..<content.end, reading: reading)
    }
    guard start > limit,
      let base = base(of: content.scalars, in: bytes, before: start, from: limit)
    else { return nil }
    return NotatedReading(
      opening: base.lowerBound..<base.lowerBound, base: base, notation: start..<content.end,
      reading: reading)
  }

  /// Returns the reading of a notation that encloses the base too.
  private static func enclosed(
    in bytes: UnsafeBufferPointer<UInt8>, at start: Int, separator: StaticString, closing: UInt32
  ) -> NotatedReading? {
    let limit = min(bytes.count, start + 3 * maximumLength)
    guard let end = bytes.firstOffset(of: separator, in: start + 1..<limit), end > start + 1,
      !bytes[start + 1..<end].contains(where: { [0x7B, 0x7D, 0x5B, 0x5D, 0x0A].contains($0) }),
      let content = kana(
        in: bytes, from: end + separator.utf8CodeUnitCount, until: closing, ignoring: 0x7C)
    else { return nil }
    return NotatedReading(
      opening: start..<start + 1, base: start + 1..<end, notation: end..<content.end,
      reading: String(String.UnicodeScalarView(content.scalars)))
  }

  /// Returns the range of the bar that starts a base.
  private static func bar(
    in bytes: UnsafeBufferPointer<UInt8>, before end: Int, from limit: Int
  ) -> Range<Int>? {
    var (start, length) = (end, 0)
    while start > limit, length < maximumLength, let scalar = bytes.scalar(before: start) {
      start -= scalar.length
      length += 1
      switch scalar.value {
      case 0x7C, 0xFF5C: return length > 1 ? start..<start + scalar.length : nil
      case 0x0A, 0x0D, 0x300A, 0x300B, 0x3002: return nil
      default: break
      }
    }
    return nil
  }

  /// Returns the kana from an offset to a closing bracket, and the offset after the bracket.
  private static func kana(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, until closing: UInt32,
    ignoring ignored: UInt32 = 0
  ) -> (scalars: [Unicode.Scalar], end: Int)? {
    var scalars: [Unicode.Scalar] = []
    var offset = start
    while scalars.count < maximumLength, let scalar = bytes.scalar(at: offset) {
      offset += scalar.length
      if scalar.value == ignored || scalar.value == 0x2060 { continue }
      if scalar.value == closing { return scalars.isEmpty ? nil : (scalars, offset) }
      guard let scalar = Unicode.Scalar(scalar.value), String(scalar).isKanaReading else {
        return nil
      }
      scalars.append(scalar)
    }
    return nil
  }

  /// Returns the range of the base that ends at an offset and starts at or after `limit`.
  private static func base(
    of reading: [Unicode.Scalar], in bytes: UnsafeBufferPointer<UInt8>, before end: Int,
    from limit: Int
  ) -> Range<Int>? {
    var (start, best): (Int, Int?) = (end, nil)
    // Reversed: the base is read from its end.
    var elements: [BaseElement] = []
    var length = 0
    while length < maximumLength, start > limit, let scalar = bytes.scalar(before: start) {
      guard let element = BaseElement(scalar.value) else { break }
      if element != .kanji || elements.last != .kanji { elements.append(element) }
      start -= scalar.length
      length += 1
      guard element == .kanji, !isKanji(before: start, in: bytes, from: limit) else { continue }
      if matches(elements, reading) {
        best = start
      } else if best != nil {
        break
      }
    }
    return best.map { $0..<end }
  }

  private static func isKanji(
    before offset: Int, in bytes: UnsafeBufferPointer<UInt8>, from limit: Int
  ) -> Bool {
    guard offset > limit, let scalar = bytes.scalar(before: offset) else { return false }
    return BaseElement(scalar.value) == .kanji
  }

  /// Returns whether a reading consists of the kana of a base and one or more kana for each of its
  /// sequences of kanji.
  private static func matches(_ reversed: [BaseElement], _ reading: [Unicode.Scalar]) -> Bool {
    // The lengths of the beginnings of the reading that the elements so far may be read as.
    var lengths: [Bool] = [true] + reading.map { _ in false }
    for element in reversed.reversed() {
      var next = lengths.map { _ in false }
      switch element {
      case .kanji:
        guard let first = lengths.firstIndex(of: true), first < reading.count else { return false }
        for length in first + 1...reading.count { next[length] = true }
      case .kana(let value):
        for (index, scalar) in reading.enumerated() where lengths[index] {
          next[index + 1] = BaseElement(scalar.value) == .kana(value)
        }
      }
      lengths = next
    }
    return lengths.last ?? false
  }

  /// What a character of a base requires of the reading.
  private enum BaseElement: Equatable {
    case kanji
    /// A kana, as hiragana.
    case kana(UInt32)

    init?(_ value: UInt32) {
      switch value {
      case 0x3005...0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF, 0x30F5, 0x30F6:
        self = .kanji
      case 0x3041...0x3096, 0x30FC: self = .kana(value)
      case 0x30A1...0x30F4: self = .kana(value - 0x60)
      default: return nil
      }
    }
  }

  /// An opening bracket.
  private struct Bracket {
    let notation: Notations
    let length: Int
    let closing: UInt32

    init?(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
      switch bytes[offset] {
      case UInt8(ascii: "("): (notation, length, closing) = (.parentheses, 1, 0x29)
      case UInt8(ascii: "["): (notation, length, closing) = (.brackets, 1, 0x5D)
      case UInt8(ascii: "{"): (notation, length, closing) = (.denden, 1, 0x7D)
      case 0xE3 where bytes.starts(with: "《", at: offset, limit: bytes.count):
        (notation, length, closing) = (.aozora, 3, 0x300B)
      case 0xEF where bytes.starts(with: "（", at: offset, limit: bytes.count):
        (notation, length, closing) = (.parentheses, 3, 0xFF09)
      case 0xEF where bytes.starts(with: "［", at: offset, limit: bytes.count):
        (notation, length, closing) = (.brackets, 3, 0xFF3D)
      default: return nil
      }
    }
  }
}

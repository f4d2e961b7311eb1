internal import TextFoundation

/// A reading that a text gives beside its base, without markup: `漢字（かんじ）`, `{漢字|かんじ}`.
struct NotatedReading: Equatable {
  /// The brackets of a notation.
  enum Brackets {
    /// `漢字（かんじ）`, `漢字(かんじ)`.
    case parentheses
    /// `漢字[かんじ]`, `漢字［かんじ］`, `[漢字]^(かんじ)`.
    case square
    /// `漢字《かんじ》`, `｜漢字《かんじ》`, `|漢字《かんじ》`; not `《《漢字》》`, which are dots.
    case doubleAngle
    /// `{漢字|かんじ}`, `{漢字|かん|じ}`.
    case braces
  }

  /// The range of what precedes the base, in UTF-8 offsets of the text; often empty.
  let opening: Range<Int>
  let base: Range<Int>
  /// The range of what follows the base: the reading with its brackets, or an empty range if those
  /// of the next reading contain this one too, as in `山田 太郎（やまだ たろう）`.
  let notation: Range<Int>
  let reading: String

  /// The maximum number of characters of a reading, and of its base.
  private static let maximumLength = 48

  /// Finds the readings of a text, which consist of kana.
  ///
  /// - Parameters:
  ///   - text: the text of a passage.
  ///   - resolve: finds the bases of readings whose notation does not mark them.
  /// - Returns: the readings in order.
  static func all(in text: [UInt8], resolving resolve: UnmarkedReading.Resolver)
    -> [NotatedReading]
  {
    text.withUnsafeBufferPointer { bytes in
      var readings: [NotatedReading] = []
      var (offset, limit) = (0, 0)
      while offset < bytes.count {
        guard let bracket = Bracket(in: bytes, at: offset) else {
          offset &+= 1
          continue
        }
        if bytes.starts(with: "《《", at: offset, limit: bytes.count) {
          offset &+= 6
          continue
        }
        let found = Self.readings(bracket, in: bytes, at: offset, from: limit, resolve)
        guard let last = found.last else {
          offset &+= bracket.length
          continue
        }
        readings += found
        (offset, limit) = (last.notation.upperBound, last.notation.upperBound)
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

  /// Returns the readings whose notation has a bracket at an offset.
  private static func readings(
    _ bracket: Bracket, in bytes: UnsafeBufferPointer<UInt8>, at start: Int, from limit: Int,
    _ resolve: UnmarkedReading.Resolver
  ) -> [NotatedReading] {
    if bracket.brackets == .braces {
      return enclosed(in: bytes, at: start, separator: "|", closing: 0x7D).map { [$0] } ?? []
    }
    if bracket.brackets == .square, bracket.length == 1,
      let reading = enclosed(in: bytes, at: start, separator: "]^(", closing: 0x29)
    {
      return [reading]
    }
    guard start > limit,
      let content = kana(
        in: bytes, from: start + bracket.length, until: bracket.closing,
        allowingSpaces: bracket.brackets == .parentheses)
    else { return [] }
    let reading = String(String.UnicodeScalarView(content.scalars))
    let notation = start..<content.end
    if bracket.brackets == .doubleAngle, let bar = bar(in: bytes, before: start, from: limit) {
      return [
        NotatedReading(
          opening: bar, base: bar.upperBound..<start, notation: notation, reading: reading)
      ]
    }
    let bases = resolve(
      UnmarkedReading(
        text: bytes, limit: limit, notation: notation, content: reading,
        brackets: bracket.brackets))
    return bases.map { base in
      let (lower, upper) = (base.range.lowerBound, base.range.upperBound)
      return NotatedReading(
        opening: lower..<lower, base: base.range,
        notation: upper == start ? notation : upper..<upper, reading: base.reading)
    }
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
    ignoring ignored: UInt32 = 0, allowingSpaces: Bool = false
  ) -> (scalars: [Unicode.Scalar], end: Int)? {
    var scalars: [Unicode.Scalar] = []
    var offset = start
    while scalars.count < maximumLength, let scalar = bytes.scalar(at: offset) {
      offset += scalar.length
      if scalar.value == ignored || scalar.value == 0x2060 { continue }
      if scalar.value == closing { return scalars.isEmpty ? nil : (scalars, offset) }
      let isSpace = allowingSpaces && scalar.value == 0x20 && !scalars.isEmpty
      guard let scalar = Unicode.Scalar(scalar.value), isSpace || String(scalar).isKanaReading
      else { return nil }
      scalars.append(scalar)
    }
    return nil
  }

  /// An opening bracket.
  private struct Bracket {
    let brackets: Brackets
    let length: Int
    let closing: UInt32

    init?(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
      switch bytes[offset] {
      case UInt8(ascii: "("): (brackets, length, closing) = (.parentheses, 1, 0x29)
      case UInt8(ascii: "["): (brackets, length, closing) = (.square, 1, 0x5D)
      case UInt8(ascii: "{"): (brackets, length, closing) = (.braces, 1, 0x7D)
      case 0xE3 where bytes.starts(with: "《", at: offset, limit: bytes.count):
        (brackets, length, closing) = (.doubleAngle, 3, 0x300B)
      case 0xEF where bytes.starts(with: "（", at: offset, limit: bytes.count):
        (brackets, length, closing) = (.parentheses, 3, 0xFF09)
      case 0xEF where bytes.starts(with: "［", at: offset, limit: bytes.count):
        (brackets, length, closing) = (.square, 3, 0xFF3D)
      default: return nil
      }
    }
  }
}

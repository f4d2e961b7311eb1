internal import TextFoundation

/// Text that is left alone wherever it occurs in a format: templates, paths and notes.
enum ProtectedText {
  /// What is left alone.
  struct Kinds: OptionSet {
    let rawValue: UInt8
    /// Notes in square brackets, `[音楽]`, as they are usual in subtitles.
    static let notes = Kinds(rawValue: 1)
    /// Placeholders such as `{氏名}` and `${日付}`, and paths of files.
    static let templates = Kinds(rawValue: 2)
    /// The words beside a backslash, of which it is uncertain whether it starts an escape.
    static let escapes = Kinds(rawValue: 4)
  }

  /// The maximum number of bytes of a note or a placeholder.
  private static let maximumLength = 200

  /// Returns the ranges of a text that are left alone, in UTF-8 offsets and in the order of their
  /// starts; they may overlap.
  static func ranges(in text: [UInt8], _ kinds: Kinds) -> [Range<Int>] {
    text.withUnsafeBufferPointer { bytes in
      var ranges: [Range<Int>] = []
      var offset = 0
      while offset < bytes.count {
        guard let range = range(in: bytes, at: offset, kinds) else {
          offset &+= 1
          continue
        }
        ranges.append(range)
        offset = max(offset &+ 1, range.upperBound)
      }
      return ranges
    }
  }

  private static func range(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ kinds: Kinds
  ) -> Range<Int>? {
    switch bytes[offset] {
    case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "~"):
      return path(in: bytes, at: offset, kinds)
    case UInt8(ascii: "\\"):
      if let path = path(in: bytes, at: offset, kinds) { return path }
      return kinds.contains(.escapes) ? wordsBeside(offset, in: bytes) : nil
    case UInt8(ascii: "{") where kinds.contains(.templates):
      return enclosed(in: bytes, at: offset, closing: "}")
    case UInt8(ascii: "[") where kinds.contains(.notes):
      return enclosed(in: bytes, at: offset, closing: "]")
    case 0xEF
    where kinds.contains(.notes) && bytes.starts(with: "［", at: offset, limit: bytes.count):
      return enclosed(in: bytes, at: offset, closing: "］")
    default: return nil
    }
  }

  private static func enclosed(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, closing: StaticString
  ) -> Range<Int>? {
    let limit = min(bytes.count, offset + maximumLength)
    guard let end = bytes.firstOffset(of: closing, in: offset..<limit) else { return nil }
    return offset..<end + closing.utf8CodeUnitCount
  }

  /// Returns the range of a path of two components or more: `C:\資料\表.txt`, `/資料/表.txt`.
  private static func path(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ kinds: Kinds
  ) -> Range<Int>? {
    guard kinds.contains(.templates) else { return nil }
    var start = offset
    switch bytes[offset] {
    case UInt8(ascii: ":"):
      guard offset > 0, !bytes.starts(with: "://", at: offset, limit: bytes.count),
        bytes[offset - 1].isASCIILetter, offset + 1 < bytes.count,
        bytes[offset + 1] == UInt8(ascii: "\\") || bytes[offset + 1] == UInt8(ascii: "/")
      else { return nil }
      start = offset - 1
    case UInt8(ascii: "\\"):
      guard bytes.starts(with: #"\\"#, at: offset, limit: bytes.count) else { return nil }
    default:
      let slash = bytes[offset..<min(offset + 3, bytes.count)].prefix { $0 != UInt8(ascii: "/") }
      guard [".", "..", "~", ""].contains(String(decoding: slash, as: UTF8.self)),
        slash.endIndex < bytes.count, bytes[slash.endIndex] == UInt8(ascii: "/")
      else { return nil }
    }
    // A slash between words, as in 和/洋, does not start a path.
    if start > 0, bytes[start - 1] >= 0x80 {
      guard let scalar = bytes.scalar(before: start), isDelimiter(scalar.value) else { return nil }
    } else if start > 0, bytes[start - 1] == 0x3C || bytes[start - 1].isASCIIAlphanumeric {
      return nil
    }
    let end = endOfToken(in: bytes, from: offset + 1)
    let separators = bytes[start..<end].filter { $0 == UInt8(ascii: "/") || $0 == 0x5C }.count
    return separators > 1 ? start..<end : nil
  }

  /// Returns the end of a path: white space, a quotation mark, or Japanese punctuation.
  private static func endOfToken(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] > 0x20, bytes[offset] != UInt8(ascii: "\""),
      bytes[offset] != UInt8(ascii: "<"), bytes[offset] != UInt8(ascii: ">")
    {
      if bytes[offset] == 0xE3 || bytes[offset] == 0xEF, let scalar = bytes.scalar(at: offset),
        isDelimiter(scalar.value)
      {
        return offset
      }
      offset &+= 1
    }
    return offset
  }

  /// Returns whether a scalar is the white space or punctuation of Japanese that ends a path, and
  /// before which one may start.
  private static func isDelimiter(_ value: UInt32) -> Bool {
    switch value {
    case 0x3000...0x3004, 0x3008...0x3020, 0xFF08, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B: true
    default: false
    }
  }

  /// Returns the range of the word before an escape, the escape and the kanji after it, or nil for
  /// another backslash.
  private static func wordsBeside(
    _ backslash: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard backslash + 1 < bytes.count, bytes[backslash + 1].isASCIIAlphanumeric else { return nil }
    var start = backslash
    while let scalar = bytes.scalar(before: start), isKana(scalar.value) { start -= scalar.length }
    while let scalar = bytes.scalar(before: start), isKanji(scalar.value) {
      start -= scalar.length
    }
    var end = backslash + 2
    while let scalar = bytes.scalar(at: end), isKanji(scalar.value) { end += scalar.length }
    return start..<end
  }

  private static func isKana(_ value: UInt32) -> Bool { (0x3041...0x30FF).contains(value) }

  private static func isKanji(_ value: UInt32) -> Bool {
    (0x3005...0x3007).contains(value) || (0x3400...0x9FFF).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0x20000...0x3FFFF).contains(value)
  }
}

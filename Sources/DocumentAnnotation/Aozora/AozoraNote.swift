internal import TextFoundation

/// A note of an Aozora text, ［＃…］, and what it means for reading.
struct AozoraNote {
  /// The range of the source with the brackets.
  let range: Range<Int>
  /// The text between ［＃ and ］.
  let content: String

  /// The maximum number of bytes of a note that contains notes.
  private static let maximumLength = 2048

  /// Reads the note at an offset, or returns nil if no note starts there.
  ///
  /// Notes may contain notes. One without an end reaches to the end of the line.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, limit: Int) {
    guard bytes.starts(with: "［＃", at: offset, limit: limit) else { return nil }
    var (position, depth) = (offset + 3, 1)
    var first: Int?
    let end = min(limit, offset + Self.maximumLength)
    while position < end, depth > 0 {
      if bytes.starts(with: "［", at: position, limit: limit) {
        depth += 1
        position += 3
      } else if bytes.starts(with: "］", at: position, limit: limit) {
        depth -= 1
        position += 3
        if first == nil { first = position }
      } else {
        // By bytes: the two after an EF may be those of a bracket if it is invalid.
        position += 1
      }
    }
    let isClosed = depth == 0 || first != nil
    if depth > 0 { position = first ?? limit }
    range = offset..<position
    let last = isClosed ? position - 3 : min(position, end)
    content = String(decoding: bytes[offset + 6..<max(offset + 6, last)], as: UTF8.self)
  }

  /// Whether the note is a kunten: a return mark such as レ, or okurigana in parentheses.
  var isKunten: Bool {
    if content.hasPrefix("（"), content.hasSuffix("）") { return true }
    return !content.isEmpty && content.unicodeScalars.count <= 3
      && content.unicodeScalars.allSatisfy { "一二三四上中下甲乙丙丁天地人レ".unicodeScalars.contains($0) }
  }

  /// Whether a page starts after the note.
  var startsPage: Bool { ["改ページ", "改頁", "改丁", "改見開き"].contains(content) }

  /// Whether the text before and after the note belongs to different lines or notes of the book.
  var separatesText: Bool {
    content == "改行" || content.contains("割り注") || content.hasSuffix("入る")
      || content.hasPrefix("改") || content.hasPrefix("地付き") || content.hasPrefix("地から")
  }

  /// The Unicode scalar that a note on a character names as U+XXXX, or nil.
  var namedScalar: Unicode.Scalar? {
    guard let start = content.firstRange(of: "U+")?.upperBound else { return nil }
    let digits = content[start...].prefix { $0.isHexDigit && $0.isASCII }
    guard (4...6).contains(digits.count) else { return nil }
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
  }
}

/// The URLs in the text of a passage, whose words are not annotated.
struct URLRanges {
  private var ranges: [Range<Int>] = []
  private var first = 0

  /// Finds URLs: a scheme of letters, `://`, and what follows it up to white space or a character
  /// that Japanese text puts after a URL.
  init(in text: [UInt8]) {
    var position = 0
    while position + 2 < text.count {
      guard text[position] == UInt8(ascii: ":"), text[position + 1] == UInt8(ascii: "/"),
        text[position + 2] == UInt8(ascii: "/")
      else {
        position += 1
        continue
      }
      var start = position
      while start > 0, text[start - 1] | 0x20 >= 0x61, text[start - 1] | 0x20 <= 0x7A { start -= 1 }
      var end = position + 3
      while end < text.count, !Self.ends(text, at: end) { end += 1 }
      if start < position { ranges.append(start..<end) }
      position = end
    }
  }

  /// Returns whether a URL contains the start of a range; the ranges of consecutive calls must be in
  /// order.
  mutating func contain(_ range: Range<Int>) -> Bool {
    while first < ranges.count, ranges[first].upperBound <= range.lowerBound { first += 1 }
    return first < ranges.count && ranges[first].contains(range.lowerBound)
  }

  /// Returns whether white space, an angle bracket, a quotation mark, or CJK punctuation or a
  /// fullwidth form (U+3000 to U+303F, U+FF00 to U+FF3F) starts at an offset.
  private static func ends(_ text: [UInt8], at offset: Int) -> Bool {
    switch text[offset] {
    case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): return true
    case 0xE3 where offset + 1 < text.count: return text[offset + 1] == 0x80
    case 0xEF where offset + 1 < text.count: return text[offset + 1] == 0xBC
    default: return false
    }
  }
}

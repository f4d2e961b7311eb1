import TextFoundation

/// A finder of markup in text that belongs to no language: tags and placeholders.
///
/// It recognizes `<b>`, `</p>`, `<a href="x">`, `<!-- -->` up to a limited length, and placeholders
/// in braces such as `{name}`, `{0}` and `${count}`.
enum MarkupTag {
  private static let maximumTagLength = 512
  private static let maximumPlaceholderLength = 32

  /// Returns the tag or placeholder that starts at `offset`; nil for other text.
  static func range(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    switch bytes[offset] {
    case UInt8(ascii: "<"): return tag(at: offset, in: bytes)
    case UInt8(ascii: "{"): return placeholder(at: offset, in: bytes)
    default: return nil
    }
  }

  private static func tag(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    guard start &+ 2 < bytes.count else { return nil }
    let first = bytes[start &+ 1]
    guard
      first.isASCIILetter || first == UInt8(ascii: "!") || first == UInt8(ascii: "?")
        || first == UInt8(ascii: "/") && bytes[start &+ 2].isASCIILetter
    else { return nil }
    let limit = min(bytes.count, start &+ maximumTagLength)
    for offset in (start &+ 2)..<limit {
      switch bytes[offset] {
      case UInt8(ascii: ">"): return start..<offset &+ 1
      case UInt8(ascii: "<"): return nil
      default: break
      }
    }
    return nil
  }

  private static func placeholder(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    var end = start &+ 1
    while end < bytes.count, end &- start < maximumPlaceholderLength,
      bytes[end].isASCIIAlphanumeric || bytes[end] == UInt8(ascii: "_")
    {
      end &+= 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "}") else { return nil }
    return start..<end &+ 1
  }
}

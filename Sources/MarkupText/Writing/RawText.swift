import TextFoundation

/// Writes text without escaping, for `script`, `style` and other elements without character
/// references.
enum RawText {
  /// Writes text, inserting a backslash into anything that would end the element: `<\/script`, as
  /// scripts and style sheets write it in strings.
  static func write(
    _ text: UnsafeBufferPointer<UInt8>, of name: UnsafeBufferPointer<UInt8>,
    to sink: inout MarkupSink
  ) {
    var written = 0
    var offset = 0
    while let found = text.firstOffset(of: .lessThan, from: offset) {
      offset = found &+ 1
      guard isEndTag(name, at: offset, in: text) else { continue }
      sink.write(UnsafeBufferPointer(rebasing: text[written..<offset]))
      sink.write(UInt8(ascii: "\\"))
      written = offset
    }
    sink.write(UnsafeBufferPointer(rebasing: text[written...]))
  }

  /// Returns whether `/name`, followed by white space, `/` or `>`, starts at an offset.
  private static func isEndTag(
    _ name: UnsafeBufferPointer<UInt8>, at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = start &+ 1 &+ name.count
    guard end < bytes.count, bytes[start] == .slash else { return false }
    let next = bytes[end]
    return (next == .greaterThan || next == .slash || next.isMarkupSpace)
      && zip(name, bytes[(start &+ 1)...]).allSatisfy { $0 == $1.asciiLowercased }
  }
}

/// The metadata before the text of a Markdown document: YAML between lines of `---`, TOML between
/// lines of `+++`.
enum FrontMatter {
  /// Returns the length of the front matter in bytes with the line end after it, or 0 if the
  /// document does not start with it or it does not end.
  static func length(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard start < bytes.count,
      bytes[start] == UInt8(ascii: "-") || bytes[start] == UInt8(ascii: "+")
    else { return 0 }
    let fence = [UInt8](repeating: bytes[start], count: 3)
    guard let first = lineEnd(in: bytes, from: start), isFence(bytes[start..<first.end], fence)
    else { return 0 }
    var position = first.next
    while position < bytes.count {
      let line = lineEnd(in: bytes, from: position) ?? (bytes.count, bytes.count)
      if isFence(bytes[position..<line.end], fence) { return line.next }
      position = line.next
    }
    return 0
  }

  private static func isFence(
    _ line: Slice<UnsafeBufferPointer<UInt8>>, _ fence: [UInt8]
  ) -> Bool {
    line.starts(with: fence) && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Returns the end of the line that contains an offset, and the start of the next line.
  private static func lineEnd(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (end: Int, next: Int)? {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end &+= 1 }
    guard end < bytes.count else { return nil }
    let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
    return (end, end + (isPair ? 2 : 1))
  }
}

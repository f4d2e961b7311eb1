/// The metadata before the text of a Markdown document: YAML between lines of `---`, TOML between
/// lines of `+++`.
enum FrontMatter {
  /// Returns the length of the front matter in bytes with the line end after it, or 0 if the
  /// document does not start with it or it does not end.
  static func length(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var lines = LineRanges(bytes)
    guard let first = lines.next(), let character = bytes[first].first,
      character == UInt8(ascii: "-") || character == UInt8(ascii: "+")
    else { return 0 }
    let fence = [UInt8](repeating: character, count: 3)
    guard isFence(bytes[first], fence) else { return 0 }
    while let line = lines.next() {
      if isFence(bytes[line], fence) { return lines.position }
    }
    return 0
  }

  private static func isFence(
    _ line: Slice<UnsafeBufferPointer<UInt8>>, _ fence: [UInt8]
  ) -> Bool {
    line.starts(with: fence) && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}

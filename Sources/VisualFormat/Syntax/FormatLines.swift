/// Splits texts into lines.
enum FormatLines {
  /// Returns the lines without their line breaks; a text that ends with a line break has an empty
  /// last line.
  static func split(_ text: String) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        lines.append(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      default: line.append(byte)
      }
      previous = byte
    }
    lines.append(String(decoding: line, as: UTF8.self))
    return lines
  }
}

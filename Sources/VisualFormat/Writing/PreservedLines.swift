/// A source file as lines with their line breaks, so that other lines are preserved byte for byte.
struct PreservedLines {
  struct Line {
    /// The line without trailing white space and line break.
    var text: String
    /// The leading white space.
    var indentation: String
    /// The whole line with its line break.
    var whole: String
    var ending: String
  }

  let lines: [Line]

  init(_ source: String) {
    var lines: [Line] = []
    var bytes: [UInt8] = []
    for byte in source.utf8 {
      bytes.append(byte)
      if byte == UInt8(ascii: "\n") {
        lines.append(Self.line(bytes))
        bytes.removeAll(keepingCapacity: true)
      }
    }
    if !bytes.isEmpty { lines.append(Self.line(bytes)) }
    self.lines = lines
  }

  private static func line(_ bytes: [UInt8]) -> Line {
    var end = bytes.count
    if end > 0, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > 0, end < bytes.count, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let ending = String(decoding: bytes[end...], as: UTF8.self)
    let indentation = bytes.prefix { isBlank($0) }
    // A CR before the line break would become part of it when the line is written again.
    let hasLineBreak = end < bytes.count
    while end > 0, isBlank(bytes[end - 1]) || hasLineBreak && bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return Line(
      text: String(decoding: bytes[..<end], as: UTF8.self),
      indentation: String(decoding: indentation, as: UTF8.self),
      whole: String(decoding: bytes, as: UTF8.self), ending: ending)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

extension String {
  /// The text without leading and trailing spaces and tabs.
  var trimmed: String { trimming { $0 == " " || $0 == "\t" } }

  /// Returns the text without the leading and trailing scalars that satisfy a predicate.
  func trimming(where isBlank: (Unicode.Scalar) -> Bool) -> String {
    let scalars = unicodeScalars.drop(while: isBlank)
    let end = scalars.lastIndex { !isBlank($0) }.map { scalars.index(after: $0) }
    return String(scalars[..<(end ?? scalars.startIndex)])
  }
}

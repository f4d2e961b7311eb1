import TextFoundation

/// Writes plain text as markup, and tells one from the other.
package enum PlainTextMarkup {
  /// Each line as a block, in sections that empty lines part; white space stays.
  ///
  /// Blocks and not one text with line ends: browsers take the square of a block's length to lay
  /// out readings.
  package static func markup(of text: String) -> String {
    var markup = "<div style=\"white-space: pre-wrap\">"
    var isInSection = false
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let line = line.last == 0x0D ? line.dropLast() : line
      if isBlank(line) {
        if isInSection { markup += "</section>" }
        isInSection = false
      } else {
        if !isInSection { markup += "<section>" }
        isInSection = true
        markup += "<div>\(String(Substring(line)).markupEscaped)</div>"
      }
    }
    return markup + "</div>"
  }

  /// Whether a line has nothing but white space.
  package static func isBlank(_ line: Substring.UTF8View) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  /// Whether a text is more likely markup: it starts with a tag, or an element ends in it.
  package static func isMarkup(_ text: String) -> Bool {
    withUTF8Bytes(of: text) { bytes in
      let start = bytes.firstIndex { $0 > 0x20 } ?? bytes.endIndex
      for offset in bytes.indices.dropLast() where bytes[offset] == UInt8(ascii: "<") {
        let next = bytes[offset + 1]
        if offset == start, next.isASCIILetter || next == UInt8(ascii: "!") { return true }
        if next == UInt8(ascii: "/"), offset + 2 < bytes.count, bytes[offset + 2].isASCIILetter {
          return true
        }
      }
      return false
    }
  }
}

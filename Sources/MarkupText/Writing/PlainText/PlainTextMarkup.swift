import TextFoundation

/// Conversion of plain text to markup, and a check that distinguishes them.
package enum PlainTextMarkup {
  /// Returns markup with a block for each line and a section for each group of lines between empty
  /// ones; white space is preserved.
  ///
  /// Lines are blocks, not one text with line breaks, because browsers take quadratic time in the
  /// length of a block to lay out ruby.
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

  /// Returns whether a line contains only white space.
  package static func isBlank(_ line: Substring.UTF8View) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  /// Returns whether a text is likely to be markup: it starts with a tag, or contains an end tag.
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

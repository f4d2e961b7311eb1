import TextFoundation

extension String {
  /// Whether the text may contain Thai, Lao, Burmese or Khmer, in which words are found with a
  /// dictionary.
  var hasComplexScript: Bool {
    withUTF8Bytes(of: self) { bytes in
      var index = 0
      while index + 1 < bytes.count {
        let byte = bytes[index]
        if byte > 0xE1 {
          // Skips kana and ideographs, which have three bytes; the last byte of a four-byte
          // sequence is skipped in the next step.
          index &+= 3
        } else {
          if byte == 0xE0, 0xB8...0xBB ~= bytes[index + 1] { return true }
          if byte == 0xE1, bytes[index + 1] >= 0x80 { return true }
          index &+= 1
        }
      }
      return false
    }
  }
}

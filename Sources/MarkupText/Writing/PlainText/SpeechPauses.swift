import TextFoundation

/// The text written for a pause between two segments that are read aloud.
enum SpeechPauses {
  /// Punctuation that itself indicates a pause.
  private static let terminals = Set(
    "。．｡.！!？?…‥：:；;、､,，⁇⁈⁉‼‽।॥؟۔،・".unicodeScalars.map(\.value))

  /// Returns the text for a pause after `bytes`, whose current segment starts at `start`.
  ///
  /// After punctuation that itself indicates a pause, even if followed by closing brackets
  /// (`はい。」`), this is an empty string or a space. Otherwise it depends on the last letter: `。`
  /// after Japanese and Chinese, `. ` after other scripts.
  ///
  /// - Parameters:
  ///   - bytes: The text so far.
  ///   - start: The start offset of the segment.
  ///   - isLong: Whether a sentence ends, not only a part of one.
  ///   - isEastAsian: Whether a segment without letters counts as East Asian; updated for this
  ///     segment.
  /// - Returns: The text, which may be empty.
  static func pause(
    after bytes: UnsafeBufferPointer<UInt8>, from start: Int, isLong: Bool,
    isEastAsian: inout Bool
  ) -> StaticString {
    var offset = bytes.count
    var isAtEnd = true
    var terminal: UInt32?
    var isClosedWide = false
    while offset > start, let scalar = bytes.scalar(before: offset) {
      offset -= scalar.length
      if isAtEnd {
        if terminals.contains(scalar.value) { terminal = scalar.value }
        isAtEnd = terminal == nil && isClosing(scalar.value)
        if isAtEnd, isWide(scalar.value) { isClosedWide = true }
      }
      if let script = letterScript(scalar.value) {
        isEastAsian = script
        break
      }
    }
    if let terminal {
      // An ellipsis takes the width of the surrounding text.
      let isWide = isClosedWide || isWide(terminal) || terminal > 0x7F && isEastAsian
      return isWide ? "" : " "
    }
    return isEastAsian ? (isLong ? "。" : "、") : (isLong ? ". " : ", ")
  }

  private static func isWide(_ scalar: UInt32) -> Bool {
    switch ColumnClass.table[scalar] {
    case .wide, .widePlain: true
    default: false
    }
  }

  /// Returns whether a scalar may follow the punctuation at the end of a sentence.
  private static func isClosing(_ scalar: UInt32) -> Bool {
    if scalar == 0x20 || scalar == 0x22 || scalar == 0x27 { return true }
    switch GeneralCategory.table[scalar] {
    case .closePunctuation, .finalPunctuation: return true
    default: return false
    }
  }

  /// Returns whether a letter is of a script that ends sentences with `。`, or nil if the scalar is
  /// not a letter.
  private static func letterScript(_ scalar: UInt32) -> Bool? {
    switch GeneralCategory.table[scalar] {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      switch Script.table[scalar] {
      case .han, .hiragana, .katakana, .bopomofo, .yi: return true
      // ー and similar letters take the script of the preceding letter.
      case .common, .inherited: return nil
      default: return false
      }
    default: return nil
    }
  }
}

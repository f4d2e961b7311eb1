import TextFoundation

/// What stands between two pieces of text that are read aloud with a pause between them.
///
/// Sendable: a plain value.
enum SpeechPauses {
  /// Marks that make a pause themselves.
  private static let terminals = Set(
    "。．｡.！!？?…‥：:；;、､,，⁇⁈⁉‼‽।॥؟۔،・".unicodeScalars.map(\.value))

  /// The text for a pause behind `bytes`, whose current piece starts at `start`.
  ///
  /// Nothing, or a space, behind a mark that makes a pause itself, also one within closing brackets
  /// (`はい。」`); else by the last letter: `。` behind Japanese and Chinese, `. ` behind others.
  ///
  /// - Parameters:
  ///   - bytes: the text so far.
  ///   - start: where the piece starts.
  ///   - isLong: whether a sentence ends, not a part of one.
  ///   - isEastAsian: the script of pieces without letters; afterwards that of this one.
  /// - Returns: the text, which may be empty.
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
      // An ellipsis has the width of the text around it.
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

  /// Whether it may stand behind the mark that ends a sentence.
  private static func isClosing(_ scalar: UInt32) -> Bool {
    if scalar == 0x20 || scalar == 0x22 || scalar == 0x27 { return true }
    switch GeneralCategory.table[scalar] {
    case .closePunctuation, .finalPunctuation: return true
    default: return false
    }
  }

  /// Whether a letter is of a script that ends sentences with `。`; nil if it is no letter.
  private static func letterScript(_ scalar: UInt32) -> Bool? {
    switch GeneralCategory.table[scalar] {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      switch Script.table[scalar] {
      case .han, .hiragana, .katakana, .bopomofo, .yi: return true
      // ー and its like, which belong to the letter before them.
      case .common, .inherited: return nil
      default: return false
      }
    default: return nil
    }
  }
}

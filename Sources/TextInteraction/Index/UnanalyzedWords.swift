import TextFoundation
import TextLayout

/// Word segmentation without an analyzer: words are runs of characters of one script.
///
/// There are four kinds: kanji, hiragana, katakana, and letters with digits. Combining marks belong
/// to their base, and ー to the preceding kana. Numbers include their decimal points (3.14), words
/// their apostrophes.
enum UnanalyzedWords {
  private enum Kind { case kanji, hiragana, katakana, letters }

  /// Returns the words of a text in ascending order.
  ///
  /// - Complexity: linear in the length of the text.
  static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    let (scripts, categories) = (Script.table, GeneralCategory.table)
    func kind(_ value: UInt32, after previous: Kind?) -> Kind? {
      switch value {
      case 0x30FC, 0xFF70, 0x3099, 0x309A, 0xFF9E, 0xFF9F:
        return previous == .hiragana ? .hiragana : .katakana
      // Ideographic iteration marks, 〆 and 〇.
      case 0x3005...0x3007, 0x303B: return .kanji
      default: break
      }
      switch categories[value] {
      case .nonspacingMark, .spacingMark, .enclosingMark, .format: return previous
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber:
        switch scripts[value] {
        case .han: return .kanji
        case .hiragana: return .hiragana
        case .katakana: return .katakana
        default: return .letters
        }
      default: return nil
      }
    }
    func isLetter(at offset: Int) -> Bool {
      bytes.scalar(at: offset).map { kind($0.value, after: nil) == .letters } ?? false
    }
    var words: [Range<Int>] = []
    // Scalars instead of Characters, because the kind of a mark is that of its base.
    bytes.forEachScriptRun(of: .scalar) { (offset: Int, previous: Kind?) -> Kind? in
      guard let scalar = bytes.scalar(at: offset) else { return nil }
      if let kind = kind(scalar.value, after: previous) { return kind }
      let isJoint =
        previous == .letters && [0x27, 0x2C, 0x2E, 0x2019].contains(scalar.value)
        && isLetter(at: offset + scalar.length)
      return isJoint ? .letters : nil
    } _: { range, _ in
      words.append(range)
    }
    return words
  }
}

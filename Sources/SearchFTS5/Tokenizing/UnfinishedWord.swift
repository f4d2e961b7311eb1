import SearchText
import TextFoundation

/// The last word of a query that ends with `*`, which a person may not have finished.
///
/// The index has normalized terms, and how an unfinished word will continue is unknown. So the letters
/// are searched as they are, with only characters folded, and the normalized term is an alternative: for
/// 受付 both 受付 and 受け付け may begin a term.
///
/// The dictionary divides an unfinished word in kana or Latin letters at random (でん|し of でんしゃ), so
/// terms that touch within a run of one of these scripts are one word. Kanji are divided as in documents,
/// because the compound 国際空港 is indexed as 国際 and 空港.
struct UnfinishedWord {
  /// The index of its first term.
  let firstTerm: Int
  /// The range of its letters in the text, in UTF-8 offsets.
  let utf8Range: Range<Int>

  /// Finds the unfinished word of a query.
  ///
  /// - Parameters:
  ///   - terms: the terms of the query, which are not empty.
  ///   - text: the query.
  init?(_ terms: [FoundTerm], in text: UnsafeBufferPointer<UInt8>) {
    guard let last = terms.last else { return nil }
    var first = terms.count - 1
    // Alternatives and parts of one word have one range.
    while first > 0, terms[first - 1].range == last.range { first -= 1 }
    while first > 0, Self.isInsideRun(text, terms[first].range.lowerBound),
      terms[first - 1].range.upperBound == terms[first].range.lowerBound
    {
      first -= 1
    }
    firstTerm = first
    let start = terms[first].range.lowerBound
    utf8Range = start..<max(start, last.range.upperBound)
  }

  /// The scripts whose runs are not divided.
  private enum Script { case hiragana, katakana, latin }

  /// Returns whether the characters before and after an offset are of one of the scripts.
  private static func isInsideRun(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    guard let before = text.scalar(before: offset), let after = text.scalar(at: offset),
      let script = script(of: before.value)
    else { return false }
    return script == self.script(of: after.value)
  }

  /// Returns the script of a scalar; nil for others.
  private static func script(of scalar: UInt32) -> Script? {
    switch scalar {
    case 0x3041...0x309F: .hiragana
    case 0x30A0...0x30FF, 0xFF66...0xFF9F: .katakana
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0xFF21...0xFF3A, 0xFF41...0xFF5A: .latin
    default: nil
    }
  }
}

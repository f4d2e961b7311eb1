import TextFoundation

/// Decides whether a Latin full stop ends a sentence, or belongs to a number, a name or an
/// abbreviation.
struct FullStop {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The start of the sentence, and the end of the paragraph.
  let start: Int
  let limit: Int

  /// Returns whether `.` or `．` at `offset`, with `length` bytes, ends a sentence.
  func ends(at offset: Int, length: Int) -> Bool {
    guard offset > start, let before = bytes.scalar(before: offset)?.value else { return false }
    let after = skippingClosing(from: offset + length)
    guard after < limit, let next = bytes.scalar(at: after)?.value,
      !SentenceCharacters.isLineEnd(next)
    else { return true }
    if isLabel(before: offset) { return false }
    if length == 3 || SentenceCharacters.isJapanese(before) {
      // 「．」, and a full stop after Japanese, end a sentence unless inside a number or a name.
      return !SentenceCharacters.isAlphanumeric(next)
        || length == 3 && !SentenceCharacters.isAlphanumeric(before)
    }
    guard SentenceCharacters.isSpace(next) else { return false }
    var word = after
    while let scalar = bytes.scalar(at: word), SentenceCharacters.isSpace(scalar.value) {
      word += scalar.length
    }
    return endsBeforeWord(at: word, stop: offset)
  }

  private func endsBeforeWord(at word: Int, stop: Int) -> Bool {
    guard word < limit, let first = bytes.scalar(at: word)?.value else { return true }
    if GeneralCategory.table[first] == .lowercaseLetter { return false }
    let abbreviation = lowercased(asciiWord(endingAt: stop))
    guard !abbreviation.isEmpty else { return true }
    if Abbreviations.neverFinal.contains(abbreviation) { return false }
    if Abbreviations.beforeNumbers.contains(abbreviation), first.isASCIIOrFullwidthDigit {
      return false
    }
    guard first.isASCIILetter else { return true }
    if abbreviation.utf8.count == 1, abbreviation != "i" { return false }
    guard abbreviation.contains(".") || Abbreviations.rarelyFinal.contains(abbreviation) else {
      return true
    }
    return Abbreviations.sentenceStarters.contains(lowercased(asciiWord(startingAt: word)))
  }

  private func skippingClosing(from offset: Int) -> Int {
    var offset = offset
    while offset < limit, let scalar = bytes.scalar(at: offset),
      SentenceCharacters.isClosing(scalar.value)
    {
      offset += scalar.length
    }
    return offset
  }

  /// Returns whether the full stop follows the number of a section or figure at the very start:
  /// `1.`, `１．`, `IV.`, `a.`, `図１．`.
  private func isLabel(before offset: Int) -> Bool {
    guard offset - start <= 12, let last = bytes.scalar(before: offset)?.value else { return false }
    var hasDigit = false
    var scalars = 0
    var onlyNumerals = true
    var position = start
    while position < offset, let scalar = bytes.scalar(at: position) {
      hasDigit = hasDigit || scalar.value.isASCIIOrFullwidthDigit
      let isRoman = [0x49, 0x56, 0x58].contains(scalar.value)
      let isJoint = scalar.value == 0x2E || scalar.value == 0x28
      onlyNumerals =
        onlyNumerals && (scalar.value.isASCIIOrFullwidthDigit || isRoman || isJoint)
      if SentenceCharacters.isHiragana(scalar.value) { return false }
      // 表 1. is a label, but 5 7. is not.
      if SentenceCharacters.isSpace(scalar.value), hasDigit { return false }
      scalars += 1
      position += scalar.length
    }
    let isFigure = hasDigit && scalars <= 4 && last.isASCIIOrFullwidthDigit
    return onlyNumerals || isFigure || scalars == 1 && SentenceCharacters.isAlphanumeric(last)
  }

  /// Returns the range of the letters and inner full stops that end at `offset`, up to 16 bytes.
  private func asciiWord(endingAt offset: Int) -> Range<Int> {
    var lower = offset
    while lower > start, offset - lower < 16, Self.isWordByte(bytes[lower - 1]) { lower -= 1 }
    return lower..<offset
  }

  private func asciiWord(startingAt offset: Int) -> Range<Int> {
    var upper = offset
    while upper < limit, upper - offset < 16, Self.isWordByte(bytes[upper]), bytes[upper] != 0x2E {
      upper += 1
    }
    return offset..<upper
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte == 0x2E || byte.isASCIILetter
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].map { $0 == 0x2E ? $0 : $0 | 0x20 }, as: UTF8.self)
  }
}

/// English abbreviations in lower case, without the last full stop, grouped by whether they can end
/// a sentence.
enum Abbreviations {
  /// Abbreviations followed by a name or an example, which do not end a sentence.
  static let neverFinal: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "st", "mt", "rev", "gen", "col", "capt", "lt", "sgt", "hon",
    "gov", "sen", "rep", "pres", "e.g", "i.e", "eg", "ie", "vs", "cf", "viz", "approx", "al",
  ]

  /// Abbreviations that end a sentence unless a number follows: `No. 1`, but also `No. He said…`.
  static let beforeNumbers: Set<String> = [
    "no", "nos", "vol", "fig", "figs", "eq", "eqs", "sec", "ch", "chap", "art", "p", "pp", "ver",
    "v", "tel", "ext", "ca", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct",
    "nov", "dec",
  ]

  /// Abbreviations that may end a sentence, depending on the next word.
  static let rarelyFinal: Set<String> = [
    "inc", "corp", "ltd", "co", "bros", "jr", "sr", "etc", "dept", "univ", "ave", "blvd", "rd",
    "est", "min", "max",
  ]

  /// Words that begin a sentence when they are capitalized after an abbreviation.
  static let sentenceStarters: Set<String> = [
    "the", "a", "an", "he", "she", "it", "they", "we", "i", "you", "this", "that", "these", "those",
    "but", "and", "or", "however", "in", "on", "at", "if", "when", "what", "why", "how", "who",
    "where", "there", "then", "so", "for", "as", "my", "his", "her", "its", "our", "their", "your",
    "no", "yes", "not", "after", "before", "although", "because", "since", "while", "to", "is",
    "are", "was", "were", "do", "does", "did", "can", "please", "also", "some", "many", "most",
  ]
}

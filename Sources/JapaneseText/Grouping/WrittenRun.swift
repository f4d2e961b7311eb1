import TextFoundation

/// Decides whether symbols are inside numbers, words and names: 3.14, 60,000, 12:30, Wi-Fi, C++,
/// 50%, トム・ソーヤ.
struct WrittenRun {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether ・ and ＝ between katakana words are part of a name.
  let joinsNameParts: Bool

  /// Returns whether a word joins the preceding one, if one of the two is punctuation or a symbol.
  func joinsSymbol(_ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int) -> Bool {
    let (left, right) = (words[index - 1], words[index])
    if right.end - right.start <= 3, let role = SymbolRole(bytes, right.start..<right.end) {
      switch role {
      case .unit: return Self.isDigit(bytes, before: left.end) || left.intersects(.numeral)
      case .plus:
        let isLast = !Self.isLetterOrDigit(bytes, at: right.end)
        return isLast && (Self.isLetterOrDigit(bytes, before: left.end) || hasRole(.plus, left))
      default: break
      }
      guard index + 1 < words.count, words[index + 1].start == right.end else { return false }
      return isInside(role, left, words[index + 1])
    }
    if index == 1 || words[index - 2].end != left.start || words[index - 2].isPunctuationOrSymbol {
      return isSign(left) && Self.isDigit(bytes, at: right.start)
    }
    guard index > 1, words[index - 2].end == left.start, left.end - left.start <= 3,
      let role = SymbolRole(bytes, left.start..<left.end)
    else { return false }
    return isInside(role, words[index - 2], right)
  }

  /// Returns whether a word joins the preceding one in a fraction: 3分|の|1.
  func joinsFraction(_ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int) -> Bool {
    guard index > 1 else { return false }
    let isLast = words[index].intersects(.numeral)
    // IPADIC has 分の as a counter.
    if isLast, words[index - 2].intersects(.numeral), surface(words[index - 1]).equals("分の") {
      return words[index - 2].end == words[index - 1].start
        && words[index - 1].end == words[index].start
    }
    let particle = isLast ? index - 1 : index
    guard particle > 1, particle + 1 < words.count, words[particle + 1].intersects(.numeral),
      words[particle - 2].intersects(.numeral), words[particle].intersects(.particle)
    else { return false }
    for touching in particle - 1...particle + 1
    where words[touching - 1].end != words[touching].start {
      return false
    }
    return surface(words[particle]).equals("の") && surface(words[particle - 1]).equals("分")
  }

  /// Returns whether two katakana words are parts of one that the dictionary lacks: a repetition
  /// (バラ|バラ), or a part of one kana (ソ|マリ, ロ|バーツ) that is not a particle (ミヤギノ|ヘ).
  func isTornKatakana(_ left: AnalyzedWord, _ right: AnalyzedWord) -> Bool {
    guard left.scripts == .katakana, right.scripts == .katakana else { return false }
    let (first, second) = (surface(left), surface(right))
    if first.count == second.count, first.count <= 9, first.elementsEqual(second) { return true }
    return isKatakanaFragment(first) || isKatakanaFragment(second)
  }

  private func isKatakanaFragment(_ surface: UnsafeBufferPointer<UInt8>) -> Bool {
    surface.count == 3 && !surface.isOne(of: Self.katakanaParticles)
  }

  private static let katakanaParticles: TextList = [
    "ノ", "ガ", "ヲ", "ハ", "ニ", "ヘ", "ト", "モ", "デ", "ヤ", "カ",
  ]

  private func surface(_ word: AnalyzedWord) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[word.start..<word.end])
  }

  /// Returns whether a word is a unit symbol, such as %.
  func isUnit(_ word: AnalyzedWord) -> Bool { hasRole(.unit, word) }

  /// Returns whether a word is a plus or minus sign: + - − and their full-width forms.
  private func isSign(_ word: AnalyzedWord) -> Bool {
    guard let scalar = bytes.scalar(at: word.start), scalar.length == word.end - word.start else {
      return false
    }
    return switch scalar.value {
    case 0x2B, 0x2D, 0x2212, 0xFF0B, 0xFF0D: true
    default: false
    }
  }

  private func hasRole(_ role: SymbolRole, _ word: AnalyzedWord) -> Bool {
    word.end - word.start <= 3 && SymbolRole(bytes, word.start..<word.end) == role
  }

  /// Returns whether a symbol between two words joins them.
  private func isInside(_ role: SymbolRole, _ left: AnalyzedWord, _ right: AnalyzedWord) -> Bool {
    switch role {
    case .inNumber:
      Self.isDigit(bytes, before: left.end) && Self.isDigit(bytes, at: right.start)
    case .inWord:
      Self.isLetterOrDigit(bytes, before: left.end) && Self.isLetterOrDigit(bytes, at: right.start)
    case .inName:
      joinsNameParts && isNamePart(left) && isNamePart(right)
    case .unit, .plus: false
    }
  }

  private func isNamePart(_ word: AnalyzedWord) -> Bool {
    word.scripts == .katakana
      || word.intersects([.noun, .suffix, .adjectivalNoun]) && !word.isPunctuationOrSymbol
  }

  /// The role of a symbol inside a word.
  private enum SymbolRole {
    case inNumber, inWord, inName, unit, plus

    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
      if bytes[range].allSatisfy({ $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "#") }) {
        self = .plus
        return
      }
      guard let scalar = bytes.scalar(at: range.lowerBound), scalar.length == range.count else {
        return nil
      }
      // Full-width forms are treated like ASCII.
      let isFullwidth = 0xFF01...0xFF5E ~= scalar.value
      switch isFullwidth ? scalar.value - 0xFEE0 : scalar.value {
      case 0x2C, 0x3A, 0x2F, 0xD7: self = .inNumber  // , : / ×
      case 0x2E, 0x2D, 0x27, 0x5F, 0x40, 0x26, 0x2010, 0x2019: self = .inWord  // . - ' _ @ &
      case 0x25, 0xB0, 0x2103, 0x2109, 0x2030: self = .unit  // % ° ℃ ℉ ‰
      case 0x30FB, 0x30A0, 0x3D: self = .inName  // ・ ゠ =
      default: return nil
      }
    }
  }

  // MARK: Letters and digits

  /// Returns whether two words are adjacent parts of one run of Latin letters and digits.
  @inline(__always)
  static func isLatin(
    _ left: AnalyzedWord, _ right: AnalyzedWord, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    left.scripts.union(right.scripts).intersects(.letters)
      && isLetterOrDigit(bytes, before: left.end) && isLetterOrDigit(bytes, at: right.start)
  }

  /// Returns whether an ASCII letter or digit, or its full-width form, begins at an offset.
  static func isLetterOrDigit(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    isLetterOrDigit(bytes.scalar(at: offset)?.value)
  }

  static func isLetterOrDigit(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
    isLetterOrDigit(bytes.scalar(before: offset)?.value)
  }

  private static func isDigit(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    isDigit(bytes.scalar(at: offset)?.value)
  }

  private static func isDigit(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
    isDigit(bytes.scalar(before: offset)?.value)
  }

  private static func isDigit(_ scalar: UInt32?) -> Bool {
    (scalar ?? 0).isASCIIOrFullwidthDigit
  }

  private static func isLetterOrDigit(_ scalar: UInt32?) -> Bool {
    guard let scalar else { return false }
    return scalar.isASCIIOrFullwidthDigit || scalar.isASCIILetter || scalar.isFullwidthLetter
  }
}

import TextFoundation

/// A scanner that finds the characters that belong to a sentence after its final punctuation, and
/// whether the sentence continues after them.
struct SentenceTail {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The end of the paragraph.
  let limit: Int

  /// Returns the end of the sentence whose first final punctuation mark ends at `offset`: after
  /// further punctuation, closing brackets, emoji, ornaments, emoticons and laughter.
  func end(from offset: Int, isOpening: (Int) -> Bool) -> Int {
    var end = offset
    while end < limit, let scalar = bytes.scalar(at: end) {
      let isQuote = scalar.value == 0x22 || scalar.value == 0x27
      if isPlainTail(scalar.value), !(isQuote && (isOpening(end) || !closesText(at: end))) {
        end += scalar.length
      } else if let face = faceEnd(at: end) ?? laughterEnd(at: end) {
        end = face
      } else {
        break
      }
    }
    return emojiAfterSpace(from: end)
  }

  /// Returns whether a straight quotation mark closes a quotation: it is followed by whitespace, a
  /// bracket or punctuation.
  private func closesText(at offset: Int) -> Bool {
    guard offset + 1 < limit, let next = bytes.scalar(at: offset + 1)?.value else { return true }
    return SentenceCharacters.isWhiteSpace(next) || SentenceCharacters.isClosing(next)
      || SentenceCharacters.isTerminator(next)
  }

  private func isPlainTail(_ value: UInt32) -> Bool {
    SentenceCharacters.isTerminator(value) || SentenceCharacters.isEllipsis(value) || value == 0x2E
      || value == 0xFF0E || SentenceCharacters.isClosing(value)
      || SentenceCharacters.isOrnament(value) || SentenceCharacters.isEmojiOrExtension(value)
  }

  /// Returns the end of emoji as in `！ 😀`, if they follow whitespace and precede whitespace or the
  /// end of the line.
  private func emojiAfterSpace(from offset: Int) -> Int {
    var end = offset
    while end < limit, let scalar = bytes.scalar(at: end), SentenceCharacters.isSpace(scalar.value)
    {
      end += scalar.length
    }
    let emoji = end
    while end < limit, let scalar = bytes.scalar(at: end),
      SentenceCharacters.isEmojiOrExtension(scalar.value)
    {
      end += scalar.length
    }
    guard end > emoji, emoji > offset else { return offset }
    guard end < limit, let next = bytes.scalar(at: end) else { return end }
    return SentenceCharacters.isWhiteSpace(next.value) ? end : offset
  }

  /// Returns the end of an emoticon or aside of up to 12 characters, such as （笑）, (^_^), the
  /// brackets of m(_ _)m, or ^^;.
  private func faceEnd(at offset: Int) -> Int? {
    guard let first = bytes.scalar(at: offset) else { return nil }
    if first.value == 0x5E { return caretFaceEnd(at: offset) }
    guard SentenceCharacters.isRound(first.value) else { return nil }
    var position = offset + first.length
    var count = 0
    var hasWord = false
    while position < limit, count <= 12, let scalar = bytes.scalar(at: position) {
      if scalar.value == 0x29 || scalar.value == 0xFF09 {
        let content = bytes[(offset + first.length)..<position]
        let isFace = count >= 2 && !hasWord
        return isFace || Self.asides.contains(where: content.elementsEqual)
          ? position + scalar.length : nil
      }
      switch Script.table[scalar.value] {
      case .han, .hiragana: hasWord = true
      default:
        let isLetter = SentenceCharacters.isAlphanumeric(scalar.value)
        hasWord = hasWord || isLetter && !Self.faceLetters.contains(scalar.value)
      }
      count += 1
      position += scalar.length
    }
    return nil
  }

  private func caretFaceEnd(at offset: Int) -> Int? {
    var end = offset
    while end < limit, end - offset < 6, Self.caretFace.contains(bytes[end]) { end += 1 }
    return end - offset >= 2 ? end : nil
  }

  /// Returns the end of `www`, `ｗｗ` or 笑 if followed by whitespace or the end.
  private func laughterEnd(at offset: Int) -> Int? {
    var end = offset
    while end < limit, let scalar = bytes.scalar(at: end),
      [0x77, 0xFF57, 0x7B11, 0x8349].contains(scalar.value)
    {
      end += scalar.length
    }
    guard end > offset else { return nil }
    guard end < limit, let next = bytes.scalar(at: end) else { return end }
    return SentenceCharacters.isWhiteSpace(next.value) ? end : nil
  }

  private static let asides = [
    "笑", "爆笑", "苦笑", "微笑", "泣", "涙", "汗", "怒", "爆", "照", "謎", "棒", "嘘", "驚", "w", "ｗ",
  ].map { Array($0.utf8) }
  /// Letters used for eyes and mouths: o O T v x u ω Д.
  private static let faceLetters: [UInt32] = [0x6F, 0x4F, 0x54, 0x76, 0x78, 0x75, 0x3C9, 0x414]
  private static let caretFace = Array("^_;-o*".utf8)
}

// MARK: Going on

extension SentenceTail {
  /// Returns whether the sentence continues after a closing bracket that is preceded by final
  /// punctuation.
  func continuesAfterQuote(at offset: Int) -> Bool {
    guard offset < limit, let next = bytes.scalar(at: offset)?.value else { return false }
    if SentenceCharacters.isLineEnd(next) { return false }
    if SentenceCharacters.isSpace(next) {
      var position = offset
      while position < limit, let scalar = bytes.scalar(at: position),
        SentenceCharacters.isSpace(scalar.value)
      {
        position += scalar.length
      }
      guard position < limit, let word = bytes.scalar(at: position)?.value else { return false }
      return starts(at: position, with: ["と", "って"]) || startsWithParticle(at: position)
        || GeneralCategory.table[word] == .lowercaseLetter
    }
    return SentenceCharacters.closing(of: next) == nil
  }

  /// Returns whether the sentence continues after ！ or ？ outside brackets: やった！と叫んだ, けいおん！の映画.
  func continuesAfterTerminator(at offset: Int) -> Bool {
    guard offset < limit, let next = bytes.scalar(at: offset) else { return false }
    switch next.value {
    case 0x3001, 0xFF0C, 0x2C, 0x30FB: return true  // 、，,・
    case 0x3063, 0x3092: return true  // っ and を do not begin a sentence
    case 0x306E, 0x304C:  // の and が before a word in kanji or katakana
      guard let word = bytes.scalar(at: offset + next.length)?.value else { return false }
      let script = Script.table[word]
      return script == .han || script == .katakana
    case 0x3068: return starts(at: offset + next.length, with: Self.quotingVerbs)
    default: return false
    }
  }

  /// Returns whether the sentence continues after ASCII punctuation and a space: `... の部分`,
  /// `example.com. という`.
  func continuesAfterSpace(at offset: Int) -> Bool {
    var position = offset
    while position < limit, let scalar = bytes.scalar(at: position),
      SentenceCharacters.isSpace(scalar.value)
    {
      position += scalar.length
    }
    return position > offset && startsWithParticle(at: position)
  }

  /// Returns whether the text starts with an isolated particle, or with a phrase that cannot begin
  /// a sentence.
  private func startsWithParticle(at offset: Int) -> Bool {
    guard offset < limit, let first = bytes.scalar(at: offset) else { return false }
    if first.value == 0x3092 || starts(at: offset, with: Self.linkingPhrases) { return true }
    guard Self.particles.contains(first.value) else { return false }
    guard offset + first.length < limit, let next = bytes.scalar(at: offset + first.length) else {
      return true
    }
    return !SentenceCharacters.isHiragana(next.value) && next.value != 0x3001
  }

  private static let particles: [UInt32] = [
    0x306E, 0x304C, 0x306B, 0x306F, 0x3067, 0x3082, 0x3078, 0x3084, 0x3068, 0x304B,
  ]  // のがにはでもへやとか
  private static let linkingPhrases = [
    "という", "といった", "とか", "となっ", "となり", "とな", "である", "です", "でした", "だった", "だけ", "から",
    "まで", "など", "では", "には", "への", "での", "との",
  ]

  private func starts(at offset: Int, with words: [String]) -> Bool {
    words.contains { bytes[offset..<limit].starts(with: $0.utf8) }
  }

  /// The prefixes of words after a quoting と; とても, ところが and similar words begin a sentence.
  private static let quotingVerbs = [
    "い", "言", "思", "おも", "叫", "聞", "き", "考", "感", "呼", "書", "答", "尋", "問", "述", "話", "語", "声",
    "怒", "笑", "泣", "つぶや", "呟", "ささや", "囁", "驚", "喜", "伝", "訊", "返", "か、", "の", "、", "ば", "して",
  ]
}

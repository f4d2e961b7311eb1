import TextFoundation

/// Scans a text once and returns the ranges of its sentences.
struct SentenceScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let lineBreaks: SentenceSplitter.LineBreaks
  private var offset = 0
  /// The end of the current paragraph; brackets are paired inside it.
  private var paragraphEnd = 0
  private var brackets = BracketPairs()

  init(bytes: UnsafeBufferPointer<UInt8>, lineBreaks: SentenceSplitter.LineBreaks) {
    self.bytes = bytes
    self.lineBreaks = lineBreaks
  }

  /// Returns the next sentence without the whitespace around it, or nil at the end.
  mutating func next() -> Range<Int>? {
    skipWhiteSpace()
    guard offset < bytes.count else { return nil }
    if offset >= paragraphEnd {
      paragraphEnd = endOfParagraph(from: offset)
      brackets = BracketPairs(of: offset..<paragraphEnd, in: bytes)
    }
    let start = offset
    while offset < paragraphEnd {
      let skipped = plainBytes(at: offset)
      guard skipped == 0, let scalar = bytes.scalar(at: offset) else {
        offset += max(1, skipped)
        continue
      }
      if let end = sentenceEnd(at: scalar, start: start) {
        offset = end
        return start..<end
      }
    }
    return start..<trimmed(paragraphEnd, from: start)
  }

  /// Returns the length of the character at `position` if it is neither sentence-ending punctuation
  /// nor an opening bracket; 0 if it may be one.
  private func plainBytes(at position: Int) -> Int {
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch bytes[position] {
    case 0x21, 0x22, 0x28, 0x2E, 0x3F, 0x5B, 0x7B: return 0  // ! " ( . ? [ {
    case 0xE2: return second == 0x80 || second == 0x81 ? 0 : 3  // … “ ‼
    case 0xE3: return second == 0x80 ? 0 : 3  // 。「, but not kana
    case 0xEF: return second == 0xBC || second == 0xBD ? 0 : 3  // ！（｡
    case 0xE4...0xE9: return 3
    default: return 1
    }
  }

  /// Returns the end of the sentence if the character at `offset` ends it; otherwise advances past
  /// the character.
  private mutating func sentenceEnd(at scalar: DecodedScalar, start: Int) -> Int? {
    let tail = SentenceTail(bytes: bytes, limit: paragraphEnd)
    if let pair = brackets.pair(openingAt: offset) {
      let isWholeAside = pair.open == start && SentenceCharacters.isRound(scalar.value)
      let isQuotation = SentenceCharacters.isQuotation(scalar.value)
      let endsSentence = endsWithTerminator(
        before: pair.close, from: pair.open, ellipsisCounts: isQuotation)
      offset = pair.end
      guard endsSentence else { return nil }
      let end = tail.end(from: pair.end) { opens(at: $0) }
      offset = end
      let isClosed = isWholeAside || hasTerminator(in: pair.end..<end)
      return !isClosed && tail.continuesAfterQuote(at: end) ? nil : end
    }
    let position = offset
    offset += scalar.length
    guard mayEndSentence(scalar, at: position, start: start) else { return nil }
    let end = tail.end(from: offset) { opens(at: $0) }
    offset = end
    if scalar.value < 0x80, tail.continuesAfterSpace(at: end) { return nil }
    if SentenceCharacters.isEllipsis(scalar.value) || isDots(at: position) {
      return pauses(at: end) || hasTerminator(in: position..<end) ? end : nil
    }
    let isStop = [0x3002, 0xFF61, 0x2E, 0xFF0E].contains(scalar.value)
    return !isStop && tail.continuesAfterTerminator(at: end) ? nil : end
  }

  /// Returns whether the scalar at `position` is punctuation that may end the sentence.
  private func mayEndSentence(_ scalar: DecodedScalar, at position: Int, start: Int) -> Bool {
    switch scalar.value {
    case 0x2E, 0xFF0E:
      if isDots(at: position) { return true }
      return FullStop(bytes: bytes, start: start, limit: paragraphEnd)
        .ends(at: position, length: scalar.length)
    case 0x21, 0x3F:
      return !isInsideCode(at: position) && !isInNameWithPunctuation(endingAt: position + 1)
    case 0x3002: return !isInNameWithPunctuation(endingAt: position + 3)
    default:
      return SentenceCharacters.isTerminator(scalar.value)
        || SentenceCharacters.isEllipsis(scalar.value)
    }
  }

  /// Returns whether the content of a bracket ends with sentence-ending punctuation, ignoring
  /// closing brackets and spaces.
  private func endsWithTerminator(before close: Int, from open: Int, ellipsisCounts: Bool) -> Bool {
    var position = close
    while position > open, let scalar = bytes.scalar(before: position) {
      position -= scalar.length
      if SentenceCharacters.isClosing(scalar.value) || SentenceCharacters.isWhiteSpace(scalar.value)
        || SentenceCharacters.isEmojiOrExtension(scalar.value)
        || SentenceCharacters.isOrnament(scalar.value)
      {
        continue
      }
      guard position > open else { return false }
      let isEllipsis = SentenceCharacters.isEllipsis(scalar.value) || isDots(at: position)
      return isEllipsis ? ellipsisCounts : mayEndSentence(scalar, at: position, start: open)
    }
    return false
  }

  // MARK: Context

  /// Returns whether the offset is in a run of two or more full stops, which is an ellipsis.
  private func isDots(at position: Int) -> Bool {
    bytes[position] == 0x2E
      && (position + 1 < paragraphEnd && bytes[position + 1] == 0x2E
        || position > 0 && bytes[position - 1] == 0x2E)
  }

  /// Returns whether an ellipsis is followed by whitespace, the end, or an opening quotation mark.
  private func pauses(at end: Int) -> Bool {
    guard end < paragraphEnd, let next = bytes.scalar(at: end)?.value else { return true }
    if SentenceCharacters.isSpace(next) {
      var position = end
      while let scalar = bytes.scalar(at: position), SentenceCharacters.isSpace(scalar.value) {
        position += scalar.length
      }
      guard let word = bytes.scalar(at: position)?.value else { return true }
      return GeneralCategory.table[word] != .lowercaseLetter
    }
    return SentenceCharacters.isLineEnd(next) || next == 0x300C || next == 0x300E
  }

  private func hasTerminator(in range: Range<Int>) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound, let scalar = bytes.scalar(at: position) {
      if SentenceCharacters.isTerminator(scalar.value) { return true }
      position += scalar.length
    }
    return false
  }

  /// Returns whether a `?` or `!` is between ASCII characters, as in a URL or in `!=`.
  private func isInsideCode(at position: Int) -> Bool {
    guard position + 1 < paragraphEnd else { return false }
    let next = bytes[position + 1]
    if SentenceCharacters.isAlphanumeric(UInt32(next)) { return true }
    guard position > 0, bytes[position - 1] > 0x20, bytes[position - 1] < 0x7F else {
      return next == 0x3D
    }
    return Self.joining.contains(next)
  }

  /// Returns whether a name that contains punctuation ends at an offset.
  private func isInNameWithPunctuation(endingAt end: Int) -> Bool {
    guard end < paragraphEnd, let next = bytes.scalar(at: end),
      SentenceCharacters.isJapanese(next.value), next.value > 0x3029
    else { return false }
    return Self.namesWithPunctuation.contains { name in
      end >= name.count && bytes[(end - name.count)..<end].elementsEqual(name)
    }
  }

  private func opens(at position: Int) -> Bool {
    var brackets = brackets
    return brackets.pair(openingAt: position) != nil
  }

  // MARK: Space

  private mutating func skipWhiteSpace() {
    while let scalar = bytes.scalar(at: offset), SentenceCharacters.isWhiteSpace(scalar.value) {
      offset += scalar.length
    }
  }

  private func trimmed(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, let scalar = bytes.scalar(before: end),
      SentenceCharacters.isWhiteSpace(scalar.value)
    {
      end -= scalar.length
    }
    return end
  }

  /// Returns the offset of the line end or empty line that ends the paragraph.
  private func endOfParagraph(from start: Int) -> Int {
    var position = start
    var lineEnd: Int?
    while position < bytes.count {
      guard mayBeWhiteSpace(at: position), let scalar = bytes.scalar(at: position) else {
        lineEnd = nil
        position += 1
        continue
      }
      if SentenceCharacters.isLineEnd(scalar.value) {
        if lineBreaks == .end || scalar.value == 0x2029 { return position }
        if let lineEnd { return lineEnd }
        lineEnd = position
        let isPair =
          scalar.value == 0x0D && position + 1 < bytes.count && bytes[position + 1] == 0x0A
        position += isPair ? 2 : scalar.length
        continue
      }
      if !SentenceCharacters.isSpace(scalar.value) { lineEnd = nil }
      position += scalar.length
    }
    return bytes.count
  }

  /// Returns whether the byte can start whitespace; false for kana, ideographs and continuation
  /// bytes.
  private func mayBeWhiteSpace(at position: Int) -> Bool {
    switch bytes[position] {
    case 0...0x20, 0xC2, 0xE1, 0xE2: true
    case 0xE3: position + 1 < bytes.count && bytes[position + 1] == 0x80
    default: false
    }
  }

  // MARK: Tables

  private static let joining = Array("=&/#%_-+@~$*:;,".utf8)
  private static let namesWithPunctuation = ["Yahoo!", "モーニング娘。", "Jeopardy!"].map {
    Array($0.utf8)
  }
}

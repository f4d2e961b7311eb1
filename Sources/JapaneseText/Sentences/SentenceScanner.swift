import TextFoundation

/// Scans a text one time and returns the ranges of its sentences.
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

  /// Returns the length of the character at `place` if it is neither sentence-ending punctuation
  /// nor an opening bracket; 0 if it may be one.
  private func plainBytes(at place: Int) -> Int {
    let second = place + 1 < bytes.count ? bytes[place + 1] : 0
    switch bytes[place] {
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
      let hasMark = endsWithMark(
        before: pair.close, from: pair.open, ellipsisCounts: isQuotation)
      offset = pair.end
      guard hasMark else { return nil }
      let end = tail.end(from: pair.end) { opens(at: $0) }
      offset = end
      let isClosed = isWholeAside || hasStrongMark(in: pair.end..<end)
      return !isClosed && tail.continuesAfterQuote(at: end) ? nil : end
    }
    let place = offset
    offset += scalar.length
    guard isMark(scalar, at: place, start: start) else { return nil }
    let end = tail.end(from: offset) { opens(at: $0) }
    offset = end
    if scalar.value < 0x80, tail.continuesAfterSpace(at: end) { return nil }
    if SentenceCharacters.isEllipsis(scalar.value) || isDots(at: place) {
      return pauses(at: end) || hasStrongMark(in: place..<end) ? end : nil
    }
    let isStop = [0x3002, 0xFF61, 0x2E, 0xFF0E].contains(scalar.value)
    return !isStop && tail.continuesAfterMark(at: end) ? nil : end
  }

  /// Returns whether the scalar at `place` is punctuation that may end the sentence.
  private func isMark(_ scalar: DecodedScalar, at place: Int, start: Int) -> Bool {
    switch scalar.value {
    case 0x2E, 0xFF0E:
      if isDots(at: place) { return true }
      return FullStop(bytes: bytes, start: start, limit: paragraphEnd)
        .ends(at: place, length: scalar.length)
    case 0x21, 0x3F: return !isInsideCode(at: place) && !isInName(endingAt: place + 1)
    case 0x3002: return !isInName(endingAt: place + 3)
    default:
      return SentenceCharacters.isStrongMark(scalar.value)
        || SentenceCharacters.isEllipsis(scalar.value)
    }
  }

  /// Returns whether the content of a bracket ends with sentence-ending punctuation, ignoring
  /// closing brackets and spaces.
  private func endsWithMark(before close: Int, from open: Int, ellipsisCounts: Bool) -> Bool {
    var place = close
    while place > open, let scalar = bytes.scalar(before: place) {
      place -= scalar.length
      if SentenceCharacters.isClosing(scalar.value) || SentenceCharacters.isWhiteSpace(scalar.value)
        || SentenceCharacters.isEmojiOrExtension(scalar.value)
        || SentenceCharacters.isOrnament(scalar.value)
      {
        continue
      }
      guard place > open else { return false }
      let isEllipsis = SentenceCharacters.isEllipsis(scalar.value) || isDots(at: place)
      return isEllipsis ? ellipsisCounts : isMark(scalar, at: place, start: open)
    }
    return false
  }

  // MARK: Context

  /// Returns whether the offset is in a run of two or more full stops, which is an ellipsis.
  private func isDots(at place: Int) -> Bool {
    bytes[place] == 0x2E
      && (place + 1 < paragraphEnd && bytes[place + 1] == 0x2E
        || place > 0 && bytes[place - 1] == 0x2E)
  }

  /// Returns whether an ellipsis is followed by whitespace, the end, or an opening quotation mark.
  private func pauses(at end: Int) -> Bool {
    guard end < paragraphEnd, let next = bytes.scalar(at: end)?.value else { return true }
    if SentenceCharacters.isSpace(next) {
      var place = end
      while let scalar = bytes.scalar(at: place), SentenceCharacters.isSpace(scalar.value) {
        place += scalar.length
      }
      guard let word = bytes.scalar(at: place)?.value else { return true }
      return GeneralCategory.table[word] != .lowercaseLetter
    }
    return SentenceCharacters.isLineEnd(next) || next == 0x300C || next == 0x300E
  }

  private func hasStrongMark(in range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound, let scalar = bytes.scalar(at: place) {
      if SentenceCharacters.isStrongMark(scalar.value) { return true }
      place += scalar.length
    }
    return false
  }

  /// Returns whether a `?` or `!` is between ASCII characters, as in a URL or in `!=`.
  private func isInsideCode(at place: Int) -> Bool {
    guard place + 1 < paragraphEnd else { return false }
    let next = bytes[place + 1]
    if SentenceCharacters.isAlphanumeric(UInt32(next)) { return true }
    guard place > 0, bytes[place - 1] > 0x20, bytes[place - 1] < 0x7F else { return next == 0x3D }
    return Self.joining.contains(next)
  }

  /// Returns whether a name that contains punctuation ends at an offset.
  private func isInName(endingAt end: Int) -> Bool {
    guard end < paragraphEnd, let next = bytes.scalar(at: end),
      SentenceCharacters.isJapanese(next.value), next.value > 0x3029
    else { return false }
    return Self.namesWithMarks.contains { name in
      end >= name.count && bytes[(end - name.count)..<end].elementsEqual(name)
    }
  }

  private func opens(at place: Int) -> Bool {
    var brackets = brackets
    return brackets.pair(openingAt: place) != nil
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
    var place = start
    var lineEnd: Int?
    while place < bytes.count {
      guard mayBeWhiteSpace(at: place), let scalar = bytes.scalar(at: place) else {
        lineEnd = nil
        place += 1
        continue
      }
      if SentenceCharacters.isLineEnd(scalar.value) {
        if lineBreaks == .end || scalar.value == 0x2029 { return place }
        if let lineEnd { return lineEnd }
        lineEnd = place
        let isPair = scalar.value == 0x0D && place + 1 < bytes.count && bytes[place + 1] == 0x0A
        place += isPair ? 2 : scalar.length
        continue
      }
      if !SentenceCharacters.isSpace(scalar.value) { lineEnd = nil }
      place += scalar.length
    }
    return bytes.count
  }

  /// Returns whether the byte can start whitespace; false for kana, ideographs and continuation
  /// bytes.
  private func mayBeWhiteSpace(at place: Int) -> Bool {
    switch bytes[place] {
    case 0...0x20, 0xC2, 0xE1, 0xE2: true
    case 0xE3: place + 1 < bytes.count && bytes[place + 1] == 0x80
    default: false
    }
  }

  // MARK: Tables

  private static let joining = Array("=&/#%_-+@~$*:;,".utf8)
  private static let namesWithMarks = ["Yahoo!", "モーニング娘。", "Jeopardy!"].map { Array($0.utf8) }
}

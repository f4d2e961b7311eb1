import TextFoundation

/// Decides whether brackets, punctuation and symbols join the preceding or the following word.
///
/// Closing marks join the text they close, opening marks the text they open, and ・ and similar
/// marks both sides.
struct BunsetsuPunctuation {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether the phrase so far consists only of punctuation or symbols, such as 「 or ★.
  private var hasOnlyPunctuation = true
  /// Whether a `"` or a `'` is open; these characters do not show whether they open or close.
  private var isQuoting = (double: false, single: false)
  /// Whether the phrase ends with an opening mark.
  private var isOpening = false

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Updates the state after a word, whose ``AnalyzedWord/joinsPrevious`` must be set.
  mutating func update(_ word: AnalyzedWord) {
    if !word.joinsPrevious { hasOnlyPunctuation = true }
    isOpening = false
    guard word.scripts.contains(.other), let last = bytes.scalar(before: word.end) else {
      hasOnlyPunctuation = false
      return
    }
    for offset in word.start..<word.end where bytes[offset] < 0x28 { updateQuotation(at: offset) }
    isOpening =
      switch last.value {
      case 0x22: isQuoting.double
      case 0x27: isQuoting.single
      default: LineEdge.cannotEnd(last.value)
      }
    guard word.isPunctuationOrSymbol else {
      hasOnlyPunctuation = false
      return
    }
    // A 。 at the start of a line does not open anything.
    if hasOnlyPunctuation, !isOpening, LineEdge.cannotStart(last.value), !isConnector(last.value) {
      hasOnlyPunctuation = false
    }
  }

  /// Opens or closes a quotation; an apostrophe, as in don't, does neither.
  private mutating func updateQuotation(at offset: Int) {
    switch bytes[offset] {
    case 0x22: isQuoting.double.toggle()
    case 0x27:
      let isApostrophe =
        WrittenRun.isLetterOrDigit(bytes, before: offset)
        && WrittenRun.isLetterOrDigit(bytes, at: offset + 1)
      if !isApostrophe { isQuoting.single.toggle() }
    default: break
    }
  }

  /// Returns whether a word joins the preceding word, which it touches; `nil` if the parts of
  /// speech decide.
  func joins(_ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int) -> Bool? {
    let (left, right) = (words[index - 1], words[index])
    guard let first = bytes.scalar(at: right.start) else { return nil }
    if isOpening || LineEdge.cannotStart(first.value) { return true }
    guard left.isPunctuationOrSymbol || right.isPunctuationOrSymbol else { return nil }
    let run = WrittenRun(bytes: bytes, joinsNameParts: true)
    if run.joinsSymbol(words, index) { return true }
    if right.isPunctuationOrSymbol { return belongs(first.value, to: left) }
    return joinsSymbol(left, right, words, index, run)
  }

  /// Returns whether a punctuation mark or symbol joins the word before it.
  private func belongs(_ mark: UInt32, to left: AnalyzedWord) -> Bool {
    if mark == 0x22 { return isQuoting.double || hasOnlyPunctuation }
    if mark == 0x27 { return isQuoting.single || hasOnlyPunctuation }
    guard LineEdge.cannotEnd(mark) else { return !(isBullet(mark) && endsSentence(left)) }
    if hasOnlyPunctuation { return true }
    // オンタリオ州不動産会（RECO）, 『金瓶梅』（明代）: a note or a title after a noun.
    let isNote = mark == 0x28 || mark == 0xFF08
    if left.isPunctuationOrSymbol { return isNote && closes(left) }
    return left.intersects(Self.nominal) && (isNote || !left.intersects(.adverbial))
  }

  /// Returns whether a word joins the mark before it.
  private func joinsSymbol(
    _ left: AnalyzedWord, _ right: AnalyzedWord,
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int, _ run: WrittenRun
  ) -> Bool? {
    guard let last = bytes.scalar(before: left.end) else { return nil }
    if hasOnlyPunctuation { return true }
    if left.joinsPrevious, run.isUnit(left) { return nil }
    if isConnector(last.value), left.joinsPrevious, words[index - 2].intersects(Self.nominal) {
      return true
    }
    if isInsideOfLatin(left, right, last.value) { return true }
    if right.intersects(.functional) { return !isFullStop(last.value) }
    guard closes(left) else { return false }
    let surface = UnsafeBufferPointer(rebasing: bytes[right.start..<right.end])
    return right.intersects(.suffix) || surface.isOne(of: GrammarWords.relationNouns)
      || surface.isOne(of: GrammarWords.afterBrackets)
  }

  /// Returns whether a mark is inside ASCII text, as in `path?q=1`, or ends an abbreviation, as in
  /// `B.C.地区` and `etc.の`.
  private func isInsideOfLatin(
    _ left: AnalyzedWord, _ right: AnalyzedWord, _ mark: UInt32
  ) -> Bool {
    guard mark < 0x80, mark != 0x2C, left.start > 0 else { return false }
    let before = bytes[left.start - 1]
    if mark == 0x2E, WrittenRun.isLetterOrDigit(bytes, before: left.start), before > 0x40 {
      let isInitial = before < 0x5B
      return right.intersects(.functional) || isInitial && right.intersects(Self.nominal)
    }
    return before < 0x80 && bytes[right.start] < 0x80
      && WrittenRun.isLetterOrDigit(bytes, at: right.start)
  }

  /// Returns whether a word ends with a closing bracket or quotation mark.
  private func closes(_ word: AnalyzedWord) -> Bool {
    guard let last = bytes.scalar(before: word.end), let scalar = Unicode.Scalar(last.value) else {
      return false
    }
    return switch scalar.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    default: last.value == 0x22
    }
  }

  private func endsSentence(_ word: AnalyzedWord) -> Bool {
    guard let last = bytes.scalar(before: word.end) else { return false }
    return isFullStop(last.value) || last.value == 0xFF01 || last.value == 0xFF1F
  }

  /// Returns whether a scalar begins a list item: ※, arrows, enclosed numbers, geometric shapes,
  /// ★☆.
  private func isBullet(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x203B, 0x2190...0x21FF, 0x2460...0x24FF, 0x25A0...0x25FF, 0x2605...0x2606,
      0x2776...0x2793:
      true
    default: false
    }
  }

  private func isFullStop(_ scalar: UInt32) -> Bool {
    scalar == 0x3002 || scalar == 0xFF61 || scalar == 0xFF0E || scalar == 0x2E
  }

  /// Returns whether a scalar connects parts of one expression: ・ = ＝ - ‐ – / ／ & ＆ ~ ～ 〜 ゠.
  private func isConnector(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x26, 0x2D, 0x2F, 0x3D, 0x7E, 0x2010...0x2013, 0x2212, 0x301C, 0x30A0, 0x30FB,
      0xFF06, 0xFF0D, 0xFF0F, 0xFF1D, 0xFF5E, 0xFF65:
      true
    default: false
    }
  }

  private static let nominal: WordTraits = [
    .noun, .pronoun, .adjectivalNoun, .suffix, .prefix, .symbol, .other, .filler,
  ]
}

import TextFoundation

/// What brackets, punctuation and symbols belong to: closing ones to what they close, opening ones
/// to what they open, ・ and the like to both sides.
struct BunsetsuMarks {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Whether the phrase so far is nothing but marks, such as 「 or ★.
  private var isBare = true
  /// Whether a `"` and a `'` is open: they do not tell by themselves.
  private var isQuoting = (double: false, single: false)
  /// Whether the phrase ends in a mark that opens something.
  private var isOpening = false

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Notes a word once it is known whether it joins the phrase before.
  mutating func pass(_ word: AnalyzedWord) {
    if !word.joinsPrevious { isBare = true }
    isOpening = false
    guard word.scripts.contains(.other), let last = bytes.scalar(before: word.end) else {
      isBare = false
      return
    }
    for offset in word.start..<word.end where bytes[offset] < 0x28 { passQuote(at: offset) }
    isOpening =
      switch last.value {
      case 0x22: isQuoting.double
      case 0x27: isQuoting.single
      default: LineEdge.cannotEnd(last.value)
      }
    guard word.isMark else {
      isBare = false
      return
    }
    // 。 at the start of a line opens nothing.
    if isBare, !isOpening, LineEdge.cannotStart(last.value), !isConnector(last.value) {
      isBare = false
    }
  }

  /// Opens or closes a quotation; the apostrophe of don't does neither.
  private mutating func passQuote(at offset: Int) {
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

  /// Whether a word belongs to the one before, which it touches; `nil` if that is for the parts of
  /// speech to say.
  func joins(_ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int) -> Bool? {
    let (left, right) = (words[index - 1], words[index])
    guard let first = bytes.scalar(at: right.start) else { return nil }
    if isOpening || LineEdge.cannotStart(first.value) { return true }
    guard left.isMark || right.isMark else { return nil }
    let run = WrittenRun(bytes: bytes, joinsNameParts: true)
    if run.joinsMark(words, index) { return true }
    if right.isMark { return belongs(first.value, to: left) }
    return joinsMark(left, right, words, index, run)
  }

  /// Whether a mark belongs to the word before it.
  private func belongs(_ mark: UInt32, to left: AnalyzedWord) -> Bool {
    if mark == 0x22 { return isQuoting.double || isBare }
    if mark == 0x27 { return isQuoting.single || isBare }
    guard LineEdge.cannotEnd(mark) else { return !(isBullet(mark) && endsSentence(left)) }
    if isBare { return true }
    // オンタリオ州不動産会（RECO）, 『金瓶梅』（明代）: a note or a title behind a noun.
    let isNote = mark == 0x28 || mark == 0xFF08
    if left.isMark { return isNote && closes(left) }
    return left.intersects(Self.nominal) && (isNote || !left.intersects(.adverbial))
  }

  /// Whether a word belongs to the mark before it.
  private func joinsMark(
    _ left: AnalyzedWord, _ right: AnalyzedWord,
    _ words: UnsafeMutableBufferPointer<AnalyzedWord>, _ index: Int, _ run: WrittenRun
  ) -> Bool? {
    guard let last = bytes.scalar(before: left.end) else { return nil }
    if isBare { return true }
    if left.joinsPrevious, run.isUnit(left) { return nil }
    if isConnector(last.value), left.joinsPrevious, words[index - 2].intersects(Self.nominal) {
      return true
    }
    if isInsideOfLatin(left, right, last.value) { return true }
    if right.intersects(.functional) { return !isFullStop(last.value) }
    guard closes(left) else { return false }
    let surface = UnsafeBufferPointer(rebasing: bytes[right.start..<right.end])
    return right.intersects(.suffix) || surface.isOne(of: GrammarWords.relationNouns)
      || surface.isOne(of: GrammarWords.behindBrackets)
  }

  /// Whether a mark stands inside of what is written in ASCII, as in `path?q=1`, or ends an
  /// abbreviation, as in `B.C.地区` and `etc.の`.
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

  /// Whether a word ends with a closing bracket or quotation mark.
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

  /// ※ and arrows, numbers in circles, geometric shapes, ★☆: they begin an item of a list.
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

  /// ・ = ＝ - ‐ – / ／ & ＆ ~ ～ 〜 ゠, between parts of one thing.
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

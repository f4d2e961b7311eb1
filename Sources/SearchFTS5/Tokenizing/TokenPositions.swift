import SearchText

/// Arranges terms as FTS5 requires: one token for each position, its alternatives after it, and disjoint
/// ranges.
///
/// The terms of ﬁ𠮷ﬁ all have the range of the word. When `highlight` marks two of them, it copies the
/// text after the word twice, because it computes with the distance from the end of one token to the start
/// of the next (`fts5HighlightCb` in fts5_aux.c). So of several terms with overlapping ranges only the last
/// one has its range, and those before it have an empty range at its start: a phrase of all is still marked
/// as a whole.
struct TokenPositions {
  /// The terms at the last position, those of words before those of readings.
  private var pending: [FoundTerm] = []
  private var words = 0
  /// The offset of the terms in the text.
  private let offset: Int
  private let body: (FTS5Token) -> Void

  /// Creates a filter that passes tokens to a closure.
  init(at offset: Int, _ body: @escaping (FTS5Token) -> Void) {
    self.offset = offset
    self.body = body
  }

  /// Adds the next term.
  mutating func append(_ term: FoundTerm) {
    if let first = pending.first, first.position != term.position {
      flush(isRangeEmpty: term.range.lowerBound < first.range.upperBound)
    }
    if ReadingTerm.isReading(term.text) {
      pending.append(term)
    } else {
      // Readings that begin before the first word have its position. `highlight` uses the range of the
      // first token of a position.
      pending.insert(term, at: words)
      words += 1
    }
  }

  /// Passes on the tokens of the last position; call it after the last term.
  mutating func finish() { flush(isRangeEmpty: false) }

  private mutating func flush(isRangeEmpty: Bool) {
    guard let first = pending.first else { return }
    let start = first.range.lowerBound + offset
    let range = isRangeEmpty ? start..<start : start..<first.range.upperBound + offset
    for (index, term) in pending.enumerated() {
      body(FTS5Token(text: term.text, utf8Range: range, isColocated: index > 0))
    }
    pending.removeAll(keepingCapacity: true)
    words = 0
  }
}

/// The terms of readings: `~` and three katakana.
enum ReadingTerm {
  /// Returns whether a term is one of a reading.
  static func isReading(_ term: String) -> Bool { term.utf8.first == UInt8(ascii: "~") }

  /// Returns the term that a phrase of a query names; nil for other phrases.
  ///
  /// A query may name terms of readings, so that each is ranked on its own.
  static func named(by phrase: UnsafeBufferPointer<UInt8>) -> String? {
    guard phrase.count == 10, phrase.first == UInt8(ascii: "~") else { return nil }
    let text = String(decoding: phrase, as: UTF8.self)
    return text.unicodeScalars.dropFirst().allSatisfy({ 0x30A1...0x30FA ~= $0.value }) ? text : nil
  }
}

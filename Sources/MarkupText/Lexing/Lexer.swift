import TextFoundation

/// A tokenizer for markup, following WHATWG HTML, section 13.2.5, over UTF-8 bytes.
///
/// It keeps some text that HTML would lose:
/// - a start tag with an unknown name, no attribute values and no end tag is text
///   (`<Congratulation!>`), as are a tag without `>`, and `</` that is not followed by a letter
///   (`</3`);
/// - a quote that is never closed ends at white space or `>`;
/// - `<![CDATA[…]]>` is text, as in XML.
///
/// Lexing is linear in the length of the source: failed searches are remembered and not repeated.
struct Lexer: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let table: ElementTable
  var offset: Int
  var names = ElementNames()
  var attributes: GrowableBuffer<AttributeRecord>
  var parseErrors: GrowableBuffer<ParseErrorRecord>

  /// The offset of the last `>` of the source, or -1 if there is none.
  let lastTagEnd: Int
  /// The offset from which the source contains no further double quote.
  var noDoubleQuoteFrom = Int.max
  var noSingleQuoteFrom = Int.max
  /// The number of tags whose end was searched for up to the end of the source without success.
  var failedTagScans = 0
  /// The value of ``failedTagScans`` before the current tag.
  var failedTagScansBeforeTag = 0
  /// The element whose raw text is read next.
  var rawTextElement = ElementCode.none
  /// Whether each ambiguous tag has an end tag, in source order; nil until the first such tag.
  var verdicts: [Bool]?
  var usedVerdictCount = 0
  /// Whether this lexer only computes the verdicts, treating every ambiguous tag as a tag.
  let looksAhead: Bool
  let mode: Mode
  /// Whether the last start tag is ambiguous: it may be text.
  var lastTagMayBeText = false

  init(
    bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0, table: ElementTable,
    looksAhead: Bool = false, mode: Mode = .lenient
  ) {
    self.bytes = bytes
    self.offset = offset
    self.table = table
    self.looksAhead = looksAhead
    self.mode = mode
    attributes = GrowableBuffer(minimumCapacity: 16)
    parseErrors = GrowableBuffer(minimumCapacity: 8)
    var last = bytes.count &- 1
    while last >= offset, bytes[last] != .greaterThan { last &-= 1 }
    lastTagEnd = last
  }

  /// Returns the next token, or nil at the end of the source.
  ///
  /// Text may be split into several consecutive tokens.
  mutating func next() -> MarkupToken? {
    if rawTextElement != .none, let token = rawText() { return token }
    let start = offset
    var position = start
    while true {
      position = nextLessThan(from: position)
      guard position < bytes.count else {
        offset = bytes.count
        return start < offset ? MarkupToken(.text, start, offset) : nil
      }
      let following = position &+ 1 < bytes.count ? bytes[position &+ 1] : 0
      guard following.isASCIILetter || following == .slash || following == 0x21 || following == 0x3F
      else {
        position &+= 1
        continue
      }
      if position > start {
        offset = position
        return MarkupToken(.text, start, position)
      }
      switch markup(at: position, following: following) {
      case .token(let token):
        offset = Int(token.end)
        return token
      case .text(let end): position = end
      }
    }
  }

  /// The syntax that a lexer accepts.
  enum Mode {
    /// HTML that keeps the text described above.
    case lenient
    /// HTML as browsers read it.
    case html
    case xml
  }

  /// The construct that a `<` starts.
  enum Outcome {
    case token(MarkupToken)
    /// Text that extends at least to this offset.
    case text(upTo: Int)
  }

  private mutating func markup(at position: Int, following: UInt8) -> Outcome {
    if following.isASCIILetter { return startTag(at: position) }
    if following != .slash { return declaration(at: position) }
    let third = position &+ 2 < bytes.count ? bytes[position &+ 2] : 0
    if third.isASCIILetter { return endTag(at: position) }
    guard third == .greaterThan else {
      if mode == .lenient { return .text(upTo: position &+ 2) }
      // Browsers read a bogus comment (13.2.5.7).
      guard let end = bytes.firstOffset(of: .greaterThan, from: position &+ 2) else {
        return unterminatedTag(at: position)
      }
      return .token(MarkupToken(.ignored, position, end &+ 1))
    }
    note(.emptyEndTag, at: position)
    return .token(MarkupToken(.ignored, position, position &+ 3))
  }

  mutating func note(
    _ kind: ParseErrorRecord.Kind, at offset: Int, _ name: ElementCode = .none,
    _ other: ElementCode = .none
  ) {
    guard !looksAhead else { return }
    parseErrors.append(
      ParseErrorRecord(
        kind: kind, offset: Int32(truncatingIfNeeded: offset), name: name, other: other))
  }

  @inline(__always)
  private func nextLessThan(from start: Int) -> Int {
    // Text between tags is usually short, so a plain loop comes first.
    var position = start
    let near = min(bytes.count, start &+ 16)
    while position < near {
      if bytes[position] == .lessThan { return position }
      position &+= 1
    }
    return position < bytes.count
      ? bytes.firstOffset(of: .lessThan, from: position) ?? bytes.count : position
  }
}

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
  var attributes: GrowingBuffer<AttributeRecord>
  var repairs: GrowingBuffer<ParseErrorRecord>

  /// The offset of the last `>` of the source, or -1 if there is none.
  let lastTagEnd: Int
  /// The offset from which the source contains no further double quote.
  var noDoubleQuote = Int.max
  var noSingleQuote = Int.max
  /// The number of tags whose end was searched for up to the end of the source without success.
  var vainTags = 0
  /// The value of that number before the current tag.
  var vainTagsBeforeTag = 0
  /// The element whose raw text is read next.
  var rawTextElement = ElementCode.none
  /// Whether each ambiguous tag has an end tag, in source order; nil until the first such tag.
  var verdicts: [Bool]?
  var verdictsUsed = 0
  /// Whether this lexer only computes the verdicts, treating every ambiguous tag as a tag.
  let looksAhead: Bool
  /// Whether the last start tag is ambiguous: it may be text.
  var lastTagMayBeText = false

  init(
    bytes: UnsafeBufferPointer<UInt8>, from offset: Int = 0, table: ElementTable,
    looksAhead: Bool = false
  ) {
    self.bytes = bytes
    self.offset = offset
    self.table = table
    self.looksAhead = looksAhead
    attributes = GrowingBuffer(minimumCapacity: 16)
    repairs = GrowingBuffer(minimumCapacity: 8)
    var last = bytes.count &- 1
    while last >= 0, bytes[last] != .greaterThan { last &-= 1 }
    lastTagEnd = last
  }

  /// Returns the next token, or nil at the end of the source.
  ///
  /// Text may be split into several consecutive tokens.
  mutating func next() -> Token? {
    if rawTextElement != .none, let token = rawText() { return token }
    let start = offset
    var place = start
    while true {
      place = nextLessThan(from: place)
      guard place < bytes.count else {
        offset = bytes.count
        return start < offset ? Token(.text, start, offset) : nil
      }
      let following = place &+ 1 < bytes.count ? bytes[place &+ 1] : 0
      guard following.isASCIILetter || following == .slash || following == 0x21 || following == 0x3F
      else {
        place &+= 1
        continue
      }
      if place > start {
        offset = place
        return Token(.text, start, place)
      }
      switch markup(at: place, following: following) {
      case .token(let token):
        offset = Int(token.end)
        return token
      case .text(let end): place = end
      }
    }
  }

  /// The construct that a `<` starts.
  enum Outcome {
    case token(Token)
    /// Text that extends at least to this offset.
    case text(upTo: Int)
  }

  private mutating func markup(at place: Int, following: UInt8) -> Outcome {
    if following.isASCIILetter { return startTag(at: place) }
    if following != .slash { return declaration(at: place) }
    let third = place &+ 2 < bytes.count ? bytes[place &+ 2] : 0
    if third.isASCIILetter { return endTag(at: place) }
    guard third == .greaterThan else { return .text(upTo: place &+ 2) }
    note(.emptyEndTag, at: place)
    return .token(Token(.nothing, place, place &+ 3))
  }

  mutating func note(
    _ kind: ParseErrorRecord.Kind, at offset: Int, _ name: ElementCode = .none,
    _ other: ElementCode = .none
  ) {
    guard !looksAhead else { return }
    repairs.append(
      ParseErrorRecord(
        kind: kind, offset: Int32(truncatingIfNeeded: offset), name: name, other: other))
  }

  @inline(__always)
  private func nextLessThan(from start: Int) -> Int {
    // Text between tags is usually short, so a plain loop comes first.
    var place = start
    let near = min(bytes.count, start &+ 16)
    while place < near {
      if bytes[place] == .lessThan { return place }
      place &+= 1
    }
    return place < bytes.count ? bytes.firstPlace(of: .lessThan, from: place) ?? bytes.count : place
  }
}

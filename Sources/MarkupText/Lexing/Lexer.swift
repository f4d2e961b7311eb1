import TextFoundation

/// Cuts markup into tokens: the tokenizer of WHATWG HTML, section 13.2.5, over UTF-8 bytes.
///
/// Where HTML would lose text, this lexer keeps it:
/// - a start tag of an unknown name whose attributes have no values, which nothing ever ends, is
///   text (`<Congratulation!>`); so is a tag without `>`, and `</` before anything but a letter
///   (`</3`);
/// - a quote that is never closed ends at white space or `>`;
/// - `<![CDATA[…]]>` is text, as in XML.
///
/// It is linear in the length of the source: what is known to be missing is not looked for twice.
struct Lexer: ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let table: ElementTable
  var offset: Int
  var names = ElementNames()
  var attributes: GrowingBuffer<AttributeRecord>
  var repairs: GrowingBuffer<ParseErrorRecord>

  /// The last `>` of the source; -1 if there is none.
  let lastTagEnd: Int
  /// From where on there is no such quote.
  var noDoubleQuote = Int.max
  var noSingleQuote = Int.max
  /// How many tags were read to the end of the source in vain.
  var vainTags = 0
  /// The same before the tag that is being read.
  var vainTagsBeforeTag = 0
  /// The element whose raw text comes next.
  var rawTextElement = ElementCode.none
  /// Whether each tag that may be text is ended later, in their order; nil until one is met.
  var verdicts: [Bool]?
  var verdictsUsed = 0
  /// Whether this lexer only looks ahead for the verdicts, and takes every tag as a tag.
  let looksAhead: Bool
  /// Whether the last start tag may be text.
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

  /// The next token; nil at the end.
  ///
  /// Two pieces of text may follow each other.
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

  /// What `<` turned out to start.
  enum Outcome {
    case token(Token)
    /// Text up to this place, at least.
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
    // Text between tags is short as a rule: a plain loop first.
    var place = start
    let near = min(bytes.count, start &+ 16)
    while place < near {
      if bytes[place] == .lessThan { return place }
      place &+= 1
    }
    return place < bytes.count ? bytes.firstPlace(of: .lessThan, from: place) ?? bytes.count : place
  }
}

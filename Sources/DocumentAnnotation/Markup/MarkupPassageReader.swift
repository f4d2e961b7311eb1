internal import MarkupText
internal import TextFoundation

/// Reads the passages of HTML, XHTML and TTML.
///
/// Only the open elements and the passage are in memory, so the document may be of any length.
struct MarkupPassageReader: PassageReader, ~Copyable {
  let bytes: UnsafeBufferPointer<UInt8>
  let dialect: MarkupTokenizer.Dialect
  let selection: ContentSelection
  private let vocabulary: ElementVocabulary
  /// The values of `tts:ruby` of the styles of a TTML document, by their ids.
  private var rubyStyles: [String: String] = [:]
  /// The language of content without a `lang` attribute.
  private let language: ContentLanguage
  var tokenizer: MarkupTokenizer
  private var open = OpenElements()
  /// The rules by the codes of names.
  private var rules: [ElementRule?] = []
  /// A token that ended the last passage and is not part of it.
  private var pending: MarkupTokenizer.Token?
  var ruby: RubyElement?
  private var rubyText = ""
  /// Whether a page break is inside the last passage.
  private var isAfterPageBreak = false
  /// The passage that ``next()`` has read.
  var passage = Passage()
  private(set) var counts = AnnotationCounts()

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, dialect: MarkupTokenizer.Dialect,
    selection: ContentSelection, language: ContentLanguage = .unknown,
    vocabulary: ElementVocabulary = .html
  ) {
    self.bytes = bytes
    self.vocabulary = vocabulary
    self.dialect = dialect
    self.selection = selection
    self.language = language
    tokenizer = MarkupTokenizer(bytes, dialect: dialect)
  }

  /// Reads the next passage, and returns false at the end of the document.
  mutating func next() -> Bool {
    passage.removeAll()
    passage.startsPage = isAfterPageBreak
    isAfterPageBreak = false
    ruby = nil
    while let token = pending ?? tokenizer.next() {
      if pending == nil, endsPassage(token), !passage.isEmpty {
        pending = token
        return true
      }
      pending = nil
      process(token)
    }
    return !passage.isEmpty
  }

  private mutating func endsPassage(_ token: MarkupTokenizer.Token) -> Bool {
    guard token.kind == .startTag || token.kind == .endTag else { return false }
    let role = rule(token.nameCode).role
    return role == .block || role == .lineBreak
  }

  mutating func process(_ token: MarkupTokenizer.Token) {
    switch token.kind {
    case .text: text(token.content)
    case .verbatimText: break
    case .ignored: if tokenizer.isUnterminated(token) { counts.malformed += 1 }
    case .startTag: startTag(token)
    case .endTag: endTag(token)
    }
  }

  private mutating func rule(_ code: Int) -> ElementRule {
    while rules.count <= code { rules.append(nil) }
    if let rule = rules[code] { return rule }
    let rule = ElementRule.rule(for: tokenizer.name(code), in: vocabulary)
    rules[code] = rule
    return rule
  }

  /// Whether text at the position is read.
  var isRead: Bool {
    guard let last = open.last else { return language != .other }
    return !last.isSkipped && last.language != .other
  }

  // MARK: Tags

  private mutating func startTag(_ token: MarkupTokenizer.Token) {
    var rule = rule(token.nameCode)
    if vocabulary == .timedText { applyRubyStyle(of: token, to: &rule) }
    if dialect == .html { closeImpliedEnds(before: token.nameCode, rule) }
    let wasRead = isRead
    let isEmpty = token.isSelfClosing && dialect == .xml || rule.isVoid && dialect == .html
    if wasRead, rule.role != .block, rule.role != .lineBreak {
      passage.append(InlineTag(kind: isEmpty ? .empty : .start, source: token.range))
    }
    var element = OpenElement(
      nameCode: token.nameCode, rule: rule, isSkipped: open.last?.isSkipped ?? false,
      language: open.last?.language ?? language)
    if rule.isSkipped || rule.isHeading && !selection.includesHeadings
      || tokenizer.isExcluded(token)
    {
      element.isSkipped = true
    }
    if let tag = tokenizer.attribute("lang", of: token)
      ?? tokenizer.attribute("xml:lang", of: token)
    {
      element.language = ContentLanguage(tag: tag)
    }
    switch rule.role {
    case .ruby where wasRead:
      if ruby == nil { ruby = RubyElement(at: passage.text.count) } else { ruby?.depth += 1 }
    case .rubyText, .rubyParenthesis, .rubyTextContainer:
      rubyText = ""
      if wasRead, ruby == nil { appendObject(token.range) }
    case .block, .lineBreak: break
    default:
      if wasRead, rule.role == .object || element.isSkipped || element.language == .other {
        appendObject(token.range)
      }
    }
    if rule.isHeading { passage.isHeading = true }
    if tokenizer.isPageBreak(token) {
      if passage.isEmpty { passage.startsPage = true } else { isAfterPageBreak = true }
    }
    if !isEmpty { open.push(element) }
  }

  /// Gives an element of TTML the role that its style `tts:ruby` has (TTML2, section 10.2.35).
  ///
  /// The style is an attribute of the element, or of a style in the head that it refers to.
  private mutating func applyRubyStyle(
    of token: MarkupTokenizer.Token, to rule: inout ElementRule
  ) {
    var value = tokenizer.attribute(localName: "ruby", of: token)
    if rule.isStyle {
      if let value, let id = tokenizer.attribute("xml:id", of: token) { rubyStyles[id] = value }
      return
    }
    if value == nil, !rubyStyles.isEmpty, let styles = tokenizer.attribute("style", of: token) {
      value = styles.split { $0.isWhitespace }.compactMap { rubyStyles[String($0)] }.last
    }
    if let value, rule.role == .inline { rule = ElementRule(rubyStyle: value) }
  }

  /// Appends a character that no word contains, for content that is left alone.
  mutating func appendObject(_ range: Range<Int>) {
    passage.append("\u{FFFC}".utf8, for: range, isWritable: false)
  }

  private mutating func closeImpliedEnds(before code: Int, _ rule: ElementRule) {
    while let last = open.last, last.rule.role != .inline || rule.role == .block,
      ElementRule.ends(tokenizer.name(last.nameCode), startTag: tokenizer.name(code), rule: rule)
    {
      close(last)
    }
  }

  private mutating func endTag(_ token: MarkupTokenizer.Token) {
    if isRead || open.last?.nameCode == token.nameCode {
      let role = rule(token.nameCode).role
      if role != .block, role != .lineBreak {
        passage.append(InlineTag(kind: .end, source: token.range))
      }
    }
    guard open.contains(token.nameCode) else { return }
    while let last = open.last {
      close(last)
      if last.nameCode == token.nameCode { return }
    }
  }

  private mutating func close(_ element: OpenElement) {
    open.pop()
    switch element.rule.role {
    case .rubyText: ruby?.add(rubyText, endOfBase: passage.text.count)
    case .ruby where ruby != nil:
      if let depth = ruby?.depth, depth > 0 {
        ruby?.depth = depth - 1
      } else {
        for reading in ruby?.kanaReadings ?? [] { passage.give(reading.text, to: reading.range) }
        ruby = nil
      }
    default: break
    }
  }

  // MARK: Text

  mutating func text(_ range: Range<Int>) {
    if open.last?.rule.role == .rubyText, ruby != nil {
      rubyText += CharacterReferences.decode(String(decoding: bytes[range], as: UTF8.self))
        .filter { !$0.isWhitespace }
      return
    }
    guard isRead else { return }
    var position = range.lowerBound
    let isWritable = ruby == nil
    while position < range.upperBound {
      var end = position
      while end < range.upperBound, !mayBeSpecial(bytes[end]) { end &+= 1 }
      passage.append(bytes, position..<end, isWritable: isWritable)
      guard end < range.upperBound else { return }
      position = special(at: end, limit: range.upperBound, isWritable: isWritable)
    }
  }

  @inline(__always)
  private func mayBeSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x26, 0x3C, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  /// Appends a character that may not be text as it is, and returns the offset after it.
  private mutating func special(at start: Int, limit: Int, isWritable: Bool) -> Int {
    if bytes[start] == UInt8(ascii: "&") {
      var end = start &+ 1
      if end < limit, bytes[end] == UInt8(ascii: "#") { end &+= 1 }
      while end < limit, end &- start < 40, bytes[end].isASCIIAlphanumeric { end &+= 1 }
      if end < limit, bytes[end] == UInt8(ascii: ";") { end &+= 1 }
      return reference(start..<end, isWritable: isWritable)
    }
    if bytes[start] <= 0x20, bytes[start] != 0 {
      return whiteSpace(at: start, limit: limit, isWritable)
    }
    if bytes[start] == UInt8(ascii: "<"), let end = endOfTagLikeText(at: start, limit: limit) {
      appendObject(start..<end)
      return end
    }
    let scalar = bytes.scalar(at: start)
    let end = start &+ (scalar?.length ?? 1)
    if let scalar, InvisibleCharacters.contains(scalar.value) { return end }
    passage.append(bytes, start..<end, isWritable: isWritable)
    return end
  }

  /// Returns the end of text that its author may have meant as a tag, `<要素>`, or nil.
  private func endOfTagLikeText(at start: Int, limit: Int) -> Int? {
    var end = start &+ 1
    guard end < limit, bytes[end] >= 0x80 else { return nil }
    while end < limit, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "<") {
      if bytes[end] == UInt8(ascii: ">") { return end &+ 1 }
      end &+= 1
    }
    return nil
  }

  /// Appends what a character reference refers to, and returns the offset after it.
  private mutating func reference(_ range: Range<Int>, isWritable: Bool) -> Int {
    let source = String(decoding: bytes[range], as: UTF8.self)
    var decoded = CharacterReferences.decode(source)
    guard decoded != source else {
      passage.append(bytes, range.lowerBound..<range.lowerBound + 1, isWritable: isWritable)
      return range.lowerBound + 1
    }
    // A name without a semicolon may be followed by letters that are text.
    var end = range.upperBound
    if bytes[range.upperBound - 1] != UInt8(ascii: ";") {
      while let last = decoded.utf8.last, last < 0x80, end - 1 > range.lowerBound,
        bytes[end - 1] == last, decoded.unicodeScalars.count > 1
      {
        decoded.unicodeScalars.removeLast()
        end -= 1
      }
    }
    if decoded.unicodeScalars.allSatisfy({ InvisibleCharacters.contains($0.value) }) { return end }
    passage.append(decoded.utf8, for: range.lowerBound..<end, isWritable: isWritable)
    return end
  }

  /// Appends white space as it is shown, and returns the offset after it.
  ///
  /// A line end between two characters that are not ASCII is not shown as a space in Japanese text,
  /// nor does it end a word.
  mutating func whiteSpace(at start: Int, limit: Int, _ isWritable: Bool) -> Int {
    var end = start
    var hasLineEnd = false
    while end < limit, bytes[end] <= 0x20, bytes[end] != 0 {
      if bytes[end] == 0x0A || bytes[end] == 0x0D { hasLineEnd = true }
      end &+= 1
    }
    let isBetweenWide =
      hasLineEnd && end < limit && bytes[end] >= 0x80 && (passage.text.last ?? 0) >= 0x80
    if !isBetweenWide {
      passage.append(CollectionOfOne(0x20), for: start..<end, isWritable: isWritable)
    }
    return end
  }
}

internal import MarkupText
internal import TextFoundation

/// Finds the annotations in markup that were inserted earlier: elements with the class of
/// ``RubyMarkup/className``.
struct MarkupAnnotationRemover: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let className: String
  private var tokenizer: MarkupTokenizer
  private var kinds: [Int: Kind] = [:]
  /// The `ruby` elements that are open; true for an inserted one.
  private var rubies: [Bool] = []
  /// The start of an inserted `rt` or `rp` element, whose content is removed too.
  ///
  /// A `ruby` inside it is not from an annotation: the document is damaged, and the element stays.
  private var annotationStart: Int?
  /// The open `span` elements.
  private var spans: [Span] = []
  private var edits: [DocumentEdit] = []
  private var isOrdered = true

  private struct Span {
    let tag: Range<Int>
    /// Whether the element has the class, and may enclose a separator.
    let isInserted: Bool
    /// Whether it also has a language.
    let hasLanguage: Bool
  }

  private enum Kind { case ruby, annotation, separator, wordBreak, other }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, dialect: MarkupTokenizer.Dialect, className: String
  ) {
    self.bytes = bytes
    self.className = className
    tokenizer = MarkupTokenizer(bytes, dialect: dialect)
  }

  /// Returns the removals, in ascending order.
  mutating func removals() -> [DocumentEdit] {
    readTags()
    return inOrder()
  }

  /// Returns the removals in a document in which only some ranges are markup.
  mutating func removals(in ranges: [Range<Int>]) -> [DocumentEdit] {
    for range in ranges {
      tokenizer.restart(in: range)
      readTags()
    }
    return inOrder()
  }

  /// Start tags are removed when their end tags are read, after removals inside the elements.
  private func inOrder() -> [DocumentEdit] {
    isOrdered ? edits : edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func removeLater(_ range: Range<Int>) {
    if let last = edits.last, last.range.lowerBound > range.lowerBound { isOrdered = false }
    edits.append(DocumentEdit(range: range, text: ""))
  }

  private mutating func readTags() {
    while let token = tokenizer.next() {
      switch token.kind {
      case .startTag: startTag(token)
      case .endTag: endTag(token)
      case .text, .verbatimText, .ignored: break
      }
    }
  }

  private mutating func kind(of code: Int) -> Kind {
    if let kind = kinds[code] { return kind }
    let kind: Kind =
      switch tokenizer.name(code) {
      case "ruby": .ruby
      case "rt", "rp": .annotation
      case "span": .separator
      case "wbr": .wordBreak
      default: .other
      }
    kinds[code] = kind
    return kind
  }

  private mutating func startTag(_ token: MarkupTokenizer.Token) {
    switch kind(of: token.nameCode) {
    case .ruby:
      let isInserted = isMarked(token)
      annotationStart = nil
      rubies.append(isInserted)
      if isInserted { remove(token.range) }
    case .annotation:
      if rubies.last == true, annotationStart == nil { annotationStart = token.range.lowerBound }
    case .separator where annotationStart == nil:
      let isInserted = isMarked(token)
      // XHTML 1.1 has only the attribute of XML.
      let hasLanguage =
        isInserted
        && (tokenizer.attribute("lang", of: token) ?? tokenizer.attribute("xml:lang", of: token))
          != nil
      spans.append(Span(tag: token.range, isInserted: isInserted, hasLanguage: hasLanguage))
    case .wordBreak where annotationStart == nil:
      if isMarked(token) { remove(token.range) }
    case .separator, .wordBreak, .other: break
    }
  }

  private mutating func endTag(_ token: MarkupTokenizer.Token) {
    switch kind(of: token.nameCode) {
    case .ruby:
      guard let isInserted = rubies.popLast(), isInserted else { return }
      // A minifier omits the end tag of the reading.
      remove((annotationStart ?? token.range.lowerBound)..<token.range.upperBound)
      annotationStart = nil
    case .annotation where rubies.last == true:
      guard let start = annotationStart else { return }
      remove(start..<token.range.upperBound)
      annotationStart = nil
    case .separator where annotationStart == nil:
      guard let span = spans.popLast(), span.isInserted else { return }
      if span.hasLanguage {
        removeLater(span.tag)
        remove(token.range)
      } else {
        // An author's element of the class with other content stays.
        let content = InsertedContent(bytes[span.tag.upperBound..<token.range.lowerBound])
        if content.isSeparator || content.isReading {
          remove(span.tag.lowerBound..<token.range.upperBound)
        }
      }
    default: break
    }
  }

  private func isMarked(_ token: MarkupTokenizer.Token) -> Bool {
    tokenizer.attribute("class", of: token) == className
  }

  private mutating func remove(_ range: Range<Int>) {
    if let last = edits.last, last.range.upperBound == range.lowerBound {
      edits.removeLast()
      edits.append(DocumentEdit(range: last.range.lowerBound..<range.upperBound, text: ""))
      return
    }
    edits.append(DocumentEdit(range: range, text: ""))
  }
}

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
  private var annotationStart: Int?
  /// The range of the last start tag of a `span` of the class, until the next end tag of a `span`.
  private var separatorTag: Range<Int>?
  private(set) var edits: [DocumentEdit] = []

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
    while let token = tokenizer.next() {
      switch token.kind {
      case .startTag: startTag(token)
      case .endTag: endTag(token)
      case .text, .verbatimText, .ignored: break
      }
    }
    return edits
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
      rubies.append(isInserted)
      if isInserted { remove(token.range) }
    case .annotation:
      if rubies.last == true, annotationStart == nil { annotationStart = token.range.lowerBound }
    case .separator:
      if isMarked(token) { separatorTag = token.range }
    case .wordBreak:
      if isMarked(token) { remove(token.range) }
    case .other: break
    }
  }

  private mutating func endTag(_ token: MarkupTokenizer.Token) {
    switch kind(of: token.nameCode) {
    case .ruby:
      guard let isInserted = rubies.popLast(), isInserted else { return }
      remove(token.range)
    case .annotation where rubies.last == true:
      guard let start = annotationStart else { return }
      remove(start..<token.range.upperBound)
      annotationStart = nil
    case .separator:
      // An author's element of the class with other content stays.
      if let start = separatorTag,
        Self.isInserted(bytes[start.upperBound..<token.range.lowerBound])
      {
        remove(start.lowerBound..<token.range.upperBound)
      }
      separatorTag = nil
    default: break
    }
  }

  /// Returns whether the content of a `span` is a separator, or a reading in parentheses or brackets.
  private static func isInserted(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    if content.elementsEqual(CollectionOfOne(0x20)) || content.elementsEqual("\u{200B}".utf8) {
      return true
    }
    guard !content.contains(UInt8(ascii: "<")) else { return false }
    return content.starts(with: "（".utf8) && content.suffix(3).elementsEqual("）".utf8)
      || content.first == UInt8(ascii: "[") && content.last == UInt8(ascii: "]")
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

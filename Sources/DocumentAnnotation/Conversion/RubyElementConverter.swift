internal import MarkupText
internal import TextFoundation

/// Replaces `<ruby>` elements by a notation without markup.
///
/// An element whose annotation contains elements, one inside another, and one without an end tag stay
/// as they are.
struct RubyElementConverter: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let target: AnnotationNotation
  private let encoding: DocumentEncoding
  private let dialect: MarkupTokenizer.Dialect
  private var tokenizer: MarkupTokenizer
  private var element: Element?
  /// The number of open elements inside the element, including itself.
  private var depth = 0
  private(set) var edits: [DocumentEdit] = []
  private(set) var counts = AnnotationCounts()

  /// A `<ruby>` element that is being read.
  private struct Element {
    /// The tags of the element and of `rb`, which are removed.
    var removals: [Range<Int>]
    /// The annotations: where the base starts, the range of `rt` and `rp`, and the text of `rt`.
    var annotations: [(base: Int, range: Range<Int>, text: String)] = []
    /// The offset of the current base.
    var baseStart: Int
    /// The start of the open `rt` or `rp`, and of its content if that is a reading.
    var open: Int?
    var contentStart: Int?
    var isConvertible = true
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, dialect: MarkupTokenizer.Dialect,
    to target: AnnotationNotation, encoding: DocumentEncoding
  ) {
    self.bytes = bytes
    self.target = target
    self.encoding = encoding
    self.dialect = dialect
    tokenizer = MarkupTokenizer(bytes, dialect: dialect)
  }

  /// Returns the replacements in order; nil for the ranges of the whole document.
  mutating func replacements(in ranges: [Range<Int>]?) -> [DocumentEdit] {
    if let ranges {
      for range in ranges {
        tokenizer.restart(in: range)
        read()
      }
    } else {
      read()
    }
    // An element without an end stays.
    if element != nil { counts.splitByMarkup += 1 }
    return edits
  }

  private mutating func read() {
    while let token = tokenizer.next() {
      switch token.kind {
      case .startTag:
        start(token)
        if token.isSelfClosing, dialect == .xml { end(token) }
      case .endTag: end(token)
      case .text, .verbatimText, .ignored: break
      }
    }
  }

  private mutating func start(_ token: MarkupTokenizer.Token) {
    switch tokenizer.name(token.nameCode) {
    case "ruby":
      depth += 1
      if depth == 1 {
        element = Element(removals: [token.range], baseStart: token.range.upperBound)
      } else {
        element?.isConvertible = false
      }
    case "rb": element?.removals.append(token.range)
    case "rt", "rp":
      guard element != nil else { return }
      closeAnnotation(at: token.range.lowerBound, token.range.lowerBound)
      element?.open = token.range.lowerBound
      element?.contentStart =
        tokenizer.name(token.nameCode) == "rt" ? token.range.upperBound : nil
    case "rtc": element?.isConvertible = false
    default: if element?.open != nil { element?.isConvertible = false }
    }
  }

  private mutating func end(_ token: MarkupTokenizer.Token) {
    switch tokenizer.name(token.nameCode) {
    case "rt", "rp": closeAnnotation(at: token.range.lowerBound, token.range.upperBound)
    case "rb": element?.removals.append(token.range)
    case "ruby" where depth > 0:
      depth -= 1
      guard depth == 0 else { return }
      closeAnnotation(at: token.range.lowerBound, token.range.lowerBound)
      element?.removals.append(token.range)
      finish()
    default: break
    }
  }

  /// Ends the open `rt` or `rp`; adjacent ones belong to one base.
  private mutating func closeAnnotation(at contentEnd: Int, _ end: Int) {
    guard var current = element, let start = current.open else { return }
    // In Markdown only the tags are tokens.
    let content = current.contentStart.map { bytes[$0..<max($0, contentEnd)] } ?? bytes[0..<0]
    if content.contains(UInt8(ascii: "<")) { current.isConvertible = false }
    let text = CharacterReferences.decode(String(decoding: content, as: UTF8.self))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let last = current.annotations.last, last.range.upperBound == start {
      current.annotations[current.annotations.count - 1] = (
        last.base, last.range.lowerBound..<end, last.text + text
      )
    } else {
      current.annotations.append((current.baseStart, start..<end, text))
    }
    current.open = nil
    current.contentStart = nil
    current.baseStart = end
    element = current
  }

  private mutating func finish() {
    guard let element else { return }
    self.element = nil
    guard element.isConvertible, !element.annotations.isEmpty,
      element.annotations.allSatisfy({ !$0.text.isEmpty && $0.base < $0.range.lowerBound })
    else {
      counts.splitByMarkup += 1
      return
    }
    var edits = element.removals.map { DocumentEdit(range: $0, text: "") }
    for annotation in element.annotations {
      let suffix = EscapeTable.basic.escape(target.suffix(annotation.text))
      let prefix = target.prefix()
      if !prefix.isEmpty {
        edits.append(DocumentEdit(range: annotation.base..<annotation.base, text: prefix))
      }
      edits.append(DocumentEdit(range: annotation.range, text: suffix))
    }
    edits.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    self.edits += edits
    counts.annotated += element.annotations.count
  }
}

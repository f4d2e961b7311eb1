internal import MarkupText
internal import TextFoundation

/// Finds the annotations in TTML that were inserted earlier: `span` elements with the role of
/// ``TimedTextNames/role(_:)``.
struct TimedTextAnnotationRemover: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let role: String
  private var tokenizer: MarkupTokenizer
  /// The `span` elements that are open.
  private var spans: [Span] = []
  private var edits: [DocumentEdit] = []

  private enum Span {
    /// An inserted container of ruby.
    case container
    /// The base in it.
    case base
    /// The reading in it, which starts at an offset.
    case text(Int)
    /// A separator, with the range of its start tag.
    case separator(Range<Int>)
    case other
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, className: String) {
    self.bytes = bytes
    role = TimedTextNames.role(className)
    tokenizer = MarkupTokenizer(bytes, dialect: .xml)
  }

  /// Returns the removals, in ascending order.
  mutating func removals() -> [DocumentEdit] {
    while let token = tokenizer.next() {
      guard token.kind == .startTag || token.kind == .endTag,
        tokenizer.name(token.nameCode).split(separator: ":").last == "span"
      else { continue }
      if token.kind == .endTag {
        endTag(token)
      } else if !token.isSelfClosing {
        startTag(token)
      }
    }
    return edits
  }

  private mutating func startTag(_ token: MarkupTokenizer.Token) {
    let ruby = tokenizer.attribute(localName: "ruby", of: token)
    var span = Span.other
    if tokenizer.attribute(localName: "role", of: token) == role {
      span = ruby == "container" ? .container : .separator(token.range)
    } else if case .container? = spans.last {
      if ruby == "base" { span = .base }
      if ruby == "text" { span = .text(token.range.lowerBound) }
    }
    switch span {
    case .container, .base: remove(token.range)
    case .text, .separator, .other: break
    }
    spans.append(span)
  }

  private mutating func endTag(_ token: MarkupTokenizer.Token) {
    switch spans.popLast() {
    case .container, .base: remove(token.range)
    case .text(let start): remove(start..<token.range.upperBound)
    case .separator(let start):
      let content = bytes[start.upperBound..<token.range.lowerBound]
      if content.elementsEqual(" ".utf8) || content.elementsEqual("\u{200B}".utf8) {
        remove(start.lowerBound..<token.range.upperBound)
      }
    case .other, nil: break
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    edits.appendRemoval(of: range)
  }
}

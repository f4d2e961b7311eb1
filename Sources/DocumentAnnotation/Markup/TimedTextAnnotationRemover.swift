internal import MarkupText
internal import TextFoundation

/// Finds the annotations in TTML that were inserted earlier: `span` elements with the role of
/// ``TimedTextNames/role(_:)``.
struct TimedTextAnnotationRemover: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let role: String
  private var tokenizer: MarkupTokenizer
  private var state = State.outside
  private var edits: [DocumentEdit] = []

  /// What has been read of an inserted element.
  ///
  /// Its tags follow one another without text between
  /// them, so that elements in the base need not be balanced.
  private enum State {
    case outside
    /// The start tag with the role.
    case container(Range<Int>)
    /// The start tags of the container and the base, and the last end tag of a `span`.
    case base(start: Range<Int>, end: Range<Int>?)
    /// The start tags, and the offset where the base ends and the reading follows.
    case text(start: Range<Int>, end: Int)
    /// The same, after the end tag of the reading.
    case end(start: Range<Int>, end: Int, tag: Range<Int>)
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, className: String) {
    self.bytes = bytes
    role = TimedTextNames.role(className)
    tokenizer = MarkupTokenizer(bytes, dialect: .xml)
  }

  /// Returns the removals, in ascending order.
  mutating func removals() -> [DocumentEdit] {
    while let token = tokenizer.next() {
      guard token.kind == .startTag || token.kind == .endTag else { continue }
      let isSpan = tokenizer.name(token.nameCode).split(separator: ":").last == "span"
      switch token.kind {
      case .startTag where isSpan && !token.isSelfClosing: startTag(token)
      case .endTag where isSpan: endTag(token)
      default: if case .base = state {} else { state = .outside }
      }
    }
    return edits
  }

  private mutating func startTag(_ token: MarkupTokenizer.Token) {
    let ruby = tokenizer.attribute(localName: "ruby", of: token)
    let range = token.range
    if tokenizer.attribute(localName: "role", of: token) == role {
      state = .container(range)
      return
    }
    switch state {
    case .container(let container)
    where ruby == "base" && container.upperBound == range.lowerBound:
      state = .base(start: container.lowerBound..<range.upperBound, end: nil)
    case .base(let start, let end?) where ruby == "text" && end.upperBound == range.lowerBound:
      state = .text(start: start, end: end.lowerBound)
    case .base: break
    default: state = .outside
    }
  }

  private mutating func endTag(_ token: MarkupTokenizer.Token) {
    switch state {
    case .outside: break
    case .container(let start):
      // An author's element of the role with other content stays.
      let content = bytes[start.upperBound..<token.range.lowerBound]
      if InsertedContent(content).isSeparator {
        edits.appendRemoval(of: start.lowerBound..<token.range.upperBound)
      }
      state = .outside
    case .base(let start, _): state = .base(start: start, end: token.range)
    case .text(let start, let end): state = .end(start: start, end: end, tag: token.range)
    case .end(let start, let end, let tag):
      if tag.upperBound == token.range.lowerBound {
        edits.appendRemoval(of: start)
        edits.appendRemoval(of: end..<token.range.upperBound)
      }
      state = .outside
    }
  }
}

internal import TextFoundation

/// Reads the text of a field, a cell or a JSON string, in passages that end with lines.
///
/// Tags as those of HTML are not part of the text, and readings in ruby elements are those of their
/// bases.
struct FieldText {
  /// How a field writes characters that are not themselves.
  enum Syntax {
    case plain
    /// Quotation marks are doubled.
    case quoted
    /// JSON escapes; whether escaped characters outside ASCII may be annotated.
    case json(annotatesEscapes: Bool)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var rest = 0..<0
  private var syntax = Syntax.plain
  private var ruby = InlineRuby()
  /// The offset in the passage of a doubled quotation mark whose pair has not been read.
  private var quotation: Int?
  /// The ranges of the passage between doubled quotation marks.
  private var quotations: [Range<Int>] = []
  private(set) var passage = Passage()

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Starts to read a field.
  mutating func read(_ range: Range<Int>, _ syntax: Syntax) {
    rest = range
    self.syntax = syntax
    ruby = InlineRuby()
  }

  /// Reads the next passage of the field, and returns false at its end.
  mutating func next() -> Bool {
    passage.removeAll()
    (quotation, quotations) = (nil, [])
    while !rest.isEmpty {
      let isEnd = readLine()
      guard isEnd || rest.isEmpty, !passage.isEmpty else { continue }
      var kinds: ProtectedText.Kinds = .templates
      if case .json = syntax {} else { kinds.insert(.escapes) }
      passage.protect(kinds, and: quotations)
      return true
    }
    return false
  }

  /// Reads text up to a special character and that, and returns whether the passage ends.
  private mutating func readLine() -> Bool {
    let start = rest.lowerBound
    var end = start
    while end < rest.upperBound, !mayBeSpecial(bytes[end]) { end &+= 1 }
    append(start..<end)
    rest = end..<rest.upperBound
    guard end < rest.upperBound else { return false }
    var next = end + 1
    switch bytes[end] {
    case 0x0A, 0x0D:
      rest = next..<rest.upperBound
      return !ruby.isOpen
    case UInt8(ascii: "<"):
      if let tag = TagLikeText(in: bytes, at: end, limit: rest.upperBound) {
        passage.append(InlineTag(kind: tag.kind, source: tag.range))
        if tag.kind == .start { ruby.start(tag.name, in: passage) }
        if tag.kind == .end { ruby.end(tag.name, in: &passage) }
        rest = tag.range.upperBound..<rest.upperBound
        return tag.name == "br" && !ruby.isOpen
      }
      append(end..<next)
    case UInt8(ascii: "\""):
      if case .quoted = syntax, bytes.starts(with: "\"\"", at: end, limit: rest.upperBound) {
        next = end + 2
        append("\"".utf8, for: end..<next)
        readQuotationMark()
      } else {
        append(end..<next)
      }
    case UInt8(ascii: "\\"):
      guard case .json(let annotatesEscapes) = syntax else {
        append(end..<next)
        break
      }
      let escape = JSONEscape(in: bytes, at: end, limit: rest.upperBound)
      next = end + escape.length
      if escape.scalar == "\n" || escape.scalar == "\r", !ruby.isOpen {
        rest = next..<rest.upperBound
        return true
      }
      if !InvisibleCharacters.contains(escape.scalar.value) {
        append(
          String(escape.scalar).utf8, for: end..<next,
          isWritable: annotatesEscapes || escape.scalar.isASCII)
      }
    default:
      if let scalar = bytes.scalar(at: end), InvisibleCharacters.contains(scalar.value) {
        next = min(end + scalar.length, rest.upperBound)
      } else {
        append(end..<next)
      }
    }
    rest = next..<rest.upperBound
    return false
  }

  /// Reads a doubled quotation mark.
  ///
  /// What a pair of them encloses is left alone, as a quotation or a title.
  private mutating func readQuotationMark() {
    if let start = quotation {
      quotations.append(start..<passage.text.count)
      quotation = nil
    } else {
      quotation = passage.text.count
    }
  }

  @inline(__always)
  private func mayBeSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x0D, 0x22, 0x3C, 0x5C, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  private mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if ruby.isAnnotation {
      ruby.append(bytes[range])
    } else {
      passage.append(bytes, range, isWritable: !ruby.isOpen)
    }
  }

  private mutating func append(
    _ decoded: some Collection<UInt8>, for range: Range<Int>, isWritable: Bool = true
  ) {
    if ruby.isAnnotation {
      ruby.append(decoded)
    } else {
      passage.append(decoded, for: range, isWritable: isWritable && !ruby.isOpen)
    }
  }
}

/// The fields of a CSV line, by the rules of MeCab.
///
/// Blanks before a field are skipped. A field that starts with `"` ends at the next single `"`;
/// `""` denotes one quote character; text between the closing quote and the comma is ignored. A
/// line that ends with a comma has no empty last field.
package struct CSVFields {
  /// A field: a range of the line, or a copy if quotes were unescaped.
  enum Field {
    case plain(Range<Int>)
    case unescaped([UInt8])
  }

  private let bytes: UnsafeRawBufferPointer
  private let end: Int
  private(set) var position: Int
  /// Whether a quoted field was not closed, or had text after its closing quote.
  private(set) var hasMisplacedQuote = false

  /// Creates a reader of `line`, a range of `bytes` without a line end.
  init(_ bytes: UnsafeRawBufferPointer, line: Range<Int>) {
    self.bytes = bytes
    position = line.lowerBound
    end = line.upperBound
  }

  /// Returns the next field, or nil after the last one.
  mutating func next() -> Field? {
    guard position < end else { return nil }
    skipBlanks()
    guard position < end, bytes[position] == UInt8(ascii: "\"") else {
      let start = position
      let comma = Bytes.offset(of: UInt8(ascii: ","), in: bytes, from: start, to: end)
      position = comma + 1
      return .plain(start..<comma)
    }
    return .unescaped(quoted())
  }

  /// Returns the rest of the line verbatim, from its first non-blank byte, or nil at the end.
  mutating func rest() -> Range<Int>? {
    guard position < end else { return nil }
    skipBlanks()
    defer { position = end }
    return position..<end
  }

  private mutating func skipBlanks() {
    while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
  }

  private mutating func quoted() -> [UInt8] {
    var field: [UInt8] = []
    var isClosed = false
    position += 1
    while position < end {
      if bytes[position] == UInt8(ascii: "\"") {
        position += 1
        isClosed = position >= end || bytes[position] != UInt8(ascii: "\"")
        if isClosed { break }
      }
      field.append(bytes[position])
      position += 1
    }
    let comma = Bytes.offset(of: UInt8(ascii: ","), in: bytes, from: position, to: end)
    skipBlanks()
    if !isClosed || position < comma { hasMisplacedQuote = true }
    position = comma + 1
    return field
  }

  /// Returns copies of all fields of a text.
  ///
  /// - Parameters:
  ///   - text: a line without its line end.
  ///   - includingEmptyLast: whether a final comma is followed by an empty field, as in RFC 4180;
  ///     MeCab has none.
  /// - Returns: the fields in order.
  package static func all(_ text: [UInt8], includingEmptyLast: Bool = false) -> [[UInt8]] {
    text.withUnsafeBytes { bytes in
      var fields = CSVFields(bytes, line: 0..<bytes.count)
      var result: [[UInt8]] = []
      while let field = fields.next() {
        switch field {
        case .plain(let range): result.append(Array(bytes[range]))
        case .unescaped(let copy): result.append(copy)
        }
      }
      // After a final comma the position is the end; after any other field it is beyond the end.
      if includingEmptyLast, !result.isEmpty, fields.position == bytes.count { result.append([]) }
      return result
    }
  }

  /// Returns whether every quoted field of a text is closed and ends at a comma, as in RFC 4180;
  /// MeCab ignores both errors.
  package static func hasValidQuotes(_ text: [UInt8]) -> Bool {
    text.withUnsafeBytes { bytes in
      var fields = CSVFields(bytes, line: 0..<bytes.count)
      while fields.next() != nil {}
      return !fields.hasMisplacedQuote
    }
  }

  /// Returns a field escaped as MeCab does it: only commas and quotes require quotation marks.
  ///
  /// Blanks at the start of a field are skipped when it is read back, unless
  /// `preservingLeadingBlanks` is true.
  package static func escaped(
    _ field: [UInt8], preservingLeadingBlanks: Bool = false
  ) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let startsWithBlank = field.first == 0x20 || field.first == 0x09
    guard
      field.contains(quote) || field.contains(UInt8(ascii: ","))
        || preservingLeadingBlanks && startsWithBlank
    else { return field }
    return [quote] + field.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }
}

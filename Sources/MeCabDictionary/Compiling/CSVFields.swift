/// The fields of a CSV line by MeCab's rules.
///
/// Blanks before a field are skipped. A field that starts with `"` ends at the next single `"`;
/// `""` stands for one; what follows the closing quote up to the comma is dropped. A line that ends
/// in a comma has no empty last field.
package struct CSVFields {
  /// A field: a stretch of the line, or a copy where quotes were resolved.
  enum Field {
    case plain(Range<Int>)
    case unescaped([UInt8])
  }

  private let bytes: UnsafeRawBufferPointer
  private let end: Int
  private(set) var position: Int

  /// Starts at the beginning of `line`, a range of `bytes` without a line end.
  init(_ bytes: UnsafeRawBufferPointer, line: Range<Int>) {
    self.bytes = bytes
    position = line.lowerBound
    end = line.upperBound
  }

  /// The next field, or nil after the last.
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

  /// What is left of the line, verbatim from its first byte that is not blank; nil after the end.
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
    position += 1
    while position < end {
      if bytes[position] == UInt8(ascii: "\"") {
        position += 1
        guard position < end, bytes[position] == UInt8(ascii: "\"") else { break }
      }
      field.append(bytes[position])
      position += 1
    }
    position = Bytes.offset(of: UInt8(ascii: ","), in: bytes, from: position, to: end) + 1
    return field
  }

  /// All fields of a text, copied.
  package static func all(_ text: [UInt8]) -> [[UInt8]] {
    text.withUnsafeBytes { bytes in
      var fields = CSVFields(bytes, line: 0..<bytes.count)
      var result: [[UInt8]] = []
      while let field = fields.next() {
        switch field {
        case .plain(let range): result.append(Array(bytes[range]))
        case .unescaped(let copy): result.append(copy)
        }
      }
      return result
    }
  }

  /// A field as it must be written to be read back by these rules.
  package static func escaped(_ field: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    guard field.contains(quote) || field.contains(UInt8(ascii: ",")) else { return field }
    return [quote] + field.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }
}

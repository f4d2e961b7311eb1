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

/// The lines of a source file, without their line ends (`\n` or `\r\n`).
///
/// A missing last line end makes no difference.
struct SourceLines {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  /// The number of the line returned last, from 1.
  private(set) var number = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    // A byte order mark is no part of the first field.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// The range of the next line, or nil at the end.
  mutating func next() -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let start = position
    var end = Bytes.offset(of: UInt8(ascii: "\n"), in: bytes, from: start, to: bytes.count)
    position = end + 1
    number += 1
    if end > start && bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }
}

extension UnsafeRawBufferPointer {
  /// The stretches of `line` between blanks, at most `limit`; the last one ends at a blank, too.
  func words(in line: Range<Int>, limit: Int = .max) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var position = line.lowerBound
    while words.count < limit {
      while position < line.upperBound, self[position] == 0x20 || self[position] == 0x09 {
        position += 1
      }
      let start = position
      while position < line.upperBound, self[position] != 0x20 && self[position] != 0x09 {
        position += 1
      }
      guard position > start else { break }
      words.append(start..<position)
    }
    return words
  }

  /// A decimal number that fills `range`, blanks around it aside.
  func decimal(in range: Range<Int>) -> Int? {
    var position = range.lowerBound
    var end = range.upperBound
    while position < end, self[position] == 0x20 || self[position] == 0x09 { position += 1 }
    while position < end, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    guard position < end else { return nil }
    let isNegative = self[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    guard position < end, end - position <= 9 else { return nil }
    var value = 0
    while position < end {
      let digit = Int(self[position]) - 0x30
      guard digit >= 0, digit <= 9 else { return nil }
      value = value * 10 + digit
      position += 1
    }
    return isNegative ? -value : value
  }

  func text(in range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  func isUTF8(in range: Range<Int>) -> Bool {
    String(validating: UnsafeRawBufferPointer(rebasing: self[range]), as: UTF8.self) != nil
  }
}

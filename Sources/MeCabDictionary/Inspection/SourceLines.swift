import TextFoundation

/// The lines of a source file, without their line ends (`\n` or `\r\n`).
///
/// The line end of the last line is optional.
struct SourceLines {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0
  /// The number of the last line returned, counted from 1.
  private(set) var number = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    // A byte order mark is not part of the first field.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Returns the range of the next line, or nil at the end.
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

/// Reads a definition file line by line and adds file and line number to every error.
enum DefinitionLines {
  /// Calls `body` for each nonblank line; lines must be UTF-8 unless `requiringUTF8` is false.
  static func read(
    _ file: FileBytes, requiringUTF8: Bool = true,
    _ body: (UnsafeRawBufferPointer, Range<Int>) throws(MeCabError) -> Void
  ) throws(MeCabError) {
    try file.withBytes { bytes throws(MeCabError) in
      var lines = SourceLines(bytes)
      while let line = lines.next() {
        do throws(MeCabError) {
          if bytes.words(in: line, limit: 1).isEmpty { continue }
          guard !requiringUTF8 || bytes.isUTF8(in: line) else {
            throw MeCabError(
              .unsupportedCharset,
              "is not valid UTF-8; convert the file with iconv -f EUC-JP -t UTF-8")
          }
          try body(bytes, line)
        } catch {
          throw MeCabError(error.code, error.message, path: file.path, line: lines.number)
        }
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns at most `limit` blank-separated words of `line`.
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

  /// Returns the decimal number in `range`, ignoring surrounding blanks, or nil.
  func decimal(in range: Range<Int>) -> Int? {
    guard let bytes = baseAddress?.assumingMemoryBound(to: UInt8.self) else { return nil }
    var position = range.lowerBound
    var end = range.upperBound
    while position < end, bytes[position] == 0x20 || bytes[position] == 0x09 { position &+= 1 }
    while position < end, bytes[end &- 1] == 0x20 || bytes[end &- 1] == 0x09 { end &-= 1 }
    guard position < end else { return nil }
    let isNegative = bytes[position] == 0x2D
    if isNegative { position &+= 1 }
    let length = end &- position
    guard length > 0, length <= 9 else { return nil }
    let digits = (bytes + position).decimalPrefix(count: length, limit: 999_999_999)
    guard digits.count == length else { return nil }
    return isNegative ? 0 &- digits.value : digits.value
  }

  func text(in range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  func isUTF8(in range: Range<Int>) -> Bool {
    String(validating: UnsafeRawBufferPointer(rebasing: self[range]), as: UTF8.self) != nil
  }
}

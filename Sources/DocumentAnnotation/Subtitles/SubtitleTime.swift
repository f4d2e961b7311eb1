internal import TextFoundation

/// Times of subtitles: hours, minutes, seconds and a fraction.
enum SubtitleTime {
  /// Returns whether a line starts with two times and an arrow between them.
  static func isTimeLine(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
    guard let start = time(bytes, line) else { return false }
    var offset = skipSpaces(bytes, start..<line.upperBound)
    guard bytes.starts(with: "-->", at: offset, limit: line.upperBound) else { return false }
    offset = skipSpaces(bytes, offset + 3..<line.upperBound)
    guard let end = time(bytes, offset..<line.upperBound) else { return false }
    return end == line.upperBound || bytes[end] == 0x20 || bytes[end] == 0x09
  }

  private static func skipSpaces(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    bytes[range].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? range.upperBound
  }

  /// Returns the end of a time at the start of a range, or nil.
  private static func time(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    var colons = 0
    while true {
      let digits = bytes[offset..<range.upperBound].prefix { $0.isASCIIDigit }.count
      guard digits > 0 else { return nil }
      offset += digits
      guard offset < range.upperBound else { break }
      if bytes[offset] == UInt8(ascii: ":"), colons < 2 {
        (offset, colons) = (offset + 1, colons + 1)
      } else if bytes[offset] == UInt8(ascii: ",") || bytes[offset] == UInt8(ascii: ".") {
        guard colons > 0 else { return nil }
        let fraction = bytes[(offset + 1)..<range.upperBound].prefix { $0.isASCIIDigit }.count
        return fraction > 0 ? offset + 1 + fraction : nil
      } else {
        break
      }
    }
    return colons > 0 ? offset : nil
  }
}

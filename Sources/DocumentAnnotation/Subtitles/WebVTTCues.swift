internal import TextFoundation

/// Finds the texts of WebVTT cues (WebVTT, section 6.1, WebVTT parser algorithm).
///
/// The header and blocks of notes, style sheets and regions have no text, nor have cues whose times
/// cannot be read, which players drop.
struct WebVTTCues: CueSource {
  static let syntax = CueSyntax.webVTT

  private let bytes: UnsafeBufferPointer<UInt8>
  private var lines: LineRanges
  private(set) var malformedCount = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lines = LineRanges(bytes)
    skipHeader()
  }

  /// Skips the signature and the lines up to an empty line or a cue.
  private mutating func skipHeader() {
    guard bytes.starts(with: "WEBVTT", at: lines.position, limit: bytes.count) else { return }
    var (start, count) = (lines.position, 0)
    while let line = lines.next(), !line.isEmpty {
      count += 1
      if count > 1, bytes.firstOffset(of: "-->", in: line) != nil {
        lines.position = start
        return
      }
      start = lines.position
    }
  }

  mutating func next() -> Range<Int>? {
    while lines.position < bytes.count {
      if let text = block() { return text }
    }
    return nil
  }

  /// Reads a block, and returns the text of its cue, or nil if it is not a cue or has no text.
  private mutating func block() -> Range<Int>? {
    var text: Range<Int>?
    var (count, hasArrow, isCue, isNote) = (0, false, false, false)
    var start = lines.position
    while let line = lines.next(), !line.isEmpty {
      count += 1
      if bytes.firstOffset(of: "-->", in: line) != nil {
        guard !hasArrow, count <= 2 else {
          // An arrow ends the block: this line is the first of the next one.
          lines.position = start
          return text
        }
        hasArrow = true
        isCue = Self.isTimeLine(bytes, line)
        if !isCue, !isNote { malformedCount += 1 }
      } else if isCue {
        text = (text?.lowerBound ?? line.lowerBound)..<line.upperBound
      } else if count == 1 {
        isNote = bytes.starts(with: "NOTE", at: line.lowerBound, limit: line.upperBound)
      }
      start = lines.position
    }
    return text
  }

  /// Returns whether a line has two times and, optionally, settings (section 6.3).
  static func isTimeLine(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
    var offset = skipSpaces(bytes, line)
    guard let start = time(bytes, offset..<line.upperBound) else { return false }
    offset = skipSpaces(bytes, start..<line.upperBound)
    guard bytes.starts(with: "-->", at: offset, limit: line.upperBound) else { return false }
    offset = skipSpaces(bytes, offset + 3..<line.upperBound)
    return time(bytes, offset..<line.upperBound) != nil
  }

  private static func skipSpaces(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    bytes[range].firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0C } ?? range.upperBound
  }

  /// Returns the end of a time, `mm:ss.ttt` or `hh:mm:ss.ttt`, at the start of a range, or nil
  /// (section 6.3, collect a WebVTT timestamp).
  private static func time(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    var fields: [ArraySlice<UInt8>] = []
    while fields.count < 3 {
      let digits = ArraySlice(bytes[offset..<range.upperBound].prefix { $0.isASCIIDigit })
      fields.append(digits)
      offset += digits.count
      guard offset < range.upperBound else { return nil }
      if bytes[offset] == UInt8(ascii: ".") { break }
      guard bytes[offset] == UInt8(ascii: ":") else { return nil }
      offset += 1
    }
    // Hours may have any number of digits; minutes and seconds have two and are less than 60.
    guard (2...3).contains(fields.count), !fields[0].isEmpty,
      fields.suffix(2).allSatisfy({ $0.count == 2 && $0[$0.startIndex] < UInt8(ascii: "6") }),
      offset < range.upperBound, bytes[offset] == UInt8(ascii: ".")
    else { return nil }
    let fraction = offset + 1
    let count = bytes[fraction..<range.upperBound].prefix { $0.isASCIIDigit }.count
    return count == 3 ? fraction + 3 : nil
  }
}

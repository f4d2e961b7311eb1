internal import TextFoundation

/// Finds the texts of the dialogue lines of ASS and SSA scripts.
///
/// The line `Format:` of the section `[Events]` says which field is the text. If it is the last one
/// it may contain commas. Comments, and lines whose style is one for readings, are left alone.
struct ScriptEvents: CueSource {
  static let syntax = CueSyntax.ass

  private let bytes: UnsafeBufferPointer<UInt8>
  private var lines: LineRanges
  private var isInEvents = false
  private var format = EventFormat()
  private(set) var malformedCount = 0

  /// The fields of an event.
  private struct EventFormat {
    var count = 10
    var text = 9
    var style: Int? = 3
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lines = LineRanges(bytes)
  }

  mutating func next() -> Range<Int>? {
    while let line = lines.next() {
      let content = bytes.trimmingSpaces(line)
      guard !content.isEmpty else { continue }
      if bytes[content.lowerBound] == UInt8(ascii: "["),
        bytes[content.upperBound - 1] == UInt8(ascii: "]")
      {
        isInEvents = hasPrefix("[events]", content)
        format = EventFormat()
      } else if isInEvents, hasPrefix("format:", content) {
        readFormat(content.lowerBound + 7..<content.upperBound)
      } else if isInEvents, hasPrefix("dialogue:", content),
        let text = text(content.lowerBound + 9..<line.upperBound)
      {
        return text
      }
    }
    return nil
  }

  private func hasPrefix(_ prefix: StaticString, _ range: Range<Int>) -> Bool {
    range.count >= prefix.utf8CodeUnitCount
      && (0..<prefix.utf8CodeUnitCount).allSatisfy {
        bytes[range.lowerBound + $0].asciiLowercased == prefix.utf8Start[$0]
      }
  }

  private mutating func readFormat(_ range: Range<Int>) {
    let fields = bytes[range].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false
    ).map {
      String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace }.lowercased()
    }
    guard let text = fields.firstIndex(of: "text") else { return }
    format = EventFormat(
      count: fields.count, text: text, style: fields.firstIndex(of: "style"))
  }

  /// Returns the range of the text of an event; the text has all commas that are not between fields.
  private mutating func text(_ range: Range<Int>) -> Range<Int>? {
    var (start, end) = (range.lowerBound, range.upperBound)
    var style: Range<Int>?
    for field in 0..<format.text {
      guard let comma = bytes[start..<end].firstIndex(of: UInt8(ascii: ",")) else {
        malformedCount += 1
        return nil
      }
      if field == format.style { style = start..<comma }
      start = comma + 1
    }
    for field in (format.text + 1..<max(format.count, format.text + 1)).reversed() {
      guard let comma = bytes[start..<end].lastIndex(of: UInt8(ascii: ",")) else {
        malformedCount += 1
        return nil
      }
      if field == format.style { style = comma + 1..<end }
      end = comma
    }
    if let style, isReadingStyle(style) { return nil }
    return start < end && !isKaraokeWithReadings(start..<end) ? start..<end : nil
  }

  private func isReadingStyle(_ range: Range<Int>) -> Bool {
    let name = String(decoding: bytes[range], as: UTF8.self).lowercased()
    return ["furigana", "ruby", "ルビ", "ふりがな", "振り仮名"].contains { name.contains($0) }
  }

  /// Returns whether a text has syllables with readings, `{\k20}漢|かん`.
  private func isKaraokeWithReadings(_ range: Range<Int>) -> Bool {
    guard
      bytes.firstOffset(of: #"{\k"#, in: range) != nil
        || bytes.firstOffset(of: #"{\K"#, in: range) != nil
    else { return false }
    return bytes.firstOffset(of: "|", in: range) != nil
      || bytes.firstOffset(of: "｜", in: range) != nil
  }
}

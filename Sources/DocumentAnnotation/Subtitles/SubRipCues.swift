internal import TextFoundation

/// Finds the texts of SubRip cues.
///
/// A cue is a number, which may be missing, a line with its times and the text up to an empty line.
/// Lines after an empty line that are neither a number nor times belong to the cue before, because
/// programs write empty lines inside cues. A cue without a readable time is left alone.
struct SubRipCues: CueSource {
  static let syntax = CueSyntax.subRip

  private let bytes: UnsafeBufferPointer<UInt8>
  private var lines: LineRanges
  private var state = State.outside
  private var isBlockStart = true
  private(set) var malformedCount = 0

  private enum State { case outside, number, text, malformed }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lines = LineRanges(bytes)
  }

  mutating func next() -> Range<Int>? {
    var text: Range<Int>?
    while let line = lines.next() {
      let content = bytes.trimmingSpaces(line)
      if content.isEmpty {
        isBlockStart = true
        if text != nil { return text }
      } else if SubtitleTime.isTimeLine(bytes, content) {
        (state, isBlockStart) = (.text, false)
        if text != nil { return text }
      } else {
        read(content)
        if state == .text { text = (text?.lowerBound ?? line.lowerBound)..<line.upperBound }
      }
    }
    return text
  }

  /// Reads a line that is neither empty nor contains times.
  private mutating func read(_ line: Range<Int>) {
    if isBlockStart, bytes[line].allSatisfy(\.isASCIIDigit) {
      state = .number
    } else if state == .number
      || isBlockStart && bytes.firstOffset(of: "-->", in: line) != nil
    {
      state = .malformed
      malformedCount += 1
    }
    isBlockStart = false
  }
}

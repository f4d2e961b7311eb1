import MeCabDictionary
import TextFoundation

/// A sentence in MeCab's format for partial parsing.
///
/// Each line is a segment of the sentence; a segment with a tab and a feature pattern is one word. A
/// line `EOS` ends the sentence, and so does NUL. Words do not extend over line ends. A pattern ends
/// at the second tab.
///
/// Source: `initPartial` in `viterbi.cpp` of MeCab 0.996.
enum PartialInput {
  /// A line of the input.
  private struct Segment {
    var range: Range<Int>
    var pattern: Range<Int>?
  }

  /// Reads a sentence into `text`, without line ends and patterns, and returns its constraints.
  static func read(
    _ input: UnsafeBufferPointer<UInt8>, text: inout ByteBuffer
  ) -> ConstraintMap {
    let end = input.firstIndex(of: 0) ?? input.count
    let segments = segments(of: input, end: end)
    text.removeAll()
    for segment in segments { text.append(UnsafeBufferPointer(rebasing: input[segment.range])) }
    let map = ConstraintMap(size: text.count)
    var offset = 0
    for segment in segments {
      let next = offset + segment.range.count
      map.set(.boundary, at: offset)
      map.set(.boundary, at: next)
      if let pattern = segment.pattern { map.setWord(offset..<next, pattern: input[pattern]) }
      offset = next
    }
    map.finish()
    return map
  }

  private static func segments(of input: UnsafeBufferPointer<UInt8>, end: Int) -> [Segment] {
    var segments: [Segment] = []
    var start = 0
    while true {
      let lineEnd = offset(of: UInt8(ascii: "\n"), in: input, start..<end)
      let tab = offset(of: UInt8(ascii: "\t"), in: input, start..<lineEnd)
      if tab < lineEnd {
        let patternEnd = offset(of: UInt8(ascii: "\t"), in: input, tab + 1..<lineEnd)
        segments.append(Segment(range: start..<tab, pattern: tab + 1..<patternEnd))
      } else if input[start..<lineEnd].elementsEqual("EOS".utf8) {
        break
      } else {
        segments.append(Segment(range: start..<lineEnd, pattern: nil))
      }
      guard lineEnd < end else { break }
      start = lineEnd + 1
    }
    return segments
  }

  /// Returns the offset of a byte in a range, or the end of the range.
  private static func offset(
    of byte: UInt8, in input: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int {
    input[range].firstIndex(of: byte) ?? range.upperBound
  }
}

import TextFoundation

extension LineBreaker {
  /// Returns the segments of a text in scripts that are written without spaces, except Chinese and
  /// Japanese: Thai, Lao, Khmer, Burmese and others of UAX #14 class SA.
  ///
  /// Lines end inside these segments only at ``TextBoundaries/complexContext``. A program with a
  /// word segmenter for such a language needs to run it on these segments only.
  ///
  /// ```swift
  /// LineBreaker.complexContextRanges(in: "タイ語ภาษาไทย")  // [9..<30]
  /// ```
  ///
  /// - Parameter text: the text to search.
  /// - Returns: ranges of UTF-8 offsets in ascending order, empty for most texts.
  /// - Complexity: linear in the length of the text.
  public static func complexContextRanges(in text: String) -> [Range<Int>] {
    withUTF8Bytes(of: text) { complexContextRanges(in: $0) }
  }

  /// Returns the segments of class SA in well-formed UTF-8.
  package static func complexContextRanges(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    let table = LineBreakClass.table
    var ranges: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      // Class SA begins at U+0E01; most texts contain no lead byte of such a scalar.
      guard bytes[offset] >= 0xE0, let scalar = bytes.scalar(at: offset) else {
        offset &+= 1
        continue
      }
      let end = offset + scalar.length
      let lineBreak = table[scalar.value]
      let isMark = lineBreak == .cm && ranges.last?.upperBound == offset
      if scalar.value >= 0xE01, lineBreak == .sa || lineBreak == .saMark || isMark {
        let start = ranges.last?.upperBound == offset ? ranges.removeLast().lowerBound : offset
        ranges.append(start..<end)
      }
      offset = end
    }
    return ranges
  }
}

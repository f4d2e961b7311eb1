import TextFoundation

extension LineBreaker {
  /// The stretches of a text in scripts written without spaces other than Chinese and Japanese:
  /// Thai, Lao, Khmer, Burmese and others of UAX #14's class SA.
  ///
  /// Lines end inside of them only at ``TextBoundaries/complexContext``; whoever has a dictionary
  /// of such a language asks it about these stretches and no others.
  ///
  /// ```swift
  /// LineBreaker.complexContextRanges(in: "タイ語ภาษาไทย")  // [9..<30]
  /// ```
  ///
  /// - Parameter text: the text; usually it has none.
  /// - Returns: ranges of UTF-8 offsets, ascending.
  /// - Complexity: linear in the length of the text.
  public static func complexContextRanges(in text: String) -> [Range<Int>] {
    withUTF8Bytes(of: text) { complexContextRanges(in: $0) }
  }

  /// The same of well-formed UTF-8.
  package static func complexContextRanges(
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    let table = LineBreakClass.table
    var ranges: [Range<Int>] = []
    var offset = 0
    while offset < bytes.count {
      // Class SA begins at U+0E01; most text has no byte of such a scalar.
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

import TextFoundation

extension TerminalColumns {
  /// Returns the number of columns of one grapheme cluster, given by its byte range in valid UTF-8.
  func width(ofCluster range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let table = ColumnClass.table
    var sum = 0
    var voicing = 0
    var previous = ColumnClass.zero
    var offset = range.lowerBound
    while offset < range.upperBound, let scalar = bytes.scalar(at: offset) {
      offset &+= scalar.length
      let columnClass = table[scalar.value]
      switch columnClass {
      case .narrow, .narrowPlain, .narrowText, .narrowTextPlain, .space: sum &+= 1
      case .wide, .widePlain, .emoji, .ideographicSpace: sum &+= 2
      case .ambiguous, .ambiguousPlain, .ambiguousText: sum &+= ambiguous.rawValue
      case .spacingMark: sum &+= sum > 0 ? 1 : 0
      case .halfwidthVoicing: voicing &+= 1
      case .zero: sum &+= Self.change(by: scalar.value, after: previous, of: sum)
      }
      // A cluster can contain a million combining marks: the cap also prevents overflow.
      sum = Swift.min(sum, 2)
      previous = columnClass
    }
    return sum &+ voicing
  }

  /// Returns the change in columns that a variation selector causes for a cluster of `sum` columns
  /// with a last scalar of class `base` (emoji-variation-sequences.txt of UTS #51), or 0 for other
  /// scalars.
  private static func change(
    by selector: UInt32, after base: ColumnClass, of sum: Int
  ) -> Int {
    switch (selector, base) {
    case (0xFE0F, .narrowText), (0xFE0F, .narrowTextPlain), (0xFE0F, .ambiguousText): 2 &- sum
    case (0xFE0E, .emoji): 1 &- sum
    default: 0
    }
  }
}

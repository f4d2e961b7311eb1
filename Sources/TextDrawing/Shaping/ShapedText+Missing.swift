internal import TextLayout

extension ShapedText {
  /// Adds a range for which no font has glyphs, joined with an adjacent preceding one.
  mutating func addMissing(_ range: Range<Int>) {
    if let last = missing.last, last.upperBound == range.lowerBound {
      missing[missing.count - 1] = last.lowerBound..<range.upperBound
    } else {
      missing.append(range)
    }
  }
}

extension FontFace {
  /// The face that represents a missing font.
  static let missing = FontFace(name: "", family: "")
}

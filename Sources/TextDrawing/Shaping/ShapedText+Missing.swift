internal import TextLayout

extension ShapedText {
  /// Adds a stretch that no font has, joined to one that ends where it begins.
  mutating func addMissing(_ range: Range<Int>) {
    if let last = missing.last, last.upperBound == range.lowerBound {
      missing[missing.count - 1] = last.lowerBound..<range.upperBound
    } else {
      missing.append(range)
    }
  }
}

extension FontFace {
  /// Stands where there is no font at all.
  static let missing = FontFace(name: "", family: "")
}

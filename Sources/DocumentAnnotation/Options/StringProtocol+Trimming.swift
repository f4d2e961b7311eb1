extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingWhitespace: SubSequence {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return self[start.startIndex...last]
  }
}

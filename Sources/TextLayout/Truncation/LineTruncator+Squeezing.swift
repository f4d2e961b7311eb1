import MarkupText

extension LineTruncator {
  /// Later.
  func squeezed(_ line: UnbrokenLine, _ range: Range<Int>) -> TruncatedLine? { nil }
}

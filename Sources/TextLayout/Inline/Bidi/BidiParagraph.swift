/// The bidirectional properties of a paragraph (UAX #9).
struct BidiParagraph: Sendable {
  /// The embedding level of each byte of the text; nil if all text runs from left to right.
  var levels: [UInt8]?
  /// The base directions of the parts between forced breaks.
  var directions = BaseDirections()

  /// Whether some of the text runs from right to left.
  var isBidirectional: Bool { levels != nil }

  /// Returns the embedding level at an offset of the text.
  func level(at offset: Int) -> UInt8 { levels?[offset] ?? 0 }
}

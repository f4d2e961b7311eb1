/// Finds the texts of the cues of subtitles, in order.
protocol CueSource {
  /// The syntax of the texts.
  static var syntax: CueSyntax { get }

  init(_ bytes: UnsafeBufferPointer<UInt8>)

  /// Returns the range of the next text, or nil at the end.
  mutating func next() -> Range<Int>?

  /// The number of cues that were left alone because their time cannot be read.
  var malformedCount: Int { get }
}

/// The syntax of the text of cues.
enum CueSyntax {
  case subRip, webVTT, ass
}

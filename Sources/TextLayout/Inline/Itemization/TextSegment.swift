import MarkupText

/// A segment of text of one run, style, bidirectional level and orientation.
struct TextSegment {
  /// The range of the text, in UTF-8 offsets.
  var range: Range<Int>
  /// The index of the run in the paragraph.
  var run: Int
  var style: UsedStyle
  var placement: InlinePlacement
  var orientation = GlyphOrientation.horizontal
  var level: UInt8 = 0

  /// The direction of the text.
  var direction: TextDirection { level & 1 == 1 ? .rightToLeft : .leftToRight }
}

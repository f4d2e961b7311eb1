import MarkupText

/// Ruby that is shaped but not yet placed.
struct PendingRuby {
  /// The items of the base; never empty.
  var items: Range<Int>
  /// The index of the paragraph's annotation; nil for automatic ruby.
  var annotation: Int?
  var position: RubyAnnotation.Position
  /// The level of the annotation: 0 for the one closest to the base.
  var level: Int
  var alignment: RubyAlignment
  var reading: ShapedRubyText
}

/// An item of a line: a cluster of text or a box; the items of a paragraph cover its text.
///
/// Its advance includes the space added before and after it: padding of an element that starts or
/// ends here, and the space for wide ruby.
package struct InlineItem: Sendable {
  /// The start of the item in the text, as a UTF-8 offset.
  package var offset: Int32
  /// The index of the cluster in the paragraph's shaped text, or of the box.
  package var content: Int32
  /// The advance, including added space.
  package var advance: Double
  /// The part of the advance that is before the content.
  package var leading: Float = 0
  /// The index of the item's span.
  package var span: Int32
  /// The bidirectional embedding level.
  package var level: UInt8 = 0
  package var kind: Kind

  package enum Kind: UInt8 {
    case cluster
    case box
    /// A tate-chu-yoko run: several characters set side by side in a vertical line; `content` is
    /// the index of the run.
    case tateChuYoko
  }
}

/// Consecutive items of the same run and style.
package struct InlineSpan: Sendable {
  /// The indices of the items.
  package var items: Range<Int>
  /// The index of the run in the paragraph.
  package var run: Int
  package var style: UsedStyle
  package var orientation: GlyphOrientation
  package var direction: TextDirection
  /// The distance of the span's baseline above that of the line.
  package var shift: Double
  /// The extent of the text above and below the line's baseline, leading included.
  package var extent: LineExtent
  /// Whether the extent combines several fonts, not all of which need to be on a line.
  package var mixesFaces = false
  /// The line edge to which `vertical-align: top` or `bottom` aligns the element; nil if it is
  /// aligned to the baseline.
  package var edge: LineEdgeAlignment?
}

/// The edge of a line to which content is aligned.
package enum LineEdgeAlignment: Sendable, Hashable {
  case top, bottom
}

/// What stands in a line: a cluster of text or a box; the items of a paragraph cover its text.
///
/// An item knows where it starts in the text and what draws it. The room it takes is its advance
/// together with what is added before and behind it: padding of the element that starts or ends
/// here, the gap that wide ruby makes.
///
/// Sendable: a plain value.
package struct InlineItem: Sendable {
  /// Where it starts in the text, as a UTF-8 offset.
  package var offset: Int32
  /// Its cluster in the paragraph's shaped text; of a box the index of the box.
  package var content: Int32
  /// The room it takes, with what is added to it.
  package var advance: Double
  /// What of the room is before it.
  package var leading: Float = 0
  /// Its span, as an index.
  package var span: Int32
  /// Its bidirectional level.
  package var level: UInt8 = 0
  package var kind: Kind

  package enum Kind: UInt8 {
    case cluster
    case box
    /// The first of several characters set upright together in a vertical line; `content` is the
    /// index of the combination.
    case combination
  }
}

/// Items that follow each other and have one style and one origin.
///
/// Sendable: nothing in it changes.
package struct InlineSpan: Sendable {
  /// The items, as indices.
  package var items: Range<Int>
  /// The run of the paragraph it is from.
  package var run: Int
  package var style: UsedStyle
  package var orientation: GlyphOrientation
  package var direction: TextDirection
  /// How far its baseline is above that of the line.
  package var shift: Double
  /// What the text needs above and below the line's baseline, leading included.
  package var extent: LineExtent
  /// Whether the extent is that of several fonts, of which a line need not have all.
  package var mixesFaces = false
  /// The element whose `vertical-align: top` or `bottom` moves it with the line's edges; nil if it
  /// stands on the baseline.
  package var edge: LineEdgeAlignment?
}

/// To which edge of a line something is moved.
///
/// Sendable: a plain value.
package enum LineEdgeAlignment: Sendable, Hashable {
  case top, bottom
}

/// A box in a line, measured.
///
/// Sendable: a plain value.
package struct PreparedBox: Sendable {
  /// Which of the paragraph's boxes it is.
  package var box: Int
  /// The size of its content, and what is around it.
  package var inlineSize: Double
  package var blockSize: Double
  package var edges: LogicalEdges
  /// What of the edges is padding, which the background covers.
  package var padding = LogicalEdges.zero
  /// How far it reaches above and below the line's baseline.
  package var extent: LineExtent
  package var edge: LineEdgeAlignment?
  package var kind: Kind

  package enum Kind: Sendable {
    /// A picture; its own size is nil while it is not there.
    case image(address: String, alternativeText: String, natural: Size?)
    case custom(name: String)
    case empty
  }
}

/// What stands in a line: a cluster of text or a box; the items of a paragraph cover its text.
///
/// An item knows where it starts in the text and what draws it. The room it takes is its advance
/// together with what is added before and behind it: padding of the element that starts or ends
/// here, the gap that wide ruby makes.
///
/// Sendable: a plain value.
struct InlineItem: Sendable {
  /// Where it starts in the text, as a UTF-8 offset.
  var offset: Int32
  /// Its cluster in the paragraph's shaped text; of a box the index of the box.
  var content: Int32
  /// The room it takes, with what is added to it.
  var advance: Double
  /// What of the room is before it.
  var leading: Float = 0
  /// Its span, as an index.
  var span: Int32
  /// Its bidirectional level.
  var level: UInt8 = 0
  var kind: Kind

  enum Kind: UInt8 {
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
struct InlineSpan: Sendable {
  /// The items, as indices.
  var items: Range<Int>
  /// The run of the paragraph it is from.
  var run: Int
  var style: UsedStyle
  var orientation: GlyphOrientation
  var direction: TextDirection
  /// How far its baseline is above that of the line.
  var shift: Double
  /// What the text needs above and below the line's baseline, leading included.
  var extent: LineExtent
  /// Whether the extent is that of several fonts, of which a line need not have all.
  var mixesFaces = false
  /// The element whose `vertical-align: top` or `bottom` moves it with the line's edges; nil if it
  /// stands on the baseline.
  var edge: LineEdgeAlignment?
}

/// To which edge of a line something is moved.
///
/// Sendable: a plain value.
enum LineEdgeAlignment: Sendable, Hashable {
  case top, bottom
}

/// A box in a line, measured.
///
/// Sendable: a plain value.
struct PreparedBox: Sendable {
  /// Which of the paragraph's boxes it is.
  var box: Int
  /// The size of its content, and what is around it.
  var inlineSize: Double
  var blockSize: Double
  var edges: LogicalEdges
  /// What of the edges is padding, which the background covers.
  var padding = LogicalEdges.zero
  /// How far it reaches above and below the line's baseline.
  var extent: LineExtent
  var edge: LineEdgeAlignment?
  var kind: Kind

  enum Kind: Sendable {
    /// A picture; its own size is nil while it is not there.
    case image(address: String, alternativeText: String, natural: Size?)
    case custom(name: String)
    case empty
  }
}

/// A measured inline box.
package struct MeasuredInlineBox: Sendable {
  /// The index of the box in the paragraph.
  package var box: Int
  /// The size of the content along the line; see ``blockSize`` and ``edges`` for the rest of the
  /// box.
  package var inlineSize: Double
  package var blockSize: Double
  package var edges: LogicalEdges
  /// The padding included in ``edges``, which the background covers.
  package var padding = LogicalEdges.zero
  /// The extent of the box above and below the line's baseline.
  package var extent: LineExtent
  package var edge: LineEdgeAlignment?
  package var kind: Kind
  /// Whether the size or the edges depend on the width of the lines.
  var dependsOnLineWidth = false

  package enum Kind: Sendable {
    /// An image; its natural size is nil while it is not available.
    case image(address: String, alternativeText: String, natural: Size?)
    case custom(name: String)
    case empty
  }
}

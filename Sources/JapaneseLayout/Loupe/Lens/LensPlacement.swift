import TextLayout
import TextInteraction

/// How large a lens is and where it stands, on a page whose lines run from left to right.
///
/// Sendable: a plain value.
struct LensPlacement: Sendable, Hashable {
  /// The lens with its rim.
  let frame: Rect
  /// How much it magnifies.
  let scale: Double

  /// How much higher the glass is than the text in it.
  private static let headroom = 1.75
  /// The least height of an ellipse of a width of 1, and the least width of one of a height of 1.
  private static let (flattest, narrowest) = (0.3, 1.45)

  /// Makes room for a text and stands above a caret.
  ///
  /// - Parameters:
  ///   - content: the extent of the converted word as it was set.
  ///   - caret: where the lens is wanted.
  ///   - bounds: where it stays if it can; what is too large for it stands in its middle.
  ///   - options: the scale, the lift and the rim; only numbers that can be counted with.
  init(content: Size, caret: Rect, bounds: Rect, options: LoupeOptions) {
    let rim = 2 * options.glassInset
    let wanted = Self.glass(around: content, scale: options.scale)
    // All of the glass grows with the scale.
    let room = max((bounds.width - rim) / wanted.width, 0.1)
    scale = options.scale * min(1, room)
    let glass = Self.glass(around: content, scale: scale)
    let size = Size(width: glass.width + rim, height: glass.height + rim)
    frame = Rect(
      x: Self.place(
        caret.x + caret.width / 2 - size.width / 2, size.width, from: bounds.x, to: bounds.maxX),
      y: Self.place(
        caret.y + options.lift - size.height, size.height, from: bounds.y, to: bounds.maxY),
      width: size.width, height: size.height)
  }

  /// The extent of an ellipse that holds a text and something of what is around it.
  private static func glass(around content: Size, scale: Double) -> Size {
    let (width, height) = (max(content.width, 1) * scale, max(content.height, 1) * scale)
    // The corners of the text are on an ellipse of this width; see `headroom` for its height.
    let holding = (width + 0.6 * height) / (1 - 1 / (headroom * headroom)).squareRoot()
    let across = max(headroom * height, holding * flattest)
    return Size(width: max(holding, across * narrowest), height: across)
  }

  /// A place as near to the wanted one as bounds allow.
  private static func place(
    _ wanted: Double, _ extent: Double, from start: Double, to end: Double
  ) -> Double {
    guard extent <= end - start else { return (start + end - extent) / 2 }
    return min(max(wanted, start), end - extent)
  }
}

import TextInteraction
import TextLayout

/// The size and position of a lens, in logical coordinates in which lines run from left to right.
struct LensPlacement: Sendable, Hashable {
  /// The bounds of the lens with its rim.
  let frame: Rect
  /// The magnification.
  let scale: Double

  /// The ratio of the height of the glass to that of its text.
  private static let headroom = 1.75
  /// The minimum ratios of the height of the glass to its width, and of its width to its height.
  private static let (minimumHeightRatio, minimumWidthRatio) = (0.3, 1.45)

  /// Computes the size for a text and places the lens above a caret.
  ///
  /// - Parameters:
  ///   - content: the size of the converted word's layout.
  ///   - caret: the caret.
  ///   - bounds: the area in which the lens stays; a lens that is too large for it is centered.
  ///   - options: the scale, the lift and the rim, restricted to usable values.
  init(content: Size, caret: Rect, bounds: Rect, options: LoupeOptions) {
    let rim = 2 * options.glassInset
    let wanted = Self.glass(around: content, scale: options.scale)
    // The size of the glass is proportional to the scale.
    let fit = max((bounds.width - rim) / wanted.width, 0.1)
    scale = options.scale * min(1, fit)
    let glass = Self.glass(around: content, scale: scale)
    let size = Size(width: glass.width + rim, height: glass.height + rim)
    frame = Rect(
      x: Self.clamped(
        caret.x + caret.width / 2 - size.width / 2, size.width, from: bounds.x, to: bounds.maxX),
      y: Self.clamped(
        caret.y + options.lineOverlap - size.height, size.height, from: bounds.y, to: bounds.maxY),
      width: size.width, height: size.height)
  }

  /// Returns the size of an ellipse that contains a text and some of its surroundings.
  private static func glass(around content: Size, scale: Double) -> Size {
    let (width, height) = (max(content.width, 1) * scale, max(content.height, 1) * scale)
    // The corners of the text are on an ellipse of this width; `headroom` determines its height.
    let holding = (width + 0.6 * height) / (1 - 1 / (headroom * headroom)).squareRoot()
    let across = max(headroom * height, holding * minimumHeightRatio)
    return Size(width: max(holding, across * minimumWidthRatio), height: across)
  }

  /// Returns the start of an extent, as close to `wanted` as possible but with the extent within
  /// bounds.
  private static func clamped(
    _ wanted: Double, _ extent: Double, from start: Double, to end: Double
  ) -> Double {
    guard extent <= end - start else { return (start + end - extent) / 2 }
    return min(max(wanted, start), end - extent)
  }
}

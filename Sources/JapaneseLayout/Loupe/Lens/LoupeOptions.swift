public import MarkupText
import TextInteraction
public import TextLayout

/// The mode, size and placement of a ``LanguageLoupe``.
///
/// Lengths are in px; values that are negative or not finite count as 0.
public struct LoupeOptions: Sendable, Hashable {
  /// The form in which words are shown.
  public var mode: LoupeMode
  /// The magnification, from 0.25 to 16; NaN counts as 1.
  ///
  /// A word that is too long for ``bounds`` is magnified less.
  public var scale: Double
  /// The distance from a touch to the point shown, which is above it, so that the finger does not
  /// cover that point.
  public var touchOffset: Double
  /// The space between the frame of the lens and its glass, for the rim and the shadow.
  public var glassInset: Double
  /// The distance by which the frame overlaps the line, downward from the top of its caret.
  public var lineOverlap: Double
  /// The area in which the lens stays; nil for the page.
  public var bounds: Rect?
  /// The background color of the word, on the page and in the lens.
  public var highlight: CSSColor
  /// The color of the glass, behind the text in it.
  public var lensColor: CSSColor

  /// Creates options; the defaults suit touch input.
  public init(
    mode: LoupeMode = .romaji, scale: Double = 1.5, touchOffset: Double = 40,
    glassInset: Double = 7, lineOverlap: Double = 10, bounds: Rect? = nil,
    highlight: CSSColor = CSSColor(red: 0.788, green: 0.867, blue: 0.937, alpha: 0.75),
    lensColor: CSSColor = .white
  ) {
    self.mode = mode
    self.scale = scale
    self.touchOffset = touchOffset
    self.glassInset = glassInset
    self.lineOverlap = lineOverlap
    self.bounds = bounds
    self.highlight = highlight
    self.lensColor = lensColor
  }

  /// The options restricted to usable values.
  var usable: LoupeOptions {
    func length(_ value: Double) -> Double { max(0, value.clampedToPage) }
    var options = self
    options.scale = scale.isNaN ? 1 : min(max(scale, 0.25), 16)
    options.touchOffset = length(touchOffset)
    options.glassInset = min(length(glassInset), 1000)
    options.lineOverlap = length(lineOverlap)
    if let bounds {
      let numbers = [bounds.x, bounds.y, bounds.maxX, bounds.maxY]
      let isValid =
        numbers.allSatisfy { abs($0) <= .maximumExtent } && bounds.width > 0 && bounds.height > 0
      if !isValid { options.bounds = nil }
    }
    return options
  }
}

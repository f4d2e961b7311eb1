public import MarkupText
import TextInteraction
public import TextLayout

/// How a ``LanguageLoupe`` writes, how large it is and where it stands.
///
/// Lengths are in px; those that are not finite or below 0 are taken as 0.
///
/// Sendable: a plain value.
public struct LoupeOptions: Sendable, Hashable {
  /// How it writes words.
  public var mode: LoupeMode
  /// How much it magnifies, from 0.25 to 16; not a number is 1.
  ///
  /// A word too long for ``bounds`` is magnified less.
  public var scale: Double
  /// How far above a touch the place is that is looked at, so that the finger does not hide it.
  public var touchOffset: Double
  /// The room between the lens's frame and its glass: the rim and the shadow.
  public var glassInset: Double
  /// How far the frame reaches over the line, below the top of its caret.
  public var lift: Double
  /// Where the lens stays; nil for the page.
  public var bounds: Rect?
  /// The color behind the word, on the page and in the lens.
  public var highlight: CSSColor
  /// The color of the glass, behind the text in it.
  public var glass: CSSColor

  /// Options; without arguments those of a loupe under a finger.
  public init(
    mode: LoupeMode = .romaji, scale: Double = 1.5, touchOffset: Double = 40,
    glassInset: Double = 7, lift: Double = 10, bounds: Rect? = nil,
    highlight: CSSColor = CSSColor(red: 0.788, green: 0.867, blue: 0.937, alpha: 0.75),
    glass: CSSColor = .white
  ) {
    self.mode = mode
    self.scale = scale
    self.touchOffset = touchOffset
    self.glassInset = glassInset
    self.lift = lift
    self.bounds = bounds
    self.highlight = highlight
    self.glass = glass
  }

  /// The same with numbers that can be counted with.
  var usable: LoupeOptions {
    func length(_ value: Double) -> Double { max(0, value.clampedToPage) }
    var options = self
    options.scale = scale.isNaN ? 1 : min(max(scale, 0.25), 16)
    options.touchOffset = length(touchOffset)
    options.glassInset = min(length(glassInset), 1000)
    options.lift = length(lift)
    if let bounds {
      let numbers = [bounds.x, bounds.y, bounds.maxX, bounds.maxY]
      let isRoom =
        numbers.allSatisfy { abs($0) <= .greatestExtent } && bounds.width > 0 && bounds.height > 0
      if !isRoom { options.bounds = nil }
    }
    return options
  }
}

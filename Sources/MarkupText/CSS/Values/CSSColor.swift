import TextFoundation

/// A color in sRGB with an alpha component.
///
/// `currentcolor` is not a color but a reference to one; properties that accept it store the
/// keyword.
public struct CSSColor: Sendable, Hashable, CustomStringConvertible {
  /// The red component, from 0 to 1.
  public var red: Float
  /// The green component, from 0 to 1.
  public var green: Float
  /// The blue component, from 0 to 1.
  public var blue: Float
  /// The opacity, from 0 to 1.
  public var alpha: Float

  /// Creates a color from components from 0 to 1; other values are clamped, and NaN becomes 0.
  public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    // NaN is not greater than 0 and therefore becomes 0.
    func clamped(_ component: Float) -> Float { component > 0 ? min(component, 1) : 0 }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }

  /// Creates an opaque color from 0xRRGGBB; higher bits are ignored.
  public init(rgb: UInt32) {
    func component(_ shift: UInt32) -> Float { Float(rgb >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }

  /// Parses a color of CSS Color 4, or returns nil if the text is not a supported color.
  ///
  /// Supported are `#rgb`, `#rrggbbaa`, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`,
  /// `oklch()`, `color()` with all predefined spaces, and the 148 names; not supported are
  /// `currentcolor`, system colors and CSS Color 5.
  ///
  /// ```swift
  /// CSSColor(parsing: "hsl(120deg 100% 25%)")?.bytes   // (0, 128, 0, 255)
  /// CSSColor(parsing: "oklch(52% 0.177 142.5)")?.bytes  // (0, 128, 0, 255)
  /// ```
  ///
  /// Components out of range are clamped, as the standard requires (§4.1), and colors outside of
  /// sRGB are clipped to it. `clear`, Apple's name that GSFancyText supported, means `transparent`.
  public init?(parsing text: String) {
    var reader = ValueReader(StyleTokenSlice(StyleTokenList(tokenizing: text)))
    guard let color = reader.color(), reader.isAtEnd else { return nil }
    self = color
  }

  /// Opaque black.
  public static let black = CSSColor(rgb: 0)
  /// Opaque white.
  public static let white = CSSColor(rgb: 0xFFFFFF)
  /// Fully transparent black, the standard's definition of `transparent`.
  public static let transparent = CSSColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The components red, green, blue and alpha, rounded to 0…255.
  public var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    func byte(_ component: Float) -> UInt8 {
      component > 0 ? UInt8((min(component, 1) * 255).rounded()) : 0
    }
    return (byte(red), byte(green), byte(blue), byte(alpha))
  }

  /// The color in CSS syntax: `#rrggbb` or `#rrggbbaa` if that is exact, and otherwise
  /// `color(srgb r g b / alpha)`.
  public var description: String {
    let (red, green, blue, alpha) = bytes
    let rounded = CSSColor(
      red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255,
      alpha: Float(alpha) / 255)
    if rounded == self {
      let pairs = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
      let digits = pairs.flatMap {
        [UInt8.hexadecimalDigit(of: $0 >> 4), UInt8.hexadecimalDigit(of: $0 & 0xF)]
      }
      return "#" + String(decoding: digits, as: UTF8.self)
    }
    let components = [self.red, self.green, self.blue].map { cssText($0) }.joined(separator: " ")
    return "color(srgb \(components) / \(cssText(self.alpha)))"
  }
}

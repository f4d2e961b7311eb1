import MarkupText
import TextLayout

/// An sRGB color with 8 bits for each component.
struct RGB: Sendable, Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates the color that results from compositing a color over an opaque one.
  init(_ color: CSSColor, on backdrop: RGB) {
    let (red, green, blue, alpha) = color.bytes
    func mixed(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      let sum = Int(upper) * Int(alpha) + Int(lower) * Int(255 - alpha)
      return UInt8((sum + 127) / 255)
    }
    self.init(mixed(red, backdrop.red), mixed(green, backdrop.green), mixed(blue, backdrop.blue))
  }

  /// The backdrop where nothing is filled.
  static let paper = RGB(255, 255, 255)
}

/// The style of one terminal cell.
struct CellStyle: Sendable, Hashable {
  /// Text attributes that are on or off.
  struct Attributes: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1)
    static let italic = Attributes(rawValue: 2)
    static let lineThrough = Attributes(rawValue: 4)
    static let overline = Attributes(rawValue: 8)

    /// Attributes that come from decoration lines rather than from fonts.
    static let lines: Attributes = [.lineThrough, .overline]
  }

  /// An underline style; raw values are the parameters of SGR 4.
  enum Underline: UInt8, Sendable { case none, solid, double, wavy, dotted, dashed }

  /// The text color; nil for the terminal's default.
  var foreground: RGB?
  /// The background color; nil for the terminal's default.
  var background: RGB?
  var attributes: Attributes = []
  var underline = Underline.none
  /// The number of the cell's link; 0 for none.
  var link: Int32 = 0

  /// Whether a blank cell with this style is visible.
  var showsBlanks: Bool {
    background != nil || underline != .none || !attributes.isDisjoint(with: .lines)
  }
}

extension CellStyle.Underline {
  /// Creates the underline style for a `text-decoration-style`.
  init(_ style: StyleKeyword) {
    switch style {
    case .double: self = .double
    case .wavy: self = .wavy
    case .dotted: self = .dotted
    case .dashed: self = .dashed
    default: self = .solid
    }
  }
}

extension CellStyle {
  /// Creates the style of a run of text.
  init(of run: GlyphRun) {
    foreground = RGB(run.color, on: .paper)
    if run.face.weight >= 600 { attributes.insert(.bold) }
    if run.face.isItalic { attributes.insert(.italic) }
  }

  /// Adds a decoration line.
  mutating func add(_ line: DecorationLine) {
    switch line.kind {
    case .lineThrough: attributes.insert(.lineThrough)
    case .overline: attributes.insert(.overline)
    default: underline = Underline(line.style)
    }
  }
}

import MarkupText
import TextLayout

/// A color as terminals know it.
///
/// Sendable: a plain value.
struct RGB: Sendable, Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The color of something on a ground.
  init(_ color: CSSColor, on ground: RGB) {
    let (red, green, blue, alpha) = color.bytes
    func mixed(_ upper: UInt8, _ lower: UInt8) -> UInt8 {
      let sum = Int(upper) * Int(alpha) + Int(lower) * Int(255 - alpha)
      return UInt8((sum + 127) / 255)
    }
    self.init(mixed(red, ground.red), mixed(green, ground.green), mixed(blue, ground.blue))
  }

  /// What a drawing is on if nothing is filled.
  static let paper = RGB(255, 255, 255)
}

/// How one cell of a terminal looks.
///
/// Sendable: a plain value.
struct CellStyle: Sendable, Hashable {
  /// What is on or off.
  struct Attributes: OptionSet, Sendable, Hashable {
    let rawValue: UInt8

    static let bold = Attributes(rawValue: 1)
    static let italic = Attributes(rawValue: 2)
    static let lineThrough = Attributes(rawValue: 4)
    static let overline = Attributes(rawValue: 8)

    /// Those that a drawing makes by lines, not by fonts.
    static let lines: Attributes = [.lineThrough, .overline]
  }

  /// A line under text, by its number in SGR 4.
  enum Underline: UInt8, Sendable { case none, solid, double, wavy, dotted, dashed }

  /// The color of the text; nil for the terminal's own.
  var foreground: RGB?
  /// The color behind it; nil for the terminal's own.
  var background: RGB?
  var attributes: Attributes = []
  var underline = Underline.none
  /// The number of the link that it belongs to; 0 for none.
  var link: Int32 = 0

  /// Whether a blank of this style is seen.
  var showsBlanks: Bool {
    background != nil || underline != .none || !attributes.isDisjoint(with: .lines)
  }
}

extension CellStyle.Underline {
  /// The line of a `text-decoration-style`.
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
  /// The style of a run of text.
  init(of run: GlyphRun) {
    foreground = RGB(run.color, on: .paper)
    if run.face.weight >= 600 { attributes.insert(.bold) }
    if run.face.isItalic { attributes.insert(.italic) }
  }

  /// Adds a line at the text.
  mutating func add(_ line: DecorationLine) {
    switch line.kind {
    case .lineThrough: attributes.insert(.lineThrough)
    case .overline: attributes.insert(.overline)
    default: underline = Underline(line.style)
    }
  }
}

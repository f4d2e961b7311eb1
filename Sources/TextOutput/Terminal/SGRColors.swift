import TextLayout

/// A color as an SGR parameter.
enum SGRColor: Sendable, Hashable {
  case rgb(RGB)
  case palette(Int)
  case basic(Int)

  func parameters(isBackground: Bool) -> String {
    switch self {
    case .rgb(let color):
      "\(isBackground ? 48 : 38);2;\(color.red);\(color.green);\(color.blue)"
    case .palette(let index): "\(isBackground ? 48 : 38);5;\(index)"
    case .basic(let index):
      String((index < 8 ? 30 + index : 82 + index) + (isBackground ? 10 : 0))
    }
  }
}

/// Maps the colors of a drawing to the colors that a terminal supports.
struct SGRColors: Sendable {
  private let colors: TerminalOptions.Colors
  private let foreground: RGB
  private var found: [RGB: Int] = [:]

  init(_ options: TerminalOptions) {
    colors = options.colors
    foreground = RGB(options.foreground, on: .paper)
  }

  /// Whether the terminal supports `4:3`; one with 16 colors may read it as `4` and `3`.
  var hasUnderlineStyles: Bool { colors == .trueColor || colors == .palette256 }

  /// Returns the colors of a cell.
  ///
  /// Text in the terminal's default color retains that color if the cell has no background. If the
  /// palette maps text and background to the same color, the text becomes black or white.
  mutating func colors(of style: CellStyle) -> (foreground: SGRColor?, background: SGRColor?) {
    guard let backdrop = style.background else {
      let isOwn = style.foreground == nil || style.foreground == foreground
      return (isOwn ? nil : style.foreground.map { color($0) }, nil)
    }
    let text = style.foreground ?? foreground
    var colors = (foreground: color(text), background: color(backdrop))
    if colors.foreground == colors.background, text != backdrop {
      let isDark = Oklab(backdrop).lightness < 0.6
      colors.foreground = color(isDark ? RGB(255, 255, 255) : RGB(0, 0, 0))
    }
    return colors
  }

  private mutating func color(_ color: RGB) -> SGRColor {
    switch colors {
    case .trueColor, .none: .rgb(color)
    case .palette256: .palette(index(color, .xterm240))
    case .palette16: .basic(index(color, .xterm16))
    }
  }

  private mutating func index(_ color: RGB, _ palette: TerminalPalette) -> Int {
    if let index = found[color] { return index }
    let index = palette.nearest(to: color)
    found[color] = index
    return index
  }
}

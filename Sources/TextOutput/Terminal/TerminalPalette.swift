import TextLayout

/// A terminal palette with a search for the nearest color.
struct TerminalPalette: Sendable {
  private let colors: [Oklab]
  /// The palette index of the first color.
  private let first: Int

  /// Returns the index of the nearest color; on a tie, the lowest one.
  func nearest(to color: RGB) -> Int {
    let wanted = Oklab(color)
    var best = (index: 0, distance: Double.infinity)
    for (index, color) in colors.enumerated() {
      let distance = color.squaredDistance(to: wanted)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index + first
  }

  /// Returns the color at an index, as xterm displays it.
  static func color(_ index: Int) -> RGB {
    if index < 16 { return basic[max(index, 0)] }
    if index < 232 {
      let number = index - 16
      return RGB(levels[number / 36], levels[number / 6 % 6], levels[number % 6])
    }
    let gray = UInt8(8 + 10 * min(index - 232, 23))
    return RGB(gray, gray, gray)
  }

  /// The 6 × 6 × 6 color cube and the 24 grays, 16 to 255; the first 16 colors vary among
  /// terminals.
  static let xterm240 = TerminalPalette(16..<256)

  /// The 16 colors of ECMA-48 with the default values of xterm (XTerm-col.ad).
  static let xterm16 = TerminalPalette(0..<16)

  private init(_ indices: Range<Int>) {
    first = indices.lowerBound
    colors = indices.map { Oklab(Self.color($0)) }
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
  private static let basic = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0), RGB(0, 0, 238),
    RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229), RGB(127, 127, 127), RGB(255, 0, 0),
    RGB(0, 255, 0), RGB(255, 255, 0), RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255),
    RGB(255, 255, 255),
  ]
}

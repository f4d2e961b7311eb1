import MarkupText
import TextLayout

/// The strokes of a text decoration line, in coordinates along and across the line.
struct DecorationStroke {
  /// A straight stroke: its start and end along the line, and its offset across it (downward, or to
  /// the left if the line is vertical).
  struct Part: Equatable {
    var start: Double
    var end: Double
    var side: Double
  }

  let line: DecorationLine
  /// The straight strokes; empty for a wavy line.
  var parts: [Part] = []
  /// The lengths of dashes and gaps; empty for a continuous line.
  var dashes: [Double] = []
  /// Whether the dashes have round caps.
  var isRound = false
  /// The number of waves, and the offset of their control points across the line; nil for other
  /// line styles.
  var waves: (count: Int, height: Double)?

  /// The maximum number of waves, more than a line on a page needs; longer lines get longer waves.
  private static let maximumWaveCount = 4_000.0

  init(_ line: DecorationLine) {
    self.line = line
    let (length, thickness) = (line.length, line.thickness)
    switch line.style {
    case .double:
      // The second stroke is on the side away from the text; for line-through, each is half the
      // distance away.
      let first: Double =
        switch line.kind {
        case .overline: -2 * thickness
        case .lineThrough: -thickness
        default: 0
        }
      parts = [first, first + 2 * thickness].map { Part(start: 0, end: length, side: $0) }
    case .dotted:
      isRound = true
      // Dots are strokes of zero length with round caps; the first and the last lie within the
      // line.
      let strokeLength = max(length - thickness, 0)
      let gaps = (strokeLength / (2 * thickness)).rounded(.down)
      parts = [Part(start: thickness / 2, end: thickness / 2 + strokeLength, side: 0)]
      dashes = [0, gaps > 0 ? strokeLength / gaps : thickness * 2]
    case .dashed:
      let dash = 3 * thickness
      var gaps = ((length - dash) / (5 * thickness)).rounded()
      if dash * (gaps + 1) + thickness * gaps > length { gaps -= 1 }
      parts = [Part(start: 0, end: length, side: 0)]
      // The line starts and ends with a dash.
      if gaps > 0 { dashes = [dash, (length - dash * (gaps + 1)) / gaps] }
    case .wavy:
      // The wavelength and height are those of Chromium, rounded to whole waves.
      let unit = max(2, thickness)
      let count = (length / (4 * unit)).rounded()
      waves = (Int(count.isFinite ? min(max(count, 1), Self.maximumWaveCount) : 1), 1.5 * unit)
    default: parts = [Part(start: 0, end: length, side: 0)]
    }
  }
}

extension DecorationLine {
  /// The approximate area that the line covers.
  var covered: Rect {
    let side = thickness * 3
    return isVertical
      ? Rect(x: start.x - side, y: start.y, width: 2 * side, height: length)
      : Rect(x: start.x, y: start.y - side, width: length, height: 2 * side)
  }
}

extension XMLBuffer {
  mutating func stroke(_ stroke: DecorationStroke, _ color: CSSColor) {
    let line = stroke.line
    markup("<path d=\"")
    for part in stroke.parts {
      markup("M")
      point(line, along: part.start, side: part.side)
      markup(line.isVertical ? "v" : "h")
      number(part.end - part.start)
    }
    if let waves = stroke.waves {
      let step = line.length / Double(waves.count)
      markup("M")
      point(line, along: 0, side: 0)
      markup("c")
      vector(line, along: step / 2, side: waves.height)
      for index in 0..<waves.count {
        // `s` is a smooth continuation of the previous curve.
        markup(index == 0 ? " " : "s")
        vector(line, along: step / 2, side: -waves.height)
        markup(" ")
        vector(line, along: step, side: 0)
      }
    }
    markup("\" fill=\"none\"")
    self.stroke(color)
    attribute("stroke-width", line.thickness)
    if !stroke.dashes.isEmpty { attribute("stroke-dasharray", numbers: stroke.dashes) }
    if stroke.isRound { markup(" stroke-linecap=\"round\"") }
    markup("/>\n")
  }

  private mutating func point(_ line: DecorationLine, along: Double, side: Double) {
    number(line.start.x + (line.isVertical ? -side : along))
    markup(" ")
    number(line.start.y + (line.isVertical ? along : side))
  }

  private mutating func vector(_ line: DecorationLine, along: Double, side: Double) {
    number(line.isVertical ? -side : along, decimals: 3)
    markup(" ")
    number(line.isVertical ? along : side, decimals: 3)
  }
}

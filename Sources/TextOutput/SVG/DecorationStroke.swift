import MarkupText
import TextLayout

/// How a line at text is stroked, in coordinates along and across it.
struct DecorationStroke {
  /// A part of it: from where to where it runs, and how far to the side it is: down, or to the left
  /// if the line runs down.
  struct Part: Equatable {
    var start: Double
    var end: Double
    var side: Double
  }

  let line: DecorationLine
  /// The straight parts; none of a wave.
  var parts: [Part] = []
  /// The lengths of dashes and gaps; empty for a line without gaps.
  var dashes: [Double] = []
  /// Whether the dashes have round ends.
  var isRound = false
  /// How many waves it has, and how far to the side their control points are; nil if it is
  /// straight.
  var waves: (count: Int, height: Double)?

  /// More parts than a line on a page can have: longer ones get longer waves.
  private static let mostWaves = 4_000.0

  init(_ line: DecorationLine) {
    self.line = line
    let (length, thickness) = (line.length, line.thickness)
    switch line.style {
    case .double:
      // The second one is on the far side of the text; of lines through it each is half away.
      let first: Double =
        switch line.kind {
        case .overline: -2 * thickness
        case .lineThrough: -thickness
        default: 0
        }
      parts = [first, first + 2 * thickness].map { Part(start: 0, end: length, side: $0) }
    case .dotted:
      isRound = true
      // Dots are strokes of no length with round ends, the first and the last inside of the line.
      let room = max(length - thickness, 0)
      let gaps = (room / (2 * thickness)).rounded(.down)
      parts = [Part(start: thickness / 2, end: thickness / 2 + room, side: 0)]
      dashes = [0, gaps > 0 ? room / gaps : thickness * 2]
    case .dashed:
      let dash = 3 * thickness
      var gaps = ((length - dash) / (5 * thickness)).rounded()
      if dash * (gaps + 1) + thickness * gaps > length { gaps -= 1 }
      parts = [Part(start: 0, end: length, side: 0)]
      // It ends with a dash, as it begins with one.
      if gaps > 0 { dashes = [dash, (length - dash * (gaps + 1)) / gaps] }
    case .wavy:
      // As long and as high as Chromium draws them, but whole ones.
      let unit = max(2, thickness)
      let count = (length / (4 * unit)).rounded()
      waves = (Int(count.isFinite ? min(max(count, 1), Self.mostWaves) : 1), 1.5 * unit)
    default: parts = [Part(start: 0, end: length, side: 0)]
    }
  }
}

extension DecorationLine {
  /// What the line covers, about.
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
        // What comes next begins as the one before ends: `s` says so.
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

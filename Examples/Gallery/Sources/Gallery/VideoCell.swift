import MarkupText
import TextDrawing
import TextLayout
import VisualFormat

/// A cell of a list of videos: VisualFormat finds the boxes, a layout fills each of them.
func videoCell(_ pages: Pages, _ fonts: PangoFonts) throws -> Drawing {
  let (width, margin) = (560.0, 16.0)
  let tree = MarkupTree(parsing: try pages.text("video-cell.html"))
  let cascade = try pages.cascade("video-cell.css")
  let typesetter = Typesetter(measurer: fonts, options: TypesetterOptions(customBoxes: icons))
  let program = try FormatProgram(parsing: try pages.text("video-cell.vfl"))
  let solver = LayoutSolver(metrics: ["margin": margin, "gap": 14])

  // The widths come from the rules, the heights of the texts from their layouts at these widths.
  let space = LayoutSize(width: width, height: 0)
  let widths = solver.solve(program, in: space)
  var layouts: [String: MarkupLayout] = [:]
  var boxes: [String: PresetFrame] = [:]
  for name in widths.names {
    guard let node = tree.elements.first(where: { $0["id"] == name }), let frame = widths[name]
    else { continue }
    let layout = typesetter.layout(
      StyledText(node, cascade: cascade), in: LayoutSpace(inlineSize: frame.width))
    layout.printDiagnostics(name)
    layouts[name] = layout
    boxes[name] = PresetFrame(height: layout.size.height)
  }
  let solution = solver.solve(program, boxes: boxes, in: space)

  let height = (solution.boxes.values.map(\.frame.maxY).max() ?? 0) + margin
  var page = DisplayList(
    size: Size(width: width, height: height), language: "ja", title: "帰り道のほうき星")
  page.items.append(.fill(Rect(x: 0, y: 0, width: width, height: height), .night))
  if let frame = solution["picture"] {
    page.items += comet(in: Rect(frame))
  }
  if let frame = solution["badge"] { page.items.append(.fill(Rect(frame), .green)) }
  for name in solution.names {
    guard let frame = solution[name], let layout = layouts[name] else { continue }
    page.draw(layout.displayList(), at: Rect(frame).origin)
  }
  let png = try PangoRenderer(fonts: fonts).png(page, scale: 2)
  return Drawing(name: "video-cell", files: [("png", png), ("svg", Array(page.svg().utf8))])
}

/// What stands in the place of `<lambda id="hd">` and the others: a word in a frame.
private let icons: [String: CustomBox] = {
  let words = ["hd": "HD", "cc": "字幕", "age": "全年齢"]
  return words.mapValues { word in
    CustomBox { frame, canvas in
      canvas.draw(DisplayPath(outlineOf: frame, color: .gray))
      let font = FontRequest(families: [.named("Noto Sans CJK JP")], size: 9, weight: 700)
      // Drawn once to learn how wide it is.
      var trial = canvas
      let width = trial.draw(word, at: frame.origin, font: font)
      canvas.draw(
        word, at: Point(x: frame.x + (frame.width - width) / 2, y: frame.maxY - 4), font: font,
        color: .gray)
    }
  }
}()

/// The picture of the cell: a comet above a hill.
private func comet(in frame: Rect) -> [DisplayItem] {
  func point(_ x: Double, _ y: Double) -> Point {
    Point(x: frame.x + x * frame.width, y: frame.y + y * frame.height)
  }
  let tail = DisplayPath(
    elements: [
      .move(point(0.72, 0.3)), .line(point(0.12, 0.05)), .line(point(0.7, 0.38)), .close,
    ], fill: CSSColor(rgb: 0x8FA8D8))
  let head = DisplayPath(
    elements: [
      .move(point(0.68, 0.34)),
      .curve(point(0.68, 0.26), point(0.78, 0.26), point(0.78, 0.34)),
      .curve(point(0.78, 0.42), point(0.68, 0.42), point(0.68, 0.34)), .close,
    ], fill: .white)
  let hill = DisplayPath(
    elements: [
      .move(point(0, 1)), .line(point(0, 0.78)),
      .curve(point(0.3, 0.55), point(0.6, 0.95), point(1, 0.7)), .line(point(1, 1)), .close,
    ], fill: CSSColor(rgb: 0x1C3B2E))
  return [.pushClip(frame), .fill(frame, CSSColor(rgb: 0x27335C))]
    + [tail, head, hill].map { .path($0) } + [.popClip]
}

extension Rect {
  /// The place of a box that VisualFormat has found.
  fileprivate init(_ frame: LayoutFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension DisplayPath {
  /// The outline of a rectangle, half a px inside of it.
  fileprivate init(outlineOf rect: Rect, color: CSSColor) {
    let (left, top) = (rect.x + 0.5, rect.y + 0.5)
    let (right, bottom) = (rect.maxX - 0.5, rect.maxY - 0.5)
    self.init(
      elements: [
        .move(Point(x: left, y: top)), .line(Point(x: right, y: top)),
        .line(Point(x: right, y: bottom)), .line(Point(x: left, y: bottom)), .close,
      ], stroke: color)
  }
}

extension CSSColor {
  fileprivate static let night = CSSColor(rgb: 0x0B0C0F)
  fileprivate static let green = CSSColor(rgb: 0x1CE783)
  fileprivate static let gray = CSSColor(rgb: 0x9AA3AD)
}

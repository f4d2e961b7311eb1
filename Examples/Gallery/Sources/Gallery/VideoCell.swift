import MarkupText
import TextDrawing
import TextLayout
import TextOutput
import VisualFormat

/// Draws a cell of a list of videos: VisualFormat computes the boxes, and each box contains a
/// layout.
func videoCell(_ pages: Pages, _ fonts: PangoFonts) throws -> Drawing {
  let (width, margin) = (640.0, 20.0)
  let tree = MarkupTree(parsing: try pages.text("video-cell.html"))
  let cascade = try pages.cascade("video-cell.css")
  let typesetter = Typesetter(measurer: fonts, options: TypesetterOptions(customBoxes: icons))
  let program = try FormatProgram(parsing: try pages.text("video-cell.vfl"))
  let solver = LayoutSolver(metrics: ["margin": margin, "gap": 18])

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
    page.items += nightSky(in: Rect(frame))
  }
  for (name, color) in [("track", CSSColor.slate), ("watched", .green)] {
    if let frame = solution[name] { page.items.append(.fill(Rect(frame), color)) }
  }
  if let frame = solution["badge"] {
    page.items.append(.path(DisplayPath(roundedRect: Rect(frame), radius: 3, fill: .green)))
  }
  for name in solution.names {
    guard let frame = solution[name], let layout = layouts[name] else { continue }
    page.draw(layout.displayList(), at: Rect(frame).origin)
  }
  let png = try PangoRenderer(fonts: fonts).png(page, scale: 2)
  return Drawing(name: "video-cell", files: [("png", png), ("svg", Array(page.svg().utf8))])
}

/// The replacements for `<lambda id="hd">` and similar elements: framed words.
private let icons: [String: CustomBox] = {
  let words = ["hd": "HD", "cc": "字幕", "age": "全年齢"]
  return words.mapValues { word in
    CustomBox { frame, canvas in
      let inner = Rect(
        x: frame.x + 0.5, y: frame.y + 0.5, width: frame.width - 1, height: frame.height - 1)
      canvas.draw(DisplayPath(roundedRect: inner, radius: 3, stroke: .gray))
      let font = FontRequest(families: [.named("Noto Sans CJK JP")], size: 9, weight: 700)
      // Draws the word to measure its width.
      var trial = canvas
      let width = trial.draw(word, at: frame.origin, font: font)
      canvas.draw(
        word, at: Point(x: frame.x + (frame.width - width) / 2, y: frame.maxY - 4.5), font: font,
        color: .gray)
    }
  }
}()

extension Rect {
  /// Creates a rectangle from a frame of VisualFormat.
  fileprivate init(_ frame: LayoutFrame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}

extension CSSColor {
  fileprivate static let night = CSSColor(rgb: 0x0B0C0F)
  fileprivate static let green = CSSColor(rgb: 0x1CE783)
  fileprivate static let slate = CSSColor(rgb: 0x3A3F47)
  fileprivate static let gray = CSSColor(rgb: 0x9AA3AD)
}

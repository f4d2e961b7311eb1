import VisualFormat

/// Returns a picture of panes in a row, as SVG.
func svg(of screens: [Pane]) -> String {
  let gap = 20.0
  var body = ""
  var left = gap
  for screen in screens {
    body += rectangle(screen.layoutFrame, dx: left, dy: gap, fill: "#ffffff", name: "")
    for pane in screen.panes {
      body += rectangle(pane.layoutFrame, dx: left, dy: gap, fill: "#cfe3ff", name: pane.name)
    }
    left += screen.layoutFrame.width + gap
  }
  let height = (screens.map(\.layoutFrame.height).max() ?? 0) + 2 * gap
  return """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(left)" height="\(height)" \
    font-family="sans-serif" font-size="12" text-anchor="middle">
    <rect width="100%" height="100%" fill="#e8e8e8"/>
    \(body)</svg>

    """
}

private func rectangle(
  _ frame: LayoutFrame, dx: Double, dy: Double, fill: String, name: String
) -> String {
  let (x, y) = (frame.x + dx, frame.y + dy)
  let box = """
    <rect x="\(x)" y="\(y)" width="\(frame.width)" height="\(frame.height)" \
    fill="\(fill)" stroke="#345"/>

    """
  guard !name.isEmpty else { return box }
  return box + """
    <text x="\(x + frame.width / 2)" y="\(y + frame.height / 2 + 4)">\(name)</text>

    """
}

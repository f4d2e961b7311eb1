import VisualFormat

/// A minimal view: a name, a frame and subviews.
final class Pane: LayoutBox {
  let name: String
  var layoutFrame: LayoutFrame
  var flexibleEdges: FlexibleEdges = []
  private(set) var panes: [Pane] = []

  init(_ name: String, width: Double = 0, height: Double = 0) {
    self.name = name
    layoutFrame = LayoutFrame(width: width, height: height)
  }

  func addPane(_ pane: Pane) { panes.append(pane) }

  /// A line for each pane: its name, its frame and its flexible edges.
  var listing: String {
    panes.map { pane in
      let frame = pane.layoutFrame
      return "  \(pane.name): \(frame.width) × \(frame.height) at \(frame.x), \(frame.y)"
        + "; flexible: \(pane.flexibleEdges)\n"
    }.joined()
  }
}

import MarkupText

/// Lays out a horizontal rule.
///
/// As in browsers, a rule is an empty box with a border of 1 px, whose upper and left lines are
/// darker; `color` and `noshade` give it a single color (HTML §15.3.9). In a terminal it is a line
/// in the middle of a row.
struct RuleLayout {
  private let blocks: BlockSizing
  private let index: Int
  private let block: StyledBlock

  init(_ blocks: BlockSizing, _ index: Int) {
    self.blocks = blocks
    self.index = index
    block = blocks.text.blocks[index]
  }

  /// Lays out the rule.
  func layOut(
    in flow: ContainingBlock, at cursor: inout FlowCursor, into fragments: inout FragmentStore
  ) {
    let edges = blocks.edges(of: block, in: flow)
    cursor.begin(index, margin: edges.margin.blockStart, placing: &fragments)
    let frame: Rect
    if let grid = blocks.context.measurer.grid {
      frame = self.frame(
        at: cursor.y, border: 0, height: grid.rowHeight, edges: edges, in: flow)
      fragments.boxes[index].lines = [line(in: frame, grid: grid)]
    } else {
      frame = self.frame(at: cursor.y, border: 2, height: height + 2, edges: edges, in: flow)
      fragments.boxes[index].lines = lines(in: frame)
    }
    fragments.boxes[index].frame = frame
    fragments.boxes[index].content = frame
    cursor.y = frame.maxY
    cursor.lastContent = (nil, cursor.y)
    cursor.margin.add(edges.margin.blockEnd)
  }

  /// Returns the frame of the rule, whose border is outside of its specified width.
  private func frame(
    at y: Double, border: Double, height: Double, edges: BoxEdges, in flow: ContainingBlock
  ) -> Rect {
    let free = max(0, flow.width - edges.margin.inlineSum - border)
    let width = blocks.inlineSize(of: block, available: free, base: flow.width) ?? free
    let start = blocks.startOffset(of: block, width: width + border, edges: edges, in: flow)
    return Rect(x: flow.x + start, y: y, width: width + border, height: height)
  }

  /// Returns the line of a rule in a terminal.
  private func line(in frame: Rect, grid: LayoutGrid) -> BoxLine {
    var line = frame
    line.y += grid.rowHeight / 2 - 0.5
    line.height = 1
    return BoxLine(frame: line, color: block.box.color)
  }

  /// The height between the border lines: `height`, or the `size` attribute without the border.
  private var height: Double {
    if let given = blocks.givenHeight(of: block, natural: 0) { return given }
    return max(0, (block.node["size"].flatMap { Double(htmlDimension: $0) } ?? 2) - 2)
  }

  private func lines(in frame: Rect) -> [BoxLine] {
    let color = block.box.color
    if block.node["color"] != nil || block.node["noshade"] != nil {
      return [BoxLine(frame: frame, color: color)]
    }
    // The two colors that browsers derive from the color of the rule.
    let (dark, light) = (color.mixed(withWhite: 0.205), color.mixed(withWhite: 0.87))
    var lines = BoxLine.border(of: frame, width: 1)
    for (index, isDark) in zip(lines.indices, [true, false, true, false]) {
      lines[index].color = isDark ? dark : light
    }
    return lines
  }
}

extension CSSColor {
  /// Returns the color mixed with a proportion of white.
  fileprivate func mixed(withWhite part: Float) -> CSSColor {
    func mix(_ value: Float) -> Float { ((value + (1 - value) * part) * 255).rounded() / 255 }
    return CSSColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: alpha)
  }
}

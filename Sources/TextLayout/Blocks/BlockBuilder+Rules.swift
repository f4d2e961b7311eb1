import MarkupText

extension BlockBuilder {
  /// Lays out a horizontal rule.
  ///
  /// As in browsers, a rule is an empty box with a border of 1 px, of which the upper and left
  /// lines are darker; `color` and `noshade` give it a single color (HTML §15.3.9).
  mutating func layoutRule(_ index: Int, in flow: BlockFlow) {
    let block = text.blocks[index]
    let edges = boxEdges(of: block.style, in: flow)
    margin.add(edges.margin.blockStart)
    unplaced.append(index)
    flushMargin()
    if let grid = context.measurer.grid {
      layoutGridRule(index, edges: edges, grid: grid, in: flow)
    } else {
      let border = 2.0
      let free = max(0, flow.width - edges.margin.inlineSum - border)
      let width = usedInlineSize(of: block.style, available: free, base: flow.width) ?? free
      let start = startOffset(of: block, width: width + border, edges: edges, in: flow)
      let frame = Rect(
        x: flow.x + start, y: y, width: width + border, height: ruleHeight(of: block) + border)
      finishRule(index, frame: frame, lines: ruleLines(of: block, in: frame))
    }
    lastContent = (nil, y)
    margin.add(edges.margin.blockEnd)
  }

  /// Lays out a rule in a terminal: a line in the middle of a row.
  private mutating func layoutGridRule(
    _ index: Int, edges: BoxEdges, grid: LayoutGrid, in flow: BlockFlow
  ) {
    let block = text.blocks[index]
    let free = max(0, flow.width - edges.margin.inlineSum)
    let width = usedInlineSize(of: block.style, available: free, base: flow.width) ?? free
    let start = startOffset(of: block, width: width, edges: edges, in: flow)
    let frame = Rect(x: flow.x + start, y: y, width: width, height: grid.rowHeight)
    var line = frame
    line.y += grid.rowHeight / 2 - 0.5
    line.height = 1
    finishRule(index, frame: frame, lines: [BoxLine(frame: line, color: block.style.color)])
  }

  private mutating func finishRule(_ index: Int, frame: Rect, lines: [BoxLine]) {
    boxes[index].frame = frame
    boxes[index].content = frame
    boxes[index].lines = lines
    y = frame.maxY
  }

  /// Returns the height between the border lines: `height`, or the `size` attribute without the
  /// border.
  private func ruleHeight(of block: StyledBlock) -> Double {
    if let given = givenHeight(block.style, natural: 0) { return given }
    return max(0, (block.node["size"].flatMap { Double(htmlDimension: $0) } ?? 2) - 2)
  }

  private func ruleLines(of block: StyledBlock, in frame: Rect) -> [BoxLine] {
    let color = block.style.color
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

import MarkupText

extension BlockBuilder {
  /// Sets a line across: as in browsers an empty box with a line of 1 px around it, the upper and
  /// left one darker; `color` and `noshade` make it plain (HTML §15.3.9).
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

  /// In a terminal the line is in the middle of a row of its own.
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

  /// The height between the lines: `height`, or the attribute `size` less its lines.
  private func ruleHeight(of block: FlowBlock) -> Double {
    if let given = givenHeight(block.style, natural: 0) { return given }
    return max(0, (block.node["size"].flatMap { Double(htmlDimension: $0) } ?? 2) - 2)
  }

  private func ruleLines(of block: FlowBlock, in frame: Rect) -> [BoxLine] {
    let color = block.style.color
    if block.node["color"] != nil || block.node["noshade"] != nil {
      return [BoxLine(frame: frame, color: color)]
    }
    // The two colors that browsers make of the one.
    let (dark, light) = (color.mixed(withWhite: 0.2), color.mixed(withWhite: 0.87))
    var lines = BoxLine.border(of: frame, width: 1)
    for (index, isDark) in zip(lines.indices, [true, false, true, false]) {
      lines[index].color = isDark ? dark : light
    }
    return lines
  }
}

extension CSSColor {
  /// The color with a part of white in it.
  fileprivate func mixed(withWhite part: Float) -> CSSColor {
    func mix(_ value: Float) -> Float { ((value + (1 - value) * part) * 255).rounded() / 255 }
    return CSSColor(red: mix(red), green: mix(green), blue: mix(blue), alpha: alpha)
  }
}

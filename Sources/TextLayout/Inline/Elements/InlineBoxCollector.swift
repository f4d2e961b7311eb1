import MarkupText

/// Collects the boxes of a paragraph's inline elements, with their edges and baselines.
struct InlineBoxCollector {
  private let input: ParagraphInput

  init(_ input: ParagraphInput) { self.input = input }

  /// The maximum nesting depth of inline elements with edges, backgrounds and decorations of their
  /// own; deeper elements look like the text around them.
  static let maximumDepth = 64

  /// Returns the boxes of inline elements, outer ones first, given the indices of the elements.
  func collect(_ elements: [Int]) -> [InlineBoxSpan] {
    var boxes: [InlineBoxSpan] = []
    guard !elements.isEmpty else { return boxes }
    let count = input.source.text.utf8.count
    var open: [Int] = []
    let root = input.used(input.block.style, language: nil)
    for index in elements {
      let element = input.text.inlineElements[index]
      guard let range = element.range(inParagraph: input.index, count: count) else { continue }
      while let last = open.last, boxes[last].range.upperBound <= range.lowerBound {
        open.removeLast()
      }
      guard open.count < Self.maximumDepth else { continue }
      let style = input.used(element.style, language: nil)
      let parent = open.last.map { boxes[$0] }
      let placement = placement(
        of: style, parentStyle: parent?.style ?? root,
        parent: InlinePlacement(shift: parent?.shift ?? 0, edge: parent?.edge))
      let (edges, padding) = edges(of: style)
      boxes.append(
        InlineBoxSpan(
          element: index, style: style, range: range,
          startsHere: element.start.paragraph == input.index,
          endsHere: element.end.paragraph == input.index,
          shift: placement.shift, edges: edges, padding: padding, edge: placement.edge))
      open.append(boxes.count - 1)
    }
    return boxes
  }

  /// Returns the placement of an element relative to its parent (CSS 2.2 §10.8.1).
  private func placement(
    of style: UsedStyle, parentStyle: UsedStyle, parent: InlinePlacement
  ) -> InlinePlacement {
    guard input.context.measurer.grid == nil else { return InlinePlacement() }
    var placement = parent
    let outer = parentStyle.metrics
    switch style.verticalAlignment {
    case .baseline: break
    case .sub: placement.shift -= parentStyle.subscriptDrop
    case .super: placement.shift += parentStyle.superscriptRise
    case .middle:
      let extent = style.extent
      placement.shift += outer.xHeight / 2 - (extent.above - extent.below) / 2
    case .textTop: placement.shift += outer.ascent - style.extent.above
    case .textBottom: placement.shift += style.extent.below - outer.descent
    case .top: placement = InlinePlacement(shift: 0, edge: .top)
    case .bottom: placement = InlinePlacement(shift: 0, edge: .bottom)
    case .raised(let length): placement.shift += length
    }
    return placement
  }

  /// Returns the sums of margins and paddings, and the paddings alone.
  private func edges(of style: UsedStyle) -> (both: LogicalEdges, padding: LogicalEdges) {
    let context = input.context
    return style.inlineBoxEdges(isVertical: context.isVertical, lineWidth: input.lineWidth) {
      length, side in
      context.snapped(length, along: side == .left || side == .right ? .inline : .block)
    }
  }
}

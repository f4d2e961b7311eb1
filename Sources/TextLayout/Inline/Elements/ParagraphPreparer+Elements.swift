import LineBreaking
import MarkupText

/// The baseline shift and alignment of a run that result from its elements.
struct InlinePlace {
  /// The distance of the run's baseline above that of the line.
  var shift = 0.0
  var edge: LineEdgeAlignment?
}

/// The elements that contain the current offset of the text.
struct ElementStack {
  private var next = 0
  private var open: [Int] = []

  /// Moves forward to an offset, and returns the placement of text there.
  mutating func advance(to offset: Int, in elements: [ElementSpan]) -> InlinePlace {
    while let last = open.last, elements[last].range.upperBound <= offset { open.removeLast() }
    while next < elements.count, elements[next].range.lowerBound <= offset {
      if elements[next].range.upperBound > offset { open.append(next) }
      next += 1
    }
    guard let last = open.last else { return InlinePlace() }
    return InlinePlace(shift: elements[last].shift, edge: elements[last].edge)
  }
}

extension ParagraphPreparer {
  /// The maximum nesting depth of inline elements with edges, backgrounds and decorations of their
  /// own; deeper elements look like the text around them.
  static var deepestElement: Int { 64 }

  /// Collects the spans of the paragraph's inline elements.
  mutating func collect(_ indices: [Int]) {
    guard !indices.isEmpty else { return }
    let count = source.text.utf8.count
    var open: [Int] = []
    let strut = used(block.style, language: nil)
    for index in indices {
      let element = text.inlineElements[index]
      guard let range = element.range(inParagraph: self.index, count: count) else { continue }
      while let last = open.last, elements[last].range.upperBound <= range.lowerBound {
        open.removeLast()
      }
      guard open.count < Self.deepestElement else { continue }
      let style = used(element.style, language: nil)
      let parent = open.last.map { elements[$0] }
      let place = placement(
        of: style, parentStyle: parent?.style ?? strut,
        parent: InlinePlace(shift: parent?.shift ?? 0, edge: parent?.edge))
      let startsHere = element.start.paragraph == self.index
      let endsHere = element.end.paragraph == self.index
      let (edges, padding) = inlineEdges(of: element.style)
      elements.append(
        ElementSpan(
          element: index, style: style, range: range, startsHere: startsHere, endsHere: endsHere,
          shift: place.shift, edges: edges, padding: padding, edge: place.edge))
      open.append(elements.count - 1)
    }
  }

  /// Returns the placement of an element relative to its parent (CSS 2.2 §10.8.1).
  func placement(
    of style: UsedStyle, parentStyle: UsedStyle, parent: InlinePlace
  ) -> InlinePlace {
    guard context.measurer.grid == nil else { return InlinePlace() }
    var place = parent
    let (own, outer) = (style.metrics, parentStyle.metrics)
    switch style.style[.verticalAlign] {
    case .keyword(.sub): place.shift -= parentStyle.subscriptDrop
    case .keyword(.super): place.shift += parentStyle.superscriptRise
    case .keyword(.middle):
      let extent = style.extent
      place.shift += outer.xHeight / 2 - (extent.above - extent.below) / 2
    case .keyword(.textTop): place.shift += outer.ascent - style.extent.above
    case .keyword(.textBottom): place.shift += style.extent.below - outer.descent
    case .keyword(.top): place = InlinePlace(shift: 0, edge: .top)
    case .keyword(.bottom): place = InlinePlace(shift: 0, edge: .bottom)
    case .length(let length):
      let base = style.lineHeight ?? own.lineHeight
      place.shift += style.style.pixels(length, percentageBase: base) ?? 0
    default: break
    }
    return place
  }

  /// Returns the sums of margins and paddings, and the paddings alone; percentages refer to the
  /// width of the lines.
  private mutating func inlineEdges(
    of style: ComputedStyle
  ) -> (both: LogicalEdges, padding: LogicalEdges) {
    if style.hasPercentageEdges { dependsOnWidth = true }
    func snapped(_ value: Double, _ side: PhysicalSide) -> Double {
      context.snapped(value, along: side == .left || side == .right ? .inline : .block)
    }
    let padding = LogicalEdges(isVertical: context.isVertical) { side in
      snapped(max(0, style.pixels(side.padding, percentageBase: width)), side)
    }
    var both = LogicalEdges(isVertical: context.isVertical) { side in
      snapped(style.pixels(side.margin, percentageBase: width), side)
    }
    both.add(padding)
    return (both, padding)
  }

  /// Adds the edges of elements to the items at their ends.
  mutating func addRoomOfElements() {
    let isAny = elements.contains { $0.edges.inlineStart != 0 || $0.edges.inlineEnd != 0 }
    guard isAny else { return }
    // Elements come before their descendants, so edges that were added earlier are further outside.
    var (before, behind): ([Int: Double], [Int: Double]) = ([:], [:])
    for index in elements.indices {
      let element = elements[index]
      let covered = coveredItems(element.range)
      guard let first = covered.first, let last = covered.last else { continue }
      if element.startsHere {
        let outside = before[first, default: 0]
        elements[index].startInset = ElementInset(
          item: first,
          outside: outside + element.edges.inlineStart - element.padding.inlineStart)
        before[first] = outside + element.edges.inlineStart
        addRoom(element.edges.inlineStart, before: first)
      }
      if element.endsHere {
        let outside = behind[last, default: 0]
        elements[index].endInset = ElementInset(
          item: last, outside: outside + element.edges.inlineEnd - element.padding.inlineEnd)
        behind[last] = outside + element.edges.inlineEnd
        addRoom(element.edges.inlineEnd, behind: last)
      }
    }
  }

  /// Returns the indices of the items in a range of the text.
  func coveredItems(_ range: Range<Int>) -> Range<Int> {
    items.covering(range)
  }

  /// Adds space before an item, which moves with the item to the next line.
  mutating func addRoom(_ amount: Double, before item: Int) {
    items[item].leading += Float(amount)
    addRoom(amount, behind: item)
  }

  /// Adds space after an item.
  mutating func addRoom(_ amount: Double, behind item: Int) {
    let advance = max(0, items[item].advance + amount)
    items[item].advance = advance
    breakingDraft[item].advance = advance
  }
}

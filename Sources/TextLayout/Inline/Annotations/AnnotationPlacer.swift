import LineBreaking
import MarkupText

/// The ruby and the emphasis marks of a paragraph.
struct InlineAnnotations: Sendable {
  /// The ruby, in the order of the starts of its bases.
  var rubies: [ShapedRuby] = []
  /// The emphasis marks, in ascending order.
  var emphases: [EmphasisRun] = []
  /// The space that wide ruby shares with neighboring items.
  var overlaps: [Paragraph.Overlap] = []
}

/// Places ruby and emphasis marks, and widens bases that are narrower than their ruby.
struct AnnotationPlacer {
  private let input: ParagraphInput
  private let isBidirectional: Bool

  init(_ input: ParagraphInput, isBidirectional: Bool) {
    self.input = input
    self.isBidirectional = isBidirectional
  }

  /// Returns the placed annotations, and adds the space for them to the content.
  func place(in content: inout InlineContent) -> InlineAnnotations {
    var annotations = InlineAnnotations()
    var shaper = RubyShaper(input)
    var pending = input.source.rubies.isEmpty ? [] : shaper.writtenRuby(over: content.items)
    pending += AutomaticRuby(input).ruby(for: content, shaper: &shaper)
    let hasEmphasis =
      content.spans.contains { $0.style.hasEmphasis } && input.context.measurer.grid == nil
    guard !pending.isEmpty || hasEmphasis else { return annotations }
    var extents = AnnotationExtents(count: content.items.count)
    for ruby in pending {
      for item in ruby.items { extents.isBase[item] = true }
      keepSpace(of: ruby.items, in: &content.breakingDraft)
    }
    annotations.rubies = place(pending, in: &content, extents: &extents)
    annotations.overlaps = extents.overlaps.sorted { $0.key < $1.key }.map {
      Paragraph.Overlap(item: $0.key, amount: $0.value)
    }
    if hasEmphasis {
      annotations.emphases = EmphasisPlacer(input).place(over: content, extents, shaper: &shaper)
    }
    return annotations
  }

  /// Prevents spacing adjustments within a base, and the removal of its spaces at the end of a
  /// line: a base with ruby is set like an ideograph (JLREQ cl-22).
  private func keepSpace(of base: Range<Int>, in draft: inout ParagraphDraft) {
    for item in base {
      switch draft[item].spacing {
      case .openingBracket, .closingBracket, .middleDot, .fullStop, .comma:
        draft[item].spacing = .symbol
        draft[item].traits.subtract([.stop, .opening, .closing])
      case .westernSpace: draft[item].spacing = .westernPunctuation
      default: break
      }
    }
    for item in base.reversed() {
      guard draft[item].traits.contains(.space) else { break }
      draft[item].traits.remove(.space)
    }
  }

  // MARK: Positions

  /// Places ruby, with the annotations of the first level closest to the bases.
  private func place(
    _ pending: [PendingRuby], in content: inout InlineContent, extents: inout AnnotationExtents
  ) -> [ShapedRuby] {
    var order = Array(pending.indices)
    if pending.contains(where: { $0.level > 0 }) {
      order.sort { (pending[$0].level, $0) < (pending[$1].level, $1) }
    }
    var byLevel: [ShapedRuby] = []
    byLevel.reserveCapacity(pending.count)
    for index in order {
      byLevel.append(placed(pending[index], in: &content, extents: &extents))
    }
    let ascending = byLevel.indices.sorted {
      (byLevel[$0].items.lowerBound, $0) < (byLevel[$1].items.lowerBound, $1)
    }
    var rubies = ascending.map { byLevel[$0] }
    var reach = 0
    for index in rubies.indices {
      reach = max(reach, rubies[index].items.upperBound)
      rubies[index].reach = reach
    }
    return rubies
  }

  private func placed(
    _ pending: PendingRuby, in content: inout InlineContent, extents: inout AnnotationExtents
  ) -> ShapedRuby {
    var ruby = ShapedRuby(
      items: pending.items, reach: 0, annotation: pending.annotation,
      position: pending.position == .under ? .under : .over, alignment: pending.alignment,
      reading: pending.reading, shift: 0, extent: LineExtent(above: 0, below: 0))
    let width = pending.reading.width
    if input.context.measurer.grid != nil {
      let last = pending.items.upperBound - 1
      ruby.position = .after(content.items[last].advance)
      ruby.shift = content.span(of: last).shift
      content.addSpace(width, after: last)
      return ruby
    }
    let baseWidth = pending.items.reduce(0) { $0 + content.items[$1].advance }
    if width > baseWidth {
      widen(pending, by: width - baseWidth, in: &content, overlaps: &extents)
    }
    stack(&ruby, on: content, extents: &extents)
    return ruby
  }

  /// Stacks an annotation on those that its base already has on the same side.
  private func stack(
    _ ruby: inout ShapedRuby, on content: InlineContent, extents: inout AnnotationExtents
  ) {
    let box = ruby.reading.extent
    var base = LineExtent(above: -.infinity, below: -.infinity)
    for item in ruby.items {
      let own = content.emBox(of: item)
      base.formUnion(
        LineExtent(
          above: extents.above[item] ?? own.above, below: extents.below[item] ?? own.below))
    }
    if ruby.position == .under {
      ruby.shift = -(base.below + box.above)
      for item in ruby.items { extents.below[item] = base.below + box.height }
    } else {
      ruby.shift = base.above + box.below
      for item in ruby.items { extents.above[item] = base.above + box.height }
    }
    ruby.extent = box.raised(by: ruby.shift)
  }

  // MARK: Space

  /// Widens a base that is narrower than its ruby, and lets the ruby overhang neighboring items.
  private func widen(
    _ ruby: PendingRuby, by space: Double, in content: inout InlineContent,
    overlaps extents: inout AnnotationExtents
  ) {
    let (first, end) = (ruby.items.lowerBound, ruby.items.upperBound)
    let size = ruby.reading.size
    var left = 0.0
    var right = 0.0
    if first > 0, allowsOverhang(over: first - 1, of: ruby, in: content, extents) {
      left = RubyOverhang.over(itemBefore: content.breakingDraft[first - 1], readingSize: size)
    }
    if end < content.items.count, allowsOverhang(over: end, of: ruby, in: content, extents) {
      right = RubyOverhang.over(itemAfter: content.breakingDraft[end], readingSize: size)
    }
    left = max(0, left - (extents.overlaps[first] ?? 0))
    right = max(0, right - (extents.overlaps[end] ?? 0))
    /// Whether space may be added before an item of the base: not within a Western word.
    func startsUnit(_ item: Int, _ draft: borrowing ParagraphDraft) -> Bool {
      !(draft[item - 1].isWestern && draft[item].isWestern)
    }
    let units = ruby.items.dropFirst().reduce(1) {
      $0 + (startsUnit($1, content.breakingDraft) ? 1 : 0)
    }
    let spread = ruby.alignment.spread(space, units: units, left: left, right: right)
    if spread.before > 0 { content.addSpace(spread.before, before: first) }
    if spread.between > 0 {
      for item in ruby.items.dropFirst() where startsUnit(item, content.breakingDraft) {
        content.addSpace(spread.between / 2, after: item - 1)
        content.addSpace(spread.between / 2, before: item)
      }
    }
    if spread.after > 0 { content.addSpace(spread.after, after: end - 1) }
    extents.share(min(spread.before, left), before: first)
    extents.share(min(spread.after, right), before: end)
  }

  /// Returns whether ruby may overhang a neighboring item of its base.
  ///
  /// The item must be on the same baseline, with a font that is not larger, must not have ruby or
  /// emphasis marks itself, and must be visually adjacent.
  private func allowsOverhang(
    over item: Int, of ruby: PendingRuby, in content: InlineContent, _ extents: AnnotationExtents
  ) -> Bool {
    guard !isBidirectional, !extents.isBase[item] else { return false }
    let isPunctuation = (1...7).contains(content.breakingDraft[item].spacing.rawValue)
    if isPunctuation, input.strut.trimsAllPunctuation { return false }
    let neighbor = content.span(of: item)
    let base = content.span(of: ruby.items.lowerBound)
    return !neighbor.style.hasEmphasis && neighbor.shift == base.shift
      && neighbor.edge == base.edge && neighbor.style.font.size <= base.style.font.size
  }
}

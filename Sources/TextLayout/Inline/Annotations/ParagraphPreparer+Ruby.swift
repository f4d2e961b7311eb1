import LineBreaking
import MarkupText

/// The state of a paragraph's items during the placement of annotations.
struct AnnotationGround {
  /// Whether each item is part of a ruby base.
  var isBase: [Bool]
  /// The extent of the annotations placed above the baseline so far; nil without any. See also
  /// ``below``.
  var above: [Double?]
  var below: [Double?]
  /// The space that each item shares with the preceding item.
  var overlaps: [Int: Double] = [:]

  init(count: Int) {
    isBase = Array(repeating: false, count: count)
    above = Array(repeating: nil, count: count)
    below = above
  }
}

/// Ruby that is shaped but not yet placed.
struct RubyDraft {
  var items: Range<Int>
  var annotation: Int?
  var position: RubyAnnotation.Position
  var level: Int
  var alignment: RubyAlignment
  var reading: ShapedReading
}

extension ParagraphPreparer {
  /// Lays out ruby and emphasis marks, and widens bases that are narrower than their ruby.
  mutating func prepareAnnotations() {
    var drafts = source.rubies.isEmpty ? [] : writtenRuby()
    appendAutomaticRuby(to: &drafts)
    let hasEmphasis = spans.contains { $0.style.hasEmphasis } && context.measurer.grid == nil
    guard !drafts.isEmpty || hasEmphasis else { return }
    var ground = AnnotationGround(count: items.count)
    for draft in drafts {
      for item in draft.items { ground.isBase[item] = true }
      keepRoom(of: draft.items)
    }
    place(drafts, on: &ground)
    if hasEmphasis { prepareEmphasis(on: ground) }
  }

  /// Returns the shaped ruby of the markup.
  private mutating func writtenRuby() -> [RubyDraft] {
    var drafts: [RubyDraft] = []
    drafts.reserveCapacity(source.rubies.count)
    for (index, annotation) in source.rubies.enumerated() {
      let items = coveredItems(annotation.base)
      if items.isEmpty {
        noteEmptyBase(annotation)
        continue
      }
      if annotation.position == .interCharacter { noteInterCharacter(annotation) }
      drafts.append(
        RubyDraft(
          items: items, annotation: index, position: annotation.position,
          level: annotation.level, alignment: RubyAlignment(annotation.style),
          reading: shapedReading(annotation)))
    }
    return drafts
  }

  /// Prevents spacing adjustments within a base, and the removal of its spaces at the end of a
  /// line: a base with ruby is set like an ideograph (JLREQ cl-22).
  private mutating func keepRoom(of base: Range<Int>) {
    for item in base {
      switch breakingDraft[item].spacing {
      case .openingBracket, .closingBracket, .middleDot, .fullStop, .comma:
        breakingDraft[item].spacing = .symbol
        breakingDraft[item].traits.subtract([.stop, .opening, .closing])
      case .westernSpace: breakingDraft[item].spacing = .westernPunctuation
      default: break
      }
    }
    for item in base.reversed() {
      guard breakingDraft[item].traits.contains(.space) else { break }
      breakingDraft[item].traits.remove(.space)
    }
  }

  // MARK: Places

  /// Places ruby, that of the first level closest to the bases.
  private mutating func place(_ drafts: [RubyDraft], on ground: inout AnnotationGround) {
    var order = Array(drafts.indices)
    if drafts.contains(where: { $0.level > 0 }) {
      order.sort { (drafts[$0].level, $0) < (drafts[$1].level, $1) }
    }
    var byLevel: [PreparedRuby] = []
    byLevel.reserveCapacity(drafts.count)
    for index in order { byLevel.append(placed(drafts[index], on: &ground)) }
    let ascending = byLevel.indices.sorted {
      (byLevel[$0].items.lowerBound, $0) < (byLevel[$1].items.lowerBound, $1)
    }
    rubies = ascending.map { byLevel[$0] }
    var reach = 0
    for index in rubies.indices {
      reach = max(reach, rubies[index].items.upperBound)
      rubies[index].reach = reach
    }
    overlaps = ground.overlaps.sorted { $0.key < $1.key }.map {
      Paragraph.Overlap(item: $0.key, amount: $0.value)
    }
  }

  private mutating func placed(
    _ draft: RubyDraft, on ground: inout AnnotationGround
  ) -> PreparedRuby {
    var ruby = PreparedRuby(
      items: draft.items, reach: 0, annotation: draft.annotation,
      place: draft.position == .under ? .under : .over, alignment: draft.alignment,
      reading: draft.reading, shift: 0, extent: LineExtent(above: 0, below: 0))
    let width = draft.reading.width
    if context.measurer.grid != nil {
      let last = draft.items.upperBound - 1
      ruby.place = .behind(items[last].advance)
      ruby.shift = spans[Int(items[last].span)].shift
      addRoom(width, behind: last)
      return ruby
    }
    let room = draft.items.reduce(0) { $0 + items[$1].advance }
    if width > room { widen(draft, by: width - room, on: &ground) }
    stack(&ruby, on: &ground)
    return ruby
  }

  /// Stacks an annotation on those that its base already has on the same side.
  private func stack(_ ruby: inout PreparedRuby, on ground: inout AnnotationGround) {
    let box = ruby.reading.extent
    var base = LineExtent(above: -.infinity, below: -.infinity)
    for item in ruby.items {
      let own = emBox(of: item)
      base.formUnion(
        LineExtent(above: ground.above[item] ?? own.above, below: ground.below[item] ?? own.below))
    }
    if ruby.place == .under {
      ruby.shift = -(base.below + box.above)
      for item in ruby.items { ground.below[item] = base.below + box.height }
    } else {
      ruby.shift = base.above + box.below
      for item in ruby.items { ground.above[item] = base.above + box.height }
    }
    ruby.extent = box.raised(by: ruby.shift)
  }

  /// Returns the extent of an item's em box above and below the line's baseline.
  func emBox(of item: Int) -> LineExtent {
    let span = spans[Int(items[item].span)]
    if items[item].kind == .box { return span.extent }
    return span.style.metrics.emBox(size: span.style.font.size).raised(by: span.shift)
  }

  // MARK: Room

  /// Widens a base that is narrower than its ruby, and lets the ruby overhang neighboring items.
  private mutating func widen(
    _ draft: RubyDraft, by room: Double, on ground: inout AnnotationGround
  ) {
    let (first, behind) = (draft.items.lowerBound, draft.items.upperBound)
    let size = draft.reading.size
    var left = 0.0
    var right = 0.0
    if first > 0, givesWay(first - 1, to: draft, ground) {
      left = RubyOverhang.over(itemBefore: breakingDraft[first - 1], readingSize: size)
    }
    if behind < items.count, givesWay(behind, to: draft, ground) {
      right = RubyOverhang.over(itemBehind: breakingDraft[behind], readingSize: size)
    }
    left = max(0, left - (ground.overlaps[first] ?? 0))
    right = max(0, right - (ground.overlaps[behind] ?? 0))
    let units = draft.items.dropFirst().reduce(1) { $0 + (startsUnit($1) ? 1 : 0) }
    let spread = draft.alignment.spread(room, units: units, left: left, right: right)
    if spread.before > 0 { addRoom(spread.before, before: first) }
    if spread.between > 0 {
      for item in draft.items.dropFirst() where startsUnit(item) {
        addRoom(spread.between / 2, behind: item - 1)
        addRoom(spread.between / 2, before: item)
      }
    }
    if spread.behind > 0 { addRoom(spread.behind, behind: behind - 1) }
    func share(_ amount: Double, before item: Int) {
      if amount > 0 { ground.overlaps[item, default: 0] += amount }
    }
    share(min(spread.before, left), before: first)
    share(min(spread.behind, right), before: behind)
  }

  /// Returns whether space may be added before an item of a base: not within a Western word.
  private func startsUnit(_ item: Int) -> Bool {
    !(breakingDraft[item - 1].isWestern && breakingDraft[item].isWestern)
  }

  /// Returns whether ruby may overhang a neighboring item of its base.
  ///
  /// The item must be on the same baseline, with a font that is not larger, must not have ruby or
  /// emphasis marks itself, and must be visually adjacent.
  private func givesWay(_ item: Int, to draft: RubyDraft, _ ground: AnnotationGround) -> Bool {
    guard levels == nil, !ground.isBase[item] else { return false }
    let isPunctuation = (1...7).contains(breakingDraft[item].spacing.rawValue)
    if isPunctuation, block.style.keyword(.textSpacingTrim) == .trimAll { return false }
    let neighbour = spans[Int(items[item].span)]
    let base = spans[Int(items[draft.items.lowerBound].span)]
    return !neighbour.style.hasEmphasis && neighbour.shift == base.shift
      && neighbour.edge == base.edge && neighbour.style.font.size <= base.style.font.size
  }

  // MARK: Breaks

  /// Returns the offsets inside of a ruby base, where lines normally do not end.
  func closedOffsets(of ruby: PreparedRuby) -> Range<Int> {
    let start = Int(items[ruby.items.lowerBound].offset) + 1
    let end =
      ruby.items.upperBound < items.count
      ? Int(items[ruby.items.upperBound].offset) : source.text.utf8.count
    return start..<max(start, end)
  }

  // MARK: Diagnostics

  private func noteEmptyBase(_ annotation: RubyAnnotation) {
    context.note(
      LayoutDiagnostic(
        code: .unsupportedRuby,
        message: "the reading “\(annotation.text)” has no text that it could stand over: "
          + "give its rb some", paragraph: index, range: annotation.base))
  }

  private func noteInterCharacter(_ annotation: RubyAnnotation) {
    guard !context.isVertical, context.measurer.grid == nil else { return }
    context.note(
      LayoutDiagnostic(
        code: .unsupportedRuby,
        message: "ruby-position: inter-character is set like over: “\(annotation.text)”",
        paragraph: index, range: annotation.base))
  }
}

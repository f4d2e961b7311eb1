import MarkupText

extension ParagraphPreparer {
  /// Adds the analyzer's readings as ruby, where the options or `ruby-auto` ask for them and the
  /// markup has no ruby.
  mutating func appendAutomaticRuby(to drafts: inout [RubyDraft]) {
    guard let analyzer = context.options.analyzer else { return }
    let wanted = automaticRanges()
    guard !wanted.isEmpty else { return }
    var written = source.rubies.map(\.base).filter { !$0.isEmpty }[...]
    var allowed = wanted[...]
    var end = 0
    for (range, text) in analyzer.readings(of: source.text) {
      guard range.lowerBound >= end, range.upperBound <= source.text.utf8.count,
        !range.isEmpty, !text.isEmpty
      else { continue }
      while let next = allowed.first, next.upperBound <= range.lowerBound { allowed.removeFirst() }
      guard let part = allowed.first, part.lowerBound <= range.lowerBound,
        part.upperBound >= range.upperBound
      else { continue }
      while let next = written.first, next.upperBound <= range.lowerBound { written.removeFirst() }
      if let next = written.first, next.overlaps(range) { continue }
      let items = coveredItems(range)
      guard let first = items.first, Int(self.items[first].offset) == range.lowerBound,
        items.upperBound == self.items.count
          || Int(self.items[items.upperBound].offset) == range.upperBound
      else { continue }
      end = range.upperBound
      let style = spans[Int(self.items[first].span)].style
      drafts.append(
        RubyDraft(
          items: items, annotation: nil,
          position: RubyAnnotation.Position(automatic: style.style), level: 0,
          alignment: RubyAlignment(style.style),
          reading: shapedReading(text, style: halfStyle(of: style), at: range)))
    }
  }

  /// Returns the ranges of the text for automatic ruby, in ascending order; adjacent ranges are
  /// merged.
  private func automaticRanges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var last: (parent: MarkupNode?, isWanted: Bool)?
    for run in source.runs where run.kind == .text {
      let parent = run.node.parent
      let isWanted: Bool
      if let last, last.parent == parent {
        isWanted = last.isWanted
      } else {
        isWanted = parent?.asksForReadings ?? context.options.addsRuby
        last = (parent, isWanted)
      }
      guard isWanted else { continue }
      if let end = ranges.last?.upperBound, end == run.range.lowerBound {
        ranges[ranges.count - 1] = ranges[ranges.count - 1].lowerBound..<run.range.upperBound
      } else {
        ranges.append(run.range)
      }
    }
    return ranges
  }
}

extension StyledParagraph {
  /// Returns whether automatic ruby applies to the same runs as in another paragraph with equal
  /// runs.
  func asksForReadings(like other: StyledParagraph) -> Bool {
    zip(runs, other.runs).allSatisfy {
      $0.node.parent?.asksForReadings == $1.node.parent?.asksForReadings
    }
  }
}

extension MarkupNode {
  /// The nearest `ruby-auto` setting of the node and its ancestors, true for all values except
  /// those that mean "no"; nil if there is none.
  fileprivate var asksForReadings: Bool? {
    var node: MarkupNode? = self
    while let current = node {
      if let value = current["ruby-auto"] {
        switch value.lowercased() {
        case "off", "none", "no", "false", "0": return false
        default: return true
        }
      }
      node = current.parent
    }
    return nil
  }
}

extension RubyAnnotation.Position {
  /// Creates the ruby position of a base's style.
  init(automatic style: ComputedStyle) {
    self = style.has(.under, for: .rubyPosition) ? .under : .over
  }
}

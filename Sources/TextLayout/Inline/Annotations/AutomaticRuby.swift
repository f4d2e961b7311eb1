import MarkupText

/// Finds the analyzer's readings for ruby, where the options or `ruby-auto` ask for them and the
/// markup has no ruby.
struct AutomaticRuby {
  private let input: ParagraphInput

  init(_ input: ParagraphInput) { self.input = input }

  /// Returns ruby for the text of a paragraph, shaped by `shaper`.
  func ruby(for content: InlineContent, shaper: inout RubyShaper) -> [PendingRuby] {
    guard let analyzer = input.context.options.analyzer else { return [] }
    let wanted = automaticRanges()
    guard !wanted.isEmpty else { return [] }
    let source = input.source
    var pending: [PendingRuby] = []
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
      guard let items = wholeItems(range, in: content.items) else { continue }
      end = range.upperBound
      let style = content.span(of: items.lowerBound).style
      pending.append(
        PendingRuby(
          items: items, annotation: nil, position: style.rubyPosition, level: 0,
          alignment: style.rubyAlignment,
          reading: shaper.reading(text, style: shaper.halfStyle(of: style), at: range)))
    }
    return pending
  }

  /// Returns the items of a range, or nil if the range starts or ends within an item.
  private func wholeItems(_ range: Range<Int>, in items: InlineItems) -> Range<Int>? {
    let covered = items.covering(range)
    guard let first = covered.first, Int(items[first].offset) == range.lowerBound,
      covered.upperBound == items.count
        || Int(items[covered.upperBound].offset) == range.upperBound
    else { return nil }
    return covered
  }

  /// Returns the ranges of the text for automatic ruby, in ascending order; adjacent ranges are
  /// merged.
  private func automaticRanges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var last: (parent: MarkupNode?, isWanted: Bool)?
    for run in input.source.runs where run.kind == .text {
      let parent = run.node.parent
      let isWanted: Bool
      if let last, last.parent == parent {
        isWanted = last.isWanted
      } else {
        isWanted = parent?.asksForReadings ?? input.context.options.automaticRuby
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

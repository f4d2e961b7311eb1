import TextFoundation

/// The nested spans of a paragraph, which are inline elements and bases of ruby annotations,
/// ordered by their start.
struct InlineNesting {
  /// An inline element or the base of an annotation.
  struct Span {
    enum Kind {
      /// An inline element, by its index.
      case element(Int)
      /// The base of an annotation, which is written at the end of the base; `isOwn` if it needs
      /// its own `ruby` element.
      case base(RubyAnnotation, isOwn: Bool)
    }

    let range: Range<Int>
    let kind: Kind
    /// The nesting order of spans with the same range; the lower value is outside.
    let order: Int

    /// Whether it belongs to ruby, inside which lines do not break.
    let isRuby: Bool
  }

  /// The spans, outer ones first.
  let spans: [Span]

  /// Finds the spans of a paragraph.
  ///
  /// - Parameters:
  ///   - index: The index of the paragraph.
  ///   - elements: The indices of the inline elements that cover a part of it, in ascending order.
  ///   - text: The text.
  init(_ index: Int, elements: [Int], of text: StyledText) {
    let paragraph = text.paragraphs[index]
    let count = paragraph.text.utf8.count
    var spans: [Span] = []
    var rubies = RubyElements()
    for element in elements {
      let inline = text.inlineElements[element]
      guard let range = inline.range(inParagraph: index, count: count) else { continue }
      let isRuby = inline.node.name == .ruby
      if isRuby { rubies.append(element, range) }
      spans.append(
        Span(range: range, kind: .element(element), order: element * 4, isRuby: isRuby))
    }
    var plainBases: Set<Range<Int>> = []
    for annotation in paragraph.rubies where !annotation.base.isEmpty {
      let base = annotation.base
      let outer = rubies.innermost(around: base)
      let isPlain = annotation.level == 0 || plainBases.contains(base)
      if annotation.level == 0 { plainBases.insert(base) }
      let isOwn = outer == nil || !isPlain
      var order = Int.max - annotation.level
      if let outer {
        // An annotation that needs its own `ruby` is placed outside the element, and others
        // directly inside it. The second annotation is outside the first one, so that it is written
        // after it.
        order = outer * 4 + (isPlain ? (annotation.level == 0 ? 2 : 1) : -1)
      }
      spans.append(
        Span(
          range: base, kind: .base(annotation, isOwn: isOwn), order: order, isRuby: true))
    }
    self.spans = spans.sorted {
      ($0.range.lowerBound, -$0.range.upperBound, $0.order)
        < ($1.range.lowerBound, -$1.range.upperBound, $1.order)
    }
  }
}

/// The `ruby` elements of a paragraph, in ascending order and nested.
private struct RubyElements {
  private var elements: [(element: Int, range: Range<Int>, parent: Int?)] = []

  mutating func append(_ element: Int, _ range: Range<Int>) {
    elements.append((element, range, index(around: range, from: elements.indices.last)))
  }

  /// Returns the innermost element that contains a range.
  func innermost(around range: Range<Int>) -> Int? {
    let next = elements.partitioningIndex { $0.range.lowerBound > range.lowerBound }
    return index(around: range, from: next > 0 ? next - 1 : nil).map { elements[$0].element }
  }

  private func index(around range: Range<Int>, from start: Int?) -> Int? {
    var index = start
    while let candidate = index, elements[candidate].range.upperBound < range.upperBound {
      index = elements[candidate].parent
    }
    return index
  }
}

import MarkupText

/// What a paragraph's text is inside of: inline elements and readings of ruby, by where they start.
struct InlineNesting {
  /// One of them.
  struct Span {
    enum Kind {
      /// An inline element, by its index.
      case element(Int)
      /// The base of a reading, which is written where it ends; `isOwn` if it needs a `ruby` of its
      /// own around it.
      case base(RubyAnnotation, isOwn: Bool)
    }

    let range: Range<Int>
    let kind: Kind
    /// Which one of two with the same range is outside.
    let order: Int

    /// Whether it belongs to ruby, inside of which no line ends.
    let isRuby: Bool
  }

  /// The spans, those outside first.
  let spans: [Span]

  /// What is in a paragraph.
  ///
  /// - Parameters:
  ///   - index: the paragraph.
  ///   - elements: the inline elements with something in it, by ascending index.
  ///   - text: the text.
  init(_ index: Int, elements: [Int], of text: StyledText) {
    let paragraph = text.paragraphs[index]
    let count = paragraph.text.utf8.count
    var spans: [Span] = []
    var rubies: [(element: Int, range: Range<Int>)] = []
    for element in elements {
      let inline = text.inlineElements[element]
      guard let range = inline.range(inParagraph: index, count: count) else { continue }
      let isRuby = inline.node.name == .ruby
      if isRuby { rubies.append((element, range)) }
      spans.append(
        Span(range: range, kind: .element(element), order: element * 4, isRuby: isRuby))
    }
    for (place, annotation) in paragraph.rubies.enumerated() where !annotation.base.isEmpty {
      let base = annotation.base
      let outer = rubies.last {
        $0.range.lowerBound <= base.lowerBound && base.upperBound <= $0.range.upperBound
      }
      let isPlain =
        annotation.level == 0
        || paragraph.rubies[..<place].contains { $0.level == 0 && $0.base == base }
      let isOwn = outer == nil || !isPlain
      var order = Int.max - annotation.level
      if let outer {
        // Around the element if it is not plain, else right inside; the second reading outside of
        // the first one, so that it is written behind it.
        order = outer.element * 4 + (isPlain ? (annotation.level == 0 ? 2 : 1) : -1)
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

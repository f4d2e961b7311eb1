import MarkupText

/// Which inline elements have a part of which paragraph.
///
/// Sendable: a plain value.
struct ElementIndex: Sendable {
  private var starts: [Int]
  private var open: [[Int]]

  /// Looks at all elements once.
  init(_ text: StyledText) {
    let count = text.paragraphs.count
    starts = []
    open = []
    guard !text.inlineElements.isEmpty else { return }
    starts = Array(repeating: text.inlineElements.count, count: count + 1)
    open = Array(repeating: [], count: count)
    var stack: [Int] = []
    var next = 0
    for paragraph in 0..<count {
      // They are nested: the inner ones end first.
      while let last = stack.last, text.inlineElements[last].end.paragraph < paragraph {
        stack.removeLast()
      }
      // Deeper ones look like what is around them (``ParagraphPreparer/deepestElement``).
      open[paragraph] = Array(stack.prefix(ParagraphPreparer.deepestElement))
      starts[paragraph] = next
      while next < text.inlineElements.count,
        text.inlineElements[next].start.paragraph == paragraph
      {
        if text.inlineElements[next].end.paragraph > paragraph { stack.append(next) }
        next += 1
      }
    }
    starts[count] = next
  }

  /// The elements, the outer ones first.
  func elements(inParagraph index: Int) -> [Int] {
    guard index + 1 < starts.count else { return [] }
    return open[index] + Array(starts[index]..<starts[index + 1])
  }
}

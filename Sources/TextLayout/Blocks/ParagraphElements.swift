import MarkupText

/// The inline elements of each paragraph.
struct ParagraphElements: Sendable {
  private var starts: [Int]
  private var open: [[Int]]

  /// Creates the index in one pass over all elements.
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
      // Elements are nested, so inner ones end first.
      while let last = stack.last, text.inlineElements[last].end.paragraph < paragraph {
        stack.removeLast()
      }
      // Deeper elements look like the text around them (``InlineBoxCollector/maximumDepth``).
      open[paragraph] = Array(stack.prefix(InlineBoxCollector.maximumDepth))
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

  /// Returns the indices of the elements in a paragraph, outer ones first.
  func elements(inParagraph index: Int) -> [Int] {
    guard index + 1 < starts.count else { return [] }
    return open[index] + Array(starts[index]..<starts[index + 1])
  }
}

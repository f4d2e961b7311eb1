/// Finds what Markdown marks in each paragraph, one paragraph after the other.
///
/// Marks within the same marks say nothing and are left out, so that few are open at a time however
/// deep the elements are nested.
struct MarkdownSpanFinder {
  private struct OpenElement {
    let element: InlineElement
    let roles: [MarkdownSpan.Role]
  }

  private let text: StyledText
  private var upcoming = 0
  /// The inline elements that are open, from the outermost.
  private var open: [OpenElement] = []
  /// Those of them that are marked.
  private var marked: [OpenElement] = []

  init(_ text: StyledText) { self.text = text }

  /// The stretches of the paragraph with that index, which grows from call to call: by their start,
  /// outer ones first, never crossed.
  mutating func spans(ofParagraph index: Int) -> [MarkdownSpan] {
    let paragraph = text.paragraphs[index]
    let count = paragraph.text.utf8.count
    var spans: [MarkdownSpan] = []
    func add(_ open: OpenElement) {
      guard let range = open.element.range(inParagraph: index, count: count) else { return }
      for role in open.roles { spans.append(MarkdownSpan(role, range, open.element.node)) }
    }
    close(before: TextPlace(paragraph: index, offset: 0))
    for open in marked { add(open) }
    while upcoming < text.inlineElements.count,
      text.inlineElements[upcoming].start.paragraph <= index
    {
      let element = text.inlineElements[upcoming]
      upcoming += 1
      close(before: element.start)
      let outer = open.last?.element.style ?? text.blocks[paragraph.block].style
      let known = marked.flatMap(\.roles)
      let roles = MarkdownSpan.roles(of: element, in: outer).filter { !known.contains($0) }
      let entry = OpenElement(element: element, roles: roles)
      open.append(entry)
      if roles.isEmpty { continue }
      marked.append(entry)
      add(entry)
    }
    for (place, ruby) in paragraph.rubies.enumerated() {
      spans.append(MarkdownSpan(.ruby(place), ruby.base, ruby.node))
    }
    return Self.nested(spans.compactMap { Self.trimmed($0, in: paragraph) })
  }

  private mutating func close(before place: TextPlace) {
    while let last = open.last, last.element.end <= place {
      open.removeLast()
      if !last.roles.isEmpty { marked.removeLast() }
    }
  }

  /// The stretch without white space at its edges, which signs may not touch (CommonMark 0.30,
  /// §6.2); nil if nothing is left.
  private static func trimmed(_ span: MarkdownSpan, in paragraph: StyledParagraph) -> MarkdownSpan?
  {
    guard span.role.isDelimited else { return span }
    let text = paragraph[span.range].unicodeScalars
    guard let first = text.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = text.lastIndex(where: { !$0.properties.isWhitespace })
    else { return nil }
    var span = span
    let before = text[..<first].utf8Count
    let behind = text[text.index(after: last)...].utf8Count
    span.range = span.range.lowerBound + before..<span.range.upperBound - behind
    return span
  }

  /// Sorts stretches, makes one of neighbours that mean the same and of bold and italic on the same
  /// text, and drops what would cross.
  private static func nested(_ spans: [MarkdownSpan]) -> [MarkdownSpan] {
    let order = spans.indices.sorted { one, other in
      let (first, second) = (spans[one].range, spans[other].range)
      return (first.lowerBound, -first.upperBound, one)
        < (second.lowerBound, -second.upperBound, other)
    }
    var result: [MarkdownSpan] = []
    /// The open stretches and their last inner ones, as indices of the result.
    var open: [(span: Int, lastInner: Int?)] = []
    var lastOuter: Int?
    for index in order {
      var span = spans[index]
      while let last = open.last, result[last.span].range.upperBound <= span.range.lowerBound {
        open.removeLast()
      }
      let previous = open.isEmpty ? lastOuter : open[open.count - 1].lastInner
      if let outer = open.last?.span {
        if span.range.upperBound > result[outer].range.upperBound {
          if case .ruby = span.role {} else { continue }
          // What ruby would cross ends before it.
          for entry in open where result[entry.span].range.upperBound < span.range.upperBound {
            result[entry.span].range =
              result[entry.span].range.lowerBound..<span.range.lowerBound
          }
        } else if result[outer].range == span.range,
          [result[outer].role, span.role] == [.strong, .emphasis]
            || [result[outer].role, span.role] == [.emphasis, .strong]
        {
          result[outer].role = .strongEmphasis
          continue
        }
      }
      if let previous, span.role.isDelimited, result[previous].role == span.role,
        result[previous].range.upperBound == span.range.lowerBound
      {
        span.range = result[previous].range.lowerBound..<span.range.upperBound
        result[previous].range = span.range
        open.append((previous, nil))
        continue
      }
      if open.isEmpty { lastOuter = result.count } else { open[open.count - 1].lastInner = result.count }
      open.append((result.count, nil))
      result.append(span)
    }
    return result
  }
}

extension Substring.UnicodeScalarView {
  fileprivate var utf8Count: Int { Substring(self).utf8.count }
}

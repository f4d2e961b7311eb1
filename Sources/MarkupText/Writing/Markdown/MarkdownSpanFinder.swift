/// Finds the spans with Markdown syntax in each paragraph, in ascending order of paragraphs.
///
/// Nested spans with a role that is already open are omitted, so that few are open at a time,
/// however deeply elements are nested.
struct MarkdownSpanFinder {
  private struct OpenElement {
    let element: InlineElement
    let roles: [MarkdownSpan.Role]
  }

  private let text: StyledText
  private let links: LinkPolicy
  private var upcoming = 0
  /// The open inline elements, starting with the outermost.
  private var open: [OpenElement] = []
  /// Those of the open elements that have a role in Markdown.
  private var formatted: [OpenElement] = []

  init(_ text: StyledText, links: LinkPolicy) {
    self.text = text
    self.links = links
  }

  /// Returns the spans of a paragraph, ordered by their start, with outer ones first, and properly
  /// nested.
  ///
  /// The index must increase from call to call.
  mutating func spans(ofParagraph index: Int) -> [MarkdownSpan] {
    let paragraph = text.paragraphs[index]
    let count = paragraph.text.utf8.count
    var spans: [MarkdownSpan] = []
    func add(_ open: OpenElement) {
      guard let range = open.element.range(inParagraph: index, count: count) else { return }
      for role in open.roles { spans.append(MarkdownSpan(role, range, open.element.node)) }
    }
    close(before: TextPosition(paragraph: index, offset: 0))
    for open in formatted { add(open) }
    while upcoming < text.inlineElements.count,
      text.inlineElements[upcoming].start.paragraph <= index
    {
      let element = text.inlineElements[upcoming]
      upcoming += 1
      close(before: element.start)
      let outer = open.last?.element.style ?? text.blocks[paragraph.block].style
      let known = formatted.flatMap(\.roles)
      let roles = MarkdownSpan.roles(of: element, in: outer, links: links).filter {
        !known.contains($0)
      }
      let entry = OpenElement(element: element, roles: roles)
      open.append(entry)
      if roles.isEmpty { continue }
      formatted.append(entry)
      add(entry)
    }
    for (number, ruby) in paragraph.rubies.enumerated() {
      spans.append(MarkdownSpan(.ruby(number), ruby.base, ruby.node))
    }
    return Self.nested(Self.trimmed(Self.sorted(spans), in: paragraph))
  }

  private mutating func close(before position: TextPosition) {
    while let last = open.last, last.element.end <= position {
      open.removeLast()
      if !last.roles.isEmpty { formatted.removeLast() }
    }
  }

  /// Returns the spans ordered by their start, with outer ones first.
  private static func sorted(_ spans: [MarkdownSpan]) -> [MarkdownSpan] {
    spans.indices.sorted { one, other in
      let (first, second) = (spans[one].range, spans[other].range)
      return (first.lowerBound, -first.upperBound, one)
        < (second.lowerBound, -second.upperBound, other)
    }.map { spans[$0] }
  }

  /// Removes white space from the ends of spans written with delimiters, because delimiters must
  /// not be next to white space (CommonMark 0.30, §6.2).
  ///
  /// Inner spans are clamped to the reduced ranges, and spans that become empty are dropped.
  private static func trimmed(
    _ spans: [MarkdownSpan], in paragraph: StyledParagraph
  ) -> [MarkdownSpan] {
    var result: [MarkdownSpan] = []
    var open: [(end: Int, range: Range<Int>)] = []
    for var span in spans {
      let end = span.range.upperBound
      while let last = open.last, last.end <= span.range.lowerBound { open.removeLast() }
      let isEmpty = span.range.isEmpty
      if let outer = open.last { span.range = span.range.clamped(to: outer.range) }
      if span.role.isDelimited { span.range = paragraph.withoutSpaces(span.range) }
      if !isEmpty { open.append((end, span.range)) }
      if isEmpty || !span.range.isEmpty { result.append(span) }
    }
    return result
  }

  /// Merges adjacent spans with the same role, combines bold and italic on the same range, and
  /// shortens spans that would overlap ruby.
  private static func nested(_ spans: [MarkdownSpan]) -> [MarkdownSpan] {
    var result: [MarkdownSpan] = []
    /// The open spans and their last inner spans, as indices of the result.
    var open: [(span: Int, lastInner: Int?)] = []
    var lastOuter: Int?
    for var span in sorted(spans) {
      while let last = open.last, result[last.span].range.upperBound <= span.range.lowerBound {
        open.removeLast()
      }
      let previous = open.isEmpty ? lastOuter : open[open.count - 1].lastInner
      if let outer = open.last?.span {
        if span.range.upperBound > result[outer].range.upperBound {
          if case .ruby = span.role {} else { continue }
          // Spans that would overlap the ruby end before it.
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
      if open.isEmpty {
        lastOuter = result.count
      } else {
        open[open.count - 1].lastInner = result.count
      }
      open.append((result.count, nil))
      result.append(span)
    }
    return result
  }
}

extension StyledParagraph {
  /// Returns a range without white space at its ends.
  fileprivate func withoutSpaces(_ range: Range<Int>) -> Range<Int> {
    let scalars = self[range].unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return range.lowerBound..<range.lowerBound }
    let leading = Substring(scalars[..<first]).utf8.count
    let trailing = Substring(scalars[scalars.index(after: last)...]).utf8.count
    return range.lowerBound + leading..<range.upperBound - trailing
  }
}

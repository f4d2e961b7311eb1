import TextFoundation

/// The contents of paragraphs: text in its inline elements, with ruby and line breaks.
extension HTMLWriter {
  /// An open span, with the style of the written element.
  private struct Open {
    let span: InlineNesting.Span
    let name: String?
    let style: ComputedStyle
    /// The minimum of its end offset and those of all open spans around it.
    let minimumEnd: Int
  }

  /// Writes a paragraph.
  mutating func write(paragraph index: Int) {
    let paragraph = text.paragraphs[index]
    let spans = InlineNesting(index, elements: elements(inParagraph: index), of: text).spans
    let breaks = offsets(ofBreaksIn: index)
    var cuts = Set(paragraph.runs.map(\.range.lowerBound))
    for span in spans { cuts.formUnion([span.range.lowerBound, span.range.upperBound]) }
    cuts.formUnion(breaks)
    let count = paragraph.text.utf8.count
    let starts = cuts.filter { $0 < count && $0 >= 0 }.sorted()
    var open: [Open] = []
    var next = 0
    for (number, start) in starts.enumerated() {
      closeSpans(endingBy: start, &open)
      if breaks.contains(start) { writeBreak(at: start, in: paragraph, &open) }
      while next < spans.count, spans[next].range.lowerBound <= start {
        self.open(spans[next], &open)
        next += 1
      }
      let end = number + 1 < starts.count ? starts[number + 1] : count
      write(start..<end, of: paragraph, in: open.last?.style ?? blockStyle)
    }
    closeSpans(endingBy: count, &open)
  }

  private func offsets(ofBreaksIn index: Int) -> Set<Int> {
    switch options.breaks {
    case .automatic: []
    case .lines(let offsets), .phrases(let offsets):
      offsets.indices.contains(index) ? Set(offsets[index].filter { $0 > 0 }) : []
    }
  }

  // MARK: Spans

  private mutating func open(_ span: InlineNesting.Span, _ open: inout [Open]) {
    let outer = open.last?.style ?? blockStyle
    let minimumEnd = min(open.last?.minimumEnd ?? .max, span.range.upperBound)
    switch span.kind {
    case .element(let index):
      let element = text.inlineElements[index]
      let name = HTMLElementNames.inline(element.node)
      startTag(name, element.node, element.style, in: outer)
      open.append(Open(span: span, name: name, style: element.style, minimumEnd: minimumEnd))
    case .base(_, let isOwn):
      if isOwn { output.startTag("ruby") }
      open.append(
        Open(span: span, name: isOwn ? "ruby" : nil, style: outer, minimumEnd: minimumEnd))
    }
  }

  /// Closes the spans that end at or before an offset; spans that overlap them are closed and
  /// reopened.
  private mutating func closeSpans(endingBy offset: Int, _ open: inout [Open]) {
    guard let last = open.last, last.minimumEnd <= offset else { return }
    let first = (0..<open.count - 1).partitioningIndex { open[$0].minimumEnd <= offset }
    var crossing: [InlineNesting.Span] = []
    while open.count > first {
      let last = open.removeLast()
      let hasEnded = last.span.range.upperBound <= offset
      if !hasEnded { crossing.append(last.span) }
      close(last, writesAnnotation: hasEnded)
    }
    for span in crossing.reversed() { self.open(span, &open) }
  }

  private mutating func close(_ open: Open, writesAnnotation: Bool) {
    if case .base(let annotation, _) = open.span.kind, writesAnnotation {
      output.markup("<rp>（</rp>")
      if annotation.node.name == .rt {
        startTag("rt", annotation.node, annotation.style, in: open.style)
      } else {
        // A ruby text container is written with the appearance of its base, unless a style sheet
        // gives it one.
        output.startTag(
          "rt",
          WrittenElement(annotation.node, name: "rt")
            .attributes(links: options.links, images: options.images))
      }
      write(textOf: annotation)
      output.markup("</rt><rp>）</rp>")
    }
    if let name = open.name { output.endTag(name) }
  }

  private mutating func write(textOf annotation: RubyAnnotation) {
    let lines = annotation.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0 { output.markup("<br>") }
      output.text(line)
    }
  }

  // MARK: Text and breaks

  /// Writes a break between two lines or phrases, closing and reopening `ruby` around it; nothing
  /// is written inside the base of an annotation.
  private mutating func writeBreak(
    at offset: Int, in paragraph: StyledParagraph, _ open: inout [Open]
  ) {
    let isInBase = open.contains {
      if case .base = $0.span.kind { true } else { false }
    }
    guard !isInBase, paragraph[offset - 1..<offset] != "\n" else { return }
    var spans: [InlineNesting.Span] = []
    if let ruby = open.firstIndex(where: \.span.isRuby) {
      while open.count > ruby {
        let last = open.removeLast()
        spans.append(last.span)
        close(last, writesAnnotation: false)
      }
    }
    if case .phrases = options.breaks { output.markup("<wbr>") } else { output.markup("<br>") }
    for span in spans.reversed() { self.open(span, &open) }
  }

  private mutating func write(
    _ range: Range<Int>, of paragraph: StyledParagraph, in style: ComputedStyle
  ) {
    guard let run = paragraph.run(at: range.lowerBound) else { return }
    switch run.kind {
    case .text: output.text(paragraph[range])
    case .forcedBreak: output.markup("<br>")
    case .breakOpportunity: output.markup("<wbr>")
    case .box: write(box: run, in: style)
    }
  }

  /// Writes an image, or a box drawn by the program as an image with only its alternative text.
  private mutating func write(box run: StyledRun, in style: ComputedStyle) {
    let node = run.node
    if node.name == .img {
      startTag("img", node, run.style, in: style)
    } else if let label = node["alt"], !label.isEmpty {
      startTag("img", node, run.style, in: style)
    } else {
      startTag("span", node, run.style, in: style)
      output.endTag("span")
    }
  }
}

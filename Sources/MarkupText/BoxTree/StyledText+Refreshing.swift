extension StyledText {
  /// The text after the content of one element has changed, if nothing but one paragraph of it can
  /// have: its paragraph is made anew, all others stay.
  ///
  /// Nil if more may have changed: if the element holds blocks, if the paragraph has become empty
  /// or several, or if the style sheets make other elements depend on it (`:has()`, `:empty`).
  ///
  /// - Parameters:
  ///   - element: the element in the changed tree.
  ///   - places: the blocks that hold one paragraph, by the identity of their elements.
  ///   - resolver: the styles that the text was made with.
  ///   - options: those that the text was made with.
  /// - Returns: the text and which paragraph of it is new.
  package func refreshed(
    contentOf element: MarkupNode, blocks places: [NodeID: Int], resolver: inout StyleResolver,
    options: FlowOptions
  ) -> (text: StyledText, paragraph: Int)? {
    guard !resolver.cascade.dependsOnContent,
      let (node, block) = block(holding: element, places),
      let paragraph = blocks[block].paragraph,
      !isInInlineElement(node, paragraph: paragraph)
    else { return nil }
    if let fresh = plainParagraph(of: node, replacing: paragraphs[paragraph], options: options),
      let elements = inlineElements(replacing: paragraph, by: [])
    {
      return (replacing(paragraph, by: fresh, elements: elements), paragraph)
    }
    // No style depends on texts: the block keeps its own.
    let part = StyledText(
      node, style: blocks[block].style, resolver: &resolver, options: options)
    guard part.paragraphs.count == 1, part.blocks.count == 2, part.blocks[1].paragraph == 0,
      part.blocks[1].kind == blocks[block].kind,
      part.blocks[1].style.isIdentical(to: blocks[block].style),
      let elements = inlineElements(replacing: paragraph, by: part.inlineElements)
    else { return nil }
    let made = part.paragraphs[0]
    let fresh = StyledParagraph(
      block: block, text: made.text, runs: made.runs, boxes: made.boxes, rubies: made.rubies,
      segments: made.segments)
    return (replacing(paragraph, by: fresh, elements: elements), paragraph)
  }

  /// The text with another paragraph and other inline elements.
  private func replacing(
    _ index: Int, by paragraph: StyledParagraph, elements: [InlineElement]
  ) -> StyledText {
    var paragraphs = paragraphs
    paragraphs[index] = paragraph
    return StyledText(
      node: node, blocks: blocks, paragraphs: paragraphs, inlineElements: elements)
  }

  /// The paragraph of a block whose whole content was and is one text; nil if there is more in it.
  ///
  /// Most texts of templates are such, and need no walk.
  private func plainParagraph(
    of block: MarkupNode, replacing old: StyledParagraph, options: FlowOptions
  ) -> StyledParagraph? {
    let storage = block.storage
    let child = block.record.firstChild
    guard child != NodeRecord.none, let run = old.runs.first, old.runs.count == 1,
      run.kind == .text, run.link == nil, old.rubies.isEmpty, run.node.parent?.id == block.id
    else { return nil }
    let record = storage.record(at: child)
    guard record.isText, record.nextSibling == NodeRecord.none else { return nil }
    var inline = InlineBuilder()
    let context = InlineContext(
      style: run.style, whiteSpace: WhiteSpaceMode(run.style), link: nil,
      language: ContentLanguage(tag: run.language, default: options.language),
      isHiddenFromReaders: run.isHiddenFromReaders)
    storage.withText(of: record) {
      inline.append($0, of: MarkupNode(storage: storage, place: child), context)
    }
    let content = inline.finish()
    guard !content.text.isEmpty else { return nil }
    return StyledParagraph(
      block: old.block, text: content.text, runs: content.runs, boxes: [], rubies: [],
      segments: content.segments)
  }

  /// The blocks with a paragraph of their own, by the identity of their elements.
  package var blocksWithParagraph: [NodeID: Int] {
    var places: [NodeID: Int] = [:]
    for (index, block) in blocks.enumerated()
    where block.paragraph != nil && block.kind != .anonymous && block.kind != .root {
      places[block.node.id] = index
    }
    return places
  }

  /// Whether a block with one paragraph is itself in a link or another inline element, of which the
  /// block's own content tells nothing.
  private func isInInlineElement(_ block: MarkupNode, paragraph: Int) -> Bool {
    let link = FlowElements.shared.a
    var node = block.parent
    while let parent = node {
      if parent.record.name == link { return true }
      node = parent.parent
    }
    // One around the block covers all of its text; few do.
    let covering = inlineElements.prefix { $0.start.paragraph <= paragraph }.filter {
      $0.end.paragraph >= paragraph
        && ($0.start.paragraph < paragraph || $0.start.offset == 0)
    }
    guard !covering.isEmpty else { return false }
    let around = Set(block.ancestors.map(\.id))
    return covering.contains { around.contains($0.node.id) }
  }

  private func block(
    holding element: MarkupNode, _ places: [NodeID: Int]
  ) -> (node: MarkupNode, block: Int)? {
    var node: MarkupNode? = element
    while let candidate = node {
      if let block = places[candidate.id] { return (candidate, block) }
      node = candidate.parent
    }
    return nil
  }

  /// The inline elements with those of a paragraph replaced; nil if one of them reaches into other
  /// paragraphs.
  private func inlineElements(
    replacing paragraph: Int, by fresh: [InlineElement]
  ) -> [InlineElement]? {
    var low = inlineElements.count
    var high = inlineElements.count
    for (index, element) in inlineElements.enumerated() {
      let isOf = element.start.paragraph <= paragraph && element.end.paragraph >= paragraph
      guard isOf else {
        if element.start.paragraph > paragraph {
          high = min(high, index)
          low = min(low, index)
          break
        }
        continue
      }
      guard element.start.paragraph == paragraph, element.end.paragraph == paragraph else {
        return nil
      }
      low = min(low, index)
    }
    let moved = fresh.map { element in
      func moved(_ place: TextPlace) -> TextPlace {
        TextPlace(paragraph: place.paragraph + paragraph, offset: place.offset)
      }
      return InlineElement(
        node: element.node, style: element.style, start: moved(element.start),
        end: moved(element.end), isHiddenFromReaders: element.isHiddenFromReaders)
    }
    var elements = inlineElements
    elements.replaceSubrange(low..<high, with: moved)
    return elements
  }
}

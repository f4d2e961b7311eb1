extension StyledText {
  /// Returns the text updated for a change to the content of one element, or nil if more than one
  /// paragraph may be affected.
  ///
  /// Only the paragraph of the element is created again. The result is nil if the element contains
  /// blocks, if the paragraph has become empty or several paragraphs, or if the style sheets make
  /// other elements depend on the content (`:has()`, `:empty`).
  ///
  /// - Parameters:
  ///   - element: The element in the changed tree.
  ///   - blockIndices: The indices of the blocks with their own paragraph, by the identifier of their
  ///     element.
  ///   - resolver: The style resolver that was used for the text.
  ///   - options: The options that were used for the text.
  /// - Returns: The updated text and the index of the new paragraph.
  package func refreshed(
    contentOf element: MarkupNode, blocks blockIndices: [NodeID: Int],
    resolver: inout StyleResolver,
    options: StyledTextOptions
  ) -> (text: StyledText, paragraph: Int)? {
    guard !resolver.cascade.dependsOnContent,
      let (node, block) = block(holding: element, blockIndices),
      let paragraph = blocks[block].paragraph,
      !isInInlineElement(node, paragraph: paragraph)
    else { return nil }
    if let fresh = plainParagraph(of: node, replacing: paragraphs[paragraph], options: options),
      let elements = inlineElements(replacing: paragraph, by: [])
    {
      return (replacing(paragraph, by: fresh, elements: elements), paragraph)
    }
    // No style depends on text content, so the style of the block is unchanged.
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

  /// Returns the text with one paragraph and the inline elements replaced.
  private func replacing(
    _ index: Int, by paragraph: StyledParagraph, elements: [InlineElement]
  ) -> StyledText {
    var paragraphs = paragraphs
    paragraphs[index] = paragraph
    return StyledText(
      node: node, blocks: blocks, paragraphs: paragraphs, inlineElements: elements)
  }

  /// Returns the new paragraph of a block whose entire content was and is a single text node, or
  /// nil otherwise.
  ///
  /// This is the most frequent case in templates and needs no traversal.
  private func plainParagraph(
    of block: MarkupNode, replacing old: StyledParagraph, options: StyledTextOptions
  ) -> StyledParagraph? {
    let storage = block.storage
    let child = block.record.firstChild
    guard child != NodeRecord.none, let run = old.runs.first, old.runs.count == 1,
      run.kind == .text, run.link == nil, old.rubies.isEmpty, run.node.parent?.id == block.id
    else { return nil }
    let record = storage.record(at: child)
    guard record.isText, record.nextSibling == NodeRecord.none else { return nil }
    var inline = InlineBoxBuilder()
    let context = InlineContext(
      style: run.style, whiteSpace: WhiteSpaceMode(run.style), link: nil,
      language: ContentLanguage(tag: run.language, default: options.language),
      isAriaHidden: run.isAriaHidden)
    storage.withText(of: record) {
      inline.append($0, of: MarkupNode(storage: storage, index: child), context)
    }
    let content = inline.finish()
    guard !content.text.isEmpty else { return nil }
    return StyledParagraph(
      block: old.block, text: content.text, runs: content.runs, boxes: [], rubies: [],
      segments: content.segments)
  }

  /// The indices of blocks with their own paragraph, by the identifier of their element.
  package var blocksWithParagraph: [NodeID: Int] {
    var blockIndices: [NodeID: Int] = [:]
    for (index, block) in blocks.enumerated()
    where block.paragraph != nil && block.kind != .anonymous && block.kind != .root {
      blockIndices[block.node.id] = index
    }
    return blockIndices
  }

  /// Returns whether a block with one paragraph is inside a link or another inline element, which
  /// cannot be determined from the content of the block.
  private func isInInlineElement(_ block: MarkupNode, paragraph: Int) -> Bool {
    let link = BoxTreeElements.shared.a
    var node = block.parent
    while let parent = node {
      if parent.record.name == link { return true }
      node = parent.parent
    }
    // An inline element around the block covers its entire text; this is rare.
    let covering = inlineElements.prefix { $0.start.paragraph <= paragraph }.filter {
      $0.end.paragraph >= paragraph
        && ($0.start.paragraph < paragraph || $0.start.offset == 0)
    }
    guard !covering.isEmpty else { return false }
    let around = Set(block.ancestors.map(\.id))
    return covering.contains { around.contains($0.node.id) }
  }

  private func block(
    holding element: MarkupNode, _ blockIndices: [NodeID: Int]
  ) -> (node: MarkupNode, block: Int)? {
    var node: MarkupNode? = element
    while let candidate = node {
      if let block = blockIndices[candidate.id] { return (candidate, block) }
      node = candidate.parent
    }
    return nil
  }

  /// Returns the inline elements with those of a paragraph replaced, or nil if one of them extends
  /// into other paragraphs.
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
      func moved(_ position: TextPosition) -> TextPosition {
        TextPosition(paragraph: position.paragraph + paragraph, offset: position.offset)
      }
      return InlineElement(
        node: element.node, style: element.style, start: moved(element.start),
        end: moved(element.end), isAriaHidden: element.isAriaHidden)
    }
    var elements = inlineElements
    elements.replaceSubrange(low..<high, with: moved)
    return elements
  }
}

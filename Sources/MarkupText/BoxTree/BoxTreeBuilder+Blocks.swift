import TextFoundation

/// Blocks and their paragraphs.
extension BoxTreeBuilder {
  /// Opens a block inside the current one.
  mutating func openBlock(
    _ kind: StyledBlock.Kind, _ node: MarkupNode, _ context: InlineContext,
    display: StyleKeyword = .block
  ) {
    if !blocks.isEmpty { finishParagraph(isFollowedByBlock: true) }
    ruby.removeAll()
    let index = append(kind, node, context, marker: marker(display, node, context.style))
    container = index
  }

  /// Closes the current block.
  mutating func closeBlock() {
    finishParagraph(isFollowedByBlock: false)
    blocks[container].descendants = container + 1..<blocks.count
    blocks[container].paragraphs = blocks[container].paragraphs.lowerBound..<paragraphs.count
    container = blocks[container].parent ?? 0
  }

  @discardableResult
  private mutating func append(
    _ kind: StyledBlock.Kind, _ node: MarkupNode, _ context: InlineContext,
    marker: ListMarker? = nil
  ) -> Int {
    let index = blocks.count
    blocks.append(
      StyledBlock(
        kind: kind, node: node, style: context.style, parent: index == 0 ? nil : container,
        depth: index == 0 ? 0 : blocks[container].depth + 1, descendants: index + 1..<index + 1,
        paragraphs: paragraphs.count..<paragraphs.count, paragraph: nil, marker: marker,
        isAriaHidden: context.isAriaHidden))
    return index
  }

  /// Returns the marker of a list item, or nil for an `li` outside lists.
  private mutating func marker(
    _ display: StyleKeyword, _ node: MarkupNode, _ style: ComputedStyle
  ) -> ListMarker? {
    guard display == .listItem, !counters.isEmpty else { return nil }
    let value = node.record.name == elementCodes.li ? node["value"] : nil
    let ordinal = counters[counters.count - 1].advance(value: value)
    return ListMarker(style, ordinal: ordinal)
  }

  /// Ends the current inline content and turns it into a paragraph if it is not empty.
  ///
  /// The paragraph belongs to the current block if that contains nothing else, and otherwise to an
  /// anonymous block.
  mutating func finishParagraph(isFollowedByBlock: Bool) {
    let annotations = ruby.finishParagraph(&inline)
    let content = inline.finish()
    for offset in content.recordedOffsets {
      positions.append(TextPosition(paragraph: paragraphs.count, offset: offset))
    }
    guard !content.text.isEmpty else { return }
    var block = container
    if isFollowedByBlock || blocks.count > container + 1 {
      let outer = blocks[container]
      var context = frames[0].context
      context.style = outer.style.inheritedOnly
      context.isAriaHidden = outer.isAriaHidden
      block = append(.anonymous, outer.node, context)
      blocks[block].paragraphs = paragraphs.count..<paragraphs.count + 1
    }
    blocks[block].paragraph = paragraphs.count
    paragraphs.append(
      StyledParagraph(
        block: block, text: content.text, runs: content.runs, boxes: content.boxes,
        rubies: RubyBuilder.resolved(annotations, content), segments: content.segments))
  }
}

extension ComputedStyle {
  /// The style of an anonymous box: the inherited properties, and initial values for the others.
  var inheritedOnly: ComputedStyle {
    ComputedStyle(storage: Storage(inherited: storage.inherited, own: StyleSlots.initialOwn))
  }
}

public import MarkupText

extension Typesetter {
  /// Sets a text and takes over what an earlier layout has in common with it: paragraphs of the
  /// same text, styles and boxes at the same place.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  ///   - previous: a layout by this typesetter or one with the same measurer and options; nil to
  ///     begin anew.
  /// - Complexity: linear in the text; what is taken over is compared, not measured.
  public func layout(
    _ text: StyledText, in space: LayoutSpace, reusing previous: MarkupLayout?
  ) -> MarkupLayout {
    layout(text, in: space, reusing: previous, isCancelled: nil)
  }

  /// Sets a text until somebody does not want it any more; what is returned then is not whole.
  func layout(
    _ text: StyledText, in space: LayoutSpace, reusing previous: MarkupLayout?,
    isCancelled: (() -> Bool)?
  ) -> MarkupLayout {
    let context = TypesettingContext(typesetter: self, text: text)
    context.isCancelled = isCancelled
    var builder = BlockBuilder(text, in: space, context: context)
    if let previous, previous.writingMode == context.writingMode { builder.previous = previous }
    return builder.build()
  }

  /// A layout with some paragraphs set anew in their places; nil if their heights differ, or if
  /// other things may depend on them.
  func replacing(
    _ indices: Set<Int>, of layout: MarkupLayout, with text: StyledText
  ) -> MarkupLayout? {
    let context = TypesettingContext(
      typesetter: self, text: text, writingMode: layout.writingMode)
    var builder = BlockBuilder(text, replacingIn: layout, context: context)
    for index in indices {
      guard layout.paragraphs.indices.contains(index), let old = layout.paragraphs[index],
        old.isIndependent
      else { return nil }
      builder.setAgain(index, like: old)
      guard let new = builder.paragraphs[index], new.height == old.height,
        new.lines.first?.baseline == old.lines.first?.baseline,
        !new.prepared.hasAnnotations, !old.prepared.hasAnnotations
      else { return nil }
    }
    let others = layout.diagnostics.filter { $0.paragraph.map { !indices.contains($0) } ?? true }
    return MarkupLayout(
      layout, text: text, paragraphs: builder.paragraphs, diagnostics: others + context.diagnostics)
  }
}

extension ParagraphLayout {
  /// Whether its lines can be used for a paragraph of another text.
  func canBeReused(for prepared: PreparedParagraph, style: ComputedStyle, width: Double) -> Bool {
    self.prepared === prepared && self.width == width && self.style.identity == style.identity
      && !isLimitedFromOutside
  }
}

extension PreparedParagraph {
  /// Whether it is what would be made of a paragraph: the same text, styles, links and boxes.
  func isSame(
    as other: StyledParagraph, elements: [Int], of text: StyledText, width: Double,
    images: (any ImageSource)?
  ) -> Bool {
    if let own = self.width, own != width { return false }
    for box in boxes {
      guard case .image(let address, _, let natural) = box.kind else { continue }
      if images?.image(at: address)?.size != natural { return false }
    }
    guard source.text == other.text, source.runs.count == other.runs.count,
      source.boxes.count == other.boxes.count, source.rubies.count == other.rubies.count
    else { return false }
    for (one, two) in zip(source.runs, other.runs) {
      guard one.range == two.range, one.kind == two.kind, one.language == two.language,
        one.style.identity == two.style.identity || one.style == two.style,
        one.link?["href"] == two.link?["href"]
      else { return false }
    }
    for (one, two) in zip(source.boxes, other.boxes) where !one.isSame(as: two) { return false }
    for (one, two) in zip(source.rubies, other.rubies) where !one.isSame(as: two) { return false }
    // The block's own style says how the lines break, whatever the runs in it have.
    let style = text.blocks[other.block].style
    guard strut.style.identity == style.identity || strut.style == style else { return false }
    return hasElements(elements, of: text, paragraph: text.blocks[other.block].paragraph)
  }

  /// Whether its inline elements are the same.
  private func hasElements(_ indices: [Int], of text: StyledText, paragraph: Int?) -> Bool {
    guard indices.count == elementCount, let paragraph else { return indices.isEmpty }
    var spans = elements[...]
    for index in indices {
      let element = text.inlineElements[index]
      guard let range = element.range(inParagraph: paragraph, count: source.text.utf8.count)
      else { continue }
      guard let span = spans.popFirst(), span.range == range,
        span.style.style.identity == element.style.identity
          || span.style.style == element.style
      else { return false }
    }
    return spans.isEmpty
  }
}

extension InlineBox {
  fileprivate func isSame(as other: InlineBox) -> Bool {
    func attributes(_ node: MarkupNode) -> [String?] {
      ["src", "alt", "id", "width", "height"].map { node[$0] }
    }
    return offset == other.offset
      && (style.identity == other.style.identity || style == other.style)
      && node.name == other.node.name && attributes(node) == attributes(other.node)
  }
}

extension RubyAnnotation {
  fileprivate func isSame(as other: RubyAnnotation) -> Bool {
    base == other.base && text == other.text && position == other.position && level == other.level
      && style == other.style
  }
}

import MarkupText

extension ParagraphFragment {
  /// Returns whether the lines of this layout are valid for a paragraph of another text.
  func canBeReused(for shapedParagraph: ShapedParagraph, style: ComputedStyle, width: Double)
    -> Bool
  {
    self.shapedParagraph === shapedParagraph && self.width == width
      && self.style.identity == style.identity
      && !isLimitedFromOutside
  }
}

extension ShapedParagraph {
  /// Returns whether shaping another paragraph would give the same result: whether it has the same
  /// text, styles, links and boxes.
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
      guard one.isSame(as: two) else { return false }
    }
    for (one, two) in zip(source.boxes, other.boxes) where !one.isSame(as: two) { return false }
    for (one, two) in zip(source.rubies, other.rubies) where !one.isSame(as: two) { return false }
    // The style of the block determines line breaking, regardless of the styles of the runs.
    guard strut.isMade(from: text.blocks[other.block].style) else { return false }
    return hasElements(elements, of: text, paragraph: text.blocks[other.block].paragraph)
  }

  /// Returns whether the paragraph's inline elements are the same.
  private func hasElements(_ indices: [Int], of text: StyledText, paragraph: Int?) -> Bool {
    guard let paragraph else { return elements.isEmpty }
    var spans = elements[...]
    for index in indices {
      let element = text.inlineElements[index]
      guard let range = element.range(inParagraph: paragraph, count: source.text.utf8.count)
      else { continue }
      guard let span = spans.popFirst(), span.range == range,
        span.startsHere == (element.start.paragraph == paragraph),
        span.endsHere == (element.end.paragraph == paragraph),
        span.style.isMade(from: element.style)
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
    return offset == other.offset && style.isSame(as: other.style)
      && node.name == other.node.name && attributes(node) == attributes(other.node)
  }
}

extension RubyAnnotation {
  fileprivate func isSame(as other: RubyAnnotation) -> Bool {
    guard base == other.base, text == other.text, position == other.position,
      level == other.level, style.isSame(as: other.style), runs.count == other.runs.count
    else { return false }
    return zip(runs, other.runs).allSatisfy { $0.isSame(as: $1) }
  }
}

extension StyledRun {
  fileprivate func isSame(as other: StyledRun) -> Bool {
    range == other.range && kind == other.kind && language == other.language
      && style.isSame(as: other.style) && link?["href"] == other.link?["href"]
  }
}

extension TypesetterOptions {
  /// Returns whether paragraphs are laid out in the same way with other options.
  ///
  /// Analyzers and hyphenation can only be checked for presence. Images are compared one by one,
  /// and custom boxes are drawn for each display list.
  func measuresAlike(_ other: TypesetterOptions) -> Bool {
    language == other.language && autospaceAmount == other.autospaceAmount
      && latinLineBreaking == other.latinLineBreaking && automaticRuby == other.automaticRuby
      && (analyzer == nil) == (other.analyzer == nil)
      && (hyphenation == nil) == (other.hyphenation == nil)
  }
}

import MarkupText

extension Typesetter {
  /// Returns a layout with some paragraphs laid out again and the content after them moved, or nil
  /// if other parts of the layout may depend on them.
  func replacing(
    _ indices: Set<Int>, of layout: MarkupLayout, with text: StyledText
  ) -> MarkupLayout? {
    let context = context(for: text, writingMode: layout.writingMode)
    var replacer = ParagraphReplacer(text, replacingIn: layout, context: context)
    var moves: [(paragraph: Int, distance: Double)] = []
    for index in indices {
      guard layout.paragraphs.indices.contains(index), let old = layout.paragraphs[index],
        old.isIndependent
      else { return nil }
      guard let new = replacer.replace(index, like: old),
        new.lines.first?.baseline == old.lines.first?.baseline,
        !new.shapedParagraph.hasAnnotations, !old.shapedParagraph.hasAnnotations
      else { return nil }
      if new.height != old.height { moves.append((index, new.height - old.height)) }
    }
    var patch = LayoutPatch(layout, text: text, paragraphs: replacer.paragraphs())
    for move in moves.sorted(by: { $0.paragraph < $1.paragraph }) {
      guard patch.moveWhatFollows(paragraph: move.paragraph, by: move.distance) else { return nil }
    }
    let others = layout.diagnostics.filter { $0.paragraph.map { !indices.contains($0) } ?? true }
    return MarkupLayout(layout, patch, diagnostics: others + context.diagnostics)
  }
}

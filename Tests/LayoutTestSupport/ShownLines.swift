package import MarkupText
import Testing
package import TextLayout

/// Returns a layout by ``FixedMeasurer``: 16 px for a wide character, 8 px for a narrow one; `…` is
/// wide.
package func fixedLayout(
  _ markup: String, width: Double?, height: Double? = nil, sheet: String = "",
  dialect: StyleDialect = .css, shrinks: Bool = false
) -> MarkupLayout {
  let tree = MarkupTree(parsing: markup)
  var cascade = StyleCascade.standard(for: tree)
  if !sheet.isEmpty { cascade.add(StyleSheet(parsing: sheet, dialect: dialect)) }
  return Typesetter(measurer: FixedMeasurer()).layout(
    StyledText(tree, cascade: cascade),
    in: LayoutSpace(inlineSize: width, maximumBlockSize: height, shrinksToFit: shrinks))
}

extension MarkupLayout {
  /// The visible text of each line, including ellipses; boxes are U+FFFC.
  package var shownLines: [String] {
    paragraphs.compactMap { $0 }.flatMap { paragraph in
      paragraph.lines.map { paragraph.shown($0) }
    }
  }
}

extension ParagraphFragment {
  /// Returns the visible text of a line, in logical order.
  package func shown(_ line: LineFragment) -> String {
    line.positions(in: shapedParagraph).map { position in
      guard let item = position.item else { return line.truncations[position.truncation].ellipsis }
      return String(
        shapedParagraph.source[
          Int(shapedParagraph.items[item].offset)..<shapedParagraph.end(of: item)])
    }.joined()
  }

  /// Returns where the last item of a line ends.
  package func end(of line: LineFragment) -> Double {
    line.positions(in: shapedParagraph).map { $0.x + $0.width }.max() ?? line.start
  }
}

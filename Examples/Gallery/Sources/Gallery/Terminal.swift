import MarkupText
import TextLayout
import TextOutput

/// Renders a page for a terminal with 72 columns: in colors, and as plain text.
func terminal(_ pages: Pages) throws -> Drawing {
  let tree = MarkupTree(parsing: try pages.text("terminal.html"))
  let measurer = ColumnMeasurer()
  let columns = 72.0
  let layout = Typesetter(measurer: measurer).layout(
    StyledText(tree, cascade: try pages.cascade("terminal.css")),
    in: LayoutSpace(inlineSize: columns * 8))
  layout.printDiagnostics("terminal")
  let list = layout.displayList()
  return Drawing(
    name: "terminal",
    files: [
      ("ansi", Array(list.terminalText().utf8)), ("txt", Array(list.terminalText(.plain).utf8)),
    ])
}

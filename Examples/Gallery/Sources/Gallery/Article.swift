import MarkupText
import TextDrawing
import TextLayout
import TextOutput

/// Draws an article with headings, lists, a table, a quotation, links, code and a picture.
func article(_ pages: Pages, _ fonts: PangoFonts) throws -> Drawing {
  let tree = MarkupTree(parsing: try pages.text("article.html"))
  let typesetter = Typesetter(measurer: fonts, options: TypesetterOptions(images: pages))
  let layout = typesetter.layout(
    StyledText(tree, cascade: try pages.cascade("article.css")), in: LayoutSpace(inlineSize: 640))
  layout.printDiagnostics("article")
  let list = layout.displayList()
  let renderer = PangoRenderer(fonts: fonts)
  return Drawing(
    name: "article",
    files: [
      ("png", try renderer.png(list, scale: 2, background: .white)),
      ("svg", Array(list.svg(SVGOptions(background: .white)).utf8)),
      ("pdf", try renderer.pdf(list)),
    ])
}

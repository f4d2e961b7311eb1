import Foundation
import JapaneseText
import MarkupText
import TextDrawing
import TextLayout

/// Draws a page of a novel in vertical writing from text in the notation of Aozora Bunko.
func novel(_ pages: Pages, _ fonts: PangoFonts) throws -> Drawing {
  let paragraphs = try pages.text("rashomon.txt").split(separator: "\n")
  let body = paragraphs.map { "<p>\(aozoraMarkup(String($0)))</p>" }.joined()
  let markup = """
    <html lang="ja"><head><title>羅生門</title></head><body>\
    <h1>羅生門</h1><p class="author">芥川龍之介</p>\(body)</body></html>
    """
  let text = StyledText(
    MarkupTree(parsing: markup), cascade: try pages.cascade("novel.css"))
  let typesetter = Typesetter(measurer: fonts)
  let layout = typesetter.layout(text, in: LayoutSpace(inlineSize: 520))
  layout.printDiagnostics("novel")
  let list = layout.displayList()
  let renderer = PangoRenderer(fonts: fonts)
  return Drawing(
    name: "novel",
    files: [("png", try renderer.png(list, scale: 2)), ("pdf", try renderer.pdf(list))])
}

/// Converts Aozora notation to markup: `漢字《かんじ》` becomes ruby, and the note ［＃「…」に傍点］ adds emphasis
/// dots to the preceding words.
func aozoraMarkup(_ notation: String) -> String {
  // Two private-use scalars represent the tags until the text is escaped.
  let (start, end) = ("\u{E000}", "\u{E001}")
  var line = notation
  let note = /［＃「(?<words>[^」]+)」に傍点］/
  while let match = line.firstMatch(of: note) {
    let words = String(match.words)
    let before = line[..<match.range.lowerBound]
    if before.hasSuffix(words) {
      line.replaceSubrange(match.range, with: end)
      line.insert(contentsOf: start, at: before.index(before.endIndex, offsetBy: -words.count))
    } else {
      line.removeSubrange(match.range)
    }
  }
  return FuriganaText(aozora: line, annotations: .drop).segments.html(parentheses: false)
    .replacingOccurrences(of: start, with: "<em>").replacingOccurrences(of: end, with: "</em>")
}

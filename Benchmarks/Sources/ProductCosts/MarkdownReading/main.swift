import Costs
import MarkdownReading
import MarkupText

printCost {
  try MarkupTree(parsingMarkdown: "**東京**へ").stripped.hasPrefix("東京へ")
}

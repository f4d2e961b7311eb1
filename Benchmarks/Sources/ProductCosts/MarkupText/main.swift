import Costs
import MarkupText

printCost {
  StyledText(MarkupTree(parsing: "<p>東京へ<b>行く</b>")).paragraphs.count == 1
}

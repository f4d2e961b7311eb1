import Costs
import Foundation
import MarkupText
import MarkupTextFoundation

printCost {
  AttributedString(StyledText(MarkupTree(parsing: "<p>東京へ<b>行く</b>"))).runs.count == 2
}

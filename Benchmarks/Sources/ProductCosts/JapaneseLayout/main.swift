import Costs
import JapaneseLayout
import JapaneseText
import TextLayout

printCost {
  JapaneseAnalyzer(tokenizer: try Tokenizer(dictionary: .embedded)).readings(of: "東京へ").count == 1
}

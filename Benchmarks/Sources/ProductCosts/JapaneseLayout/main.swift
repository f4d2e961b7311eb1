import Costs
import JapaneseLayout
import JapaneseText
import TextLayout

printCost {
  JapaneseAnalyzer(tokenizer: try Tokenizer(dictionary: .directory(CommandLine.arguments[1])))
    .readings(of: "東京へ").count == 1
}

import Costs
import JapaneseText

printCost {
  try Tokenizer(dictionary: .directory(CommandLine.arguments[1])).words(in: "東京へ行く").count == 3
}

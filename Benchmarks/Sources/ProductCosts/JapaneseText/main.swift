import Costs
import JapaneseText

printCost {
  try Tokenizer(dictionary: .embedded).words(in: "東京へ行く").count == 3
}

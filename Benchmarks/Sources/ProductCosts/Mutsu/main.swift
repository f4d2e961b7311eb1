import Costs
import Mutsu

printCost {
  "東京へ行く".hiragana == "とうきょうへいく"
}

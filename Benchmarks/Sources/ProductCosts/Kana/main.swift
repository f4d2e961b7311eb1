import Costs
import Kana

printCost {
  "トウキョウ".hiragana == "とうきょう"
}

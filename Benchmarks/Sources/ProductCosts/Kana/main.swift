import Costs
import Kana

printCost {
  KanaConverter(to: .hiragana).convert("トウキョウ") == "とうきょう"
}

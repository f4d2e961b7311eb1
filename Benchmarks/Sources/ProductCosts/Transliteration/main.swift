import Costs
import Transliteration

printCost {
  try Transliterator(id: "Hiragana-Katakana").transliterate("とうきょう") == "トウキョウ"
}

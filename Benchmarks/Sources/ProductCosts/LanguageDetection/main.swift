import Costs
import LanguageDetection

printCost {
  "東京へ行く".dominantLanguage == .japanese
}

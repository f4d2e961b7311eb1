import Costs
import LanguageDetection

printCost {
  LanguageDetector().detect("東京へ行く")?.language == .japanese
}

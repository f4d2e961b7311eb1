import Costs
import Foundation
import LanguageDetection
import LanguageDetectionFoundation

printCost {
  LanguageDetector().detect("東京へ行く").map { Locale.Language($0.language).languageCode } == "ja"
}

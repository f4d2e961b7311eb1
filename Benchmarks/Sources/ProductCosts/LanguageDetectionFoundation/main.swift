import Costs
import Foundation
import LanguageDetection
import LanguageDetectionFoundation

printCost {
  "東京へ行く".dominantLanguage.map { Locale.Language($0).languageCode } == "ja"
}

internal import CMutsu
import JapaneseText
import LanguageDetection
import LatticeEngine
import Mutsu
import TextFoundation

/// An opened dictionary with what calls reuse.
///
/// Thread-safe: the tokenizer and the detectors are, and analyzers are lent by a pool.
final class Engine: Handle {
  static let table = HandleTable()

  private let openedTokenizer: Tokenizer?
  let detector = LanguageDetector()
  /// A detector that consults the dictionary about ideographs.
  let dictionaryDetector: LanguageDetector
  let tokenAnalyzers = LendingPool<TokenAnalyzer>()

  init(_ tokenizer: Tokenizer?) {
    openedTokenizer = tokenizer
    if let tokenizer {
      dictionaryDetector = LanguageDetector(hanEvidence: { HanEvidence(of: $0, by: tokenizer) })
    } else {
      dictionaryDetector = detector
    }
  }

  /// The tokenizer, or nil if the engine was opened without a dictionary.
  var optionalTokenizer: Tokenizer? { openedTokenizer }

  /// The tokenizer.
  ///
  /// - Throws: `MUTSU_NO_DICTIONARY` if the engine was opened without a dictionary.
  var tokenizer: Tokenizer {
    get throws(Failure) {
      guard let openedTokenizer else {
        throw Failure(
          MUTSU_NO_DICTIONARY,
          "the engine has no dictionary (call mutsu_open with the path of one)")
      }
      return openedTokenizer
    }
  }
}

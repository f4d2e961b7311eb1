public import JapaneseText
import Synchronization
import TextFoundation

/// Finds the terms of texts and queries for a search index, in which all writings of a word are equal.
///
/// ```swift
/// let analyzer = SearchAnalyzer(tokenizer: try Tokenizer.embedded())
/// analyzer.terms(in: "受付はこちらです").map(\.text)    // ["受け付ける", "此方"]
/// analyzer.terms(in: "受け付けました").map(\.text)      // ["受け付ける"]
/// analyzer.terms(in: "関西国際空港").map(\.text)        // ["関西", "国際", "空港"]
/// ```
///
/// Terms are the short units of compounds, in order, so that a phrase query finds the compound and each
/// word finds it too. Documents and queries must be analyzed with the same dictionary and options.
/// No language is detected: a text of kanji alone is Japanese.
///
/// The same text always has the same terms. An analyzer can be used concurrently.
public struct SearchAnalyzer: Sendable {
  /// The tokenizer that finds the words.
  public let tokenizer: Tokenizer
  /// The options.
  public let options: SearchOptions
  private let pool: FinderPool

  /// Creates an analyzer.
  ///
  /// Writings of words are known to the embedded dictionary; with other dictionaries, only rules fold
  /// them.
  public init(tokenizer: Tokenizer, options: SearchOptions = SearchOptions()) {
    self.tokenizer = tokenizer
    self.options = options
    pool = FinderPool(tokenizer: tokenizer, options: options)
  }

  /// Returns the terms of a text, in order.
  ///
  /// An empty text, and a text without letters and digits, has none.
  ///
  /// - Complexity: linear in the length of the text.
  public func terms(in text: String, mode: SearchMode = .document) -> [SearchTerm] {
    var terms: [SearchTerm] = []
    let utf8 = text.utf8
    withUTF8Bytes(of: text) { bytes in
      // Indices advance with the terms, whose starts are in order.
      var index = utf8.startIndex
      var offset = 0
      forEachTerm(in: bytes, mode: mode) { term in
        let start = utf8.index(index, offsetBy: term.range.lowerBound - offset)
        let end = utf8.index(start, offsetBy: term.range.count)
        (index, offset) = (start, term.range.lowerBound)
        terms.append(
          SearchTerm(
            text: term.text, surface: text[start..<end], utf8Range: term.range,
            position: term.position, folds: term.folds.values))
      }
    }
    return terms
  }

  /// Returns the length of the prefix of a long text whose terms do not depend on the following text;
  /// 0 to wait for more.
  package static func completeCount(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    TextReader.completeCount(of: bytes)
  }

  /// Calls `body` with the terms of a text in UTF-8.
  ///
  /// The text must be well-formed.
  package func forEachTerm(
    in text: UnsafeBufferPointer<UInt8>, mode: SearchMode, _ body: (FoundTerm) -> Void
  ) {
    let finder = pool.take()
    defer { pool.putBack(finder) }
    finder.forEachTerm(in: text, mode: mode, body)
  }
}

/// Finders for reuse.
private final class FinderPool: Sendable {
  private let idle = LendingPool<TermFinder>()
  private let tokenizer: Tokenizer
  private let options: SearchOptions

  init(tokenizer: Tokenizer, options: SearchOptions) {
    self.tokenizer = tokenizer
    self.options = options
  }

  func take() -> TermFinder { idle.take() ?? TermFinder(tokenizer: tokenizer, options: options) }

  func putBack(_ finder: TermFinder) { idle.putBack(finder) }
}

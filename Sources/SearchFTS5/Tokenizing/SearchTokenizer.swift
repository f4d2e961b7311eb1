public import JapaneseText
import SearchText
import TextFoundation

/// The tokenizer `mutsu` of FTS5, for one table.
///
/// ``FTS5Registration`` and the loadable extension create it for each table. Create one for wrappers of
/// SQLite that have a protocol of their own for tokenizers, such as GRDB, or to see the tokens of FTS5.
///
/// ```swift
/// let tokenizer = try SearchTokenizer(arguments: ["stop_words", "none"], tokenizer: .embedded())
/// try tokenizer.tokens(in: "空港へ行った").map(\.text)  // ["空港", "へ", "行く", "た"]
/// ```
///
/// Thread-safe: share it.
public struct SearchTokenizer: Sendable {
  private let analyzer: SearchAnalyzer
  /// The analyzer of unfinished words, which folds only characters.
  private let letterAnalyzer: SearchAnalyzer
  /// The error of every use, if the index was made with another dictionary.
  private let failure: FTS5Error?

  /// Creates a tokenizer.
  ///
  /// If the argument `dictionary` differs from the identifier of the opened dictionary, the tokenizer
  /// is created nevertheless, and every use throws: a table whose tokenizer cannot be created could be
  /// neither read nor removed.
  ///
  /// - Parameters:
  ///   - arguments: names and values in turn, as after `mutsu` in `tokenize = 'mutsu …'`. The argument
  ///     `path` has no effect.
  ///   - tokenizer: the opened dictionary.
  /// - Throws: `invalidArgument` if an argument is unknown or its value is invalid.
  public init(arguments: [String] = [], tokenizer: Tokenizer) throws(FTS5Error) {
    self.init(try TokenizerArguments(arguments), tokenizer: tokenizer)
  }

  init(_ arguments: TokenizerArguments, tokenizer: Tokenizer) {
    analyzer = SearchAnalyzer(tokenizer: tokenizer, options: arguments.options)
    var options = arguments.options
    options.folds.formIntersection([
      .width, .letterCase, .diacritics, .compatibility, .iterationMark, .variantKanji,
    ])
    options.stopWords = []
    options.minimumLength = 1
    options.readings = false
    letterAnalyzer = SearchAnalyzer(tokenizer: tokenizer, options: options)
    failure = arguments.dictionary.flatMap {
      let identifier = Self.identifier(of: tokenizer)
      return $0 == identifier ? nil : Self.otherDictionary($0, opened: identifier)
    }
  }

  /// Returns the identifier of a dictionary and of the rules, which changes whenever terms change: the
  /// value of the argument `dictionary`.
  ///
  /// It consists of 16 hexadecimal digits.
  public static func identifier(of tokenizer: Tokenizer) -> String {
    DictionaryIdentifier.identifier(of: tokenizer)
  }

  private static func otherDictionary(_ expected: String, opened: String) -> FTS5Error {
    FTS5Error(
      .otherDictionary,
      "the index was made with the dictionary \(Quoted.text(expected)), but the opened dictionary is "
        + "\(opened) (open the former; or create the table with the latter in its definition, and "
        + "fill it with INSERT INTO t(t) VALUES('rebuild') or from the old table)")
  }

  /// Returns the FTS5 query for words in kana or romaji, which ranks rows by the parts of the reading that
  /// they contain.
  ///
  /// For tables with the argument `readings on`. The words of texts in kanji are found by their readings,
  /// also by parts of them, and rows with the whole reading come first when they are ordered by `rank`.
  ///
  /// ```swift
  /// SearchTokenizer.readingQuery(for: "かんさい", tokenizer: dictionary)
  /// // "かんさい" OR "~カンサ" OR "~ンサイ"
  /// ```
  ///
  /// - Parameters:
  ///   - text: what a person typed.
  ///   - tokenizer: the opened dictionary.
  /// - Returns: the query; for other text, that of `FTS5Query.escaping(_:)`.
  public static func readingQuery(for text: String, tokenizer: Tokenizer) -> String {
    var options = SearchOptions()
    options.readings = true
    let terms = SearchAnalyzer(tokenizer: tokenizer, options: options).terms(in: text, mode: .query)
    let readings = terms.map(\.text).filter(ReadingTerm.isReading)
    guard !readings.isEmpty else { return FTS5Query.escaping(text) }
    let words = FTS5Query.escaping(text, combination: .any)
    return ([words] + readings.map { "\"\($0)\"" }).joined(separator: " OR ")
  }

  /// Returns the tokens of a text.
  ///
  /// - Throws: `otherDictionary` if the argument `dictionary` differs from the opened dictionary.
  public func tokens(
    in text: String, purpose: FTS5Purpose = .document
  ) throws(FTS5Error) -> [FTS5Token] {
    var text = text
    var tokens: [FTS5Token] = []
    var failure: FTS5Error?
    text.withUTF8 { bytes in
      do throws(FTS5Error) {
        try forEachToken(in: bytes, purpose: purpose) { tokens.append($0) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return tokens
  }

  /// Calls a closure with each token of a text.
  ///
  /// - Parameters:
  ///   - bytes: the text. Invalid UTF-8 separates words, and the text around it is analyzed.
  ///   - purpose: the reason for which FTS5 asks for the tokens.
  ///   - body: a closure that receives the tokens in order; the first one is not colocated.
  /// - Throws: `otherDictionary` if the argument `dictionary` differs from the opened dictionary.
  public func forEachToken(
    in bytes: UnsafeBufferPointer<UInt8>, purpose: FTS5Purpose, _ body: (FTS5Token) -> Void
  ) throws(FTS5Error) {
    if let failure { throw failure }
    var start = 0
    while start < bytes.count {
      let invalid = bytes.firstInvalidUTF8(from: start)
      let end = invalid?.offset ?? bytes.count
      let run = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if purpose == .prefixQuery, end == bytes.count {
        forEachToken(inPrefix: run, at: start, body)
      } else if !run.isEmpty {
        forEachToken(in: run, at: start, isQuery: purpose.isQuery, body)
      }
      start = end + (invalid?.length ?? 0)
    }
  }

  /// Visits the tokens of a run of valid UTF-8, which begins at an offset of the text.
  private func forEachToken(
    in bytes: UnsafeBufferPointer<UInt8>, at offset: Int, isQuery: Bool,
    _ body: (FTS5Token) -> Void
  ) {
    if isQuery, analyzer.options.readings, let term = ReadingTerm.named(by: bytes) {
      return body(FTS5Token(text: term, utf8Range: offset..<offset + bytes.count))
    }
    withoutActuallyEscaping(body) { body in
      var positions = TokenPositions(at: offset, body)
      analyzer.forEachTerm(in: bytes, mode: isQuery ? .query : .document) { positions.append($0) }
      positions.finish()
    }
  }

  /// Visits the tokens of a query whose last word is unfinished.
  private func forEachToken(
    inPrefix bytes: UnsafeBufferPointer<UInt8>, at offset: Int, _ body: (FTS5Token) -> Void
  ) {
    var terms: [FoundTerm] = []
    var reading: String?
    analyzer.forEachTerm(in: bytes, mode: .query) {
      if ReadingTerm.isReading($0.text) { reading = $0.text } else { terms.append($0) }
    }
    guard let word = UnfinishedWord(terms, in: bytes) else { return }
    withoutActuallyEscaping(body) { body in
      var positions = TokenPositions(at: offset, body)
      for term in terms[..<word.firstTerm] { positions.append(term) }
      positions.finish()
    }
    var alternatives: [String] = []
    var letters = ""
    letterAnalyzer.forEachTerm(
      in: UnsafeBufferPointer(rebasing: bytes[word.utf8Range]), mode: .query
    ) { letters += $0.text }
    if !letters.isEmpty { alternatives.append(letters) }
    let last = terms[terms.count - 1]
    if word.firstTerm == terms.count - 1, last.text != letters { alternatives.append(last.text) }
    // The last three kana of the reading are the most specific while the word gets longer.
    if word.firstTerm == 0, let reading { alternatives.append(reading) }
    let range = word.utf8Range.lowerBound + offset..<word.utf8Range.upperBound + offset
    for (index, text) in alternatives.enumerated() {
      body(FTS5Token(text: text, utf8Range: range, isColocated: index > 0))
    }
  }
}

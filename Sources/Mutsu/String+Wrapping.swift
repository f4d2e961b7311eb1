import JapaneseText
import LineBreaking

extension String {
  /// Returns the lines of the text, broken between phrases and limited to a number of terminal
  /// columns.
  ///
  /// ```swift
  /// "東京特許許可局へ行きました。".wrapped(to: 16)  // ["東京特許許可局へ", "行きました。"]
  /// ```
  ///
  /// Ideographs, kana and characters of ambiguous width take two columns. Lines follow strict
  /// kinsoku and end between phrases (bunsetsu); a phrase that is too wide for a line is divided
  /// between its words, a word between its characters. Only line separators and spaces at the ends
  /// of broken lines are omitted.
  ///
  /// Never fails: without a dictionary, lines are broken by the rules alone. A number of columns
  /// below 1 counts as 1, with one Character per line. An empty text has no lines.
  ///
  /// - Parameter columns: the maximum number of columns of a line.
  /// - Returns: the lines, as slices of the text without trailing spaces.
  /// - Complexity: linear in the length of the text.
  public func wrapped(to columns: Int) -> [Substring] {
    let width = Double(Swift.max(columns, 1))
    let boundaries = TextBoundaries(of: self, tokenizer: Tokenizer.shared)
    let lines = try? TextWrapper.phrases.lines(of: self, boundaries: boundaries, width: width)
    return lines ?? [self[...]]
  }
}

extension TextWrapper {
  fileprivate static let phrases = TextWrapper(
    breaker: LineBreaker(LineBreakOptions(wordBreak: .phrase)))
}

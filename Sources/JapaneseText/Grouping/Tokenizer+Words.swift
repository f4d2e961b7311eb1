import TextFoundation

extension Tokenizer {
  /// Returns the words of `text` as substrings, in order, without whitespace.
  ///
  /// ```swift
  /// tokenizer.words(in: "東京へ行きました。")  // ["東京", "へ", "行き", "まし", "た", "。"]
  /// tokenizer.words(in: "東京へ行きました。", unit: .reader)  // ["東京", "へ", "行きました", "。"]
  /// ```
  ///
  /// The words of larger units consist of whole morphemes. For these units, a line of more than 256
  /// KiB is split after a sentence.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - unit: the unit of words.
  /// - Returns: substrings of `text`.
  /// - Complexity: linear in the length of the text.
  public func words(in text: String, unit: WordUnit = .morpheme) -> [Substring] {
    guard unit != .morpheme else { return core.words(in: text) }
    var words: [Substring] = []
    let utf8 = text.utf8
    withUTF8Bytes(of: text) { bytes in
      WordAnalyzer(tokenizer: self, unit: unit).analyze(bytes) { word in
        let start = utf8.index(utf8.startIndex, offsetBy: word.range.lowerBound)
        let end = utf8.index(utf8.startIndex, offsetBy: word.range.upperBound)
        words.append(text[start..<end])
      }
    }
    return words
  }
}

import TextFoundation

extension Tokenizer {
  /// The surfaces of the words of `text`, in order; white space is no word.
  ///
  /// ```swift
  /// tokenizer.words(in: "東京へ行きました。")  // ["東京", "へ", "行き", "まし", "た", "。"]
  /// tokenizer.words(in: "東京へ行きました。", unit: .reader)  // ["東京", "へ", "行きました", "。"]
  /// ```
  ///
  /// The words of the larger units end where morphemes end; a line of more than 256 KiB is cut
  /// behind a sentence for them.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - unit: how large a word is.
  /// - Returns: pieces of `text`.
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

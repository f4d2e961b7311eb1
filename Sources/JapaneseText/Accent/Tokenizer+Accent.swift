import TextFoundation

extension Tokenizer {
  /// Returns the accent phrases of `text`, in order, with their pitch accents in Tokyo Japanese.
  ///
  /// ```swift
  /// let phrases = tokenizer.accentPhrases(in: "東京へ行きました。")
  /// phrases.map(\.kana)     // ["とうきょうへ", "いきました"]
  /// phrases.map(\.nucleus)  // [0, 3]
  /// ```
  ///
  /// Punctuation and whitespace are not part of any phrase. With a dictionary without accents
  /// (IPADIC, JumanDIC), most nuclei are `nil`.
  ///
  /// The phrase boundaries follow the rules of Open JTalk; the nuclei follow 匂坂・佐藤 (1983), as given
  /// in the UniDic manual.
  ///
  /// - Complexity: linear in the length of the text.
  public func accentPhrases(in text: String) -> [AccentPhrase] {
    let analyzer = core.scratch.take() ?? ReadingAnalyzer(core: core)
    defer { core.scratch.putBack(analyzer) }
    var phrases: [AccentPhrase] = []
    withUTF8Bytes(of: text) { bytes in
      analyzer.forEachChunk(of: bytes) { chunk, offset in
        for phrase in AccentPhrases.phrases(of: chunk) {
          phrases.append(AccentPhrase(phrase, of: chunk, at: offset))
        }
      }
    }
    return phrases
  }
}

import TextFoundation

extension Tokenizer {
  /// The accent phrases of `text`, in order: how it sounds in the Japanese of Tokyo.
  ///
  /// ```swift
  /// let phrases = tokenizer.accentPhrases(in: "東京へ行きました。")
  /// phrases.map(\.kana)     // ["とうきょうへ", "いきました"]
  /// phrases.map(\.nucleus)  // [0, 3]
  /// ```
  ///
  /// Punctuation and white space lie between the phrases; an empty text has none. Without accents
  /// in the dictionary (IPADIC, JumanDIC) most nuclei are `nil`.
  ///
  /// The phrases follow the rules of Open JTalk, the nuclei those of 匂坂・佐藤 (1983) as UniDic's
  /// manual gives them.
  ///
  /// - Complexity: linear in the length of the text.
  public func accentPhrases(in text: String) -> [AccentPhrase] {
    let analyzer = core.scratch.take() ?? ReadingAnalyzer(core: core)
    defer { core.scratch.giveBack(analyzer) }
    var phrases: [AccentPhrase] = []
    withUTF8Bytes(of: text) { bytes in
      analyzer.forEachStretch(of: bytes) { stretch, offset in
        for phrase in AccentPhrases.phrases(of: stretch) {
          phrases.append(AccentPhrase(phrase, of: stretch, at: offset))
        }
      }
    }
    return phrases
  }
}

import TextFoundation

extension LanguageDetector {
  /// Returns the dominant language of a text.
  ///
  /// Without a letter or an ideograph the result is `nil`. What does not count: digits, punctuation,
  /// symbols, emoji, control and private-use characters; web and mail addresses, file paths and
  /// names; tags and placeholders (`<b>`, `{name}`); words with digits, hashes, UUIDs and Base64;
  /// units after numbers; identifiers with underscores or several inner capitals, and lines of
  /// program code.
  ///
  /// Of several scripts, the one that carries the most information decides: a Japanese sentence with
  /// an English product name is Japanese.
  ///
  /// ```swift
  /// let detection = LanguageDetector().detect("iPhoneを買いました。")
  /// detection?.language      // ja
  /// detection?.alternatives  // []
  /// LanguageDetector().detect("for (int i = 0; i < n; i++) {")  // nil
  /// ```
  ///
  /// Kinds of text that share the script of another language:
  /// - Cantonese is reported as `yue` if it has the characters of written Cantonese (我哋喺屋企);
  ///   otherwise, and if ``candidates`` contains `zh` but not `yue`, as `zh-Hant` or `zh-Hans`.
  /// - Classical Chinese is Chinese (學而時習之 is `zh-Hant`). With the reading marks or kana of
  ///   kanbun it is Japanese (學㆑而).
  /// - Chinese that quotes a Japanese title in brackets is Chinese, and so is a Chinese name with a
  ///   single の between simplified characters.
  /// - Ainu is reported as `ain` if it is written in katakana with the small letters or semi-voiced
  ///   セ゚, ツ゚, ト゚ that only Ainu has; otherwise as Japanese.
  /// - Okinawan and Old Japanese are Japanese if they are written with kana; man'yōgana are
  ///   ideographs like any others, which look Chinese.
  /// - Text in Bengali script is reported as Bengali and text in Hebrew script as Hebrew, although
  ///   Assamese and Yiddish also use these scripts.
  ///
  /// - Parameter text: any text; an address ends at white space, a quotation mark, or the first
  ///   kana, ideograph or Hangul. Ill-formed UTF-8 is skipped or taken for letters of some script.
  /// - Returns: the language with its confidence; `nil` if no language is detected, if it is not
  ///   among ``candidates``, or if its confidence is below ``minimumConfidence``.
  /// - Complexity: linear in the length of the text.
  public func detect(_ text: String) -> Detection? {
    withUTF8Bytes(of: text, detect(utf8:))
  }

  /// Returns the dominant language of a text in UTF-8.
  package func detect(utf8 bytes: UnsafeBufferPointer<UInt8>) -> Detection? {
    withLetters(of: bytes) { letters in
      let detection = detection(of: letters, in: 0..<letters.wordCount, bytes)
      return detection.flatMap { $0.confidence < minimumConfidence ? nil : $0 }
    }
  }

  /// Returns the dominant language of a range of words, regardless of the minimum confidence.
  func detection(
    of letters: LetterBuffer, in words: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Detection? {
    let census = ScriptCensus(letters.words, words)
    var excluded: Set<LetterScript> = []
    while let (script, share) = census.dominant(without: excluded) {
      var verdict = letters.verdict(
        of: script, in: words, counts: census.eastAsian,
        isComplete: candidates != nil || !hints.isEmpty, of: bytes
      ) {
        let (first, last) = (letters.words[words.lowerBound], letters.words[words.upperBound - 1])
        return evidence(on: UnsafeBufferPointer(rebasing: bytes[first.start..<last.end]))
      }
      if script == .han, case .scored(var scores) = verdict, scores.mayBeCantonese,
        letters.withLetters(of: .han, in: words, Cantonese.contains)
      {
        scores.addCantonese()
        verdict = .scored(scores)
      }
      if let detection = detection(by: verdict, share: share) { return detection }
      // A script that carries less information may decide only if the candidates exclude the
      // dominant one.
      guard candidates != nil else { return nil }
      excluded.insert(script)
    }
    return nil
  }

  /// Returns the caller's evidence on a run of ideographs.
  func evidence(on bytes: UnsafeBufferPointer<UInt8>) -> Float? {
    guard let hanEvidence else { return nil }
    return hanEvidence(String(decoding: bytes, as: UTF8.self)).map { Float($0.logOddsOfJapanese) }
  }

  /// Returns the detection for a verdict, with candidates and hints applied.
  private func detection(by verdict: ScriptVerdict, share: Double) -> Detection? {
    let trust = Self.trust(inShare: share)
    switch verdict {
    case .unknown: return nil
    case .sole(let language):
      guard candidates.map(language.isCovered(by:)) ?? true else { return nil }
      return Detection(language: language, confidence: trust)
    case .scored(let scores):
      var candidates = probabilities(of: scores)
      guard let best = candidates.first else { return nil }
      candidates.removeFirst()
      candidates.removeAll { $0.confidence < Tuning.minimumReportedProbability }
      for index in candidates.indices { candidates[index].confidence *= trust }
      return Detection(
        language: best.language, confidence: best.confidence * trust, alternatives: candidates)
    }
  }

  /// Returns the probability that the script with a share of the text is that of its language.
  ///
  /// In a text of mostly one script, the letters of another one are names and terms.
  static func trust(inShare share: Double) -> Double {
    share < 0.5 ? share : 1 - 2 * (1 - share) * (1 - share)
  }

  /// Returns the probabilities of the permitted languages, weighted by the hints, in descending
  /// order.
  func probabilities(of scores: [LanguageScore]) -> [Detection.Candidate] {
    var result: [Detection.Candidate] = []
    result.reserveCapacity(scores.count)
    let maximum = scores.lazy.map(\.logProbability).max() ?? 0
    var total = 0.0
    for score in scores {
      if let candidates, !score.language.isCovered(by: candidates) { continue }
      let relative = score.logProbability - (maximum.isFinite ? maximum : 0)
      let weight = probability(ofLog: relative) * prior(of: score.language)
      guard weight.isFinite else { continue }
      total += weight
      result.append(Detection.Candidate(language: score.language, confidence: weight))
    }
    guard total > 0, total.isFinite else { return [] }
    for index in result.indices { result[index].confidence /= total }
    // Languages of equal probability remain in the order of the model.
    result.sort { $0.confidence > $1.confidence }
    putLanguageBeforeScript(&result)
    return result
  }

  /// Moves Chinese to the front if both of its scripts together are more likely than Japanese.
  private func putLanguageBeforeScript(_ candidates: inout [Detection.Candidate]) {
    guard candidates.count > 2, candidates[0].language == .japanese,
      let chinese = candidates.firstIndex(where: { $0.language.isChinese })
    else { return }
    let both = candidates.reduce(0) { $0 + ($1.language.isChinese ? $1.confidence : 0) }
    if both > candidates[0].confidence { candidates.insert(candidates.remove(at: chinese), at: 0) }
  }

  /// Returns the logarithm of the hint for a language.
  func logPrior(of language: LanguageTag) -> Float { logarithm(of: prior(of: language)) }

  /// Returns the hint for a language, or else for the language in any script; 1 if there is none.
  private func prior(of language: LanguageTag) -> Double {
    guard !hints.isEmpty else { return 1 }
    let hint = hints[language] ?? hints[LanguageTag(wellFormed: language.language)] ?? 1
    return hint > 0 && hint.isFinite ? hint : 1
  }
}

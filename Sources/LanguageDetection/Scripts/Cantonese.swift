import TextFoundation

/// The evidence that Chinese text is written Cantonese rather than Standard Chinese.
///
/// Written Cantonese has its own characters for its grammatical words: 嘅 (的), 咗 (了), 唔 (不),
/// 喺 (在), 佢 (他), 哋 (們), 冇 (沒有). A text is Cantonese if they are at least a tenth of its
/// ideographs and their weight is at least one; Standard Chinese that quotes such a word as a single
/// character has less.
///
/// The characters are those of everyday written Cantonese in Hong Kong.
enum Cantonese {
  /// The minimum sum of weights, and the minimum weight of an ideograph on average.
  private static let minimumWeight: Float = 1
  private static let minimumDensity: Float = 0.1
  /// The number of letters that represent a long text.
  private static let maximumLength = 512

  /// Returns whether letters are Cantonese.
  ///
  /// - Parameter letters: ideographs as scalars, with 0 between runs.
  /// - Returns: `true` if there are enough characters of written Cantonese.
  static func contains(_ letters: UnsafeBufferPointer<UInt32>) -> Bool {
    var (weight, count): (Float, Float) = (0, 0)
    let end = min(letters.count, maximumLength)
    let filter = filter
    for index in 0..<end where letters[index] != 0 {
      count += 1
      guard filter[Int(letters[index] >> 6 & 3)] &>> UInt64(letters[index] & 63) & 1 != 0 else {
        continue
      }
      let before = index > 0 ? letters[index - 1] : 0
      let after = index + 1 < end ? letters[index + 1] : 0
      // A single character between punctuation marks is mentioned, not used.
      if before == 0, after == 0, end > 1 { continue }
      weight += self.weight(of: letters[index], after: before, before: after)
    }
    return weight >= minimumWeight && weight >= minimumDensity * count
  }

  /// Grammatical words with characters of their own.
  private static let strong = scalars("嘅咗唔喺哋冇嚟啲嗰嘢噉喎啱嘥佢瞓攞揾搵諗嘞嚿咁畀睇孭嗌脷冚瞌")
  /// Characters that Standard Chinese has too, in other words.
  private static let weak = scalars("乜咩俾嬲靚攰晏嗱掟")
  /// Characters that depend on their neighbors.
  private static let dependent = scalars("係邊點")

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// The lowest eight bits of the characters above: most others need no comparison.
  private static let filter: SIMD4<UInt64> = {
    var filter = SIMD4<UInt64>.zero
    for letter in strong + weak + dependent {
      filter[Int(letter >> 6 & 3)] |= 1 &<< UInt64(letter & 63)
    }
    return filter
  }()

  private static func weight(
    of letter: UInt32, after before: UInt32, before after: UInt32
  ) -> Float {
    switch Unicode.Scalar(letter) {
    // 係 (是) is also a part of words of Standard Chinese: 關係, 係數.
    case "係": followsSubject(before) ? 1 : 0
    // 邊度 (哪裡), 邊個 (誰), 點解 (為什麼), 點樣 (怎樣).
    case "邊": after == 0x5EA6 || after == 0x500B ? 1 : 0
    case "點": after == 0x89E3 || after == 0x6A23 ? 1 : 0
    default: strong.contains(letter) ? 1 : weak.contains(letter) ? 0.5 : 0
    }
  }

  private static func followsSubject(_ letter: UInt32) -> Bool {
    switch Unicode.Scalar(letter) {
    case "我", "你", "佢", "哋", "唔", "都", "就", "咪", "先", "真", "梗": true
    default: false
    }
  }
}

extension [LanguageScore] {
  /// Whether Chinese in either script is likely enough for the text to be Cantonese, whose
  /// characters the models do not know; the scores are those of ``HanScores/languages``.
  var mayBeCantonese: Bool {
    guard count == 3 else { return false }
    let chinese = Swift.max(self[1].logProbability, self[2].logProbability)
    return chinese > self[0].logProbability + Tuning.minimumLogOddsOfCantonese
  }

  /// The scores of Cantonese text for the lattice of spans: Japanese is almost impossible.
  var ofCantonese: [LanguageScore] {
    var scores = self
    scores.preferTraditional()
    scores[0].logProbability = -Tuning.impossible
    return scores
  }

  /// Gives Traditional Chinese, in which Cantonese is mostly written, the greater of the scores of
  /// both scripts, unless the text has characters of Simplified Chinese alone.
  private mutating func preferTraditional() {
    let (simplified, traditional) = (self[1].logProbability, self[2].logProbability)
    guard simplified > traditional, simplified < traditional + Tuning.logOddsOfScript else {
      return
    }
    (self[1].logProbability, self[2].logProbability) = (traditional, simplified)
  }

  /// Adds Cantonese, which takes most of the probability.
  mutating func addCantonese() {
    preferTraditional()
    for index in indices {
      self[index].logProbability += logarithm(of: 1 - Tuning.probabilityOfCantonese)
    }
    append(
      LanguageScore(
        language: .cantonese, logProbability: logarithm(of: Tuning.probabilityOfCantonese)))
  }
}

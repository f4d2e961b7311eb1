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
    var weight: Float = 0
    var count = 0
    let end = min(letters.count, maximumLength)
    let table = table
    for index in 0..<end {
      let letter = letters[index]
      if letter == 0 { continue }
      count &+= 1
      let slot = table.slot(of: letter)
      if table.letters[slot] == 0 { continue }
      let before = index > 0 ? letters[index - 1] : 0
      let after = index + 1 < end ? letters[index + 1] : 0
      // A single character between punctuation marks is mentioned, not used.
      if before == 0, after == 0, end > 1 { continue }
      weight += table.weights[slot] ?? contextualWeight(of: letter, after: before, before: after)
    }
    return weight >= minimumWeight && weight >= minimumDensity * Float(count)
  }

  /// Grammatical words with characters of their own.
  private static let strong = "嘅咗唔喺哋冇嚟啲嗰嘢噉喎啱嘥佢瞓攞揾搵諗嘞嚿咁畀睇孭嗌脷冚瞌"
  /// Characters that Standard Chinese has too, in other words.
  private static let weak = "乜咩俾嬲靚攰晏嗱掟"
  /// Characters that depend on their neighbors.
  private static let contextual = "係邊點"

  private static let table: WeightTable = {
    var table = WeightTable()
    for (letters, weight) in [(strong, 1), (weak, 0.5), (contextual, nil)] as [(String, Float?)] {
      for letter in letters.unicodeScalars { table.insert(letter.value, weight) }
    }
    return table
  }()

  private static func contextualWeight(
    of letter: UInt32, after before: UInt32, before after: UInt32
  ) -> Float {
    switch Unicode.Scalar(letter) {
    // 係 (是) is also a part of words of Standard Chinese: 關係, 係數.
    case "係": followsSubject(before) ? 1 : 0
    // 邊度 (哪裡), 邊個 (誰), 點解 (為什麼), 點樣 (怎樣).
    case "邊": after == 0x5EA6 || after == 0x500B ? 1 : 0
    case "點": after == 0x89E3 || after == 0x6A23 ? 1 : 0
    default: 0
    }
  }

  private static func followsSubject(_ letter: UInt32) -> Bool {
    switch Unicode.Scalar(letter) {
    case "我", "你", "佢", "哋", "唔", "都", "就", "咪", "先", "真", "梗": true
    default: false
    }
  }
}

/// A hash table of letters with linear probing; far from full, so a search ends after a few steps.
private struct WeightTable {
  private(set) var letters = [UInt32](repeating: 0, count: 256)
  private(set) var weights = [Float?](repeating: nil, count: 256)

  mutating func insert(_ letter: UInt32, _ weight: Float?) {
    let slot = slot(of: letter)
    (letters[slot], weights[slot]) = (letter, weight)
  }

  /// Returns the slot of a letter, or the empty one where its search ends.
  @inline(__always)
  func slot(of letter: UInt32) -> Int {
    var slot = Int((letter ^ letter >> 8) & 255)
    while letters[slot] != 0, letters[slot] != letter { slot = (slot + 1) & 255 }
    return slot
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

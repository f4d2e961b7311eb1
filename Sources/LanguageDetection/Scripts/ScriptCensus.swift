import TextFoundation

/// The amount of information in each script of a text, in units of one Latin letter.
struct ScriptCensus {
  /// The numbers of kana and ideographs.
  private(set) var eastAsian = EastAsianCounts()
  private var hangul = 0
  private var latin = 0
  private var latinInNames = 0
  /// The numbers of letters in other scripts, indexed by raw value; empty if there are none.
  private var others: [Int] = []

  /// Counts the letters in a range of words.
  init(_ words: UnsafePointer<LetterWord>, _ range: Range<Int>) {
    for index in range {
      let word = words[index]
      switch word.script {
      case .han: eastAsian.add(word)
      case .hangul: hangul &+= word.uncopiedCount
      case .latin:
        latin &+= word.letterCount
        if word.isCapitalized { latinInNames &+= word.letterCount }
      default:
        if others.isEmpty { others = Array(repeating: 0, count: LetterScript.allCases.count) }
        others[Int(word.script.rawValue)] &+= word.letterCount
      }
    }
  }

  /// Returns the script that carries the most information, with its share of the total.
  ///
  /// - Parameter excluded: scripts to ignore.
  /// - Returns: nil if no script is left.
  func dominant(without excluded: Set<LetterScript> = []) -> (script: LetterScript, share: Double)?
  {
    var (best, maximumWeight, total) = (LetterScript.none, Float(0), Float(0))
    func consider(_ script: LetterScript, _ weight: Float) {
      total += weight
      guard weight > maximumWeight, excluded.isEmpty || !excluded.contains(script) else { return }
      (best, maximumWeight) = (script, weight)
    }
    var han = eastAsianWeight
    var korean = Float(hangul) * Tuning.weightOfHangul
    if hangul > 0, eastAsian.kana == 0,
      Float(hangul) >= Tuning.hangulShareOfHanja * Float(eastAsian.han)
    {
      korean += han
      han = 0
    }
    consider(.han, han)
    consider(.hangul, korean)
    var hasOthers = han + korean > 0
    for (raw, count) in others.enumerated() where count > 0 {
      hasOthers = true
      consider(LetterScript(rawValue: UInt8(raw)) ?? .other, Float(count))
    }
    let names = hasOthers ? (1 - Tuning.weightOfNameLetter) * Float(latinInNames) : 0
    consider(.latin, Float(latin) - names)
    return maximumWeight > 0 ? (best, Double(maximumWeight / total)) : nil
  }

  private var eastAsianWeight: Float {
    Float(eastAsian.kana) * Tuning.weightOfKana + Float(eastAsian.han) * Tuning.weightOfIdeograph
  }
}

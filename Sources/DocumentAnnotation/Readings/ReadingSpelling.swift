/// Compares readings without differences of spelling.
enum ReadingSpelling {
  /// Returns whether two readings are spellings of one pronunciation: katakana and hiragana, づ and ず,
  /// long vowels, small kana, spaces, and historical kana such as いふ for いう and けふ for きょう.
  static func areEquivalent(_ first: String, _ second: String) -> Bool {
    let (first, second) = (modern(first), modern(second))
    return first == second || pronunciation(first) == pronunciation(second)
  }

  /// Returns hiragana in full size, without spaces.
  private static func modern(_ text: String) -> [UInt32] {
    text.unicodeScalars.compactMap { scalar in
      var value = scalar.value
      if (0x30A1...0x30F6).contains(value) { value -= 0x60 }
      switch value {
      case 0x20, 0x3000, 0x30FB: return nil
      case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E:
        return value + 1
      case 0x3062: return 0x3058  // ぢ
      case 0x3065: return 0x305A  // づ
      case 0x3090: return 0x3044  // ゐ
      case 0x3091: return 0x3048  // ゑ
      case 0x3092: return 0x304A  // を
      default: return value
      }
    }
  }

  /// Returns kana with は行 after the first as ワ行, and with long vowels as ー.
  private static func pronunciation(_ kana: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for (index, value) in kana.enumerated() {
      var value = value
      if index > 0 {
        switch value {
        case 0x306F: value = 0x308F
        case 0x3072: value = 0x3044
        case 0x3075: value = 0x3046
        case 0x3078: value = 0x3048
        case 0x307B: value = 0x304A
        default: break
        }
      }
      // くわ and ぐわ are か and が.
      if value == 0x308F, let last = result.last, last == 0x304F || last == 0x3050 {
        result[result.count - 1] = last == 0x304F ? 0x304B : 0x304C
        continue
      }
      result.append(value)
    }
    return contracted(result)
  }

  /// Joins the vowels of かう and こう, けう and きよう, きう and きゆう.
  private static func contracted(_ kana: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    for value in kana {
      guard let last = result.last, let vowel = KanaVowel(last) else {
        result.append(value)
        continue
      }
      let isLong = value == 0x30FC
      switch (vowel, value) {
      case (.a, 0x3046):
        result[result.count - 1] = vowel.replaced(last, by: .o)
        result.append(0x30FC)
      case (.e, 0x3046):
        result[result.count - 1] = vowel.replaced(last, by: .i)
        // えう is よう, as い before よ is its consonant.
        if last == 0x3048 { result.removeLast() }
        result += [0x3088, 0x30FC]
      case (.i, 0x3046):
        // いう is ゆう.
        if last == 0x3044 { result.removeLast() }
        result += [0x3086, 0x30FC]
      case (.o, 0x3046), (.o, 0x304A), (.u, 0x3046), (.e, 0x3044), (.e, 0x3048), (.i, 0x3044),
        (.a, 0x3042):
        result.append(0x30FC)
      default: result.append(isLong ? 0x30FC : value)
      }
    }
    return result
  }
}

/// The vowel of a hiragana.
private enum KanaVowel: Int {
  case a, i, u, e, o

  private static let columns = [
    "あかがさざただなはばぱまやらわ", "いきぎしじちぢにひびぴみ　り　", "うくぐすずつづぬふぶぷむゆる　",
    "えけげせぜてでねへべぺめ　れ　", "おこごそぞとどのほぼぽもよろお",
  ].map { Array($0.unicodeScalars.map(\.value)) }

  init?(_ value: UInt32) {
    guard let index = Self.columns.firstIndex(where: { $0.contains(value) }) else { return nil }
    self.init(rawValue: index)
  }

  /// Returns the kana with the same consonant and another vowel, or the kana itself.
  func replaced(_ value: UInt32, by vowel: KanaVowel) -> UInt32 {
    guard let row = Self.columns[rawValue].firstIndex(of: value) else { return value }
    let result = Self.columns[vowel.rawValue][row]
    return result == 0x3000 ? value : result
  }
}

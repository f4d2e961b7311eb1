import Kana
import LatticeEngine
import TextFoundation

/// Folds the spellings of foreign words in katakana by rules.
///
/// The rules follow 外来語の表記 (1991), which lists as alternatives ヴ and バ行, forms with small and large
/// vowels, ア and ヤ after イ and エ, and leaves ー and ッ to usage.
enum KatakanaSpelling {
  /// The shortest key, in characters, under which words are indexed.
  private static let minimumKeyLength = 3

  /// Returns the folded spelling of a word; `nil` if it is unchanged or is not katakana.
  ///
  /// It is the key, unless different words of the dictionary have the same key (ビル and ビール), or
  /// unless the dictionary has no table of keys.
  static func fold(_ word: String, _ forms: SearchForms?) -> String? {
    // Most terms are not katakana.
    guard let first = word.unicodeScalars.first, 0x30A1...0x30FC ~= first.value else { return nil }
    let input = word.unicodeScalars.map(\.value)
    guard input.count >= 2, input.allSatisfy({ 0x30A1...0x30FC ~= $0 }) else { return nil }
    let basic = basicSpelling(input)
    if let forms {
      let key = spellingKey(basic)
      let text = string(key)
      if key.count >= minimumKeyLength,
        !withUTF8Bytes(of: text, { forms.isAmbiguous(spellingKey: $0) })
      {
        return text == word ? nil : text
      }
    }
    return basic == input ? nil : string(basic)
  }

  private static func string(_ values: [UInt32]) -> String {
    var scalars = String.UnicodeScalarView()
    for value in values {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// Returns a spelling without ・, without ー at the end, and with バ行 for ヴ.
  private static func basicSpelling(_ input: [UInt32]) -> [UInt32] {
    var output: [UInt32] = []
    var index = 0
    while index < input.count {
      let value = input[index]
      let next = index + 1 < input.count ? input[index + 1] : 0
      index += 1
      switch value {
      case 0x30FB: continue
      case 0x30F4:
        if let replacement = vRow[next] {
          output += replacement
          index += 1
        } else {
          output.append(0x30D6)
        }
      case 0x30C2: output.append(0x30B8)
      case 0x30C5: output.append(0x30BA)
      case 0x30F0: output.append(0x30A4)
      case 0x30F1: output.append(0x30A8)
      default: output.append(value)
      }
    }
    if output.count > 3, output.last == 0x30FC { output.removeLast() }
    return output
  }

  /// Returns the key of a basic spelling: without ー and ッ, with large vowels, ア for ヤ after イ and エ,
  /// without イ after エ and ウ after オ.
  private static func spellingKey(_ basic: [UInt32]) -> [UInt32] {
    var key: [UInt32] = []
    for value in basic where value != 0x30FC && value != 0x30C3 {
      let large = 0x30A1...0x30A9 ~= value && value % 2 == 1 ? value + 1 : value
      let vowel = key.last.map { KanaScalar.vowel(of: $0) }
      switch (large, vowel) {
      case (0x30A4, UInt8(ascii: "e")), (0x30A6, UInt8(ascii: "o")): continue
      case (0x30E4, UInt8(ascii: "i")), (0x30E4, UInt8(ascii: "e")): key.append(0x30A2)
      default: key.append(large)
      }
    }
    return key
  }

  /// The kana for ヴ with a small vowel.
  private static let vRow: [UInt32: [UInt32]] = [
    0x30A1: [0x30D0], 0x30A3: [0x30D3], 0x30A7: [0x30D9], 0x30A9: [0x30DC],
    0x30E5: [0x30D3, 0x30E5],
  ]
}

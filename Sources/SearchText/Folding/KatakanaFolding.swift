import TextFoundation

/// Folds the spellings of foreign words in katakana by rules.
///
/// The rules follow 外来語の表記 (1991): ヴ and the forms with small vowels that it lists as alternatives, ー
/// at the end, and ・ between words.
enum KatakanaFolding {
  /// Returns the folded spelling of a word; `nil` if it is unchanged or is not katakana.
  static func fold(_ word: String) -> String? {
    guard word.unicodeScalars.allSatisfy({ 0x30A1...0x30FC ~= $0.value }),
      word.unicodeScalars.count >= 2
    else { return nil }
    var output: [UInt32] = []
    let input = word.unicodeScalars.map(\.value)
    var index = 0
    while index < input.count {
      let value = input[index]
      let next = index + 1 < input.count ? input[index + 1] : 0
      index += 1
      switch value {
      case 0x30FB: continue
      case 0x30F4:  // ヴ
        if let replacement = vRow[next] {
          output += replacement
          index += 1
        } else {
          output.append(0x30D6)
        }
      case 0x30C2: output.append(0x30B8)
      case 0x30C5: output.append(0x30BA)
      default: output.append(value)
      }
    }
    if output.count > 3, output.last == 0x30FC { output.removeLast() }
    guard output != input else { return nil }
    var scalars = String.UnicodeScalarView()
    for value in output {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars)
  }

  /// The kana for ヴ with a small vowel.
  private static let vRow: [UInt32: [UInt32]] = [
    0x30A1: [0x30D0], 0x30A3: [0x30D3], 0x30A7: [0x30D9], 0x30A9: [0x30DC],
    0x30E5: [0x30D3, 0x30E5],
  ]
}

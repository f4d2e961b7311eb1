import TextFoundation

/// Reads words in Latin letters, if requested: ABC is エービーシー.
enum LatinSpelling {
  /// The names of the letters A to Z, as in NHK's 日本語発音アクセント新辞典.
  private static let names: [StaticString] = [
    "エー", "ビー", "シー", "ディー", "イー", "エフ", "ジー", "エイチ", "アイ", "ジェー", "ケー", "エル", "エム",
    "エヌ", "オー", "ピー", "キュー", "アール", "エス", "ティー", "ユー", "ブイ", "ダブリュー", "エックス", "ワイ",
    "ゼット",
  ]

  static func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    for index in text.words.indices where text.words[index].scripts == .letters {
      let word = text.words[index]
      // Numbers and codes have been read.
      guard word.reading.isEmpty else { continue }
      // The reading of a word in the dictionary.
      if !word.entry.reading.isEmpty, !word.intersects(.letter) {
        text.words[index].reading = word.entry.reading
        text.words[index].origin = .latinSpelling
        continue
      }
      if let spelled = spell(text.surface(word), &arena) {
        text.words[index].reading = spelled
        text.words[index].origin = .latinSpelling
      }
    }
  }

  /// Returns the names of the letters; `nil` if there is a character other than A to Z.
  private static func spell(
    _ letters: UnsafeBufferPointer<UInt8>, _ arena: inout KanaArena
  ) -> KanaBytes? {
    var kana: [UInt8] = []
    var offset = 0
    while let scalar = letters.scalar(at: offset) {
      offset += scalar.length
      // Full-width letters are ASCII plus 0xFEE0.
      let ascii = scalar.value >= 0xFF01 ? scalar.value - 0xFEE0 : scalar.value
      guard ascii.isASCIILetter else { return nil }
      let name = names[Int(ascii & ~0x20) - 0x41]
      kana.append(contentsOf: KanaBytes(name))
    }
    return arena.copy(kana)
  }
}

import JapaneseText
import TextFoundation

/// Variant forms of kanji, with their normalized forms.
///
/// The old forms of 常用漢字表 are those of JapaneseText. These are the pairs of Unihan's semantic, z,
/// simplified and traditional variants that SudachiDict normalizes in at least twice as many words as it
/// retains them in (`Scripts/generate-search-forms` prints them), and personal-name variants.
enum VariantKanji {
  private static let pairs = """
    俠侠 决決 刄刃 吞呑 囘回 婬淫 恠怪 悋吝 慾欲 抬擡 揷挿 攷考 欝鬱 歎嘆 沒没 泛汎 泝遡 溯遡 濶闊 煖暖
    牀床 瓷磁 畧略 祿禄 簞箪 粮糧 緜綿 羮羹 脉脈 脣唇 覊羈 註注 謚諡 讎讐 鄰隣 阡千 麤粗 麽麼 餠餅 燈灯
    凜凛 穗穂 萠萌 龍竜 嶋島 﨑崎 絲糸
    """

  private static let forms: [UInt32: UInt32] = {
    var forms: [UInt32: UInt32] = [:]
    for pair in pairs.split(whereSeparator: \.isWhitespace) {
      let scalars = Array(pair.unicodeScalars)
      if scalars.count == 2 { forms[scalars[0].value] = scalars[1].value }
    }
    return forms
  }()

  /// A bit set of the kanji with another form, which rejects most kanji.
  private static let bits: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 1 << 10)
    for code in forms.keys where code < 1 << 16 { bits[Int(code >> 6)] |= 1 << UInt64(code & 63) }
    for code in Tokenizer.oldKanji where code < 1 << 16 {
      bits[Int(code >> 6)] |= 1 << UInt64(code & 63)
    }
    return bits
  }()

  /// Returns a text with the normalized forms of its kanji, of the same length in UTF-8; `nil` if
  /// nothing changes.
  static func fold(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var offset = 0
    var folded: [UInt8]?
    while offset + 2 < text.count {
      // 﨑 is among the compatibility ideographs.
      guard text[offset] >= 0xE4, text[offset] <= 0xEF else {
        offset += 1
        continue
      }
      if mayContain(text, at: offset), let code = text.scalar(at: offset)?.value,
        let form = forms[code] ?? Tokenizer.modernKanji(code)
      {
        if folded == nil { folded = Array(text) }
        folded?[offset] = UInt8(0xE0 | form >> 12)
        folded?[offset + 1] = UInt8(0x80 | form >> 6 & 0x3F)
        folded?[offset + 2] = UInt8(0x80 | form & 0x3F)
      }
      offset += 3
    }
    return folded
  }

  /// Returns whether the three-byte scalar at an offset has another form here or among the old forms.
  static func mayContain(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard let code = text.scalar(at: offset)?.value, code < 1 << 16 else { return false }
    return bits[Int(code >> 6)] & 1 << UInt64(code & 63) != 0
  }
}

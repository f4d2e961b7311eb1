import Testing

@testable import JapaneseText

/// Tests the characters of JIS X 4051's classes, one by one.
@Suite struct LineEdgeTests {
  @Test func charactersThatStartNoLine() {
    let rows: [(characters: String, why: String)] = [
      ("、。，．,.：；:;", "commas and full stops"), ("！？!?‼⁇⁈⁉", "exclamation and question marks"),
      ("）〕］｝〉》」』】)]}｣〗〙〟", "closing brackets"), ("’”»", "closing quotation marks"),
      ("ぁぃぅぇぉっゃゅょゎゕゖ", "small hiragana"), ("ァィゥェォッャュョヮヵヶㇰㇿ", "small katakana"),
      ("ｧｨｩｪｫｬｭｮｯｰ", "half-width small kana"), ("ー々〻ゝゞヽヾ", "iteration marks and ー"),
      ("・･゠〜～‐–…‥", "separators between two words"), ("%％°℃‰′″¢", "units after a number"),
      ("\u{3099}\u{309A}\u{301}\u{FE0F}\u{200D}ﾞﾟ", "characters that combine with the preceding one"),
    ]
    for row in rows {
      for scalar in row.characters.unicodeScalars {
        #expect(LineEdge.cannotStart(scalar.value), "\(row.why): \(scalar)")
        #expect(!LineEdge.cannotEnd(scalar.value), "\(row.why): \(scalar)")
      }
    }
  }

  @Test func charactersThatEndNoLine() {
    for scalar in "（〔［｛〈《「『【([{｢〖〘〝‘“«$＄￥¥£€№±".unicodeScalars {
      #expect(LineEdge.cannotEnd(scalar.value), "\(scalar)")
      #expect(!LineEdge.cannotStart(scalar.value), "\(scalar)")
    }
  }

  @Test func otherCharactersDoBoth() {
    for scalar in "あいんゔアンヺ漢字〇aZ09＠@#&※★①♪😊-―—\"'".unicodeScalars {
      #expect(!LineEdge.cannotStart(scalar.value), "\(scalar)")
      #expect(!LineEdge.cannotEnd(scalar.value), "\(scalar)")
    }
  }
}

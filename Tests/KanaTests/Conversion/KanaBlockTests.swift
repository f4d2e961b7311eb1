import Kana
import TestSupport
import Testing

/// Tests that conversion in blocks of sixteen bytes equals conversion scalar by scalar.
@Suite("Syllabaries, block by block")
struct KanaBlockTests {
  private let converters = Syllabary.allCases.map { KanaConverter(to: $0) }

  /// The hiragana of row 4 and the katakana of row 5 of JIS X 0208, cells 1 to 83.
  private static let rowsOfJISX0208 = (
    hiragana: "ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみ"
      + "むめもゃやゅゆょよらりるれろゎわゐゑをん",
    katakana: "ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミ"
      + "ムメモャヤュユョヨラリルレロヮワヰヱヲン"
  )

  /// Returns the conversion of each scalar by itself.
  private func scalarByScalar(_ text: String, _ converter: KanaConverter) -> String {
    text.unicodeScalars.map { converter.convert(String($0)) }.joined()
  }

  @Test("rows 4 and 5 of JIS X 0208 have the same kana in the same cells")
  func rowsOfJISX0208() {
    let (hiragana, katakana) = Self.rowsOfJISX0208
    #expect(hiragana.unicodeScalars.count == 83)
    #expect(KanaConverter(to: .katakana).convert(hiragana) == katakana)
    #expect(KanaConverter(to: .hiragana).convert(katakana) == hiragana)
    // ヴ ヵ ヶ, cells 84 to 86, got hiragana only in JIS X 0213.
    #expect(KanaConverter(to: .hiragana).convert("ヴヵヶ") == "ゔゕゖ")
    #expect(KanaConverter(to: .katakana).convert("ゔゕゖ") == "ヴヵヶ")
  }

  @Test("each scalar of the kana blocks at each offset of a block, among plain kana")
  func everyKanaAtEveryOffset() {
    var failures: [String] = []
    for value in UInt32(0x3000)...0x30FF where value != 0x3099 {
      let scalar = Unicode.Scalar(value).map { String($0) } ?? ""
      for offset in 0..<17 {
        let start =
          String(repeating: "x", count: offset % 3) + String(repeating: "い", count: offset)
        let text = start + scalar + "モaまロろ漢イんムぼ"
        for converter in converters
        where converter.convert(text) != scalarByScalar(text, converter) {
          failures.append(text)
        }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test("scalars of two planes in code point order, in texts longer than a block")
  func consecutiveScalars() {
    var failures: [UInt32] = []
    for start in stride(from: UInt32(0), to: 0x20000, by: 29) {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: (start..<start + 29).compactMap { Unicode.Scalar($0) })
      let string = String(text)
      for converter in converters
      where !converter.convert(string).utf8.elementsEqual(scalarByScalar(string, converter).utf8) {
        failures.append(start)
      }
    }
    #expect(failures == [])
  }

  @Test("a second conversion changes nothing, and the other direction restores the letters")
  func inverses() {
    var generator = SeededGenerator(seed: 41)
    var failures: [String] = []
    for round in 0..<1_000 {
      var text = ""
      for _ in 0..<(round % 50) {
        let value = UInt32.random(in: 0x3041...0x30FF, using: &generator)
        // U+3097 and U+3098 are unassigned, U+3099 joins, and the ligatures cannot be restored.
        guard ![0x3097, 0x3098, 0x3099, 0x309A, 0x309F, 0x30FF].contains(value) else { continue }
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "あ")
      }
      let both = converters.map { $0.convert(text) }
      for (index, converter) in converters.enumerated() {
        let isStable = converter.convert(both[index]) == both[index]
        let isRestored = converter.convert(both[1 - index]) == both[index]
        if !isStable || !isRestored { failures.append(text) }
      }
    }
    #expect(failures.prefix(5) == [])
  }

  @Test("わ ゐ ゑ を with a mark, at each offset, and after each scalar that only resembles them")
  func voicedW() {
    let pairs = [("わ", "ヷ"), ("ゐ", "ヸ"), ("ゑ", "ヹ"), ("を", "ヺ")]
    let toKatakana = KanaConverter(to: .katakana)
    for size in 0..<36 {
      let start = String(repeating: "a", count: size)
      for (hiragana, katakana) in pairs {
        #expect(toKatakana.convert(start + hiragana + "\u{3099}b") == start + katakana + "b")
        let back = KanaConverter(to: .hiragana).convert(start + katakana + "b")
        #expect(back.unicodeScalars.elementsEqual((start + hiragana + "\u{3099}b").unicodeScalars))
      }
    }
    for value in UInt32(0x3041)...0x3096 where !(0x308F...0x3092).contains(value) {
      let letter = Unicode.Scalar(value).map { String($0) } ?? ""
      let converted = toKatakana.convert(letter + "\u{3099}")
      let expected = toKatakana.convert(letter) + "\u{3099}"
      #expect(converted.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(letter)")
    }
  }

  @Test("only ゟ ヿ ヷ ヸ ヹ ヺ and わ with a mark change the number of bytes")
  func lengths() {
    var changed: [String] = []
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      for converter in converters where converter.convert(text).utf8.count != text.utf8.count {
        changed.append(text)
      }
    }
    #expect(changed == ["ゟ", "ヷ", "ヸ", "ヹ", "ヺ", "ヿ"])
  }
}

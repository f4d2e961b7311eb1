import Testing

@testable import JapaneseText

@Suite("Units of furigana alignment")
struct FuriganaUnitsTests {
  private func surface(_ text: String) -> [SurfaceUnit] {
    Array(text.utf8).withUnsafeBufferPointer {
      var units: [SurfaceUnit] = []
      $0.appendSurfaceUnits(to: &units)
      return units
    }
  }

  private func reading(_ text: String) -> [ReadingUnit] {
    Array(text.utf8).withUnsafeBufferPointer {
      var units: [ReadingUnit] = []
      $0.appendReadingUnits(to: &units)
      return units
    }
  }

  /// One letter for each unit: `k` kana, `K` kanji, `o` other, `s` silent.
  private func kinds(_ text: String) -> String {
    surface(text).map {
      switch $0.kind {
      case .kana: "k"
      case .kanji: "K"
      case .other: "o"
      case .silent: "s"
      }
    }.joined()
  }

  @Test("the kind of each scalar of a surface")
  func surfaceKinds() {
    let table: [(text: String, kinds: String, why: String)] = [
      ("", "", "no text"),
      ("東京", "KK", "kanji"), ("食べる", "Kkk", "okurigana"), ("コーヒー", "kkkk", "katakana and ー"),
      ("人々", "KK", "the iteration mark has the reading of its kanji"), ("〆切", "KK", "〆"),
      ("二〇", "KK", "the ideographic zero"), ("𠮟る", "Kk", "a kanji beyond the BMP"),
      ("A1!", "ooo", "letters, digits, symbols"), ("１２", "oo", "full-width digits"),
      ("三ヶ月", "KKK", "small ke between kanji"), ("三ケ月", "KKK", "ke"), ("三ヵ月", "KKK", "small ka"),
      ("三カ月", "KKK", "ka"), ("3ヶ月", "oKK", "after a digit"), ("３カ国", "oKK", "after a wide digit"),
      ("ヶ月", "kK", "ke without a number"), ("三ヶ", "Kk", "ke without a unit"),
      ("三ヶも", "Kkk", "ke before kana"), ("あヶ月", "kkK", "ke after kana"),
      ("Aヶ月", "okK", "after a letter"),
      ("カ", "k", "ka alone"), ("三か月", "KkK", "hiragana is read as written"),
      ("か\u{3099}", "ks", "a combining voicing mark"), ("ｶﾞ", "ks", "a halfwidth voicing mark"),
      ("ﾊﾟ", "ks", "a halfwidth semi-voicing mark"), ("葛\u{E0100}城", "KsK", "a variation selector"),
      ("神\u{FE00}", "Ks", "a selector of the BMP"), ("e\u{301}", "os", "an accent"),
      ("a\u{200D}b", "oso", "a joiner"), ("。", "o", "punctuation"), (" ", "o", "a space"),
      ("👨‍👩", "oso", "an emoji sequence"), ("\u{0}", "o", "NUL"),
    ]
    for row in table { #expect(kinds(row.text) == row.kinds, "\(row.text): \(row.why)") }
  }

  @Test("offsets are those of the scalars", arguments: ["東京へ", "aé漢𠮟か\u{3099}", "3ヶ月", ""])
  func offsets(text: String) {
    var expected: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      expected.append(offset)
      offset += String(scalar).utf8.count
    }
    #expect(surface(text).map(\.offset) == expected)
    #expect(surface(text).map(\.scalar) == text.unicodeScalars.map(\.value))
  }

  @Test("digits have the readings of kanji numerals")
  func digits() {
    let kanji = Array("零一二三四五六七八九".unicodeScalars).map(\.value)
    let ascii = surface("0123456789")
    let wide = surface("０１２３４５６７８９")
    #expect(ascii.map(\.readingScalar) == kanji && wide.map(\.readingScalar) == kanji)
    #expect((ascii + wide).allSatisfy { $0.isDigit })
    for unit in surface("/:／：一A漢") {
      #expect(unit.readingScalar == unit.scalar && !unit.isDigit, "\(unit.scalar)")
    }
  }

  @Test("々 and 〻 repeat a kanji; 仝 and ゝ do not")
  func iterationMarks() {
    #expect(surface("々〻").map(\.isIterationMark) == [true, true])
    #expect(surface("〃仝ゝヽ〆").map(\.isIterationMark) == [false, false, false, false, false])
  }

  @Test("voicing marks are composed with the kana before them")
  func readingUnits() {
    let table: [(text: String, same: String, offsets: [Int], why: String)] = [
      ("", "", [], "no kana"), ("カナ", "カナ", [0, 3], "katakana"), ("かな", "カナ", [0, 3], "hiragana"),
      ("カ\u{3099}ク", "ガク", [0, 6], "a combining mark"),
      ("ハ\u{309A}ン", "パン", [0, 6], "semi-voiced"),
      ("ｶﾞｸ", "ガク", [0, 6], "halfwidth"), ("ﾊﾟﾝ", "パン", [0, 6], "halfwidth, semi-voiced"),
      ("ｱﾞ", "ア", [0], "a kana without a voiced form"),
      ("ナ\u{3099}", "ナ", [0], "a combining mark without effect"),
    ]
    for row in table {
      let units = reading(row.text)
      #expect(units.map(\.kana) == reading(row.same).map(\.kana), "\(row.text): \(row.why)")
      #expect(units.map(\.offset) == row.offsets, "\(row.text): \(row.why)")
    }
  }

  @Test("a mark without kana is a separate unit; other text has no sound")
  func otherReadings() {
    #expect(reading("\u{3099}カ").count == 2)
    #expect(reading("\u{309A}").count == 1 && reading("ﾞ").count == 1 && reading("ﾟ").count == 1)
    #expect(reading("A漢").map(\.kana) == [.other, .other])
    #expect(reading("A\u{3099}").map(\.kana) == [.other])
  }
}

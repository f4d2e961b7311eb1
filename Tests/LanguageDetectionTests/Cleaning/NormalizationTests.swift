import Foundation
import Testing

@testable import LanguageDetection

/// Tests that canonically equivalent spellings of a text give the same result.
@Suite struct NormalizationTests {
  private let detector = LanguageDetector()

  @Test func decomposedTextsAreTheSame() {
    let rows: [(text: String, expected: LanguageTag, why: String)] = [
      ("Hôm nay trời đẹp, chúng tôi đi chợ mua cá và rau.", .vietnamese, "two marks on a vowel"),
      ("Mo fẹ́ ra ẹja ní ọjà ní àárọ̀ yìí.", .yoruba, "a dot below and a tone"),
      ("L’été dernier, mon frère a acheté une forêt à côté du château.", .french, "accents"),
      ("Příliš žluťoučký kůň úpěl ďábelské ódy.", .czech, "carons and rings"),
      ("Şu ağacın gölgesinde öğle uykusu güzel olur.", .turkish, "cedillas and breves"),
      ("Сегодня ёжик съел чужой йогурт.", .russian, "Cyrillic: ё and й"),
      ("Το πρωί ήπιαμε έναν ωραίο καφέ.", .greek, "tonos"),
      ("がっこうでパンをたべた", .japanese, "voicing marks: U+3099 and U+309A"),
      ("会議でボブがバグを報告", .japanese, "voicing marks between ideographs"),
    ]
    for row in rows {
      let composed = row.text.precomposedStringWithCanonicalMapping
      let decomposed = row.text.decomposedStringWithCanonicalMapping
      #expect(
        !composed.unicodeScalars.elementsEqual(decomposed.unicodeScalars),
        "the row says something: \(row.why)")
      let answer = detector.detect(composed)
      #expect(answer?.language == row.expected, "\(row.why)")
      #expect(detector.detect(decomposed) == answer, "\(row.why)")
      #expect(
        detector.spans(in: decomposed).map(\.language) == [row.expected], "\(row.why), as spans")
    }
  }

  /// A decomposed syllable counts as up to three letters, so in mixed texts only the language would
  /// be the same.
  @Test func decomposedHangulIsKorean() {
    for text in ["오늘은 비가 온다", "서울", "값"] {
      let decomposed = text.decomposedStringWithCanonicalMapping
      #expect(decomposed.unicodeScalars.count > text.unicodeScalars.count)
      #expect(detector.detect(decomposed) == detector.detect(text), "\(text)")
      #expect(detector.spans(in: decomposed).map(\.language) == [.korean], "\(text)")
    }
  }

  @Test func invisibleCharactersChangeNothing() {
    let rows: [(plain: String, marked: String, why: String)] = [
      (
        "Wohnungseigentum ist teuer", "Woh\u{AD}nungs\u{AD}eigen\u{AD}tum ist teuer", "soft hyphens"
      ),
      ("هذا كتاب جديد", "هـــذا كتـــاب جديـــد", "tatweel"),
      ("עברית היא שפה", "\u{202B}עברית\u{202C} היא \u{200F}שפה", "bidi marks"),
      ("plain English words", "\u{200E}plain \u{2066}English\u{2069} words\u{200E}", "isolates"),
      ("हिन्दी में लिखा है", "हिन्\u{200D}दी में लिखा है", "a joiner"),
      ("ordinary words here", "ordi\u{2060}nary wo\u{2060}rds here", "word joiners"),
      ("ordinary words here", "ordinary wo\u{FEFF}rds here", "a byte order mark"),
      ("ordinary words here", "ordi\u{34F}nary words here", "a grapheme joiner"),
      ("葛城市の人", "葛\u{E0100}城市の人", "a variation selector"),
      ("it is a heart", "it is a heart ❤\u{FE0F}", "of an emoji"),
    ]
    for row in rows {
      let plain = detector.detect(row.plain)
      #expect(plain != nil, "\(row.why)")
      #expect(detector.detect(row.marked) == plain, "\(row.why)")
    }
  }

  /// Only letters affect the result, not the characters around them.
  @Test func noiseAroundATextChangesNothing() {
    let texts = ["東京へ行った", "Das ist nicht mein Haus", "Сегодня холодно", "서울에 갔다", "会社概要"]
    let noises = ["", "123 ", "\u{0}\u{1}", "🍎👍🏽 ", "\u{E000}", "…!? ", "\t\r\n", "\u{FFFD}"]
    for text in texts {
      let alone = detector.detect(text)
      for noise in noises {
        #expect(
          detector.detect(noise + text + noise) == alone, "\(noise.debugDescription): \(text)")
      }
    }
  }
}

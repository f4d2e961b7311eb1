import EmbeddedDictionary
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests ASCII punctuation next to Japanese text.
@Suite struct ASCIIPunctuationTests {
  /// Returns a text with its ASCII punctuation replaced.
  private func replaced(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result = String.UnicodeScalarView()
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while let scalar = bytes.scalar(at: offset) {
        let value = ASCIIPunctuation.replacement(at: offset, in: bytes) ?? scalar.value
        if let scalar = Unicode.Scalar(value) { result.append(scalar) }
        offset += scalar.length
      }
    }
    return String(result)
  }

  @Test func replacements() {
    let rows: [(text: String, replaced: String, why: String)] = [
      ("今,", "今、", "a comma after a kanji"), ("今.", "今。", "a full stop"),
      ("いま, ", "いま、 ", "a space follows"), ("(今)", "（今）", "brackets"),
      ("今!?", "今！?", "only the first touches the word"), ("今:昨日", "今：昨日", "between words"),
      ("\"今\"", "“今”", "quotation marks by their side"), ("'今'", "‘今’", "single ones"),
      ("東京-大阪", "東京‐大阪", "a hyphen"), ("東京~大阪", "東京〜大阪", "a tilde"),
      ("約-5", "約-5", "a minus sign"), ("約+5", "約+5", "a plus sign"),
      ("約.5", "約.5", "a decimal point"), ("二,000", "二,000", "a group of digits"),
      ("今,3", "今、3", "a number after a comma"), ("２.５", "２.５", "full-width digits"),
      ("Ａ.今", "Ａ.今", "full-width letters"), ("$今%", "$今%", "signs of numbers"),
      ("80/分", "80/分", "a rate"), ("円/月", "円／月", "a rate without a number"),
      ("1.今", "1。今", "an item of a list"), ("a,b", "a,b", "no Japanese text"),
      ("é,", "é,", "Latin letters"), ("да,", "да,", "Cyrillic letters"),
      ("", "", "empty"), (",", ",", "punctuation alone"), ("今_", "今＿", "other symbols"),
      ("𠮷,", "𠮷、", "a supplementary ideograph"),
    ]
    for row in rows { #expect(replaced(row.text) == row.replaced, "\(row.why): \(row.text)") }
  }

  @Test func everyReplacementIsOneOfADictionary() {
    let punctuation = (UInt8(0x21)...0x7E).filter { !$0.isASCIIAlphanumeric }
    for byte in punctuation {
      let character = Character(Unicode.Scalar(byte))
      let result = replaced("今\(character)今").dropFirst().first
      let isKept = "$%".contains(character)
      #expect((result == character) == isKept, "\(character)")
      if let scalar = result?.unicodeScalars.first, !isKept {
        let fullwidth = UInt32(byte) + 0xFEE0
        let others: [UInt32] = [0x3001, 0x3002, 0x2010, 0x301C, 0x201C, 0x201D, 0x2018, 0x2019]
        #expect(scalar.value == fullwidth || others.contains(scalar.value), "\(character)")
      }
    }
  }

  @Test func readingsAreThoseWithJapanesePunctuation() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
    let rows: [(ascii: String, japanese: String, kana: String)] = [
      ("今,", "今、", "いま,"), ("東京.", "東京。", "とうきょう."), ("今?", "今？", "いま?"),
      ("(今)行く", "（今）行く", "(いま)いく"), ("今, 東京. 行く.", "今、 東京。 行く。", "いま, とうきょう. いく."),
      ("「今!」", "「今！」", "「いま!」"), ("今/昨日", "今／昨日", "いま/きのう"),
      ("7/20(土)", "7/20（土）", "しちがつはつかどようび"),
    ]
    let marks: [Character: Character] = [
      ",": "、", ".": "。", "?": "？", "!": "！", "(": "（", ")": "）", "/": "／",
    ]
    for row in rows {
      let kana = tokenizer.reading(of: row.ascii).text
      #expect(kana == row.kana, "\(row.ascii)")
      let japanese = tokenizer.reading(of: row.japanese).text
      #expect(String(kana.map { marks[$0] ?? $0 }) == japanese, "\(row.ascii)")
    }
  }

  @Test func romajiAndFuriganaKeepThePunctuation() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
    #expect(tokenizer.romanized("今, 東京.") == "ima, tōkyō.")
    #expect(tokenizer.furigana("(今),東京.").brackets() == "(今[いま]),東京[とうきょう].")
  }
}

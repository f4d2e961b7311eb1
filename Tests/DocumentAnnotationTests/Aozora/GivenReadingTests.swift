import DocumentAnnotation
import JapaneseText
import Mutsu
import Testing

/// Tests the use of the readings that a document gives, and their check.
@Suite struct GivenReadingTests {
  @Test(arguments: [
    ("明日《あす》は学校。明日も。", "明日《あす》は｜学校《がっこう》。｜明日《あす》も。", "a following occurrence"),
    ("明日も。\n明日《あす》は雨《あめ》。", "｜明日《あす》も。\n明日《あす》は雨《あめ》。", "a preceding occurrence"),
    ("羅生門《らせいもん》。羅生門。", "羅生門《らせいもん》。｜羅生門《らせいもん》。", "a name"),
    ("学校《さだめ》。学校。", "学校《さだめ》。｜学校《がっこう》。", "one reading that the kanji lack does not spread"),
    ("学校《さだめ》。学校《さだめ》。学校。", "学校《さだめ》。学校《さだめ》。｜学校《さだめ》。", "a repeated one does"),
    ("剥《は》げた。剥く。", "剥《は》げた。｜剥《む》く。", "other kana follow"),
  ])
  func memory(text: String, expected: String, why: String) throws {
    #expect(try AozoraAnnotationTests.annotated(text) == expected, "\(why)")
  }

  @Test(arguments: [
    (GivenReadingUse.sameWord, "｜明日《あした》と明日《みょうにち》と｜明日《あした》", false),
    (.preceding, "｜明日《あした》と明日《みょうにち》と｜明日《みょうにち》", true),
    (.document, "｜明日《みょうにち》と明日《みょうにち》と｜明日《みょうにち》", true),
  ])
  func use(use: GivenReadingUse, expected: String, changesLast: Bool) throws {
    let options = AnnotationOptions(givenReadings: use)
    let text = try AozoraAnnotationTests.annotated("明日\n明日《みょうにち》と\n明日", options)
    let last = text.split(separator: "\n").last
    #expect((last == "｜明日《みょうにち》") == changesLast)
    if use == .document { #expect(text.hasPrefix("｜明日《みょうにち》")) }
    if use != .document { #expect(!text.hasPrefix("｜明日《みょうにち》")) }
  }

  @Test func memoryInHTML() throws {
    let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
    let text = annotator.annotate(
      html: "<p><ruby>明日<rt>あす</rt></ruby>。</p><p>明日。</p>"
    ).text
    #expect(text.contains("<ruby class=\"jptok\">明日<rt>あす</rt></ruby>"))
  }

  @Test(arguments: [
    ("学校《がっこう》", [String](), "equal"), ("学校《ガッコウ》", [], "katakana"),
    ("学校《がくこう》へ", ["学校 がくこう がっこう low 0 1"], "another reading of the kanji"),
    ("学校《がっこ》", ["学校 がっこ がっこう low 0 1"], "a missing vowel"),
    ("今日《けふ》は", [], "historical kana"), ("続《つづ》く", [], "づ"),
    ("\r\n先生、学校《せんせい》", ["学校 せんせい がっこう high 11 2"], "offset and line"),
  ])
  func check(text: String, expected: [String], why: String) throws {
    let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
    let differences = try annotator.checkReadings(
      in: Array(text.utf8), format: .aozora, encoding: .utf8)
    #expect(
      differences.map {
        "\($0.base) \($0.given) \($0.expected) \($0.confidence) \($0.offset) \($0.line)"
      } == expected, "\(why)")
  }

  @Test func damagedArchivesAreNotChecked() throws {
    let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
    #expect(throws: DocumentError.self) {
      _ = try annotator.checkReadings(in: [0x50, 0x4B, 3, 4], format: .epub)
    }
  }
}

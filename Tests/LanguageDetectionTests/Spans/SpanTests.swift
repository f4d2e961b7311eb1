import TestSupport
import Testing
import TextFoundation

@testable import LanguageDetection

@Suite struct SpanTests {
  private func spans(_ text: String, _ detector: LanguageDetector = LanguageDetector()) -> String {
    detector.spans(in: text).map { "\($0.language?.rawValue ?? "und")[\(text[$0.range])]" }
      .joined()
  }

  @Test func changesOfScript() {
    let rows: [(text: String, expected: String, why: String)] = [
      ("", "", "nothing"),
      ("123", "und[123]", "no letters"),
      ("こんにちは", "ja[こんにちは]", "one language"),
      ("東京へ行く。 서울에 갑니다.", "ja[東京へ行く。 ]ko[서울에 갑니다.]", "sentences"),
      ("  こんにちは！", "ja[  こんにちは！]", "characters around letters belong to them"),
      ("สวัสดี (Καλημέρα) 안녕", "th[สวัสดี ]el[(Καλημέρα) ]ko[안녕]", "brackets"),
      ("日本語です。「한국어입니다.」", "ja[日本語です。]ko[「한국어입니다.」]", "Japanese brackets"),
      ("これはสวัสดีです", "ja[これは]th[สวัสดี]ja[です]", "no marks between"),
      ("日本語を話す\n한국어를 말한다\n", "ja[日本語を話す\n]ko[한국어를 말한다\n]", "lines"),
      ("私はiPhoneを買った。", "ja[私はiPhoneを買った。]", "a name belongs to its sentence"),
      ("NHKのニュース", "ja[NHKのニュース]", "also at the start"),
      ("갤럭시 S24 Ultra 출시", "ko[갤럭시 S24 Ultra 출시]", "in Korean"),
      ("Ελλάδα 12 สวัสดี", "el[Ελλάδα 12 ]th[สวัสดี]", "digits belong to the text before them"),
      ("ひらがな 1 カタカナ", "ja[ひらがな 1 カタカナ]", "or stay inside"),
      ("한국어 서울(漢城)의 역사", "ko[한국어 서울(漢城)의 역사]", "hanja in Korean"),
    ]
    for row in rows { #expect(spans(row.text) == row.expected, "\(row.why)") }
  }

  @Test func namesInEastAsianText() {
    let rows: [(text: String, expected: String, why: String)] = [
      ("iPhoneを買った", "ja[iPhoneを買った]", "a product"),
      ("USBケーブルとNHKの番組", "ja[USBケーブルとNHKの番組]", "abbreviations"),
      ("Visual Studio Codeを使う", "ja[Visual Studio Codeを使う]", "a name of three words"),
      ("dockerを使う", "ja[dockerを使う]", "a term in lowercase"),
      ("これはI/Oの例です", "ja[これはI/Oの例です]", "single letters"),
      ("Hi-Fiオーディオ", "ja[Hi-Fiオーディオ]", "a word with a hyphen"),
      ("我们用iPhone拍照", "zh-Hans[我们用iPhone拍照]", "in Chinese"),
      ("갤럭시 Note 출시", "ko[갤럭시 Note 출시]", "in Korean"),
      ("mp3を再生する", "ja[mp3を再生する]", "a format"),
      ("for (i = 0; i < n; i++) は繰り返しです", "ja[for (i = 0; i < n; i++) は繰り返しです]", "code"),
    ]
    for row in rows { #expect(spans(row.text) == row.expected, "\(row.why)") }
  }

  @Test(.enabled(if: AlphabetModel.isLoaded))
  func phrasesInEastAsianText() {
    let rows: [(text: String, words: [String], why: String)] = [
      ("彼はHelloと言った", ["彼は", "Hello", "と言った"], "a greeting"),
      ("彼は「Hello」と言った。", ["彼は", "「Hello」", "と言った。"], "in corner brackets"),
      ("彼女はmerciと答えた。", ["彼女は", "merci", "と答えた。"], "in lowercase"),
      ("「Good morning」と言われた", ["「Good morning」", "と言われた"], "a phrase"),
      ("人生はc'est la vieだ", ["人生は", "c'est la vie", "だ"], "in French"),
      ("これは machine learning の本です", ["これは ", "machine learning ", "の本です"], "a term of two words"),
      ("그는 Good morning이라고 했다", ["그는 ", "Good morning", "이라고 했다"], "in Korean"),
    ]
    for row in rows {
      let found = LanguageDetector().spans(in: row.text)
      #expect(found.map { String(row.text[$0.range]) } == row.words, "\(row.why)")
    }
    #expect(spans("人生はc'est la vieだ") == "ja[人生は]fr[c'est la vie]ja[だ]")
    #expect(spans("「Good morning」と言われた") == "en[「Good morning」]ja[と言われた]")
  }

  @Test func ideographsBetweenJapanese() {
    let rows: [(text: String, expected: String, why: String)] = [
      ("東京、大阪、京都へ行く。", "ja[東京、大阪、京都へ行く。]", "a list of places"),
      ("出席者：田中、中村、山本です。", "ja[出席者：田中、中村、山本です。]", "a list of names"),
      ("今日は東京 大阪 京都へ行く", "ja[今日は東京 大阪 京都へ行く]", "with spaces"),
      ("私は「東京物語」と「晩春」を観た", "ja[私は「東京物語」と「晩春」を観た]", "titles"),
      ("「北京大学」と「清華大学」を見学した", "ja[「北京大学」と「清華大学」を見学した]", "Chinese names"),
      ("彼は「謝謝」と言った", "ja[彼は「謝謝」と言った]", "a short word"),
      ("東京都。大阪府。ここは日本です。", "ja[東京都。大阪府。ここは日本です。]", "sentences of one word"),
      (
        "彼は「我不知道你在说什么」と聞いた", "ja[彼は]zh-Hans[「我不知道你在说什么」]ja[と聞いた]",
        "a sentence with simplified characters"
      ),
      ("日本語です。这是中文的句子。日本語です。", "ja[日本語です。]zh-Hans[这是中文的句子。]ja[日本語です。]", "sentences"),
    ]
    for row in rows { #expect(spans(row.text) == row.expected, "\(row.why)") }
  }

  @Test func titlesAndCantonese() {
    let rows: [(text: String, expected: String, why: String)] = [
      ("我最喜欢的动画是《千と千尋の神隠し》。", "zh-Hans[我最喜欢的动画是]ja[《千と千尋の神隠し》。]", "a Japanese title"),
      ("我哋今日去飲茶。東京へ行く。", "yue[我哋今日去飲茶。]ja[東京へ行く。]", "Cantonese and Japanese"),
      ("佢哋嚟咗喇", "yue[佢哋嚟咗喇]", "Cantonese alone"),
    ]
    for row in rows { #expect(spans(row.text) == row.expected, "\(row.why)") }
    #expect(
      spans("佢哋嚟咗喇", LanguageDetector(candidates: [.cantonese])) == "yue[佢哋嚟咗喇]",
      "the only candidate")
    #expect(
      spans("佢哋嚟咗喇", LanguageDetector(candidates: [.chinese])) == "zh-Hant[佢哋嚟咗喇]",
      "not a candidate")
  }

  @Test func greetings() {
    func contains(_ word: String) -> Bool {
      word.unicodeScalars.map(\.value).withUnsafeBufferPointer(Greetings.contains)
    }
    for word in ["hello", "merci", "olá", "tschüss"] { #expect(contains(word), "\(word)") }
    for word in ["", "iphone", "Hello", "hellos", String(repeating: "a", count: 40)] {
      #expect(!contains(word), "\(word)")
    }
  }

  @Test func spansCoverTheText() {
    var generator = SeededGenerator(seed: 5)
    let detector = LanguageDetector()
    for round in 0..<600 {
      let text =
        switch round % 3 {
        case 0: RandomText.string(fragments: 40, using: &generator)
        case 1: RandomText.scalars(count: 40, using: &generator)
        default: RandomText.prose(words: 30, using: &generator)
        }
      let spans = detector.spans(in: text)
      #expect(spans.map { String(text[$0.range]) }.joined().utf8.elementsEqual(text.utf8))
      var expectedStart = text.startIndex
      let boundaries = Set(text.indices).union([text.endIndex])
      for span in spans {
        #expect(span.range.lowerBound == expectedStart, "\(text.debugDescription)")
        #expect(!span.range.isEmpty, "\(text.debugDescription)")
        #expect(boundaries.contains(span.range.upperBound), "\(text.debugDescription)")
        #expect((0...1).contains(span.confidence), "\(text.debugDescription)")
        expectedStart = span.range.upperBound
      }
      #expect(expectedStart == text.endIndex)
      for (one, other) in zip(spans, spans.dropFirst()) {
        #expect(one.language != other.language, "\(text.debugDescription)")
      }
    }
  }

  @Test func candidatesApplyToSpans() {
    let detector = LanguageDetector(candidates: [.korean, .japanese])
    #expect(spans("한국어 สวัสดี ひらがな", detector) == "ko[한국어 ]und[สวัสดี ]ja[ひらがな]")
    #expect(spans("ひらがな", LanguageDetector(candidates: [])) == "und[ひらがな]")
  }

  @Test func longTextsAreProcessedInBlocks() {
    let detector = LanguageDetector()
    let unit = "これは日本語の文です。이것은 한국어 문장입니다. "
    let text = String(repeating: unit, count: 800)
    let spans = detector.spans(in: text)
    #expect(spans.count == 1600)
    #expect(
      spans.enumerated().allSatisfy {
        $0.element.language == ($0.offset.isMultiple(of: 2) ? .japanese : .korean)
      })
    let whole = String(repeating: "이것은 한국어 문장입니다. ", count: 1000)
    #expect(detector.spans(in: whole).map(\.language) == [.korean], "blocks are joined")
  }

  @Test func clustersAreNotDivided() {
    // A Thai vowel sign on a Greek letter: one Character, two scripts.
    let text = "α\u{E31}β"
    let spans = LanguageDetector().spans(in: text)
    let boundaries = Set(text.indices).union([text.endIndex])
    #expect(spans.allSatisfy { boundaries.contains($0.range.upperBound) })
    #expect(spans.map { String(text[$0.range]) }.joined() == text)
  }

  @Test func aFullStopBeforeASmallLetterEndsNoSentence() {
    var gap = Array(". ".utf8).withUnsafeBufferPointer { WordGap(0..<2, in: $0) }
    #expect(gap.kind == .sentence)
    gap.continueSentence()
    #expect(gap.kind == .clause)
    var line = Array("\n".utf8).withUnsafeBufferPointer { WordGap(0..<1, in: $0) }
    line.continueSentence()
    #expect(line.kind == .paragraph, "a line end is one before small letters too")
  }

  @Test func aNameBelongsOnlyToItsOwnSentence() {
    // The Latin words are in a sentence without Japanese, so they are not Japanese.
    let spans = LanguageDetector().spans(in: "Apple. 東京へ行く。")
    #expect(spans.count == 2)
    #expect(spans.first?.language != .japanese)
    #expect(LanguageDetector().spans(in: "Apple 東京へ行く。").map(\.language) == [.japanese])
  }

  @Test func strayLookAlikes() {
    #expect(spans("ひらがなとαとカタカナ") == "ja[ひらがなとαとカタカナ]", "a symbol")
    #expect(
      spans("ひらがなとελλάδαとカタカナ") == "ja[ひらがなと]el[ελλάδα]ja[とカタカナ]", "a word")
  }

  @Test(.enabled(if: AlphabetModel.isLoaded))
  func changesWithinAScript() {
    let text =
      "This is a plain sentence in English. Das ist ein ganz gewöhnlicher deutscher Satz. "
      + "Une phrase française tout à fait ordinaire."
    #expect(LanguageDetector().spans(in: text).map(\.language) == [.english, .german, .french])
  }

  @Test(.enabled(if: AlphabetModel.isLoaded))
  func changesWithoutASentenceEnd() {
    let text = "this is what they have always said das haben sie schon immer gesagt"
    #expect(LanguageDetector().spans(in: text).map(\.language) == [.english, .german])
  }
}

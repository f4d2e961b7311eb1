import TestSupport
import Testing
import TextFoundation

@testable import LanguageDetection

@Suite struct LetterScannerTests {
  @Test func stream() {
    let rows: [(text: String, expected: String, why: String)] = [
      ("", "", "nothing"),
      ("Hello, World!", "hello|world", "lowercase, divided"),
      ("don't", "don|t", "an apostrophe divides as any mark"),
      ("a,b", "a|b", "so does a comma"),
      ("a1b", "", "letters next to digits are no words"),
      ("ÀÉÎ ŠŽ Ÿ", "àéî|šž|ÿ", "capitals beyond ASCII"),
      ("ΑΒΓ ЖЗИ Ѐ ԱԲ", "αβγ|жзи|ѐ|աբ", "Greek, Cyrillic, Armenian"),
      ("Ɓɛ Ẹ̀ İ", "ɓɛ|ẹ\u{300}|i", "African letters; a mark without composite stays; Turkish İ"),
      ("e\u{301}te\u{301}", "été", "a mark is composed with its letter"),
      ("a\u{323}\u{302}", "ậ", "two marks one after another"),
      ("и\u{306}", "й", "Cyrillic"),
      ("\u{301}a", "a", "a mark without a letter is ignored"),
      ("a.\u{301}b", "a|b", "nor one after a full stop"),
      ("x.rr/..\u{3099}io", "io", "nor one after an address at the start of the text"),
      ("か\u{301}漢\u{301}a", "漢|a", "kana and ideographs take none"),
      ("ＡＢＣ ａｂｃ", "abc|abc", "full width is ASCII"),
      ("कि", "कि", "a vowel sign stays"),
      ("كِتاب", "ك\u{650}تاب", "a short vowel stays"),
      ("كـتاب", "كتاب", "a tatweel is not seen"),
      ("co\u{AD}op", "coop", "a soft hyphen is not seen"),
      ("می\u{200C}خواهم", "می|خواهم", "a non-joiner divides"),
      ("会社概要", "会社概要", "ideographs"),
      ("会社の概要", "会社|概要", "kana divide them and are counted only"),
      ("会社、概要", "会社|概要", "so does a mark"),
      ("々〇", "々〇", "an iteration mark and a zero that are ideographs"),
      ("𠮷野", "𠮷野", "beyond the BMP"),
      ("ひらがなカタカナ", "", "kana are counted only"),
      ("서울", "", "and Hangul"),
      ("aあb", "a|b", "kana between"),
      ("aб", "a|б", "two scripts without a space"),
      ("1,234.5 ٣ ३ ３", "", "digits of any kind"),
      ("🍎👩‍👩‍👧☕️ ⓐ Ⅷ 𝐀", "", "emoji, signs and letterlike signs"),
      ("\u{0}\u{1}\u{7F}\u{85}", "", "controls"),
      ("\u{E000}\u{F8FF}\u{10FFFD}", "", "private use"),
    ]
    for row in rows {
      let stream = ScannedText(row.text).stream
      #expect(Array(stream.unicodeScalars) == Array(row.expected.unicodeScalars), "\(row.why)")
    }
  }

  @Test func words() {
    let text = ScannedText("Das iPhone, 東京のtest 서울Ж")
    #expect(text.words == ["Das", "iPhone", "東京の", "test", "서울", "Ж"])
    #expect(text.scripts == [.latin, .latin, .han, .latin, .hangul, .cyrillic])
    #expect(text.capitalized == [true, false, false, false, false, true])
    #expect(text.hangul == 2)
  }

  @Test func kana() {
    let rows: [(text: String, han: Int, kana: Int, runs: Int, why: String)] = [
      ("東京へ行きました", 3, 5, 2, "two runs"),
      ("ラーメン", 0, 4, 1, "a prolonged sound mark is kana"),
      ("ﾗｰﾒﾝ", 0, 4, 1, "half width"),
      ("か\u{3099}", 0, 1, 1, "a voicing mark is not"),
      ("ゝヽヾゟヿ", 0, 5, 1, "iteration marks and digraphs are"),
      ("アイ・ウエ", 0, 4, 2, "a middle dot is not"),
      ("君の名は", 2, 2, 2, "two ideographs around one"),
      ("㐀𠮷", 2, 0, 0, "extensions A and B"),
    ]
    for row in rows {
      let counts = ScannedText(row.text).counts
      #expect(counts.han == row.han, "\(row.why): \(row.text)")
      #expect(counts.kana == row.kana, "\(row.why): \(row.text)")
      #expect(counts.kanaRuns == row.runs, "\(row.why): \(row.text)")
    }
  }

  /// The ends of kana runs are found by bytes; each scalar of both blocks is tried in a run.
  @Test func eachKana() {
    let marks: Set<UInt32> = [
      0x3040, 0x3097, 0x3098, 0x3099, 0x309A, 0x309B, 0x309C, 0x30A0, 0x30FB,
    ]
    for value in UInt32(0x3040)...0x30FF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let counts = ScannedText("あ\(Character(scalar))い").counts
      #expect(counts.kana == (marks.contains(value) ? 2 : 3), "U+\(String(value, radix: 16))")
    }
  }

  @Test func particles() {
    let rows: [(text: String, particles: Int, no: Int, why: String)] = [
      ("私は東京へ行く", 2, 0, "は and へ; く is an ending"),
      ("優の良品", 0, 1, "の is counted apart"),
      ("本が本か\u{3099}本", 2, 0, "composed and decomposed"),
      ("本は\u{309A}本", 0, 0, "ぱ is no particle"),
      ("本では本", 0, 0, "two letters are a run of their own"),
      ("本か\u{3099}き本", 0, 0, "a decomposed letter at the start of a word"),
      ("をとこ", 0, 0, "the start of a word"),
      ("が", 1, 0, "alone"),
      ("", 0, 0, "nothing"),
    ]
    for row in rows {
      let runs = ScannedText(row.text).runs
      #expect(runs.particles == row.particles, "\(row.why): \(row.text)")
      #expect(runs.singleNo == row.no, "\(row.why): \(row.text)")
    }
  }

  @Test func ainuLetters() {
    let rows: [(text: String, count: Int, why: String)] = [
      ("ㇰㇱㇳ", 3, "small letters"), ("ト゚ツ゚セ゚", 3, "semi-voiced letters"), ("カ゚", 0, "another one"),
      ("パピ", 0, "ordinary letters"), ("\u{309A}", 0, "a mark alone"),
      ("トa\u{309A}", 0, "not after ト"),
    ]
    for row in rows { #expect(ScannedText(row.text).runs.ainu == row.count, "\(row.why)") }
  }

  @Test func lettersOfOneScript() {
    let text = Array("Das 東京の ist Токио und 大阪 да".utf8)
    let buffer = LetterBuffer()
    text.withUnsafeBufferPointer { LetterScanner.scan($0, into: buffer) }
    func letters(_ script: LetterScript, _ words: Range<Int>? = nil) -> String {
      buffer.withLetters(of: script, in: words ?? 0..<buffer.wordCount) { letters in
        var result = String.UnicodeScalarView()
        for letter in letters { result.append(letter == 0 ? "|" : Unicode.Scalar(letter) ?? "?") }
        return String(result)
      }
    }
    #expect(letters(.latin) == "das|ist|und")
    #expect(letters(.cyrillic) == "токио|да")
    #expect(letters(.han) == "東京|大阪")
    #expect(letters(.greek) == "")
    #expect(letters(.latin, 2..<3) == "ist")
    #expect(letters(.latin, 0..<0) == "")
  }

  @Test func longWordsAreTruncated() {
    let text = ScannedText(String(repeating: "a", count: 10_000))
    #expect(text.words.map(\.utf8.count) == [4096, 4096, 1808])
    #expect(text.words.joined().utf8.count == 10_000)
  }

  @Test func buffersAreReused() {
    let buffer = LetterBuffer()
    for text in [String(repeating: "Ж a ", count: 5000), "ab", "", "東京"] {
      Array(text.utf8).withUnsafeBufferPointer { LetterScanner.scan($0, into: buffer) }
      #expect(buffer.wordCount == text.split(separator: " ").count)
      buffer.shrink()
    }
  }

  @Test func wordsLieInTheText() {
    var generator = SeededGenerator(seed: 7)
    for round in 0..<400 {
      let text =
        round.isMultiple(of: 2)
        ? RandomText.string(fragments: 60, using: &generator)
        : RandomText.scalars(count: 60, using: &generator)
      let bytes = Array(text.utf8)
      let buffer = LetterBuffer()
      bytes.withUnsafeBufferPointer { LetterScanner.scan($0, into: buffer) }
      var last = 0
      for index in 0..<buffer.wordCount {
        let word = buffer.words[index]
        #expect(word.start >= last && word.end > word.start && word.end <= bytes.count)
        #expect(word.letters.upperBound <= buffer.letterCount)
        last = word.end
      }
      for index in 1..<max(buffer.letterCount, 1)
      where buffer.letters[index] == 0 && buffer.letters[index - 1] == 0 {
        Issue.record("two divisions in a row: \(text.debugDescription)")
      }
    }
  }

  @Test func illFormedBytes() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        UInt8.random(in: Bool.random(using: &generator) ? 0...255 : 0xE0...0xF7, using: &generator)
      }
      let text = ScannedText(bytes)
      #expect(text.words.count <= bytes.count)
    }
  }
}

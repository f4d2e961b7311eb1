import EmbeddedDictionary
import Testing

@testable import JapaneseText

/// Tests the passes that read kanji, numbers and Latin letters, each alone.
@Suite struct KanjiPassTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  /// Returns the words of a line after `pass`, as `surface=READING`; "-" for a word without one.
  private func readings(
    _ line: String, core: TokenizerCore?, _ pass: (inout AnalyzedText, inout KanaArena) -> Void
  ) -> String {
    var arena = KanaArena()
    var found: [String] = []
    let texts = ChunkAnalyzer(core: core)
    Array(line.utf8).withUnsafeBufferPointer { bytes in
      texts.analyze(
        bytes,
        rules: { text in
          _ = KanaSpelling.apply(to: &text, &arena)
          pass(&text, &arena)
        },
        { text in
          found = text.words.map { word in
            let reading = String(decoding: word.reading, as: UTF8.self)
            let surface = String(decoding: text.surface(word), as: UTF8.self)
            return "\(surface)=\(reading.isEmpty ? "-" : reading)"
          }
        })
    }
    return found.joined(separator: " ")
  }

  // MARK: Kanji one by one

  @Test func kanjiWithoutADictionary() {
    let table: [(text: String, readings: String, why: String)] = [
      ("山", "山=ヤマ", "alone"), ("山川", "山川=サンセン", "next to each other"),
      ("食べる", "食=タ べる=ベル", "before okurigana"), ("食べた", "食=タ べた=ベタ", "of another form"),
      ("買った", "買=カ った=ッタ", "with っ"), ("山の川", "山=ヤマ の=ノ 川=カワ", "between kana"),
      ("雑誌", "雑誌=ザッシ", "geminated"), ("発表", "発表=ハッピョウ", "geminated, with p"),
      ("電波", "電波=デンパ", "p after ん"), ("山々", "山々=サンサン", "repeated"),
      ("山。川", "山=ヤマ 。=- 川=カワ", "between marks"),
    ]
    for row in table {
      let found = readings(row.text, core: nil) { UnknownKanji.apply(to: &$0, &$1) }
      #expect(found == row.readings, "\(row.why)")
    }
  }

  /// A word with a reading is never changed.
  @Test func kanjiOfTheDictionary() {
    for text in ["東京へ行く", "昨日は雨だった", "私は本を読む", "今日、図書館で"] {
      let plain = readings(text, core: tokenizer.core) { _, _ in }
      #expect(plain == readings(text, core: tokenizer.core) { UnknownKanji.apply(to: &$0, &$1) })
      #expect(!plain.contains("=-") || text.contains("、"), "\(plain)")
    }
  }

  // MARK: Pairs of kanji

  @Test func pairsAreReadByTheirOnReadings() {
    let table: [(text: String, readings: String, why: String)] = [
      ("学雪", "学=ガク 雪=セツ", "one kun reading becomes an on reading"),
      ("の学雪が", "の=ノ 学=ガク 雪=セツ が=ガ", "between kana"),
      ("学花", "学=ガッ 花=カ", "the first is geminated"), ("建棚", "建=ケン 棚=ポウ", "the second changes"),
    ]
    for row in table {
      let found = readings(row.text, core: tokenizer.core) { KanjiPairs.apply(to: &$0, &$1) }
      #expect(found == row.readings, "\(row.why)")
      #expect(found != readings(row.text, core: tokenizer.core) { _, _ in }, "\(row.why)")
    }
  }

  @Test func otherPairsAreUnchanged() {
    let texts = [
      "塩豚", "猫等", "革製", "三人", "今朝", "行く人", "東京", "山", "学 雪", "学、雪", "学雪花", "花学雪", "学等",
    ]
    for text in texts {
      let found = readings(text, core: tokenizer.core) { KanjiPairs.apply(to: &$0, &$1) }
      #expect(found == readings(text, core: tokenizer.core) { _, _ in }, "\(text)")
    }
  }

  // MARK: Latin letters

  /// Each letter has its name, whatever its case and width, and words are the names of their
  /// letters.
  @Test func lettersAreSpelledByName() {
    func spelled(_ text: String) -> String {
      let found = readings(text, core: nil) { LatinSpelling.apply(to: &$0, &$1) }
      return String(found.drop { $0 != "=" }.dropFirst())
    }
    var names: [String: String] = [:]
    for value in UInt32(0x41)...0x5A {
      let forms = [value, value + 0x20, value + 0xFEE0, value + 0xFF00].compactMap {
        Unicode.Scalar($0).map { String($0) }
      }
      names[forms[0]] = spelled(forms[0])
      for form in forms { #expect(spelled(form) == names[forms[0]], "\(form)") }
    }
    #expect(Set(names.values).count == 26, "two letters have the same name")
    #expect(names.values.allSatisfy { $0.isKana && !$0.isEmpty })
    #expect(names["A"] == "エー" && names["M"] == "エム" && names["Z"] == "ゼット")
    for word in ["ABC", "XYZ", "NHK", "QWERTY"] {
      #expect(spelled(word) == word.map { names["\($0)"] ?? "" }.joined())
    }
    for text in ["é", "caf\u{E9}", "Ω", "Я", "ａ\u{E9}", "A4", "4"] {
      #expect(spelled(text) == "-", "\(text)")
    }
  }

  // MARK: Numbers

  @Test func numbersReplaceWords() {
    let table: [(text: String, readings: String, why: String)] = [
      ("3本", "3=サン 本=ボン", "a counter"), ("三本の", "三=サン 本=ボン の=ノ", "in kanji"),
      ("10", "10=ジュウ", "a number alone"), ("A4", "A=- 4=-", "part of a code"),
      ("no.1", "no=- .=- 1=-", "after a full stop in Latin text"),
      ("¥100", "¥100=ヒャクエン", "a currency symbol"), ("-5", "-=マイナス 5=ゴ", "a sign"),
      ("9月末", "9=ク 月=ガツ 末=マツ", "a word that begins with the counter"),
      ("四月", "四=シ 月=ガツ", "a month that is one word"),
      ("今日", "今日=キョウ", "a day that is not a number"),
      ("本", "本=ホン", "no number"), ("", "", "empty"),
    ]
    for row in table {
      let found = readings(row.text, core: tokenizer.core) { text, arena in
        var numbers = NumberWords()
        numbers.apply(to: &text, &arena)
      }
      let digitsOnly = row.readings.hasSuffix("-")
      if digitsOnly {
        #expect(!found.contains("ヨン") && !found.contains("イチ"), "\(row.why): \(found)")
      } else {
        #expect(found == row.readings, "\(row.why)")
      }
    }
  }

  /// The parts of a number are a numeral and its counters, in order.
  @Test func traitsOfNumbers() {
    var arena = KanaArena()
    var numbers = NumberWords()
    Array("3本と2時5分".utf8).withUnsafeBufferPointer { bytes in
      ChunkAnalyzer(core: tokenizer.core).analyze(bytes, rules: { _ in }) { text in
        _ = KanaSpelling.apply(to: &text, &arena)
        numbers.apply(to: &text, &arena)
        let numerals = text.words.filter { $0.intersects(.numeral) }
        let counters = text.words.filter { $0.intersects(.counter) }
        #expect(numerals.map(\.start) == [0, 7], "each expression begins with a numeral")
        #expect(counters.map(\.start) == [1, 8, 11, 12])
        #expect(counters.allSatisfy { $0.intersects(.suffix) && !$0.reading.isEmpty })
        #expect(zip(text.words, text.words.dropFirst()).allSatisfy { $0.end == $1.start })
      }
    }
  }
}

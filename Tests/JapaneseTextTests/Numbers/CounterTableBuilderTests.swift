import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

@Suite("Rows of counters")
struct CounterTableBuilderTests {
  private func parsed(_ row: String) -> Counter? {
    let table = CounterTable(rows: [row])
    return table.malformedRows.isEmpty && table.counters.count == 1 ? table.counters[0] : nil
  }

  private func texts(_ row: String) -> [String] {
    let table = CounterTable(rows: [row])
    guard let counter = table.counters.first else { return [] }
    return [counter.plain, counter.voiced, counter.semiVoiced].map {
      String(decoding: table.pool[$0.reading], as: UTF8.self)
    }
  }

  private func text(_ range: Range<Int>, _ table: CounterTable) -> String {
    String(decoding: table.pool[range], as: UTF8.self)
  }

  @Test("a row without options")
  func defaults() throws {
    let counter = try #require(parsed("枚 マイ -"))
    #expect(counter.digits == Counter.DigitReadings())
    #expect(counter.nativeLimit == 0 && counter.limit == Int.max && counter.calendarRank == 0)
    #expect(counter.irregulars.isEmpty && !counter.isLabel)
    #expect(counter.after.isEmpty && counter.next.isEmpty && counter.notNext.isEmpty)
  }

  @Test("options of addresses, of digits and of what must not precede")
  func contexts() throws {
    let plain = try #require(parsed("枚 マイ -"))
    #expect(!plain.isAddress && !plain.isForDigits && plain.notAfter.isEmpty)
    let counter = try #require(parsed("号 ゴウ - label address digits notAfter:月,年"))
    #expect(counter.isAddress && counter.isForDigits && counter.isLabel)
    #expect(counter.notAfter == [0x6708, 0x5E74] && counter.after.isEmpty)
  }

  @Test("every option")
  func options() throws {
    let counter = try #require(
      parsed("日 ニチ - 4=シ 7=シチ 9=ク 0=レイ w2 max31 label rank3 after:月,年 next:午前,（ not:以上,未"))
    #expect(
      counter.digits == Counter.DigitReadings(zero: .rei, four: .shi, seven: .shichi, nine: .ku))
    #expect(counter.nativeLimit == 2 && counter.limit == 31 && counter.calendarRank == 3)
    #expect(counter.isLabel && counter.after == [0x6708, 0x5E74])
    #expect(counter.next == ["午前", "（"] && counter.notNext == ["以上", "未"])
    #expect(parsed("時 ジ - 4=ヨ")?.digits.four == .yo)
    #expect(parsed("時 ジ - rank255")?.calendarRank == 255, "the maximum rank")
  }

  @Test("irregular readings")
  func irregulars() throws {
    let table = CounterTable(rows: ["人 ニン - 1!ヒト/リ 20!ハタチ 4~ヨッ/カ 数!スウ/ジツ 何!ナニ 幾!イク/ツ"])
    let counter = try #require(table.counters.first)
    #expect(counter.irregulars.map(\.value) == [1, 20, 4, -1, -2, -3])
    #expect(counter.irregulars.map(\.isEnding) == [false, false, true, false, false, false])
    let numbers = counter.irregulars.map { text($0.number.reading, table) }
    #expect(numbers == ["ヒト", "ハタチ", "ヨッ", "スウ", "ナニ", "イク"])
    let words = counter.irregulars.map { $0.word.map { text($0.reading, table) } }
    #expect(words == ["リ", nil, "カ", "ジツ", nil, "ツ"])
    let several = counter.irregulars[3].number
    #expect(text(several.pronunciation, table) == "スー")
  }

  @Test(
    "malformed rows",
    arguments: [
      "本", "本 ホン", "本 ホン x", "本 ホン - w", "本 ホン - wx", "本 ホン - max", "本 ホン - rank256",
      "本 ホン - rank-1", "本 ホン - rank", "本 ホン - 5=ゴ", "本 ホン - 4=ヨン", "本 ホン - 4=", "本 ホン - x!ホン",
      "本 ホン - !ホン", "本 ホン - Label", "本 ホン - labels", "本 ホン - after", "本 ホン - before:年",
      "本 ホン - label 4=ゴ", "本 ホン - 余!ヨ",
    ])
  func malformed(row: String) {
    let table = CounterTable(rows: ["台 ダイ -\n\(row)", "枚 マイ -"])
    #expect(table.malformedRows == [Substring(row)])
    #expect(table.surfaces == ["台", "枚"] && table.counters.count == 2)
  }

  @Test("comments, empty lines and several surfaces")
  func lines() {
    let table = CounterTable(rows: ["\n# 本 ホン -\n匹|疋 ヒキ hb\n\n#\n", "", "枚  マイ   -"])
    #expect(table.malformedRows.isEmpty)
    #expect(table.surfaces == ["匹", "疋", "枚"])
    #expect(table.counters.count == 3, "one row for each surface")
    #expect(CounterTable(rows: []).counters.isEmpty)
  }

  @Test("voiced and semi-voiced forms")
  func forms() {
    let rows: [(row: String, forms: [String], why: String)] = [
      ("本 ホン hb", ["ホン", "ボン", "ポン"], "both"), ("匹 ヒキ hb", ["ヒキ", "ビキ", "ピキ"], "ヒ"),
      ("分 フン hpp", ["フン", "フン", "プン"], "never voiced"), ("編 ヘン hb", ["ヘン", "ベン", "ペン"], "ヘ"),
      ("杯 ハイ hb", ["ハイ", "バイ", "パイ"], "the first of the row"),
      ("袋 フクロ h", ["フクロ", "フクロ", "プクロ"], "gemination only"),
      ("羽 ハ -", ["ハ", "ハ", "ハ"], "no change"), ("階 カイ kg", ["カイ", "ガイ", "カイ"], "k"),
      ("足 ソク sz", ["ソク", "ゾク", "ソク"], "s"), ("件 ケン k", ["ケン", "ケン", "ケン"], "k, never voiced"),
      ("番 バン k", ["バン", "バン", "バン"], "バ is not in the row of ハ"),
      ("歩 パン k", ["パン", "パン", "パン"], "パ is not either"),
      ("毎 マイ k", ["マイ", "マイ", "マイ"], "after the row"), ("野 ノ k", ["ノ", "ノ", "ノ"], "before it"),
      ("歩 ポン k", ["ポン", "ポン", "ポン"], "the last of the row"),
    ]
    for (row, forms, why) in rows { #expect(texts(row) == forms, "\(row): \(why)") }
  }

  @Test("the form after each ending")
  func formsAfterEndings() throws {
    let hb = try #require(parsed("本 ホン hb"))
    let hpp = try #require(parsed("分 フン hpp"))
    let kg = try #require(parsed("階 カイ kg"))
    let k: [NumberEnding] = [.one, .six, .eight, .ten, .hundred]
    let nasal: [NumberEnding] = [.three, .thousand, .tenThousand, .interrogative]
    for ending in k {
      #expect(hb.form(after: ending) == hb.semiVoiced && hpp.form(after: ending) == hpp.semiVoiced)
      #expect(kg.form(after: ending) == kg.plain)
    }
    for ending in nasal {
      #expect(hb.form(after: ending) == hb.voiced && hpp.form(after: ending) == hpp.semiVoiced)
      #expect(kg.form(after: ending) == kg.voiced)
    }
    #expect(hb.form(after: .four) == hb.plain && hpp.form(after: .four) == hpp.semiVoiced)
    for counter in [hb, hpp, kg] { #expect(counter.form(after: []) == counter.plain) }
  }

  @Test("readings of last digits")
  func digits() {
    let changed = Counter.DigitReadings(zero: .rei, four: .shi, seven: .shichi, nine: .ku)
    let rows: [(NumberMorpheme, NumberMorpheme)] = [
      (.zero, .rei), (.yon, .shi), (.nana, .shichi), (.kyuu, .ku), (.ichi, .ichi), (.juu, .juu),
      (.shi, .shi), (.rei, .rei), (.san, .san),
    ]
    for (morpheme, expected) in rows {
      #expect(changed.replacing(morpheme) == expected)
      #expect(Counter.DigitReadings().replacing(morpheme) == morpheme)
    }
  }

  @Test("pronunciations write long vowels as ー")
  func pronunciations() {
    let rows: [(kana: String, pronunciation: String, why: String)] = [
      ("", "", "empty"), ("コウ", "コー", "ou"), ("クウ", "クー", "uu"), ("オオ", "オー", "oo"),
      ("トオカ", "トーカ", "oo before another kana"), ("ショウ", "ショー", "after a small ョ"),
      ("ジュウ", "ジュー", "after a small ュ"), ("セイ", "セイ", "ei"), ("カウ", "カウ", "au"),
      ("イウ", "イウ", "iu"), ("エウ", "エウ", "eu"), ("カオ", "カオ", "ao"), ("クオ", "クオ", "uo"),
      ("コウウ", "コーウ", "no third mora"), ("オオオ", "オーオ", "no third mora"), ("ウ", "ウ", "alone"),
      ("オ", "オ", "alone"), ("ト'オリ", "トオリ", "an apostrophe separates vowels"),
    ]
    for (kana, pronunciation, why) in rows {
      var pool = Array("ア".utf8)
      let form = KanaForm(kana.unicodeScalars.map(\.value), pool: &pool)
      let reading = kana.filter { $0 != "'" }
      #expect(form.start == 3 && form.pronunciation.upperBound == pool.count)
      #expect(String(decoding: pool[form.reading], as: UTF8.self) == reading, "\(why)")
      let found = String(decoding: pool[form.pronunciation], as: UTF8.self)
      #expect(found == pronunciation, "\(kana): \(why)")
    }
  }
}

@Suite("Lookup of counters")
struct CounterLookupTests {
  private func matches(_ text: String, at offset: Int = 0, in table: CounterTable) -> [Int] {
    var ends: [Int] = []
    withUTF8Bytes(of: text) { bytes in
      table.forEachMatch(in: bytes, at: offset) { end, _ in ends.append(end) }
    }
    return ends
  }

  @Test("full-width forms match their ASCII forms, and only those")
  func fullWidth() {
    let excluded: Set<UInt32> = [0x23, 0x7C]
    let values = (UInt32(0x21)...0x7F).filter { !excluded.contains($0) }
    let rows = values.compactMap(Unicode.Scalar.init).map { "\($0) ア -" }
    let table = CounterTable(rows: [rows.joined(separator: "\n")])
    for value in UInt32(0xFF00)...0xFF65 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let ascii = value &- 0xFEE0
      let isForm = (0x21...0x7E).contains(ascii) && !excluded.contains(ascii)
      let text = String(scalar)
      #expect(matches(text, in: table) == (isForm ? [3] : []), "\(String(value, radix: 16))")
    }
    #expect(matches("\u{7F}", in: table) == [1])
  }

  @Test("a truncated full-width form does not match")
  func truncated() {
    let table = CounterTable(rows: ["a ア -"])
    for bytes: [UInt8] in [[0xEF], [0xEF, 0xBD], [0xEF, 0xBE, 0x81], []] {
      bytes.withUnsafeBufferPointer { bytes in
        table.forEachMatch(in: bytes, at: 0) { _, _ in Issue.record("a match") }
      }
    }
    #expect(matches("ａ", in: table) == [3] && matches("xａ", at: 1, in: table) == [4])
    #expect(matches("a", at: 1, in: table).isEmpty, "at the end")
  }

  @Test("matches are those of a search of all surfaces, the shortest first")
  func differential() {
    var generator = SeededGenerator(seed: 18)
    let letters = ["a", "b", "本", "木", "ｂ", "é"]
    func word(_ length: Int) -> String {
      (0..<length).map { _ in letters.randomElement(using: &generator) ?? "a" }.joined()
    }
    for _ in 0..<150 {
      let surfaces = (0..<Int.random(in: 1...20, using: &generator)).map { _ in
        word(Int.random(in: 1...4, using: &generator)).replacing("ｂ", with: "b")
      }
      let rows = surfaces.enumerated().map { "\($1) ア - max\($0 + 1)" }
      let table = CounterTable(rows: [rows.joined(separator: "\n")])
      #expect(table.surfaces == surfaces)
      for _ in 0..<30 {
        let text = word(6)
        var found: [Int: [Int]] = [:]
        var ends: [Int] = []
        withUTF8Bytes(of: text) { bytes in
          table.forEachMatch(in: bytes, at: 0) { end, rows in
            ends.append(end)
            found[end] = rows.map { table.counters[$0].limit - 1 }
          }
        }
        var expected: [Int: [Int]] = [:]
        for count in 1...6 {
          let prefix = text.prefix(count)
          let plain = prefix.replacing("ｂ", with: "b")
          let indices = surfaces.indices.filter { surfaces[$0] == plain }
          if !indices.isEmpty { expected[prefix.utf8.count] = indices }
        }
        #expect(found == expected, "\(text) in \(surfaces)")
        #expect(ends == ends.sorted())
      }
    }
  }

  @Test("the row of a counter by name")
  func rowsByName() throws {
    let table = CounterTable(rows: ["分 ブ - after:割\n分 フン hpp rank5\n分間 フンカン hpp\n台 ダイ -\n台 ダイ k"])
    let minute = try #require(table.row(of: "分"))
    #expect(table.counters[minute].calendarRank == 5, "a unit of time is preferred")
    let other = try #require(table.row(of: "台"))
    #expect(table.counters[other].change == SoundChange(name: "-"), "otherwise the first row")
    #expect(table.row(of: "分間") != nil)
    #expect(table.row(of: "間") == nil && table.row(of: "分間目") == nil && table.row(of: "") == nil)
  }
}

import EmbeddedDictionary
import Kana
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the words of kanji numerals that are not read as numbers.
@Suite struct FixedNumberWordsTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  private func kana(_ text: String) -> String {
    tokenizer.reading(of: text, options: ReadingOptions(syllabary: .katakana)).text
  }

  /// The surfaces of the table with their reading and the first text that may follow.
  private static var rows: [(surface: String, reading: String, next: String)] {
    FixedNumberRows.rows.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
      let fields = line.split(separator: " ").map(String.init)
      let next = fields.first { $0.hasPrefix("next:") }?.dropFirst(5).split(separator: ",").first
      return fields[0].split(separator: "|").map { (String($0), fields[1], String(next ?? "")) }
    }
  }

  @Test func everyRowIsReadAsItsReading() {
    #expect(FixedNumberWords.standard.malformedRows.isEmpty)
    #expect(Self.rows.count > 30)
    var failures: [String] = []
    for row in Self.rows {
      let found = kana(row.surface + row.next)
      if !found.hasPrefix(row.reading) { failures.append("\(row.surface)\(row.next): \(found)") }
    }
    expectNone(failures)
  }

  @Test func numeralsBeforeAndAfterMakeANumber() {
    var failures: [String] = []
    for row in Self.rows {
      let bytes = Array((row.surface + row.next).utf8)
      bytes.withUnsafeBufferPointer { bytes in
        if FixedNumberWords.standard.row(at: 0, in: bytes) == nil { failures.append(row.surface) }
      }
      for before in ["二", "3", "３", "数", "第", "3 "] {
        let text = Array((before + row.surface + row.next).utf8)
        text.withUnsafeBufferPointer { bytes in
          if FixedNumberWords.standard.row(at: before.utf8.count, in: bytes) != nil {
            failures.append(before + row.surface)
          }
        }
      }
      let after = Array((row.surface + "三").utf8)
      after.withUnsafeBufferPointer { bytes in
        if let found = FixedNumberWords.standard.row(at: 0, in: bytes),
          found.surface.count == row.surface.utf8.count
        {
          failures.append(row.surface + "三")
        }
      }
    }
    expectNone(failures)
  }

  @Test func sentences() {
    let rows: [(text: String, kana: String, why: String)] = [
      ("七五三のお祝い", "シチゴサンノオイワイ", "a festival"), ("三三五五帰る", "サンサンゴゴカエル", "an adverb"),
      ("七重八重", "ナナエヤエ", "重 in the native series"), ("八重の桜", "ヤエノサクラ", "the same"),
      ("二百十日の風", "ニヒャクトオカノカゼ", "a day of the calendar"),
      ("四十九日の法要", "シジュウクニチノホウヨウ", "a rite"), ("四十九日間", "ヨンジュウクニチカン", "a length of time"),
      ("十年一日のごとく", "ジュウネンイチジツノゴトク", "an idiom"),
      ("平成十年一日", "ヘイセイジュウネンツイタチ", "a date"), ("万人受け", "バンニンウケ", "everyone"),
      ("200 万人", "ニヒャク マンニン", "a number with a space"),
      ("三百万人", "サンビャクマンニン", "a number"), ("十二分に楽しむ", "ジュウニブンニタノシム", "fully"),
      ("十分足りる", "ジュウブンタリル", "enough"), ("必要十分条件", "ヒツヨウジュウブンジョウケン", "sufficient"),
      ("七時十二分に", "シチジジュウニフンニ", "a time"), ("一分の隙もない", "イチブノスキモナイ", "a tenth"),
      ("拾萬円", "ジュウマンエン", "formal numerals"), ("金参拾円也", "キンサンジュウエンナリ", "an amount"),
      ("荷物を拾う", "ニモツヲヒロウ", "a verb"), ("三日月", "ミカヅキ", "a word of the dictionary"),
      ("八百屋", "ヤオヤ", "the same"), ("五月雨", "サミダレ", "the same"), ("千代", "チヨ", "the same"),
      ("九十九里", "クジュウクリ", "the same"), ("七十路", "ナナソジ", "the same"),
      ("一か八か", "イチカバチカ", "an idiom"), ("従三位に叙する", "ジュサンミニジョスル", "a rank"),
      ("二三日", "ニサンニチ", "two or three"), ("v1.2.3", "v1.2.3", "a code"),
      ("R6.3.5", "R6.3.5", "a code"), ("Ver.2.0", "Ver.2.0", "a code"),
      ("気温3.5", "キオンサンテンゴ", "a decimal"), ("10-20", "ジュウノニジュウ", "no letters"),
      ("9:00に", "クジニ", "no minutes"), ("5G対応", "5Gタイオウ", "a code"), ("½", "ニブンノイチ", "a fraction"),
    ]
    for row in rows {
      #expect(kana(row.text) == row.kana, "\(row.text): \(row.why)")
    }
  }

  @Test func malformedRows() {
    let table = FixedNumberWords(rows: "七五三\n一 イチ x:y\n二 ニ next\n# 三\n四 シ next:a,b not:c")
    #expect(table.malformedRows == ["七五三", "一 イチ x:y", "二 ニ next"])
    let texts: [(String, Bool)] = [("四a", true), ("四b", true), ("四c", false), ("四", false)]
    for (text, isFound) in texts {
      Array(text.utf8).withUnsafeBufferPointer {
        #expect((table.row(at: 0, in: $0) != nil) == isFound, "\(text)")
      }
    }
  }
}

import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the words whose kanji share a reading, and their alignment.
@Suite struct JukujikunTests {
  private struct Row {
    let kanji: String
    let kana: String
  }

  /// All rows of the table: those that start with each kanji.
  private var rows: [Row] {
    var rows: [Row] = []
    for scalar in UInt32(0x3400)...0x9FFF {
      for row in Jukujikun.table.rows(from: scalar) {
        let fields = String(decoding: row, as: UTF8.self).split(separator: " ")
        let first = Unicode.Scalar(scalar).map { String($0) } ?? ""
        rows.append(Row(kanji: first + fields[0], kana: String(fields[1])))
      }
    }
    return rows
  }

  /// Returns the spans of a word, as `kanji[reading]` or as kana.
  private func aligned(_ surface: String, _ reading: String) -> String {
    var aligner = FuriganaAligner()
    var spans: [FuriganaAligner.AlignedSpan] = []
    let (bytes, kana) = (Array(surface.utf8), Array(reading.utf8))
    bytes.withUnsafeBufferPointer { surface in
      kana.withUnsafeBufferPointer { reading in
        aligner.align(surface, reading: reading, byKanji: true, into: &spans)
      }
    }
    return spans.map { span in
      String(decoding: bytes[span.surface], as: UTF8.self)
        + (span.hasKanji ? "[\(String(decoding: kana[span.reading], as: UTF8.self))]" : "")
    }.joined()
  }

  @Test func everyRowIsFoundByItsFirstKanji() {
    let rows = rows
    #expect(rows.count == 112, "\(rows.count): the table is not sorted, or has changed")
    #expect(rows.contains { $0.kanji == "一人" } && rows.contains { $0.kanji == "風邪" }, "both ends")
    for row in rows {
      #expect(row.kanji.count >= 2 && row.kanji.unicodeScalars.allSatisfy { $0.value.isKanji })
      #expect(row.kana.isKana, "\(row.kana)")
    }
  }

  @Test func everyRowSharesItsReadingBetweenOtherWords() {
    var failures: [String] = []
    for row in rows {
      let whole = "\(row.kanji)[\(row.kana)]"
      let cases = [
        (row.kanji, row.kana, whole), ("お" + row.kanji, "オ" + row.kana, "お" + whole),
        (row.kanji + "の", row.kana + "ノ", whole + "の"),
        (row.kanji + "駅", row.kana + "エキ", whole + "駅[エキ]"),
        ("駅" + row.kanji, "エキ" + row.kana, "駅[エキ]" + whole),
      ]
      for (surface, reading, expected) in cases {
        let found = aligned(surface, reading)
        if found != expected { failures.append("\(surface): \(found)") }
      }
    }
    expectNone(failures)
  }

  @Test func theFirstKanaMayBeVoiced() {
    #expect(aligned("子供部屋", "コドモベヤ") == "子[コ]供[ドモ]部屋[ベヤ]")
    #expect(aligned("一人一人", "ヒトリビトリ") == "一人[ヒトリ]一人[ビトリ]")
    #expect(aligned("今日中", "キョウジュウ") == "今日[キョウ]中[ジュウ]")
  }

  /// A word of the table has its usual readings too.
  @Test func otherReadingsAreDivided() {
    let table: [(surface: String, reading: String, expected: String)] = [
      ("一人", "イチニン", "一[イチ]人[ニン]"), ("上手", "ウワテ", "上[ウワ]手[テ]"),
      ("今日", "コンニチ", "今[コン]日[ニチ]"), ("明日", "ミョウニチ", "明[ミョウ]日[ニチ]"),
      ("大人", "タイジン", "大[タイ]人[ジン]"), ("博士", "ハクシ", "博[ハク]士[シ]"),
      ("紅葉", "コウヨウ", "紅[コウ]葉[ヨウ]"), ("清水", "セイスイ", "清[セイ]水[スイ]"),
      ("梅雨", "バイウ", "梅[バイ]雨[ウ]"), ("眼鏡", "ガンキョウ", "眼[ガン]鏡[キョウ]"),
    ]
    for row in table { #expect(aligned(row.surface, row.reading) == row.expected) }
  }

  /// A word of the table is not found if its last kanji is missing or another one follows.
  @Test func incompleteWords() {
    #expect(aligned("五月蝿", "ゴガツバエ") == "五[ゴ]月[ガツ]蝿[バエ]")
    #expect(aligned("伝馬", "デンマ") == "伝[デン]馬[マ]")
    #expect(aligned("八百", "ハッピャク") == "八[ハッ]百[ピャク]")
  }
}

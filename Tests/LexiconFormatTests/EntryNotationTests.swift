import LexiconFormat
import Testing

/// Tests what every notation of an entry expands to.
@Suite struct EntryNotationTests {
  @Test func expandsEveryNotation() throws {
    let rows: [(section: String, entry: String, expected: [String], why: String)] = [
      (
        "名詞-一般", "リンゴ\t~\t5746\t0",
        ["リンゴ,3,3,5746,名詞,一般,*,*,*,*,リンゴ,リンゴ,リンゴ,0/3,*"],
        "katakana reads as it is; no rule is *"
      ),
      (
        "名詞-一般", "いどう\t~\t7282\t0\tC2",
        ["いどう,3,3,7282,名詞,一般,*,*,*,*,いどう,イドウ,イドー,0/3,C2"],
        "hiragana reads as katakana, オウ sounds as オー"
      ),
      (
        "名詞-一般", "経営\tケイエイ\t1\t0\tC1",
        ["経営,3,3,1,名詞,一般,*,*,*,*,経営,ケイエイ,ケーエー,0/4,C1"], "エイ sounds as エー"
      ),
      (
        "名詞-一般", "大通り\tオオドオリ\t-3\t3",
        ["大通り,3,3,-3,名詞,一般,*,*,*,*,大通り,オオドオリ,オードーリ,3/5,*"],
        "オオ sounds as オー; costs may be negative"
      ),
      (
        "名詞-一般", "縮図\tシュクヅ\t1\t0", ["縮図,3,3,1,名詞,一般,*,*,*,*,縮図,シュクヅ,シュクズ,0/3,*"],
        "ヅ sounds like ズ; ュ is not a mora"
      ),
      (
        "名詞-一般", "子牛\tコウシ\t1\t0\t*\t=", ["子牛,3,3,1,名詞,一般,*,*,*,*,子牛,コウシ,コウシ,0/3,*"],
        "= : pronounced as read"
      ),
      (
        "名詞-一般", "は\t~\t1\t1\tC3\tワ", ["は,3,3,1,名詞,一般,*,*,*,*,は,ハ,ワ,1/1,C3"],
        "a written pronunciation"
      ),
      (
        "名詞-一般", "昔々\tムカシムカシ\t1\t0/3:0/3\tC1\tムカシ:ムカシ",
        ["昔々,3,3,1,名詞,一般,*,*,*,*,昔々,ムカシムカシ,ムカシ:ムカシ,0/3:0/3,C1"], "a written accent"
      ),
      (
        "名詞-一般", "ﾊﾟｿｺﾝ\tパソコン\t1\t0\tC1\t~\tパソコン",
        ["ﾊﾟｿｺﾝ,3,3,1,名詞,一般,*,*,*,*,パソコン,パソコン,パソコン,0/4,C1"], "another base form"
      ),
      (
        "動詞-活用", "見る\tミル\t10\t1",
        [
          "見,5,6,10,動詞,自立,*,*,一段,連用形,見る,ミ,ミ,1/1,*",
          "見る,4,4,10,動詞,自立,*,*,一段,基本形,見る,ミル,ミル,1/2,*",
        ], "a lemma with one cost and accent for all forms; the empty ending"
      ),
      (
        "動詞-活用", "着る\tキル\t10 20\t0 1\tC1",
        [
          "着,5,6,20,動詞,自立,*,*,一段,連用形,着る,キ,キ,1/1,C1",
          "着る,4,4,10,動詞,自立,*,*,一段,基本形,着る,キル,キル,0/2,C1",
        ], "a cost and an accent for each form"
      ),
      (
        "名詞-一般", "町田\tマチダ\t7\t*/*", ["町田,3,3,7,名詞,一般,*,*,*,*,町田,マチダ,マチダ,*/*,*"],
        "an unknown accent"
      ),
      (
        "名詞-一般", "小樋山\tコヒヤマ\t7",
        ["小樋山,3,3,7,名詞,一般,*,*,*,*,小樋山,コヒヤマ,コヒヤマ,*/*,*"],
        "the same for a row that ends with the cost"
      ),
      (
        "名詞-一般", "斑鳩町\tイカルガチョウ\t7",
        ["斑鳩町,3,3,7,名詞,一般,*,*,*,*,斑鳩町,イカルガチョウ,イカルガチョー,*/*,*"], "its pronunciation is unchanged"
      ),
      (
        "名詞-一般", "ゆず\t~\t7", ["ゆず,3,3,7,名詞,一般,*,*,*,*,ゆず,ユズ,ユズ,*/*,*"],
        "its reading may be derived too"
      ),
      (
        "動詞-活用", "見る\tミル\t10 20",
        [
          "見,5,6,20,動詞,自立,*,*,一段,連用形,見る,ミ,ミ,*/*,*",
          "見る,4,4,10,動詞,自立,*,*,一段,基本形,見る,ミル,ミル,*/*,*",
        ], "for all forms of a lemma"
      ),
    ]
    var failures: [String] = []
    for row in rows {
      let got = try MiniatureLexicon.rows("[\(row.section)]\n\(row.entry)\n")
      if got != row.expected { failures.append("\(row.why): \(got)") }
    }
    #expect(failures.isEmpty)
  }

  @Test func refusesSurfacesLongerThanTheTokenTable() throws {
    let longestSurface = String(repeating: "a", count: 65_535)
    #expect(try MiniatureLexicon.rows("[名詞-一般]\n\(longestSurface)\tア\t1\t0\n").count == 1)
    let error = #expect(throws: LexiconError.self) {
      try MiniatureLexicon.rows("[名詞-一般]\n\(longestSurface)a\tア\t1\t0\n")
    }
    #expect(error?.code == .invalidRow)
  }

  @Test func countsMoraeAndSounds() throws {
    let cases: [(reading: String, sound: String, morae: Int, why: String)] = [
      ("キャキュキョ", "キャキュキョ", 3, "small ャュョ"), ("クヮ", "クヮ", 1, "small ヮ"),
      ("ファフィフェフォトゥ", "ファフィフェフォトゥ", 5, "small vowels"),
      ("アッン", "アッン", 3, "ッ and ン are morae"), ("ヵヶ", "ヵヶ", 2, "ヵ ヶ are morae"),
      ("ソウ", "ソー", 2, "オウ"), ("ソオ", "ソー", 2, "オオ"), ("スウ", "スー", 2, "ウウ"),
      ("セイ", "セー", 2, "エイ"), ("セエ", "セー", 2, "エエ"), ("サア", "サア", 2, "アア is preserved"),
      ("シイ", "シイ", 2, "イイ is preserved"), ("スオ", "スオ", 2, "ウオ is preserved"), ("ソイ", "ソイ", 2, "オイ"),
      ("セウ", "セウ", 2, "エウ"), ("ソウウ", "ソーー", 3, "by the kana before, not its sound"),
      ("ショウ", "ショー", 2, "ョ is an o"),
      ("ヴウ", "ヴー", 2, "ヴ is a u"), ("ヲウ", "オー", 2, "ヲ is an o"), ("ヂヅ", "ジズ", 2, "ヂ ヅ"),
      ("ソ゛ウ", "ソ゛ウ", 3, "another character breaks the vowel"), ("ソaウ", "ソaウ", 3, "so does ASCII"),
      ("ウ", "ウ", 1, "no vowel before"), ("𠮷オウ", "𠮷オー", 3, "four bytes are one mora"),
    ]
    var failures: [String] = []
    for item in cases {
      let row = try MiniatureLexicon.rows("[名詞-一般]\n亜\t\(item.reading)\t1\t0\n")
      if row != ["亜,3,3,1,名詞,一般,*,*,*,*,亜,\(item.reading),\(item.sound),0/\(item.morae),*"] {
        failures.append("\(item.why): \(row)")
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func readsEachHiraganaAsItsKatakana() throws {
    for value in UInt32(0x3040)...0x309F {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isKana = (0x3041...0x3096).contains(value)
      let reading = Unicode.Scalar(isKana ? value + 0x60 : value).map { String($0) } ?? ""
      let rows = try MiniatureLexicon.rows("[名詞-一般]\n\(scalar)\t~\t1\t0\t*\t=\n")
      let columns = rows.first?.unicodeScalars.split(separator: ",").map { String($0) }
      #expect(columns?[11] == reading, "U+\(String(value, radix: 16))")
    }
  }

  @Test func skipsCommentsAndEmptyLines() throws {
    let text = "# a comment\n\n[名詞-一般]\n# another\n#\tシャープ\t1\t0\n[\tカッコ\t2\t0"
    let got = try MiniatureLexicon.rows(text)
    #expect(
      got == [
        "#,3,3,1,名詞,一般,*,*,*,*,#,シャープ,シャープ,0/3,*",
        "[,3,3,2,名詞,一般,*,*,*,*,[,カッコ,カッコ,0/3,*",
      ])
  }

  @Test func namesFileAndLineOfWrongRows() {
    let rows: [(text: String, line: Int, code: LexiconError.Code, why: String)] = [
      ("あ\tア\t1\t0", 1, .unknownSection, "an entry before any section"),
      ("[無]\n", 1, .unknownSection, "an unknown section"),
      ("[名詞-一般]\nあ\tア", 2, .invalidRow, "two columns"),
      ("[名詞-一般]\nあ\tア\t", 2, .invalidRow, "an empty cost"),
      ("[名詞-一般]\nあ\tア\t1\t", 2, .invalidRow, "an empty accent is not an unknown one"),
      ("[名詞-一般]\nあ\t\t1\t0", 2, .invalidRow, "an empty reading"),
      ("[名詞-一般]\n\n\tア\t1\t0", 3, .invalidRow, "an empty surface"),
      ("[名詞-一般]\nあ\tア\t1\t0\t*\t~\t~\t0\tx", 2, .invalidRow, "nine columns"),
      ("[名詞-一般]\nあ,い\tア\t1\t0", 2, .invalidRow, "a comma"),
      ("[名詞-一般]\n\"\tア\t1\t0", 2, .invalidRow, "a quotation mark"),
      ("[名詞-一般]\nあ\tア\t1\t0\r\n", 2, .invalidRow, "a carriage return"),
      ("[名詞-一般]\nあ\tア\t1\t0\nい\tイ\t1x\t0", 3, .invalidValue, "a cost that is not a number"),
      ("[名詞-一般]\nあ\tア\t32768\t0", 2, .invalidValue, "a cost beyond Int16"),
      ("[名詞-一般]\nあ\tア\t-32769\t0", 2, .invalidValue, "a cost below Int16"),
      ("[名詞-一般]\nあ\tア\t1\t-1", 2, .invalidValue, "a negative accent"),
      ("[名詞-一般]\nあ\tア\t1\t平板", 2, .invalidValue, "an accent that is not a number"),
      ("[名詞-一般]\nあ\tア\t1\t0\t*\t~\t~\t256", 2, .invalidValue, "a rank beyond 255"),
      ("[名詞-一般]\nあ\tア\t1 2\t0", 2, .invalidValue, "two costs for a word"),
      ("[動詞-活用]\n見る\tミル\t1 2 3\t0", 2, .invalidValue, "more costs than forms"),
      ("[動詞-活用]\n着る\tキル\t1\t0 1 2", 2, .invalidValue, "more accents than forms"),
      ("[動詞-活用]\n見る\tミル\t1\t0\n\n# x\n着る\tキル\t1 \t0", 5, .invalidValue, "an empty cost"),
      ("[動詞-活用]\n見る\tミル\t1\t0\t*\tミ", 2, .invalidValue, "the pronunciation lacks the ending"),
      ("[名詞-一般]\nあ\tア\t1234567890\t0", 2, .invalidValue, "a cost of ten digits"),
      ("[名詞-一般]\nあ\tア\t-\t0", 2, .invalidValue, "a sign alone"),
      ("[名詞-一般]\nあ\tア\t+1\t0", 2, .invalidValue, "a plus sign"),
      ("[名詞-一般]\nあ\tア\t1\t", 2, .invalidRow, "an empty accent"),
      ("[名詞-一般]\nあ\tア\t\t0", 2, .invalidRow, "an empty cost"),
      ("[名詞-一般]\nあ\tア\t1\t0\t*\t~\t~\t-1", 2, .invalidValue, "a negative rank"),
      ("[名詞-一般]\nあ\tア\t1\t0\t*\t~\t~\t", 2, .invalidValue, "an empty rank"),
      ("[名詞-一般]\nあ\tア\t1\t0 1", 2, .invalidValue, "two accents for a word"),
      ("[動詞-長]\n見る\tミル\t1 2\t0", 2, .invalidValue, "fewer costs than forms"),
      ("[動詞-長]\n見る\tミル\t1\t0 1", 2, .invalidValue, "fewer accents than forms"),
      ("[動詞-長]\nる\tル\t1\t0", 2, .invalidRow, "a form without a surface"),
      ("[動詞-活用]\n見\tミ\t1\t0", 2, .invalidValue, "not the dictionary form"),
      ("[動詞-活用]\n見る\tミ\t1\t0", 2, .invalidValue, "the reading lacks the ending"),
    ]
    var failures: [String] = []
    for row in rows {
      do {
        _ = try MiniatureLexicon.rows(row.text)
        failures.append("\(row.why): accepted")
      } catch {
        if error.code != row.code || error.line != row.line || error.path != "entries.tsv" {
          failures.append("\(row.why): \(error.code) \(error)")
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func refusesInvalidUTF8() {
    let rows: [(bytes: [UInt8], line: Int, why: String)] = [
      ([0xFF], 1, "no UTF-8 byte"), ([0x61, 0x0A, 0xC0, 0x80], 2, "an overlong NUL"),
      ([0xE3, 0x81], 1, "a cut character"), ([0xED, 0xA0, 0x80], 1, "a surrogate"),
      ([0xF4, 0x90, 0x80, 0x80], 1, "beyond U+10FFFF"), ([0xE3, 0x41, 0x41], 1, "no continuation"),
      ([0x0A, 0x0A, 0xE0, 0x80, 0x80], 3, "an overlong three-byte form"),
      ([0x80], 1, "a stray byte"),
    ]
    var failures: [String] = []
    for row in rows {
      let buffer = ByteBuffer()
      for byte in row.bytes { buffer.append(byte) }
      do {
        _ = try TextFile(path: "x", bytes: buffer)
        failures.append("\(row.why): accepted")
      } catch {
        if error.code != .invalidEncoding || error.line != row.line { failures.append("\(error)") }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func acceptsAllLengthsOfUTF8() throws {
    for text in ["", "a", "é", "あ", "𠮷", "\u{10FFFF}\u{D7FF}\u{E000}\u{80}\u{800}\u{10000}"] {
      #expect(throws: Never.self) { try TextFile(path: "x", text: text) }
    }
  }
}

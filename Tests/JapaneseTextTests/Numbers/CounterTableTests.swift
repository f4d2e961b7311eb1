import Testing
import TextFoundation

@testable import JapaneseText

@Suite("The counter table")
struct CounterTableTests {
  private let table = CounterTable.standard

  @Test("every row is read")
  func rows() {
    #expect(table.malformedRows.isEmpty)
    #expect(Set(table.surfaces).count >= 400)
  }

  @Test("a row that cannot be read is named, not dropped")
  func unreadable() {
    let table = CounterTable(rows: [
      """
      本 ホン
      匹 ヒキ zz
      杯 ハイ hb 4=ゴ
      枚 マイ - unknown
      # a comment
      台 ダイ -
      """
    ])
    #expect(table.malformedRows.count == 4)
    #expect(table.surfaces == ["台"])
  }

  @Test("of several rows of a word, all except the last have a condition")
  func duplicates() {
    let counts = Dictionary(grouping: table.surfaces, by: { $0 }).filter { $1.count > 1 }
    #expect(Set(counts.keys) == ["日", "歳", "才", "組", "分"])
  }

  @Test("every word is found by its bytes, and read in katakana")
  func words() {
    for surface in Set(table.surfaces) {
      var ends: [Int] = []
      withUTF8Bytes(of: surface) { bytes in
        table.forEachMatch(in: bytes, at: 0) { end, rows in
          ends.append(end)
          #expect(!rows.isEmpty)
        }
      }
      // Fullwidth symbols are found by their ASCII forms, but the lengths are those of the source.
      #expect(ends.last == surface.utf8.count, "\(surface)")
      #expect(ends == ends.sorted())
    }
    for counter in table.counters {
      for form in [counter.plain, counter.voiced, counter.semiVoiced] {
        let kana = String(decoding: table.pool[form.reading], as: UTF8.self)
        #expect(!kana.isEmpty)
        #expect(kana.unicodeScalars.allSatisfy { (0x30A1...0x30FC).contains($0.value) }, "\(kana)")
      }
    }
  }

  @Test("classes of sound change")
  func classes() {
    let rows: [(String, NumberEnding, NumberEnding)] = [
      ("-", [], []),
      ("k", [.one, .six, .eight, .ten, .hundred], []),
      ("s", [.one, .eight, .ten], []),
      (
        "hb", [.one, .six, .eight, .ten, .hundred],
        [.three, .thousand, .tenThousand, .interrogative]
      ),
    ]
    for (name, gemination, voicing) in rows {
      #expect(SoundChange(name: Substring(name))?.gemination == gemination)
      #expect(SoundChange(name: Substring(name))?.voicing == voicing)
    }
    #expect(SoundChange(name: "q") == nil)
  }

  @Test("numeral symbols")
  func symbols() {
    let rows: [(String, NumeralSymbol.Kind?)] = [
      ("7", .digit(7)), ("７", .digit(7)), ("七", .digit(7)), ("漆", .digit(7)), ("〇", .digit(0)),
      ("十", .power(1)), ("百", .power(2)), ("千", .power(3)), ("廿", .tens(2)), ("万", .myriad(1)),
      ("無量大数", .myriad(17)), ("恒河沙", .myriad(13)), ("無", nil), ("a", nil), ("", nil), ("ー", nil),
      ("é", nil),
    ]
    for (text, kind) in rows {
      withUTF8Bytes(of: text) { bytes in
        #expect(bytes.numeralSymbol(at: 0)?.kind == kind, "\(text)")
        #expect(kind == nil || bytes.numeralSymbol(at: 0)?.length == text.utf8.count)
        #expect(bytes.numeralSymbol(at: -1) == nil && bytes.numeralSymbol(at: bytes.count) == nil)
      }
    }
    for (index, name) in NumeralSymbol.myriads.enumerated() {
      withUTF8Bytes(of: name) { bytes in
        #expect(bytes.numeralSymbol(at: 0)?.kind == .myriad(UInt8(index + 1)))
      }
    }
  }
}

import Testing

@testable import DocumentAnnotation

/// Tests the characters that notes name by plane, row and cell.
///
/// The expected characters are those of the codec `euc_jis_2004` of Python.
@Suite struct JISCharacterTableTests {
  @Test(arguments: [
    ("「てへん＋劣」、第3水準1-84-77", 0x6318, "level 3 with a description"),
    ("第3水準1-84-77", 0x6318, "without a description"),
    ("1-84-77", 0x6318, "without a level"),
    ("第4水準2-1-1", 0x20089, "the first cell of level 4, outside the BMP"),
    ("第4水準2-94-86", 0x2A6B2, "the last character of level 4"),
    ("第4水準2-78-1", 0x6B9B, "the first row after the gap of plane 2"),
    ("第4水準2-14-1", 0x665B, "a row between gaps"),
    ("二重ゲタ、1-2-14", 0x3013, "a symbol of row 2"),
    ("第3水準1-14-1", 0x4FF1, "a character that JIS X 0213:2004 added"),
    ("「剥」の旧字体、第3水準1-15-94", 0x525D, "the last cell of a row, added in 2004"),
    ("第3水準1-47-52", 0x20B9F, "𠮟, added in 2004"),
    ("第3水準1-84-7", 0x5653, "噓, added in 2004"),
    ("第3水準1-94-94", 0x7E6B, "the last cell of plane 1, added in 2004"),
    ("第4水準2-93-27", 0x9B1C, "a code point that the edition of 2004 corrects"),
    ("「口＋云」、第3水準1-14-87、342-3", 0x544D, "a page and a line follow"),
    ("「口＋云」、1-2、第3水準1-14-87", 0x544D, "two numbers only before"),
  ])
  func characters(note: String, value: UInt32, why: String) {
    #expect(JISCharacterTable.scalar(for: note)?.value == value, "\(why)")
  }

  @Test(arguments: [
    ("", "empty"), ("第3水準", "no number"), ("、、", "separators only"), ("84-77", "two numbers"),
    ("1-84-77-1", "four numbers"), ("1-84-0", "cells start at 1"), ("1-84-95", "cells end at 94"),
    ("1-84--77", "a negative cell"), ("1-16-1", "level 1, which encodings have"),
    ("3-1-1", "no such plane"), ("0-84-77", "no such plane"), ("2-2-1", "no such row of plane 2"),
    ("2-94-87", "after the last character"), ("1-84-9223372036854775808", "out of range"),
    ("1-84-x", "no number"), ("1-84-７７", "fullwidth digits"),
  ])
  func others(note: String, why: String) {
    #expect(JISCharacterTable.scalar(for: note) == nil, "\(why)")
  }

  /// Level 3 has 1259 kanji, which share rows with 57 of levels 1 and 2; level 4 has 2436.
  @Test func everyCell() {
    var (kanji, seen) = ([1: 0, 2: 0], Set<UInt32>())
    for plane in 1...2 {
      for row in 1...94 {
        for cell in 1...94 {
          guard let scalar = JISCharacterTable.scalar(for: "\(plane)-\(row)-\(cell)") else {
            continue
          }
          #expect(seen.insert(scalar.value).inserted, "\(plane)-\(row)-\(cell)")
          if scalar.properties.isIdeographic { kanji[plane, default: 0] += 1 }
        }
      }
    }
    #expect(kanji == [1: 1259 + 57, 2: 2436])
  }
}

import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the table and its search, without a dictionary.
@Suite struct ComponentRowTests {
  private func reading(
    _ component: String, _ context: ComponentContext, before following: String = ""
  ) -> String? {
    let (component, following) = (Array(component.utf8), Array(following.utf8))
    return component.withUnsafeBufferPointer { component in
      following.withUnsafeBufferPointer { following in
        ComponentReadings.reading(of: component, context, following: following)
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  @Test func contextsDecide() {
    let table: [(component: String, context: ComponentContext, reading: String?, why: String)] = [
      ("犬", .afterOnWord, "ケン", "警察犬"), ("犬", .beforeOn, nil, "no row"),
      ("小屋", .afterKatakana, "ゴヤ", "プレハブ小屋"), ("小屋", .afterHiragana, nil, "no row"),
      ("語", .afterKatakana, "ゴ", "フランス語"), ("家", .afterKatakana, "ケ", "ロマノフ家"),
      ("小", .afterKatakana, nil, "another component with the same first kanji"),
      ("", .afterKatakana, nil, "empty"), ("ん", .afterOn, nil, "kana"),
    ]
    for row in table {
      #expect(reading(row.component, row.context) == row.reading, "\(row.component): \(row.why)")
    }
  }

  @Test func followingTextDecides() {
    #expect(reading("好き", .afterKatakana, before: "の友達") == "ズキ")
    #expect(reading("好き", .afterKatakana, before: "な人") == "ズキ")
    #expect(reading("好き", .afterKatakana, before: "なんです") == nil)
    #expect(reading("好き", .afterKatakana) == nil)
  }

  @Test func rowsAreWellFormed() {
    let rows = ComponentReadings.rows
    let bytes = UnsafeBufferPointer(start: rows.utf8Start, count: rows.utf8CodeUnitCount)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count > 500, "rows have been lost")
    var seen: Set<String> = []
    var previous = ""
    for line in lines {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      #expect(columns.count == 4 || columns.count == 5, "\(line)")
      guard columns.count >= 4 else { continue }
      #expect(
        previous.unicodeScalars.first.map { $0.value } ?? 0
          <= columns[0].unicodeScalars.first.map { $0.value } ?? 0, "not sorted: \(line)")
      previous = columns[0]
      for letter in columns[1].utf8 {
        #expect(ComponentContext(rawValue: letter) != nil, "\(line)")
        #expect(seen.insert("\(columns[0])\(letter)").inserted, "two readings: \(line)")
      }
      #expect(
        columns[2].unicodeScalars.allSatisfy { (0x30A1...0x30FC).contains($0.value) }, "\(line)")
      let counts = columns[3].split(separator: "/").compactMap { Int($0) }
      #expect(counts.count == 2 && counts[0] <= counts[1], "\(line)")
    }
  }

  @Test func eachContextHasAnOpposite() {
    for letter in UInt8(ascii: "a")...UInt8(ascii: "g") {
      let context = ComponentContext(rawValue: letter)
      #expect(context?.before.rawValue == letter - 0x20)
      #expect(context?.before.before == context?.before)
    }
  }
}

import TestSupport
import Testing
import TextFoundation

@testable import LatticeEngine

/// The columns of a feature, and the rules for readings and pronunciations.
struct FeatureColumnsTests {
  @Test("A feature of nine or more columns is divided into five parts")
  func columns() throws {
    let rows: [(feature: String, parts: [String]?, why: String)] = [
      ("a,b,c,d,e,f,g,h,i", ["a,b,c,d,e,f", "g", "h", "i", ""], "no tail"),
      ("a,b,c,d,e,f,g,h,i,j", ["a,b,c,d,e,f", "g", "h", "i", ",j"], "one more column"),
      ("a,b,c,d,e,f,g,h,i,j,k,", ["a,b,c,d,e,f", "g", "h", "i", ",j,k,"], "an empty last column"),
      (",,,,,,,,", [",,,,,", "", "", "", ""], "nothing but commas"),
      (",,,,,,,,,", [",,,,,", "", "", "", ","], "an empty tail with its comma"),
      ("a,b,c,d,e,f,g,h", nil, "eight columns"),
      ("", nil, "empty"),
    ]
    for row in rows {
      let parts = withUTF8Bytes(of: row.feature) { feature in
        FeatureColumns(feature).map { columns in
          [
            columns.head, columns.baseForm, columns.reading, columns.pronunciation, columns.tail,
          ].map { String(decoding: $0, as: UTF8.self) }
        }
      }
      #expect(parts == row.parts, "\(row.why)")
      if let parts {
        #expect(
          parts[0] + "," + parts[1] + "," + parts[2] + "," + parts[3] + parts[4] == row.feature)
      }
    }
  }

  @Test("Pronunciations are derived from readings")
  func pronunciations() {
    let rows: [(reading: String, pronunciation: String, why: String)] = [
      ("トウキョウ", "トーキョー", "ウ after o"), ("クウキ", "クーキ", "ウ after u"),
      ("オオサカ", "オーサカ", "オ after o"), ("ケイエイ", "ケーエー", "イ after e"),
      ("ネエサン", "ネーサン", "エ after e"), ("カアサン", "カアサン", "ア after a is not lengthened"),
      ("オジイサン", "オジイサン", "イ after i is not lengthened"), ("ウエ", "ウエ", "at the start"),
      ("ハナヂ", "ハナジ", "ヂ"), ("ツヅク", "ツズク", "ヅ"), ("ヲ", "オ", "ヲ"),
      ("ヲウ", "オー", "the reading, not the pronunciation, decides"), ("aウ", "aウ", "no kana before"),
      ("", "", "empty"),
    ]
    for row in rows {
      var previous: UInt32 = 0
      var result = String.UnicodeScalarView()
      for scalar in row.reading.unicodeScalars {
        let kana = CodedKana.pronunciation(of: scalar.value, after: previous)
        result.append(Unicode.Scalar(kana) ?? "?")
        previous = scalar.value
      }
      #expect(String(result) == row.pronunciation, "\(row.why)")
    }
  }

  @Test("Hiragana becomes katakana; other scalars stay")
  func katakana() {
    for (one, other) in zip("ぁあゖん漢ァーゝa".unicodeScalars, "ァアヶン漢ァーゝa".unicodeScalars) {
      #expect(CodedKana.katakana(one.value) == other.value, "\(one)")
    }
  }

  @Test("Scalars of one to four bytes are appended as UTF-8")
  func scalars() {
    for text in ["a", "é", "漢", "𠮷", "\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}"] {
      var buffer = ByteBuffer(minimumCapacity: 1)
      for scalar in text.unicodeScalars { buffer.append(scalar: scalar.value) }
      #expect(buffer.text == text)
      var scalars = ScalarBuffer()
      #expect(withUTF8Bytes(of: text) { scalars.append(utf8: $0) })
      #expect(Array(scalars.scalars.values) == text.unicodeScalars.map(\.value))
    }
    var scalars = ScalarBuffer()
    #expect([0xE3, 0x81].withUnsafeBufferPointer { scalars.append(utf8: $0) } == false)
  }

  @Test("Strings are numbered in the order of their first occurrence and sorted by frequency")
  func byteStrings() {
    var table = ByteStringTable()
    let words = ["b", "a", "", "b", "c", "a", "b"]
    let numbers = words.map { word in withUTF8Bytes(of: word) { table.add($0) } }
    #expect(numbers == [0, 1, 2, 0, 3, 1, 0])
    #expect(table.count == 4)
    #expect(table.numbersByFrequency() == [0, 1, 2, 3])
    #expect(withUTF8Bytes(of: "d") { table.number(of: $0) } == nil)
    for number in 0..<5_000 { withUTF8Bytes(of: "w\(number)") { _ = table.add($0) } }
    for number in 0..<5_000 {
      #expect(withUTF8Bytes(of: "w\(number)") { table.number(of: $0) } == number + 4)
    }
    #expect(String(decoding: table[4], as: UTF8.self) == "w0")
  }
}

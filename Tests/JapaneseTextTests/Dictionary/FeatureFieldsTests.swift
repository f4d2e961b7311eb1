import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the fields of features against a reader that splits the whole row first.
@Suite struct FeatureFieldsTests {
  /// Returns the raw fields of a row: commas outside quotation marks separate them.
  private func rawFields(_ row: String) -> [String] {
    var fields = [""]
    var isQuoted = false
    for scalar in row.unicodeScalars {
      if scalar == "\"" { isQuoted.toggle() }
      if scalar == ",", !isQuoted {
        fields.append("")
      } else {
        fields[fields.count - 1].unicodeScalars.append(scalar)
      }
    }
    return fields.map { field in
      let isEnclosed = field.utf8.count >= 2 && field.hasPrefix("\"") && field.hasSuffix("\"")
      return isEnclosed ? String(field.dropFirst().dropLast()) : field
    }
  }

  private func raw(_ bytes: UnsafeBufferPointer<UInt8>?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func randomRows() {
    var generator = SeededGenerator(seed: 410)
    let alphabet = [",", ",", "\"", "*", "a", "語", "𠮷", "ア"]
    var failures: [String] = []
    for _ in 0..<3_000 {
      let length = Int.random(in: 0...14, using: &generator)
      let row = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
      let expected = rawFields(row)
      withUTF8Bytes(of: row) { bytes in
        let fields = FeatureFields(bytes)
        let found = (0..<expected.count).compactMap { raw(fields[$0]) }
        if fields.count != expected.count || found != expected || fields[expected.count] != nil {
          failures.append("\(row): \(found)")
        }
        for index in expected.indices {
          let hasValue = !expected[index].isEmpty && expected[index] != "*"
          if (fields.text(at: index) != nil) != hasValue { failures.append("\(row): \(index)") }
        }
        if fields.texts.count != expected.count { failures.append("\(row): \(fields.texts)") }
      }
    }
    expectNone(failures)
  }

  @Test func texts() {
    let rows: [(row: String, index: Int, text: String?, why: String)] = [
      ("a", 0, "a", "the only field"), ("a", 1, nil, "past the end"), ("", 0, nil, "empty"),
      ("*", 0, nil, "a star"), ("**", 0, "**", "two stars"), ("\"*\"", 0, nil, "a star in quotes"),
      ("\"\"", 0, nil, "only quotes"), ("\"", 0, "\"", "one quotation mark is a text"),
      ("a,*b", 1, "*b", "begins with a star"), ("x,\"\"\"\"", 1, "\"", "one doubled mark"),
      ("\"a\"\"b\"", 0, "a\"b", "in the middle"), ("a\"b,c\"d,e", 1, "e", "marks inside a field"),
      ("\"a\"\"\"\"b\"", 0, "a\"\"b", "doubled two times"), ("é,𠮷", 1, "𠮷", "beyond the BMP"),
      ("か\u{3099},が", 0, "か\u{3099}", "combining marks stay"), (",,x", 2, "x", "after empty ones"),
      ("a, b ", 1, " b ", "spaces stay"), ("a,\n", 1, "\n", "so do line ends"),
    ]
    for row in rows {
      let text = withUTF8Bytes(of: row.row) { FeatureFields($0).text(at: row.index) }
      #expect(
        text.map { Array($0.unicodeScalars) } == row.text.map { Array($0.unicodeScalars) },
        "\(row.why)")
    }
  }

  @Test func terminatedFeatures() {
    let rows: [(feature: StaticString, count: Int, last: String)] = [
      ("", 1, ""), ("a", 1, "a"), ("a,b", 2, "b"), ("名詞,一般,*", 3, "*"), ("a,", 2, ""),
      ("a\0,b,c", 1, "a"),
    ]
    for row in rows {
      let fields = FeatureFields(row.feature.utf8Start)
      #expect(fields.count == row.count && fields.texts.last == row.last, "\(row.feature)")
    }
  }
}

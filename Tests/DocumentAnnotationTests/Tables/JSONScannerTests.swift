import Foundation
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests which strings of a JSON text are found, and which texts are malformed.
@Suite struct JSONScannerTests {
  private struct Result: Equatable {
    var strings: [String] = []
    var isMalformed = false
    var isIncomplete = false
    var values = 0
    var position = 0
  }

  /// Returns the strings, with `:` after keys and the path of keys before values.
  private func scan(_ text: String, maximumValues: Int = .max) -> Result {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer, 0..<buffer.count, readsKeys: true)
      var result = Result()
      while let text = scanner.next(maximumValues: maximumValues) {
        let path = scanner.keys.map { key in
          key.map { String(decoding: buffer[$0], as: UTF8.self) } ?? "-"
        }
        let string = String(decoding: buffer[text.range], as: UTF8.self)
        result.strings.append(
          text.isKey ? string + ":" : (path + [string]).joined(separator: "."))
      }
      (result.isMalformed, result.isIncomplete) = (scanner.isMalformed, scanner.isIncomplete)
      (result.values, result.position) = (scanner.valueCount, scanner.position)
      return result
    }
  }

  @Test func strings() {
    let rows: [(text: String, strings: [String], values: Int, why: String)] = [
      ("", [], 0, "nothing"), (" \t\r\n", [], 0, "white space"),
      ("\"\"", [""], 1, "an empty string"),
      ("\"a\\\"b\"", ["a\\\"b"], 1, "an escaped quotation mark"),
      ("\"a\\\\\"", ["a\\\\"], 1, "an escaped backslash before the end"),
      ("[]", [], 1, "an empty array"), ("{}", [], 1, "an empty object"), ("0", [], 1, "a number"),
      (
        "{\"a\":\"b\",\"c\":[\"d\",{\"e\":\"f\"}]}", ["a:", "a.b", "c:", "c.d", "e:", "c.e.f"], 1,
        "paths"
      ),
      ("{\"a\":{\"b\":{}},\"c\":\"d\"}", ["a:", "b:", "c:", "c.d"], 1, "after an inner object"),
      ("[{\"a\":\"b\"},\"c\"]", ["a:", "a.b", "c"], 1, "after an object"),
      ("1 2 \"a\"[]", ["a"], 4, "values after one another"),
      ("[-0,1.5e+3,2E-1,true,false,null,\"a\"]", ["a"], 1, "other values"),
      ("\"\u{7F}\u{80}𠮷\"", ["\u{7F}\u{80}𠮷"], 1, "RFC 8259, 7: only those below 20 are escaped"),
    ]
    for row in rows {
      let result = scan(row.text)
      #expect(result.strings == row.strings && result.values == row.values, "\(row.why)")
      #expect(!result.isMalformed && !result.isIncomplete, "\(row.why)")
      #expect(result.position == row.text.utf8.count, "\(row.why)")
    }
  }

  @Test func malformed() {
    let rows: [(text: String, position: Int, why: String)] = [
      (",", 0, "a comma"), (":", 0, "a colon"), ("]", 0, "an end"), ("[,", 1, "a comma first"),
      ("[1,]", 3, "a comma last"), ("{\"a\":1,}", 7, "in an object"), ("[1 2]", 3, "no comma"),
      ("{\"a\"}", 4, "no value"), ("{\"a\":}", 5, "a colon without one"),
      ("{1:2}", 1, "a number as a key"),
      ("{\"a\" 1}", 5, "no colon"), ("{\"a\"::1}", 5, "two colons"), ("[1}", 2, "another bracket"),
      ("{]", 1, "at once"), ("[\"a\":1]", 4, "a colon in an array"), ("nul", 0, "a short literal"),
      ("True", 0, "upper case"), ("[-]", 1, "a sign"), ("+1", 0, "a plus sign"),
      (".5", 0, "no digit"),
      ("'a'", 0, "apostrophes"), ("\"a", 0, "no end"), ("\"a\nb\"", 0, "a line end"),
      ("\"\\x\"", 0, "an unknown escape"), ("\"\\u12\"", 0, "a short one"),
      ("\"\\", 0, "half of one"),
      ("[\u{FEFF}1]", 1, "a byte order mark inside"), ("[truefalse]", 5, "two literals"),
    ]
    for row in rows {
      let result = scan(row.text)
      #expect(result.isMalformed && result.position == row.position, "\(row.why)")
    }
    for text in ["[", "{", "[1", "[1,", "{\"a\"", "{\"a\":", "[[]"] {
      #expect(scan(text).isIncomplete && !scan(text).isMalformed, "\(text)")
    }
  }

  @Test func maximumValues() {
    #expect(scan("{\"a\":1} {\"b\":2}", maximumValues: 1).strings == ["a:"])
    #expect(scan("{\"a\":1} x", maximumValues: 1).position == 7, "what follows is not read")
  }

  @Test func rangesLimitTheScanner() {
    let bytes = Array("\"a\"[\"b\",\"c\"]".utf8)
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = JSONScanner(buffer, 3..<8, readsKeys: false)
      #expect(scanner.next()?.range == 5..<6)
      #expect(scanner.next() == nil && scanner.isIncomplete && scanner.keys.isEmpty)
      var cut = JSONScanner(buffer, 0..<2, readsKeys: false)
      #expect(cut.next() == nil && cut.isMalformed, "the end of a string is outside")
    }
  }

  @Test func randomValuesAreReadAsFoundationReadsThem() throws {
    let fragments = ["[", "]", "{", "}", ",", ":", "\"a\"", "\"b\"", "1", "null", " ", "-2"]
    var random = SeededGenerator(seed: 71)
    var count = 0
    for _ in 0..<20_000 {
      let text =
        "["
        + (0..<Int.random(in: 0...6, using: &random)).map { _ in
          fragments.randomElement(using: &random) ?? ""
        }.joined() + "]"
      let result = scan(text)
      // Foundation for Linux reads a comma before the end.
      let hasLastComma = [",]", ",}"].contains { text.replacing(" ", with: "").contains($0) }
      let isValid =
        !hasLastComma && (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
      let isRead = !result.isMalformed && !result.isIncomplete && result.values == 1
      // Numbers are not checked: -21 and 1-2 are one to the scanner.
      if isValid { count += 1 }
      if isValid || !text.contains("1-") && !text.contains("2-") && !text.contains("nullnull") {
        #expect(isRead == isValid, "\(text)")
      }
    }
    #expect(count > 500)
  }
}

import Testing
import TextFoundation

@Suite("Quoted text")
struct QuotedTests {
  @Test("control and bidirectional characters are escaped")
  func rows() {
    let rows: [(text: String, expected: String, why: String)] = [
      ("東京 a.txt", "東京 a.txt", "ordinary text"), ("", "", "nothing"),
      ("a\u{1B}[31mb", "a\\u{1B}[31mb", "an escape sequence"),
      ("a\u{9B}31m", "a\\u{9B}31m", "CSI of 8 bits"),
      ("\u{7}\u{8}\u{7F}", "\\u{7}\\u{8}\\u{7F}", "C0, DEL"),
      ("a\nb\r\tc", "a\\nb\\r\\tc", "line ends and tabs"), ("\u{0}", "\\u{0}", "NUL"),
      ("\u{202E}fdp.\u{202C}", "\\u{202E}fdp.\\u{202C}", "an override, which shows .pdf"),
      (
        "\u{2066}\u{2069}\u{200E}\u{200F}\u{61C}", "\\u{2066}\\u{2069}\\u{200E}\\u{200F}\\u{61C}",
        "isolates, marks"
      ),
      ("a\u{2028}b\u{2029}\u{85}", "a\\u{2028}b\\u{2029}\\u{85}", "other line ends"),
      ("か\u{3099}👨‍👩‍👧", "か\u{3099}👨‍👩‍👧", "marks and joiners"),
    ]
    for row in rows { #expect(Quoted.text(row.text) == row.expected, "\(row.why)") }
  }

  @Test("no scalar leaves a control character")
  func everyScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory == .control else {
        continue
      }
      let isLineEnd = scalar == "\n" || scalar == "\t"
      #expect(Quoted.text(String(scalar)).utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F })
      #expect((Quoted.message("a\(scalar)b") == "a\(scalar)b") == isLineEnd)
      #expect(Quoted.message("a\(scalar)b", keepsLineFeeds: false) != "a\(scalar)b")
    }
  }

  @Test("long text is cut")
  func length() {
    #expect(Quoted.text(String(repeating: "あ", count: 80)) == String(repeating: "あ", count: 80))
    #expect(
      Quoted.text(String(repeating: "あ", count: 81)) == String(repeating: "あ", count: 80) + "…")
    #expect(Quoted.text("abcdef", maximumLength: 3) == "abc…")
    #expect(Quoted.text(String(repeating: "a", count: 999), maximumLength: .max).count == 999)
  }
}

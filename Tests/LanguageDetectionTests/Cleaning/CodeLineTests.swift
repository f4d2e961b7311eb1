import Testing

@testable import LanguageDetection

/// Tests which lines the scanner takes for program code.
@Suite struct CodeLineTests {
  @Test func code() {
    for text in [
      "for (int i = 0; i < n; i++) { sum += i; }", "if (x == null) return;",
      "const foo = require(\"bar\");", "SELECT * FROM users WHERE id = 1;",
      "print(\"Hello, world\")", "{\"name\": \"Tanaka\", \"age\": 3}", "#include <stdio.h>",
      "def main():", "let value = compute(a, b)", "x = y", "a[i] = b[j]", "return foo();",
      "std::cout << value << std::endl;", "fn main() { println!(\"x\"); }", "body { color: red; }",
      "$result = $a->method($b);", "public static void main(String[] args) {", "#define MAX 10",
      "}", "});", "if err != nil {", "array.map { $0.count }", "a && b || c", "\\frac{a}{b} = 1",
      "foo.bar.baz()", "x => x + 1",
    ] {
      #expect(ScannedText(text).words == [], "\(text)")
    }
  }

  @Test func prose() {
    let rows: [(text: String, count: Int, why: String)] = [
      ("Use foo() to call it when the value is ready.", 10, "a sentence that mentions a function"),
      ("The function(s) and word(s) are used.", 8, "suffixes in brackets"),
      ("Lehrer(in) gesucht", 3, "in German"),
      ("Hello; goodbye", 2, "a semicolon"),
      ("Home | News | Contact", 3, "a menu"),
      ("Time = Money", 2, "an equation of words"),
      ("A -> B", 0, "an arrow, but no words"),
      ("AT&T and R&D", 5, "ampersands"),
      ("It costs $5 (or more)", 4, "a price and brackets"),
      ("> quoted text", 2, "a quotation in a mail"),
      ("- [ ] buy milk", 2, "a task"),
      ("see you :-) bye", 3, "a face"),
      ("Wait... what?!", 2, "punctuation"),
      ("#hashtag for everyone", 3, "a tag"),
      ("C++ programmers like it", 4, "a language"),
      ("“quotes” and ‘more’", 3, "quotation marks"),
      ("*important* and **bold**", 3, "Markdown"),
      ("i.e. the one", 4, "an abbreviation"),
    ]
    for row in rows { #expect(ScannedText(row.text).words.count == row.count, "\(row.why)") }
  }

  @Test func eachLineIsJudgedAlone() {
    let text = "The following line is code:\nreturn foo();\nIt returns a value."
    #expect(
      ScannedText(text).words == [
        "The", "following", "line", "is", "code", "It", "returns", "a", "value",
      ])
    #expect(ScannedText("a = b;\r\nc = d;\r\n").words == [])
  }

  @Test func otherScriptsInCodeRemain() {
    let text = ScannedText("printf(\"こんにちは東京\"); // 大阪\nlet s = \"サッポロ\";")
    #expect(text.words == ["こんにちは東京", "大阪", "サッポロ"])
    #expect(text.stream.hasPrefix("東京|大阪"))
    #expect(LanguageDetector().detect("printf(\"こんにちは\");")?.language == .japanese)
  }

  @Test func longLinesAreProse() {
    let text = String(repeating: "{ a1 } word ", count: 100)
    #expect(ScannedText(text).words.count == 100)
  }

  @Test func relevantCharacters() {
    let relevant = Set("\n#$&(+./:;<=>@[\\{|}~".utf8)
    for byte in UInt8(0)..<128 {
      #expect(CodeLine.isRelevant(byte) == relevant.contains(byte), "\(byte)")
    }
  }
}

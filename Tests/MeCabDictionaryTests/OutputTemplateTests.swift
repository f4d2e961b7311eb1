import MeCabDictionary
import Testing

@testable import MeCabDictionary

/// Tests the output formats in `dicrc`.
@Suite struct OutputTemplateTests {
  private func bytes(_ text: String) -> OutputTemplate.Item { .text(Array(text.utf8)) }

  @Test func directives() {
    let tab = UInt8(ascii: "\t")
    let table: [(template: String, items: [OutputTemplate.Item]?, why: String)] = [
      ("", [], "nothing"), ("読み", [bytes("読み")], "text"),
      ("%m\\t%H\\n", [.surface, bytes("\t"), .feature, bytes("\n")], "MeCab's default"),
      ("%%%m", [bytes("%"), .surface], "a percent sign"),
      ("%M%pS", [.surfaceWithBlanks, .blanks], "blanks"),
      ("\\a\\b\\t\\n\\v\\f\\r\\s\\\\", [bytes("\u{7}\u{8}\t\n\u{B}\u{C}\r \\")], "all escapes"),
      ("%f[7]", [.fields([7], separator: tab)], "a field"),
      ("%F-[0,1,23]", [.fields([0, 1, 23], separator: UInt8(ascii: "-"))], "a separator"),
      ("%F\\s[0]", [.fields([0], separator: 0x20)], "an escaped separator"),
      ("%f[]", [.fields([0], separator: tab)], "no digits are 0, as in MeCab"),
      ("%f[,5]", [.fields([0, 5], separator: tab)], "an empty number is 0"),
      ("%f[99999999999999999999]", [.fields([1 << 20], separator: tab)], "too large to overflow"),
      (
        "%h%c%pw%s%pl%pL%phl%phr",
        [
          .partOfSpeechID, .wordCost, .wordCost, .status, .length, .lengthWithBlanks, .leftID,
          .rightID,
        ], "numbers"
      ),
      ("%", nil, "an incomplete directive"), ("%q", nil, "an unknown directive"),
      ("%p", nil, "an incomplete property"), ("%ph", nil, "an incomplete id"),
      ("%f", nil, "no index"), ("%f(0)", nil, "no bracket"), ("%f[0", nil, "an open bracket"),
      ("%f[a]", nil, "a letter"), ("%F", nil, "no separator"), ("\\", nil, "an open escape"),
      ("\\x", nil, "an unknown escape, which MeCab writes as NUL"), ("\\0", nil, "NUL"),
      ("%S", nil, "the sentence"), ("%L", nil, "its length"), ("%pc", nil, "the cost of the path"),
      ("%ps", nil, "an offset"), ("%P", nil, "a probability"), ("%t", nil, "the category"),
    ]
    for (template, items, why) in table {
      #expect(OutputTemplate.items(of: template) == items, "\(why): \(template)")
    }
  }

  private func template(_ name: String, _ text: String) throws(MeCabError) -> OutputTemplate {
    try OutputTemplate(named: name, in: DictionaryConfiguration(text: text), path: "/d/dicrc")
  }

  @Test func settings() throws {
    let text = """
      node-format-yomi = %pS%f[7]
      unk-format-yomi = %M
      eos-format-yomi  = \\n
      bos-format-yomi = >
      node-format-simple = %m\\n
      node-format-costs = %pc
      node-format-ends = %m
      eos-format-ends = %S\\n
      """
    let yomi = try template("yomi", text)
    #expect(yomi.isSupported)
    #expect(yomi.word(isUnknown: false) == [.blanks, .fields([7], separator: 9)])
    #expect(yomi.word(isUnknown: true) == [.surfaceWithBlanks])
    #expect(yomi.sentenceBeginning == [bytes(">")] && yomi.sentenceEnding == [bytes("\n")])
    let simple = try template("simple", text)
    #expect(simple.isSupported)
    #expect(simple.word(isUnknown: true) == [] && simple.sentenceEnding == [], "missing is empty")
    #expect(try !template("costs", text).isSupported)
    #expect(try !template("ends", text).isSupported, "a sentence's text at its end")
  }

  @Test func unknownFormats() {
    let table = [
      ("node-format-a = %m\nnode-format-b = %m\n", "has no output format “x” (it defines a, b)"),
      ("cost-factor = 800\n", "has no output format “x” (it defines none)"),
      ("node-format-x =\n", "has no output format “x” (it defines x)"),
    ]
    for (text, message) in table {
      let error = #expect(throws: MeCabError.self) { try template("x", text) }
      #expect(error == MeCabError(.invalidDefinition, message, path: "/d/dicrc"))
    }
  }
}

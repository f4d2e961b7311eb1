import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests which text is left alone in every format.
@Suite struct ProtectedTextTests {
  private func protected(_ text: String, _ kinds: ProtectedText.Kinds) -> [String] {
    let bytes = Array(text.utf8)
    return ProtectedText.ranges(in: bytes, kinds).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test func templates() {
    let rows: [(text: String, expected: [String], why: String)] = [
      ("", [], "nothing"), ("東京", [], "text"), ("{氏名}様", ["{氏名}"], "a placeholder"),
      ("${日付}に", ["{日付}"], "with a dollar sign"), ("{}", ["{}"], "an empty one"),
      ("{氏名", [], "one without an end"), ("{{氏名}}", ["{{氏名}"], "the first end"),
      ("{a}{b}", ["{a}", "{b}"], "two"), ("東}京{", [], "an end before a start"),
      (#"C:\資料\表.txt を"#, [#"C:\資料\表.txt"#], "a path of Windows"),
      (#"c:/資料/表。"#, ["c:/資料/表"], "with slashes, to the punctuation"),
      (#"C:\資料"#, [], "one component"), (#"\\機械\資料\表"#, [#"\\機械\資料\表"#], "a network path"),
      (#"\資料\表"#, [], "a single backslash"), ("注:/東/京", ["/東/京"], "a colon after a kanji"),
      ("/資料/表.txt「", ["/資料/表.txt"], "an absolute path"), ("/資料", [], "one component"),
      ("./資料/表", ["./資料/表"], "a relative path"), ("../資料/表", ["../資料/表"], "a parent"),
      ("~/資料/表", ["~/資料/表"], "a home"), (".../資料/表", ["../資料/表"], "the last two of three periods"),
      ("和/洋/中", [], "a slash between words"), ("a/東/京", [], "after a letter"),
      ("1/2/3", [], "digits"),
      ("</東/京>", [], "an end tag"), ("（/東/京）", ["/東/京"], "after Japanese punctuation"),
      ("(/東/京)", ["/東/京)"], "after ASCII punctuation"), ("\"/東/京\"", ["/東/京"], "quotation marks"),
      ("http://例え.jp/東/京　へ", ["//例え.jp/東/京"], "a URL, to the space"),
      ("は/東/京", [], "after kana"), ("東　/東/京", ["/東/京"], "after an ideographic space"),
      (#"「C:\資料\表」"#, [#"C:\資料\表"#], "a drive in quotation marks"),
      ("/東/京、/大/阪", ["/東/京", "/大/阪"], "two in a list"), ("[音楽]", [], "a note"),
    ]
    for row in rows { #expect(protected(row.text, .templates) == row.expected, "\(row.why)") }
    #expect(protected("{氏名}/東/京", []).isEmpty, "no kinds")
  }

  @Test func notes() {
    let rows: [(text: String, expected: [String], why: String)] = [
      ("[音楽]東", ["[音楽]"], "brackets"), ("［音楽］", ["［音楽］"], "fullwidth brackets"),
      ("[音楽］", [], "of two kinds"), ("[", [], "one"), ("］［", [], "in another order"),
      ("[[音]楽]", ["[[音]"], "the first end"), ("！［音］", ["［音］"], "another character of its row"),
      ("{音楽}", [], "a placeholder"),
    ]
    for row in rows { #expect(protected(row.text, .notes) == row.expected, "\(row.why)") }
  }

  @Test func lengths() {
    for (count, isProtected) in [(198, true), (199, false)] {
      let text = "{" + String(repeating: "a", count: count) + "}"
      #expect(protected(text, .templates).isEmpty != isProtected, "200 bytes are allowed")
    }
  }

  @Test func escapes() {
    let rows: [(text: String, expected: [String], why: String)] = [
      (#"東京\n大阪"#, [#"東京\n大阪"#], "the words beside it"),
      (#"本を読んで\n書く"#, [#"読んで\n書"#], "kana before it with their kanji"),
      (#"\n"#, [#"\n"#], "alone"), (#"東\"#, [], "at the end"), (#"東\ 京"#, [], "before a space"),
      (#"東\漢"#, [], "before a kanji"), (#"東 \t 京"#, [#"\t"#], "between spaces"),
      (#"𠮷\n々"#, [#"𠮷\n々"#], "kanji of four bytes, iteration marks"),
      (#"東\n京\n西"#, [#"東\n京"#, #"京\n西"#], "two beside one word"), ("東n京", [], "no backslash"),
    ]
    for row in rows { #expect(protected(row.text, .escapes) == row.expected, "\(row.why)") }
    #expect(protected(#"東\n"#, .templates).isEmpty)
  }

  @Test func randomBytesHaveRangesInOrder() {
    let fragments = ["{", "}", "[", "]", "［", "］", "/", "\\", ":", ".", "~", "東", "a", " ", "か"]
    var random = SeededGenerator(seed: 200)
    for _ in 0..<4000 {
      var bytes = (0..<Int.random(in: 0...14, using: &random)).flatMap { _ in
        Array((fragments.randomElement(using: &random) ?? "").utf8)
      }
      // Invalid UTF-8 is read too.
      if Bool.random(using: &random), !bytes.isEmpty { bytes[bytes.count / 2] = 0xE3 }
      let ranges = ProtectedText.ranges(in: bytes, [.notes, .templates, .escapes])
      var last = -1
      for range in ranges {
        #expect(!range.isEmpty && range.upperBound <= bytes.count, "\(bytes)")
        #expect(range.upperBound > last, "\(bytes)")
        last = range.upperBound
      }
    }
  }
}

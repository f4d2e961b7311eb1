import DocumentAnnotation
import Testing

/// Tests which format the content of a document, or its file name, suggests.
@Suite struct FormatDetectionTests {
  @Test func contents() throws {
    let time = "00:00:01,000 --> 00:00:02,000"
    let rows: [(text: String, format: DocumentFormat, why: String)] = [
      ("", .text, "nothing"), ("東京へ行く\n", .text, "text"),
      ("WEBVTT", .webVTT, "a signature"), ("\u{FEFF}WEBVTT - 題\n", .webVTT, "with a title"),
      ("WEBVTTX\n", .text, "a longer word"), ("\nWEBVTT\n", .text, "not at the start"),
      ("[Script Info]\nTitle: 題", .ass, "a section"), ("\u{FEFF}\n[V4+ Styles]\n", .ass, "another"),
      ("[音楽]\n東京", .text, "a note"),
      ("1\n\(time)\n東京", .subRip, "a cue"), ("\n\n\(time)\n<b>東京</b>", .subRip, "without a number"),
      ("1\n2\n\(time)\n", .text, "two numbers"), ("東京\n1\n\(time)\n", .text, "text before it"),
      ("<tt xmlns=\"http://www.w3.org/ns/ttml\"/>", .ttml, "a namespace"),
      (
        "<?xml version='1.0'?>\n<tt:tt xmlns:tt='http://www.w3.org/ns/ttml'>", .ttml,
        "with a prefix"
      ),
      ("<?xml version='1.0'?>\n<html>", .xhtml, "XML"), ("<p>東京,大阪,京都\n<p>山,川,海\n", .html, "tags"),
      ("{\"a\":1}", .json, "an object"), ("[]", .json, "an array"), ("[1] 東京", .text, "a footnote"),
      ("{東京|とうきょう}へ", .text, "furigana"), ("[\"東京\"", .text, "an array that does not end"),
      ("{\"a\":1}\n{\"a\":2}\n", .jsonLines, "lines"), ("[1]\r\n\r\n[2]", .jsonLines, "CRLF"),
      ("{\"a\":1}\n{\"a\":", .jsonLines, "of which one is broken"),
      ("{\n\"a\":1}\n{\"a\":2}", .json, "values of several lines"), ("\"東京\"", .text, "a string"),
      ("{\"a\":\"</b>\"}", .json, "a tag in a string"),
      ("a,b,c\n1,2,3\n", .csv, "two records"), ("a,b,c\n", .text, "one record"),
      ("a;b;c\n1,0;2;3\n", .csv, "semicolons"), ("a\tb\n1\t2\n", .tsv, "tabs"),
      ("a,b,c\n1,\"x\ny,z\",3\n4,5,6", .csv, "a quoted line end"),
      ("a,b,c\n1,</b>,3\n", .csv, "a tag in a cell"), ("a,b\n1,2\n", .text, "one comma a line"),
      ("Well, he said, no.\nYes, she said, no.\n", .text, "prose"),
      ("今日は,晴れ,だ。\n明日は,雨だ。\n昨日は曇りだ。\n", .text, "prose with irregular commas"),
      ("Tab\there\nand none\n", .text, "one tab"),
    ]
    for row in rows {
      let format = DocumentFormat(detecting: Array(row.text.utf8), fileName: "")
      #expect(format == row.format, "\(row.why)")
    }
  }

  @Test func fileNames() {
    let rows: [(name: String, format: DocumentFormat?)] = [
      ("a.html", .html), ("a.HTM", .html), ("b/a.xhtml", .xhtml), ("a.txt", .text),
      ("a.srt", .subRip),
      ("a.ja.vtt", .webVTT), ("a.ass", .ass), ("a.ssa", .ass), ("a.ttml", .ttml), ("a.dfxp", .ttml),
      ("a.csv", .csv), ("a.tsv", .tsv), ("a.json", .json), ("a.jsonl", .jsonLines),
      ("a.ndjson", .jsonLines), ("a", nil), ("a.", nil), ("", nil), ("a.csv.bak", nil),
      ("csv", nil),
      ("東京.csv", .csv), ("a.\u{130}", nil),
    ]
    for row in rows { #expect(DocumentFormat(fileName: row.name) == row.format, "\(row.name)") }
  }

  @Test func contentsAndFileNames() {
    let rows: [(text: String, name: String, format: DocumentFormat, why: String)] = [
      ("a,b\n", "a.csv", .csv, "a name where the content is not certain"),
      ("WEBVTT\n", "a.srt", .webVTT, "a certain content"), ("東京", "a.txt", .text, "text"),
      ("東京", "a.xyz", .text, "an unknown name"),
      ("<b>東京</b>,a\n", "a.csv", .csv, "elements in cells"),
      ("<b>東京</b>", "a.txt", .html, "elements"),
      ("{\"a\":1}\n", "a.jsonl", .json, "one line is both"),
      ("{\"a\":1}\n{\"a\":2}\n", "a.json", .jsonLines, "lines with another name"),
    ]
    for row in rows {
      let format = DocumentFormat(detecting: Array(row.text.utf8), fileName: row.name)
      #expect(format == row.format, "\(row.why)")
    }
  }
}

import Testing

@testable import DocumentAnnotation

/// Tests values, fields, versions and names of styles of WordprocessingML.
@Suite struct WordValueTests {
  @Test func switches() {
    let rows: [(value: String?, expected: Bool)] = [
      (nil, true), ("1", true), ("true", true), ("on", true), ("0", false), ("false", false),
      ("off", false),
      ("", true),
    ]
    for row in rows { #expect(WordValue.isOn(row.value) == row.expected, "\(row.value ?? "nil")") }
  }

  @Test func sizes() {
    let rows: [(value: String, expected: Int?, why: String)] = [
      ("21", 21, "half points"), ("21.4", 21, "rounded down"), ("21.5", 22, "rounded up"),
      ("2", 2, "the minimum, 1 pt"), ("1", nil, "below it"), ("3276", 3276, "the maximum, 1638 pt"),
      ("3277", nil, "above it"), ("1.5", 2, "rounded to the minimum"), ("-21", nil, "negative"),
      ("0", nil, "zero"),
      ("10.5pt", 21, "points"), ("1638pt", 3276, "the maximum"), ("1pc", 24, "12 points"),
      ("1pi", 24, "the same"),
      ("1in", 144, "72 points"), ("2.54cm", 144, "an inch"), ("25.4mm", 144, "an inch"),
      ("0.5in", 72, "half of one"),
      ("10PT", nil, "units are in lower case"), ("10 pt", nil, "a space"),
      ("10px", nil, "another unit"),
      ("pt", nil, "no number"), ("", nil, "nothing"), ("1e3", nil, "an exponent"),
      ("nan", nil, "not a number"),
      ("inf", nil, "infinity"), ("０", nil, "wide digits"), ("1.2.3", nil, "two periods"),
      (String(repeating: "9", count: 400), nil, "a number that a Double lacks"),
    ]
    for row in rows { #expect(WordValue.halfPoints(row.value) == row.expected, "\(row.why)") }
  }

  @Test func fields() {
    let rows: [(types: [String?], expected: [Bool], why: String)] = [
      ([], [], "no field"),
      (["begin", "separate", "end"], [true, false, false], "an instruction and a result"),
      (["begin", "end"], [true, false], "no result"),
      (["end", "separate"], [false, false], "no start"),
      (
        ["begin", "begin", "separate", "end", "separate", "end"],
        [true, true, true, true, false, false], "a field in an instruction"
      ),
      (
        ["begin", "separate", "begin", "separate", "end", "end"],
        [true, false, true, false, false, false], "in a result"
      ),
      (["begin", "separate", "separate", "end"], [true, false, false, false], "two separators"),
      (["begin", nil, "other", "end"], [true, true, true, false], "unknown types"),
      (["begin", "end", "end", "begin"], [true, false, false, true], "an end too many"),
    ]
    for row in rows {
      var fields = WordFields()
      let states = row.types.map { type in
        fields.read(type)
        return fields.isInInstruction
      }
      #expect(states == row.expected, "\(row.why)")
    }
  }

  @Test func fieldsOfTextBoxes() {
    var fields = WordFields()
    fields.read("begin")
    fields.startText()
    #expect(!fields.isInInstruction, "a text box has fields of its own")
    fields.read("begin")
    fields.read("separate")
    fields.read("end")
    fields.read("end")
    fields.startText()
    fields.read("begin")
    #expect(fields.isInInstruction)
    fields.endText()
    #expect(!fields.isInInstruction, "a field ends with its text box")
    fields.endText()
    #expect(fields.isInInstruction, "the field around the text box goes on")
    fields.endText()
    fields.read("end")
    #expect(!fields.isInInstruction)
  }

  @Test func versions() {
    var versions = WordVersions()
    #expect(versions.position == WordVersions.Position())
    versions.startVersion()
    versions.end()
    #expect(versions.position == WordVersions.Position(), "a version without its element")
    versions.start()
    #expect(versions.position == WordVersions.Position(number: 1, version: 0))
    versions.startVersion()
    #expect(versions.position == WordVersions.Position(number: 1, version: 1))
    versions.start()
    versions.startVersion()
    versions.startVersion()
    #expect(versions.position == WordVersions.Position(number: 1, version: 1, isRepetition: true))
    versions.startVersion()
    versions.end()
    #expect(
      versions.position == WordVersions.Position(number: 1, version: 1),
      "a third version counts once")
    versions.startVersion()
    #expect(versions.position == WordVersions.Position(number: 1, version: 2, isRepetition: true))
    versions.end()
    #expect(versions.position == WordVersions.Position())
    versions.start()
    #expect(versions.position.number == 2, "the next one has its own number")
  }

  @Test func styleNames() {
    let headings = [
      "heading 1", "Heading 2", "HEADING3", "heading-4", "見出し 1", "見出し", "Title", "Subtitle",
      "TOC Heading",
      "Contents Heading", "表題", "副題", "目次の見出し", "目次 見出し",
    ]
    let contents = ["toc 1", "TOC 9", "toc", "目次 1", "目次１", "Contents 3"]
    let code = [
      "Code", "Source Code", "Verbatim Char", "HTML Preformatted", "HTML 書式付き", "コード", "KeywordTok",
      "Preformatted Text", "macro",
    ]
    let others = [
      "", "Normal", "標準", "head", "Table of Contents", "tocx", "codec", "Subtitle 2", "token",
    ]
    for name in headings + contents + code + others {
      let names = WordStyleNames(name)
      #expect(names.isHeading == headings.contains(name), "\(name)")
      #expect(names.isContentsEntry == contents.contains(name), "\(name)")
      #expect(names.isCode == code.contains(name), "\(name)")
    }
  }

  @Test func revisions() {
    let all: [WordRevision] = [.ruby, .rubyAfterSpace, .text, .textAfterSpace, .continuation]
    #expect(all.filter(\.isRuby) == [.ruby, .rubyAfterSpace])
    #expect(all.filter(\.isText) == [.text, .textAfterSpace])
    #expect(all.filter(\.followsSpace) == [.rubyAfterSpace, .textAfterSpace])
    // ST_LongHexNumber, ISO/IEC 29500-1, 17.18.50: four bytes.
    for revision in all {
      #expect(revision.rawValue.count == 8 && revision.rawValue.allSatisfy(\.isHexDigit))
      #expect(!revision.rawValue.hasPrefix("00"), "those of Word begin with 00")
    }
  }

  @Test func prefixes() {
    var word = WordPrefix(element: "w:", attribute: "w:")
    #expect(word.declarations.isEmpty)
    #expect(word.property("sz", "21") == "<w:sz w:val=\"21\"/>")
    word.declare("w", uri: "a&b\"<")
    word.declare("", uri: "c")
    #expect(word.declarations == " xmlns:w=\"a&amp;b&quot;&lt;\" xmlns=\"c\"")
    #expect(WordPrefix(element: "", attribute: "x:").property("lid", "ja") == "<lid x:val=\"ja\"/>")
  }

  @Test func elementNames() {
    let rows: [(tag: String, name: String, prefix: String)] = [
      ("<w:p>", "w:p", "w:"), ("<p>", "p", ""), ("<w:p/>", "w:p", "w:"),
      ("<w:p a:b=\"c\">", "w:p", "w:"),
      ("<p\n>", "p", ""), ("<a:b:c>", "a:b:c", "a:"), ("<:p>", ":p", ":"), ("<>", "", ""),
      ("<東:p>", "東:p", "東:"),
      ("<p a:b=\"\">", "p", ""),
    ]
    for row in rows {
      let bytes = Array(row.tag.utf8)
      bytes.withUnsafeBufferPointer {
        let name = $0.elementName(in: 0..<$0.count)
        #expect(String(decoding: $0[name], as: UTF8.self) == row.name, "\(row.tag)")
        #expect($0.elementPrefix(in: 0..<$0.count) == row.prefix, "\(row.tag)")
      }
    }
  }
}

import JapaneseText
import Mutsu
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests the conversion of readings in DOCX files.
@Suite struct WordConversionTests {
  typealias Notation = AnnotationOptions.Notation

  private func convert(
    _ builder: WordBuilder, _ source: Notation? = nil, to target: Notation
  ) throws -> (document: String, result: AnnotatedDocument) {
    let result = try DocumentAnnotator(tokenizer: Tokenizer.embedded())
      .convertingReadings(in: builder.bytes(), from: source, to: target)
    var archive = try ZipArchive(result.bytes, policy: ArchivePolicy())
    let index = try #require(archive.indices(of: "word/document.xml").first)
    return (String(decoding: try archive.content(of: index), as: UTF8.self), result)
  }

  /// Converts a paragraph, and returns its text with the readings of ruby in double brackets.
  private func text(
    _ body: String, _ source: Notation? = nil, to target: Notation
  ) throws -> String {
    let (document, result) = try convert(
      WordBuilder(body: "<w:p>\(body)</w:p>"), source, to: target)
    let after = WordDocumentText(document)
    #expect(after.isWellFormed, "\(document)")
    #expect(result.edits.isEmpty && result.entries.count <= 1 && result.warnings.isEmpty)
    let rubies = after.rubies.map { "\($0.base)=\($0.reading)" }.joined(separator: " ")
    return after.string.dropLast() + (rubies.isEmpty ? "" : " \(rubies)")
  }

  private static func run(_ text: String, _ properties: String = "", space: Bool = true) -> String {
    "<w:r>\(properties.isEmpty ? "" : "<w:rPr>\(properties)</w:rPr>")"
      + "<w:t\(space ? " xml:space=\"preserve\"" : "")>\(text)</w:t></w:r>"
  }

  private static func ruby(
    _ base: String, _ reading: String, before: String = "", after: String = ""
  ) -> String {
    "<w:r>\(before)<w:ruby><w:rubyPr><w:lid w:val=\"ja-JP\"/></w:rubyPr><w:rt>\(reading)</w:rt>"
      + "<w:rubyBase>\(base)</w:rubyBase></w:ruby>\(after)</w:r>"
  }

  @Test(arguments: [
    (run("漢字（かんじ）を書（か）く"), "漢字を書く 漢字=かんじ 書=か", "in one run"),
    (run("の漢字（かんじ）"), "の漢字 漢字=かんじ", "at the end of a run"),
    (run("漢字（かんじ）"), "漢字 漢字=かんじ", "all of a run"),
    (run("漢字") + run("（かんじ）を"), "漢字を 漢字=かんじ", "a notation in another run"),
    (run("漢", "<w:b/>") + run("字（かん") + run("じ）を"), "漢字を 漢字=かんじ", "three runs"),
    (run("の｜漢字《かんじ》を"), "の漢字を 漢字=かんじ", "a bar"),
    (run("｜") + run("漢字") + run("《かんじ》") + run("を"), "漢字を 漢字=かんじ", "each in its run"),
    (run("{漢字|かんじ}{山|やま}"), "漢字山 漢字=かんじ 山=やま", "one after the other"),
    (run("漢字[かんじ]山[やま]川（かわ）"), "漢字山川 漢字=かんじ 山=やま 川=かわ", "several notations"),
    (run("&#x6F22;字（かんじ）A&amp;B"), "漢字A&B 漢字=かんじ", "references"),
    (run("は 漢字（かんじ） へ", space: false), "は 漢字 へ 漢字=かんじ", "white space that has to be preserved"),
    (run(" 漢字（かんじ）", space: false), "漢字（かんじ）", "white space at the start that does not count"),
    (run("漢") + "<w:hyperlink>\(run("字（かんじ）"))</w:hyperlink>", "漢字（かんじ）", "a link that divides"),
    ("<w:hyperlink>\(run("漢字（かんじ）"))</w:hyperlink>", "漢字 漢字=かんじ", "a link around"),
    (
      "<w:hyperlink>\(run("漢字"))</w:hyperlink>" + run("（かんじ）を"), "漢字を 漢字=かんじ",
      "a link around the base"
    ),
    (
      run("漢字（かん") + "<w:ins>\(run("じ）を"))</w:ins>", "漢字（かんじ）を", "a revision mark in the notation"
    ),
    (run("漢字（かんじ）", "<w:rStyle w:val=\"VerbatimChar\"/>"), "漢字（かんじ）", "code"),
    (run("漢字（笑）"), "漢字（笑）", "not a reading"),
    (run("は 漢字[かんじ]"), "は 漢字 漢字=かんじ", "a space"),
    (
      "<w:r><w:t>漢字</w:t><w:t>（かんじ）</w:t><w:tab/></w:r>", "漢字\t 漢字=かんじ", "two texts of a run"
    ),
  ])
  func textIntoRuby(body: String, expected: String, why: String) throws {
    #expect(try text(body, to: .ruby) == expected, "\(why)")
  }

  @Test(
    arguments: [
      (ruby(run("漢字"), run("かんじ")) + run("を"), .parentheses, "漢字（かんじ）を", "ruby"),
      (ruby(run("漢字"), run("かんじ")), .brackets, "漢字[かんじ]", "brackets"),
      (run("の") + ruby(run("漢字"), run("かんじ")), .aozora, "の｜漢字《かんじ》", "text before"),
      (ruby(run("漢") + run("字"), run("かん") + run("じ")), .denden, "{漢字|かんじ}", "several runs"),
      (ruby(run("漢字"), run("かんじ")), .anki, " 漢字[かんじ]", "a space"),
      (
        ruby(run("漢字"), run("かんじ"), before: "<w:t>の</w:t>", after: "<w:t>を</w:t>"), .aozora,
        "の｜漢字《かんじ》を", "other content of the run"
      ),
      (
        "<w:r><w:rPr><w:b/></w:rPr>" + ruby(run("漢字"), run("かんじ")).dropFirst(5).dropLast(6)
          + ruby(run("山"), run("やま")).dropFirst(5), .parentheses, "漢字（かんじ）山（やま）", "two in a run"
      ),
      (ruby(run("漢字"), run("A&amp;B")), .parentheses, "漢字（A&B）", "references"),
      (ruby(run("漢字"), run("")), .parentheses, "漢字 漢字=", "no reading"),
      (ruby("", run("かんじ")), .parentheses, " =かんじ", "no base"),
      (
        ruby(run("漢字"), "<w:r><w:tab/><w:t>かんじ</w:t></w:r>"), .parentheses, "\t漢字 漢字=かんじ",
        "a tab in the reading"
      ),
      ("<w:del>\(ruby(run("漢字"), run("かんじ")))</w:del>", .parentheses, "漢字 漢字=かんじ", "deleted"),
      ("<w:ins>\(ruby(run("漢字"), run("かんじ")))</w:ins>", .parentheses, "漢字（かんじ）", "inserted"),
      (run("漢字（かんじ）"), .brackets, "漢字[かんじ]", "text"),
      (
        run("漢") + "<w:hyperlink>\(run("字（かん"))</w:hyperlink>" + run("じ）"), .brackets, "漢字[かんじ]",
        "text that a link divides"
      ),
      (
        run("漢") + run("字（かん", "<w:b/>") + run("じ）を"), .brackets, "漢字[かんじ]を", "text of several runs"
      ),
      (run("漢字（かんじ）", space: false), .anki, " 漢字[かんじ]", "a space that has to be preserved"),
      (run("漢字（かんじ）") + ruby(run("山"), run("やま")), .denden, "{漢字|かんじ}{山|やま}", "both"),
    ] as [(String, Notation, String, String)])
  func intoText(body: String, target: Notation, expected: String, why: String) throws {
    #expect(try text(body, to: target) == expected, "\(why)")
  }

  @Test func onlyTheChosenNotation() throws {
    let body = Self.run("漢字（かんじ）山[やま]") + Self.ruby(Self.run("川"), Self.run("かわ"))
    let rows: [(source: Notation, target: Notation, expected: String)] = [
      (.parentheses, .ruby, "漢字山[やま]川 漢字=かんじ 川=かわ"),
      (.ruby, .parentheses, "漢字（かんじ）山[やま]川（かわ）"),
      (.brackets, .aozora, "漢字（かんじ）｜山《やま》川 川=かわ"), (.denden, .ruby, "漢字（かんじ）山[やま]川 川=かわ"),
    ]
    #expect(try text(Self.run("は 漢字[かんじ]"), .anki, to: .ruby) == "は漢字 漢字=かんじ")
    for row in rows {
      #expect(try text(body, row.source, to: row.target) == row.expected)
    }
  }

  @Test func properties() throws {
    let properties = "<w:color w:val=\"F00\"/><w:sz w:val=\"24\"/>"
    let change = "<w:rPrChange w:id=\"1\"><w:rPr><w:b/></w:rPr></w:rPrChange>"
    let base = Self.run("東京", properties + change)
    let (document, _) = try convert(
      WordBuilder(body: "<w:p>\(Self.ruby(base, Self.run("とうきょう")))</w:p>"), to: .parentheses)
    #expect(
      document.contains(
        "<w:p>\(base)<w:r><w:rPr>\(properties)</w:rPr><w:t xml:space=\"preserve\">（とうきょう）</w:t></w:r></w:p>"
      ))
    let (ruby, result) = try convert(
      WordBuilder(body: "<w:p>\(Self.run("は東京（とうきょう）へ", properties))</w:p>"), to: .ruby)
    #expect(!ruby.contains("rsidR"), "the readings are the author's")
    #expect(ruby.contains("<w:hpsBaseText w:val=\"24\"/>"))
    let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
    #expect(try annotator.removingAnnotations(from: result.bytes).bytes == result.bytes)
    #expect(try annotator.annotate(result.bytes).counts.annotated == 0, "it has its reading")
    let annotated = try annotator.annotate(
      WordBuilder(body: "<w:p>\(Self.run("東京へ"))</w:p>").bytes())
    let converted = try annotator.convertingReadings(in: annotated.bytes, to: .parentheses)
    #expect(converted.counts.annotated == 1, "ruby that was inserted")
  }

  /// The notation of a name follows its last word, and gives the readings of all of them.
  @Test(arguments: [
    ([run("は山田太郎（やまだたろう）を")], Notation.ruby, "は山田太郎を 山田=やまだ 太郎=たろう"),
    ([run("山田"), run("太郎"), run("（やまだたろう）")], .ruby, "山田太郎 山田=やまだ 太郎=たろう"),
    ([run("は山田太郎（やまだたろう）を")], .denden, "は{山田|やまだ}{太郎|たろう}を"),
    ([run("山田"), run("太郎（やまだたろう）")], .brackets, "山田[やまだ]太郎[たろう]"),
  ])
  func names(runs: [String], target: Notation, expected: String) throws {
    let builder = WordBuilder(body: "<w:p>\(runs.joined())</w:p>")
    let source = SourceText(Array(builder.document.utf8), encoding: .utf8)
    var options = AnnotationOptions(notation: target)
    options.ruby.className = nil
    let notation = AnnotationNotation(options: options, format: .docx, source: source)
    let document = try source.utf8.withUnsafeBufferPointer { utf8 in
      var reader = WordPassageReader(utf8, styles: WordStyles(), selection: ContentSelection())
      let hasPassage = reader.next()
      #expect(hasPassage)
      var passage = reader.passage
      let text = String(decoding: passage.text, as: UTF8.self)
      let name = text.utf8.distance(
        from: text.startIndex, to: try #require(text.firstRange(of: "山田太郎")?.lowerBound))
      let brackets = name + 12..<name + 36
      let range = try #require(passage.extent(of: brackets))
      passage.rewrite(omitting: [brackets], protecting: [])
      let end = try #require(passage.extent(of: name..<name + 6)?.upperBound)
      passage.give(
        Passage.GivenReading(
          text: name..<name + 6, reading: "やまだ", opening: nil, notation: end..<end))
      passage.give(
        Passage.GivenReading(
          text: name + 6..<name + 12, reading: "たろう", opening: nil, notation: range))
      var converter = WordReadingConverter(utf8, from: nil, to: notation, encoding: .utf8)
      converter.convert(reader.passage, passage, reader.runs, reader.texts)
      #expect(converter.counts.annotated == 2)
      var splicer = DocumentSplicer(source)
      var bytes: [UInt8] = []
      splicer.append(converter.edits, to: &bytes)
      splicer.finish(to: &bytes)
      return WordDocumentText(String(decoding: bytes, as: UTF8.self))
    }
    let rubies = document.rubies.map { "\($0.base)=\($0.reading)" }.joined(separator: " ")
    #expect(document.isWellFormed)
    #expect(document.string.dropLast() + (rubies.isEmpty ? "" : " \(rubies)") == expected)
  }

  /// Another prefix of the namespace.
  @Test func prefixes() throws {
    var builder = WordBuilder(
      body: "<w:p>\(Self.ruby(Self.run("東京", "<w:b/>"), Self.run("とうきょう")))</w:p>")
    let expected = try convert(builder, to: .aozora).document
    builder.body = builder.body.replacing("w:", with: "ns0:")
    #expect(
      try convert(builder, to: .aozora).document
        == expected.replacing("w:", with: "ns0:")
        .replacing("ns0:document", with: "w:document").replacing("ns0:body", with: "w:body")
        .replacing("xmlns:ns0:", with: "xmlns:w:"))
  }

  @Test func notes() throws {
    var builder = WordBuilder(body: "<w:p>\(Self.run("漢字（かんじ）"))</w:p>")
    builder.footnotes = "<w:footnote><w:p>\(Self.run("山（やま）"))</w:p></w:footnote>"
    let result = try convert(builder, to: .ruby).result
    #expect(result.entries.map(\.path) == ["word/document.xml", "word/footnotes.xml"])
    #expect(result.counts.annotated == 2)
    let unchanged = try convert(builder, to: .parentheses).result
    #expect(unchanged.bytes == builder.bytes() && unchanged.entries.isEmpty)
  }

  /// Ruby and text of random runs: the text without readings stays, and conversion from ruby to
  /// text and back gives the same readings.
  @Test func randomDocuments() throws {
    var random = SeededGenerator(seed: 2811)
    let words = [("東京", "とうきょう"), ("山", "やま"), ("食べ物", "たべもの"), ("学校", "がっこう")]
    for number in 0..<300 {
      var (body, plain, readings) = ("", "", [String]())
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let (base, reading) = words.randomElement(using: &random) ?? words[0]
        let properties = Bool.random(using: &random) ? "<w:b/>" : ""
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          body += Self.run("の\(base)（\(reading)）を", properties)
          (plain, readings) = (plain + "の\(base)を", readings + ["\(base)=\(reading)"])
        case 1:
          body += Self.run("は、") + Self.ruby(Self.run(base, properties), Self.run(reading))
          (plain, readings) = (plain + "は、\(base)", readings + ["\(base)=\(reading)"])
        case 2:
          body += Self.run("と", properties) + Self.run(base) + Self.run("（\(reading)", properties)
          body += Self.run("）")
          (plain, readings) = (plain + "と\(base)", readings + ["\(base)=\(reading)"])
        default:
          body += "<w:proofErr w:type=\"spellStart\"/>" + Self.run(" A&amp;B ", properties)
          plain += " A&B "
        }
      }
      let list = readings.isEmpty ? "" : " " + readings.joined(separator: " ")
      #expect(try text(body, to: .ruby) == plain + list, "\(number)")
      let first = try convert(WordBuilder(body: "<w:p>\(body)</w:p>"), to: .denden)
      #expect(first.result.counts.annotated == readings.count, "\(number)")
      let start = try #require(first.document.firstRange(of: "<w:body>")?.upperBound)
      let end = try #require(first.document.firstRange(of: "</w:body>")?.lowerBound)
      let back = try convert(WordBuilder(body: String(first.document[start..<end])), to: .ruby)
      let after = WordDocumentText(back.document)
      #expect(after.isWellFormed && after.string == plain + "\n", "\(number)")
      #expect(after.rubies.map { "\($0.base)=\($0.reading)" } == readings, "\(number)")
    }
  }

  @Test func damagedMarkup() throws {
    var random = SeededGenerator(seed: 2812)
    let fragments = [
      "<w:p>", "</w:p>", "<w:r>", "</w:r>", "<w:t>", "</w:t>", "東京", "（とうきょう）", "<w:rPr>",
      "</w:rPr>",
      "<w:ruby>", "</w:ruby>", "<w:rt>", "</w:rt>", "<w:rubyBase>", "</w:rubyBase>", "<w:b/>",
      "<w:del>", "</w:del>", "<w:ruby/>", "<w:rt/>", "<w:rubyBase/>", "<w:t/>",
      "<![CDATA[東]]>", "<w:", "&", Self.ruby(Self.run("東京"), Self.run("とうきょう")),
    ]
    for _ in 0..<1500 {
      let body = (0..<Int.random(in: 0...25, using: &random)).map { _ in
        fragments.randomElement(using: &random) ?? ""
      }.joined()
      let before = WordDocumentText(WordBuilder(body: body).document)
      for target in [Notation.ruby, .aozora] {
        let after = WordDocumentText(try convert(WordBuilder(body: body), to: target).document)
        #expect(after.isWellFormed || !before.isWellFormed, "\(body)")
      }
    }
  }
}

import JapaneseText
import Mutsu
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests text documents of Word: what is annotated, that the text and its format stay, and removal.
@Suite struct WordAnnotationTests {
  private func annotator(
    _ change: (inout AnnotationOptions) -> Void = { _ in }
  ) throws -> DocumentAnnotator {
    var options = AnnotationOptions()
    change(&options)
    return DocumentAnnotator(tokenizer: try Tokenizer.embedded(), options: options)
  }

  private func document(_ bytes: [UInt8], _ path: String = "word/document.xml") throws -> String {
    let archive = try ZipArchive(bytes, policy: ArchivePolicy())
    let index = try #require(archive.indices(of: path).first)
    return String(decoding: try archive.content(of: index), as: UTF8.self)
  }

  /// Annotates, checks that text and format stay and that removal restores the file, and returns the
  /// text.
  private func checked(
    _ builder: WordBuilder, _ change: (inout AnnotationOptions) -> Void = { _ in }
  ) throws -> WordDocumentText {
    let annotator = try annotator(change)
    let original = builder.bytes()
    let result = try annotator.annotate(original)
    let (before, after) = (
      WordDocumentText(builder.document), WordDocumentText(try document(result.bytes))
    )
    #expect(after.isWellFormed, "\(builder.body)")
    if annotator.options.annotation == .furigana, annotator.options.notation == nil {
      #expect(before.string == after.string, "\(builder.body)")
      #expect(
        before.characters.map(\.properties) == after.characters.map(\.properties),
        "\(builder.body)")
    }
    #expect(
      try annotator.removingAnnotations(from: result.bytes).bytes == original,
      "\(builder.body)")
    return after
  }

  /// Returns a run; `b` for bold.
  private func run(_ text: String, _ properties: String = "", space: Bool = true) -> String {
    "<w:r>\(properties.isEmpty ? "" : "<w:rPr>\(properties)</w:rPr>")"
      + "<w:t\(space ? " xml:space=\"preserve\"" : "")>\(text)</w:t></w:r>"
  }

  @Test func words() throws {
    let bold = "<w:b/>"
    let authorRuby = """
      <w:r><w:ruby><w:rubyPr/><w:rt>\(run("とうきょう"))</w:rt><w:rubyBase>\(run("東京"))</w:rubyBase>\
      </w:ruby></w:r>
      """
    let textBox = """
      <w:r><w:t>東京</w:t><w:drawing><w:txbxContent><w:p>\(run("大阪"))</w:p></w:txbxContent>\
      </w:drawing><w:t>京都</w:t></w:r>
      """
    func control(_ properties: String) -> String {
      "<w:sdt><w:sdtPr>\(properties)</w:sdtPr><w:sdtContent>\(run("東京"))</w:sdtContent></w:sdt>"
    }
    typealias Row = (body: String, rubies: String, why: String)
    var rows: [Row] = []
    rows += [
      (run("東京へ行く"), "東京=とうきょう 行=い", "one run"),
      (run("東") + run("京へ"), "東=とう 京=きょう", "two runs, which kanji divide"),
      (run("大", bold) + run("人が"), "大人=おとな", "two that do not"),
      (run("が大") + "<w:proofErr w:type=\"spellStart\"/>" + run("人が"), "大人=おとな", "in the middle"),
      (run("食べ") + run("物", bold) + run("を"), "食=た 物=もの", "kana between"),
      (run("上り") + "<w:r><w:br/></w:r>" + run("下り"), "上=のぼ 下=くだ", "a break ends a word"),
      ("<w:r><w:t>上り</w:t><w:tab/><w:t>下り</w:t></w:r>", "上=のぼ 下=くだ", "a tab in a run"),
    ]
    rows += [
      (run("東京", "<w:lang w:eastAsia=\"zh-CN\"/>") + run("東京"), "東京=とうきょう", "Chinese"),
      (run("東京", "<w:lang w:eastAsia=\"ja-JP\"/>"), "東京=とうきょう", "Japanese"),
      (run("東京", "<w:vanish/>"), "", "hidden"),
      (run("東京", "<w:vanish w:val=\"0\"/>"), "東京=とうきょう", "shown again"),
      (run("東京", "<w:rStyle w:val=\"VerbatimChar\"/>"), "", "code"),
      (run("東京", "<w:eastAsianLayout w:combine=\"1\"/>"), "", "warichu"),
      ("<w:pPr><w:pStyle w:val=\"SourceCode\"/></w:pPr>" + run("東京"), "", "a block of code"),
      ("<w:del><w:r><w:delText>東京</w:delText></w:r></w:del>" + run("大阪"), "大阪=おおさか", "deleted"),
      ("<w:r><w:instrText>東京</w:instrText></w:r>", "", "a field"),
    ]
    rows += [
      ("<w:hyperlink>\(run("東京"))</w:hyperlink>\(run("へ行く"))", "東京=とうきょう 行=い", "a link"),
      (run("東") + "<w:hyperlink>\(run("京"))</w:hyperlink>", "東=とう 京=きょう", "inside a word"),
      (run("大") + "<w:hyperlink>\(run("人"))</w:hyperlink>", "", "a word that it divides"),
      ("<w:ins>\(run("東京"))</w:ins>", "東京=とうきょう", "an insertion under review"),
    ]
    rows += [
      (run("A&amp;B 東京 &lt;&#x6F22;字&gt;"), "東京=とうきょう 漢字=かんじ", "references"),
      (run(" 東京 ", space: false), "", "white space that does not count"),
      (run("は 東京 へ", space: false), "東京=とうきょう", "white space at a division"),
      (run("東京大学"), "東京=とうきょう 大学=だいがく", "adjacent words"),
      (
        run("東京", "<w:b/><w:rPrChange w:id=\"1\"><w:rPr><w:i/></w:rPr></w:rPrChange>"), "東京=とうきょう",
        "a change of format under review"
      ),
      (authorRuby + run("へ行く"), "東京=とうきょう 行=い", "ruby of the author"),
      (control("<w:text/>"), "", "a control with data"),
      (control("<w:id/>"), "東京=とうきょう", "another control"),
      (textBox, "東京=とうきょう 大阪=おおさか 京都=きょうと", "a text box"),
    ]
    for row in rows {
      let result = try checked(WordBuilder(body: "<w:p>\(row.body)</w:p>"))
      let rubies = result.rubies.map { "\($0.base)=\($0.reading)" }.joined(separator: " ")
      // Some words may be read as one unit.
      let expected = [row.rubies, row.rubies.replacing("東京=とうきょう 大学=だいがく", with: "東京大学=とうきょうだいがく")]
      #expect(expected.contains(rubies), "\(row.why): \(rubies)")
    }
  }

  @Test func theWrittenRuby() throws {
    let builder = WordBuilder(
      body: "<w:p>" + run("は東京へ", "<w:color w:val=\"F00\"/><w:sz w:val=\"24\"/>") + "</w:p>")
    let result = try annotator().annotate(builder.bytes())
    let properties = "<w:rPr><w:color w:val=\"F00\"/><w:sz w:val=\"24\"/></w:rPr>"
    let expected = """
      <w:p><w:r>\(properties)<w:t xml:space="preserve">は</w:t></w:r>\
      <w:r w:rsidR="4D747301">\(properties)<w:ruby><w:rubyPr><w:rubyAlign w:val="distributeSpace"/>\
      <w:hps w:val="12"/><w:hpsRaise w:val="22"/><w:hpsBaseText w:val="24"/><w:lid w:val="ja-JP"/>\
      </w:rubyPr><w:rt><w:r><w:rPr><w:color w:val="F00"/><w:sz w:val="12"/></w:rPr>\
      <w:t>とうきょう</w:t></w:r></w:rt><w:rubyBase><w:r w:rsidR="4D747305">\(properties)\
      <w:t>東京</w:t></w:r></w:rubyBase></w:ruby></w:r><w:r w:rsidR="4D747305">\(properties)\
      <w:t xml:space="preserve">へ</w:t></w:r></w:p>
      """
    #expect(try document(result.bytes).contains(expected))
    #expect(result.entries.map(\.path) == ["word/document.xml"] && result.counts.annotated == 1)
  }

  @Test func stylesAndNotes() throws {
    let styles = """
      <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/><w:lang w:eastAsia="zh-CN"/></w:rPr>\
      </w:rPrDefault></w:docDefaults><w:style w:styleId="a" w:type="paragraph" w:default="1">\
      <w:name w:val="Normal"/></w:style><w:style w:styleId="1" w:type="paragraph">\
      <w:name w:val="heading 1"/><w:basedOn w:val="a"/><w:rPr><w:sz w:val="40"/></w:rPr></w:style>\
      <w:style w:styleId="x"><w:basedOn w:val="y"/></w:style>\
      <w:style w:styleId="y"><w:basedOn w:val="x"/></w:style>
      """
    let heading = "<w:p><w:pPr><w:pStyle w:val=\"1\"/></w:pPr>\(run("東京"))</w:p>"
    var builder = WordBuilder(body: heading + "<w:p>\(run("大阪"))</w:p>", styles: styles)
    var result = try annotator().annotate(builder.bytes())
    #expect(result.bytes == builder.bytes(), "a Chinese document")
    builder.body += "<w:p>\(run("かな"))</w:p>"
    builder.footnotes = "<w:footnote><w:p>\(run("脚注"))</w:p></w:footnote>"
    result = try annotator().annotate(builder.bytes())
    #expect(result.entries.map(\.path) == ["word/document.xml"], "kana contradict the default")
    #expect(try document(result.bytes).contains("<w:hpsBaseText w:val=\"40\"/>"), "the style")
    #expect(try document(result.bytes).contains("<w:hpsBaseText w:val=\"21\"/>"), "the default")
    result = try annotator { $0.content.includesHeadings = false }.annotate(builder.bytes())
    #expect(try !document(result.bytes).contains("とうきょう"))
    builder.styles = "<w:style w:styleId=\"x\"><w:basedOn w:val=\"x\"/></w:style>"
    builder.body = "<w:p><w:pPr><w:pStyle w:val=\"x\"/></w:pPr>\(run("東京"))</w:p>"
    result = try annotator().annotate(builder.bytes())
    #expect(result.entries.map(\.path) == ["word/document.xml", "word/footnotes.xml"])
    #expect(try document(result.bytes, "word/footnotes.xml").contains("きゃくちゅう"))
    #expect(try annotator().removingAnnotations(from: result.bytes).bytes == builder.bytes())
    builder.footnotes = nil
    builder.body = "<w:p>\(run("東京は"))</w:p>"
    builder.styles = """
      <w:style w:styleId="a" w:type="paragraph" w:default="1"><w:rPr><w:lang w:eastAsia="zh-CN"/>\
      </w:rPr></w:style><w:style w:styleId="b" w:type="paragraph"><w:rPr>\
      <w:lang w:eastAsia="zh-TW"/></w:rPr></w:style><w:style w:styleId="c" w:type="paragraph">\
      <w:rPr><w:lang w:eastAsia="zh-CN"/></w:rPr></w:style>
      """
    #expect(try annotator().annotate(builder.bytes()).counts.annotated == 1, "of LibreOffice")
    builder.body = "<w:p><w:pPr><w:pStyle w:val=\"b\"/></w:pPr>\(run("東京は"))</w:p>"
    #expect(try annotator().annotate(builder.bytes()).counts.annotated == 0, "a Chinese style")
    builder.body = "<w:p><w:pPr><w:pStyle w:val=\"c\"/></w:pPr>\(run("東京は"))</w:p>"
    #expect(try annotator().annotate(builder.bytes()).counts.annotated == 1, "the default repeated")
  }

  @Test func otherAnnotations() throws {
    let body = "<w:p>" + run("東京へ", "<w:b/>", space: false) + run("行く A&amp;B") + "</w:p>"
    let rows:
      [(
        annotation: AnnotationOptions.Annotation, notation: AnnotationOptions.Notation?,
        text: String
      )] = [
        (.furigana, .parentheses, "東京（とうきょう）へ行（い）く A&B\n"),
        (.furigana, .aozora, "｜東京《とうきょう》へ｜行《い》く A&B\n"),
        (.furigana, .anki, " 東京[とうきょう]へ 行[い]く A&B\n"),
        (.words, nil, "東京 へ 行く A&B\n"), (.phrases, nil, "東京へ\u{200B}行く A&B\n"),
        (.none, nil, "東京へ行く A&B\n"),
      ]
    for row in rows {
      let result = try checked(WordBuilder(body: body)) {
        $0.annotation = row.annotation
        $0.notation = row.notation
      }
      #expect(result.string == row.text, "\(row.annotation)")
    }
    let romaji = try checked(WordBuilder(body: body)) { $0.annotation = .romaji }
    #expect(romaji.rubies.map(\.reading) == ["tōkyō", "e", "iku"])
  }

  /// Runs of the author with the identifier of ours, but without ruby, stay.
  @Test func identifiersOfTheAuthor() throws {
    let foreign = "<w:r w:rsidR=\"4D747301\"><w:t>東</w:t></w:r>"
    _ = try checked(WordBuilder(body: "<w:p>\(foreign)\(run("大阪へ"))\(foreign)</w:p>"))
  }

  @Test func secondAnnotationAddsNothing() throws {
    let bytes = WordBuilder(body: "<w:p>\(run("東京へ行く。大"))\(run("人の本"))</w:p>").bytes()
    let once = try annotator().annotate(bytes)
    #expect(once.counts.annotated > 2)
    #expect(try annotator().annotate(once.bytes).bytes == once.bytes)
  }

  /// Documents of runs that divide words, and markup that is not well-formed.
  @Test func randomDocuments() throws {
    var random = SeededGenerator(seed: 2801)
    let texts = [
      "東", "京", "大", "人", "の", "へ", "行", "く", "食べ", "物", " ", "。", "&amp;", "A", "東京へ行く", "\u{AD}",
      "々",
    ]
    let properties = ["", "", "<w:b/>", "<w:sz w:val=\"30\"/>", "<w:lang w:eastAsia=\"zh-CN\"/>"]
    let others = [
      "<w:proofErr w:type=\"spellStart\"/>", "<w:bookmarkStart w:id=\"1\" w:name=\"a\"/>",
      "<w:r><w:tab/></w:r>", "<w:hyperlink>", "</w:hyperlink>", "<w:r/>",
      "<w:del><w:r><w:delText>東京</w:delText></w:r></w:del>", "</w:p><w:p>",
    ]
    for number in 0..<800 {
      var (body, isOpen) = ("<w:p>", false)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        if Int.random(in: 0..<4, using: &random) == 0 {
          let other = others.randomElement(using: &random) ?? ""
          if other == "<w:hyperlink>" || other.hasPrefix("</w:") {
            let isStart = other == "<w:hyperlink>"
            if isOpen == isStart || other.hasPrefix("</w:p"), isOpen { continue }
            if other.hasPrefix("</w:h"), !isOpen { continue }
            isOpen = isStart
          }
          body += other
        } else {
          let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in
            texts.randomElement(using: &random) ?? ""
          }.joined()
          body += run(
            text, properties.randomElement(using: &random) ?? "",
            space: Bool.random(using: &random))
        }
      }
      if isOpen { body += "</w:hyperlink>" }
      let annotation = number % 3 == 0 ? AnnotationOptions.Annotation.words : .furigana
      _ = try checked(WordBuilder(body: body + "</w:p>")) { $0.annotation = annotation }
    }
  }

  @Test func damagedMarkup() throws {
    var random = SeededGenerator(seed: 2802)
    let fragments = [
      "<w:p>", "</w:p>", "<w:r>", "</w:r>", "<w:t>", "</w:t>", "東京", "大人", "<w:rPr>", "</w:rPr>",
      "<w:ruby>", "</w:ruby>", "<w:rt>", "</w:rt>", "<w:rubyBase>", "</w:rubyBase>", "<w:b/>",
      "<w:r w:rsidR=\"4D747301\">", "<w:r w:rsidR=\"4D747303\">", "<w:r w:rsidR=\"4D747305\">",
      "<w:txbxContent>", "</w:txbxContent>", "<w:sdt>", "<w:sdtPr>", "<w:text/>", "<w:t/>",
      "<w:p/>",
      "<![CDATA[東]]>", "<w:", "&",
    ]
    let annotator = try annotator()
    for _ in 0..<1500 {
      let body = (0..<Int.random(in: 0...25, using: &random)).map { _ in
        fragments.randomElement(using: &random) ?? ""
      }.joined()
      let bytes = WordBuilder(body: body).bytes()
      let result = try annotator.annotate(bytes)
      var rest = Substring(WordBuilder(body: body).document).utf8
      for byte in try document(result.bytes).utf8 where byte == rest.first { rest.removeFirst() }
      #expect(rest.isEmpty, "only insertions: \(body)")
      _ = try annotator.removingAnnotations(from: result.bytes)
    }
  }
}

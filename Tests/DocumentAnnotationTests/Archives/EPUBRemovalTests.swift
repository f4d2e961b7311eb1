import JapaneseText
import Mutsu
import Testing

@testable import DocumentAnnotation

/// Tests that removal restores EPUB files whatever has been inserted, and how it is written.
@Suite struct EPUBRemovalTests {
  static let options: [(AnnotationOptions.Annotation, AnnotationOptions.Notation?)] =
    AnnotationOptions.Notation.allCases.flatMap { [(.furigana, $0), (.romaji, $0)] }
    + [(.furigana, nil), (.romaji, nil), (.words, nil), (.phrases, nil), (.language, nil)]

  /// Bodies of pages; the first ones have what the author wrote in each notation.
  static let bodies = [
    "<p>学校へ行く</p>", "<p>学校[がっこう]へ行く</p>", "<p>学校[がっこう]と駅［えき］へ行く</p>",
    "<p>学校（がっこう）へ行く</p>", "<p>学校(がっこう)と駅（えき）へ行く</p>", "<p>{学校|がっこう}へ行く</p>",
    "<p> 学校[がっこう]へ 行く</p>", "<p>｜学校《がっこう》へ行く駅</p>", "<p>学校《がっこう》へ行く</p>",
    "<p><ruby>学校<rt>がっこう</rt></ruby>へ行く</p>", "<p>東<b>京</b>と大<b>人</b>の本</p>",
    "<p>&#x6771;京 A&amp;B の本<br/>学校</p><pre>学校[がっこう]</pre>", "<p>学校へ<span> </span>行く</p>",
    "<p>学校は <span class=\"x\">Hello, this is an English sentence.</span> 行く</p>",
    "<p>Ｒ＆Ｂの笻而を聴く</p>", "<p lang=\"en\">学校[がっこう]</p><p>かな</p>",
  ]

  private func annotator(
    _ annotation: AnnotationOptions.Annotation, _ notation: AnnotationOptions.Notation?
  ) throws -> DocumentAnnotator {
    DocumentAnnotator(
      tokenizer: try Tokenizer.embedded(),
      options: AnnotationOptions(annotation: annotation, notation: notation))
  }

  private static func book(
    _ version: String, _ bodies: [String], setting: DeflateSetting? = .standard
  ) -> EPUBBuilder {
    var builder = EPUBBuilder()
    builder.version = version
    for (index, body) in bodies.enumerated() {
      builder.add("\(index).xhtml", EPUBBuilder.page(body), setting: setting)
    }
    return builder
  }

  @Test(arguments: ["2.0", "3.0"])
  func everyAnnotationInEveryNotation(version: String) throws {
    for setting in [DeflateSetting.standard, nil] {
      // Pages that have nothing to insert have readings of the author in all notations.
      let original = Self.book(version, Self.bodies, setting: setting).bytes()
      for (annotation, notation) in Self.options {
        let why = "EPUB \(version), \(annotation) \(notation.map(\.rawValue) ?? "")"
        let annotator = try annotator(annotation, notation)
        let result = try annotator.annotate(original)
        #expect(result.counts.annotated > 0 && !result.counts.sharesNotation, "\(why)")
        #expect(result.bytes != original, "\(why)")
        let restored = try annotator.removingAnnotations(from: result.bytes)
        #expect(restored.bytes == original, "\(why)")
        #expect(restored.entries.map(\.path) == result.entries.map(\.path), "\(why)")
      }
    }
  }

  @Test(arguments: bodies, ["2.0", "3.0"])
  func eachPage(body: String, version: String) throws {
    for (annotation, notation) in Self.options {
      let annotator = try annotator(annotation, notation)
      let original = Self.book(version, [body]).bytes()
      let result = try annotator.annotate(original)
      guard !result.entries.isEmpty else { continue }
      let restored = try annotator.removingAnnotations(from: result.bytes)
      #expect(restored.bytes == original, "\(annotation) \(notation.map(\.rawValue) ?? "")")
    }
  }

  /// A page without insertions keeps the readings of its author, which have the same form.
  @Test(arguments: [DeflateSetting.standard, nil], ["2.0", "3.0"])
  func pagesWithoutInsertions(setting: DeflateSetting?, version: String) throws {
    let readings: [(notation: AnnotationOptions.Notation, text: String)] = [
      (.parentheses, "学校（がっこう）"), (.brackets, "学校[がっこう]"), (.denden, "{学校|がっこう}"),
      (.aozora, "｜学校《がっこう》"), (.anki, "は 学校[がっこう]"),
    ]
    for (notation, text) in readings {
      var annotator = try annotator(.furigana, notation)
      annotator.options.words.occurrences = .document
      let builder = Self.book(version, ["<p>学校</p>", "<p>\(text)</p>"], setting: setting)
      let result = try annotator.annotate(builder.bytes())
      #expect(result.entries.map(\.path) == ["OPS/0.xhtml"] && result.counts.annotated == 1)
      let restored = try annotator.removingAnnotations(from: result.bytes)
      #expect(restored.bytes == builder.bytes(), "\(notation)")
      #expect(restored.entries.count == 1 && restored.warnings.isEmpty)
    }
  }

  /// Another program that writes the archive again drops the notes in the directory.
  @Test(arguments: ["2.0", "3.0"])
  func archivesThatAreWrittenAgain(version: String) throws {
    for notation in AnnotationOptions.Notation.allCases {
      let annotator = try annotator(.furigana, notation)
      let builder = Self.book(version, ["<p>学校へ行く</p>"])
      let result = try annotator.annotate(builder.bytes())
      var archive = try ZipArchive(result.bytes, policy: ArchivePolicy())
      let index = try #require(archive.indices(of: "OPS/0.xhtml").first)
      var copy = builder
      copy.archive.entries[1].content = try archive.content(of: index)
      copy.archive.entries[1].setting = DeflateSetting(level: 9, memoryLevel: 9)
      let restored = try annotator.removingAnnotations(from: copy.bytes())
      var expected = builder
      expected.archive.entries[1].setting = DeflateSetting(level: 9, memoryLevel: 9)
      #expect(restored.bytes == expected.bytes(), "\(notation)")
    }
  }

  /// Without a class, readings of EPUB 2 in parentheses are text.
  @Test func readingsWithoutClass() throws {
    for notation in AnnotationOptions.Notation.allCases where notation != .ruby {
      var annotator = try annotator(.furigana, notation)
      annotator.options.ruby.className = nil
      let original = Self.book("2.0", ["<p>学校へ行く</p>", "<p>学校（がっこう）[がっこう]へ行く</p>"]).bytes()
      let result = try annotator.annotate(original)
      #expect(result.counts.annotated == 3, "the reading in brackets is given")
      #expect(try annotator.removingAnnotations(from: result.bytes).bytes == original)
    }
  }

  /// Romaji with a reserved character is escaped, and what removal would not find is left out.
  @Test func romajiInText() throws {
    let original = Self.book("3.0", ["<p>Ｒ＆Ｂと笻而</p>"]).bytes()
    let result = try annotator(.romaji, .parentheses).annotate(original)
    var archive = try ZipArchive(result.bytes, policy: ArchivePolicy())
    let page = String(decoding: try archive.content(of: 1), as: UTF8.self)
    #expect(page.contains("<p>Ｒ＆Ｂ（R&amp;B）と（to）笻而</p>"))
    #expect(result.counts.notWritable == 1)
  }

  @Test func secondRemovalChangesNothing() throws {
    for (annotation, notation) in Self.options {
      let annotator = try annotator(annotation, notation)
      let original = Self.book("3.0", ["<p>学校へ行く Hello, this is English text.</p>"]).bytes()
      let once = try annotator.removingAnnotations(from: annotator.annotate(original).bytes)
      #expect(once.bytes == original)
      #expect(try annotator.removingAnnotations(from: once.bytes).bytes == original)
    }
  }

  /// What was inserted twice is removed by two removals.
  @Test func twoAnnotations() throws {
    let original = Self.book("3.0", ["<p>学校へ行く</p>"]).bytes()
    let first = try annotator(.furigana, .parentheses)
    let second = try annotator(.words, nil)
    let result = try second.annotate(first.annotate(original).bytes)
    let restored = try first.removingAnnotations(
      from: second.removingAnnotations(from: result.bytes).bytes)
    #expect(restored.bytes == original)
  }

  @Test func protectedBooksAreRefused() throws {
    var builder = Self.book("3.0", ["<p>学校（がっこう）</p>"])
    builder.archive.entries.append(ArchiveBuilder.Entry("META-INF/rights.xml", "<rights/>"))
    let bytes = builder.bytes()
    let annotator = try annotator(.furigana, .parentheses)
    let actions: [() throws -> Void] = [
      { _ = try annotator.annotate(bytes) }, { _ = try annotator.removingAnnotations(from: bytes) },
      { _ = try annotator.checkReadings(in: bytes) },
      { _ = try annotator.convertingReadings(in: bytes, to: .ruby) },
      { _ = try annotator.convertingReadings(in: bytes, to: .parentheses) },
    ]
    for (index, action) in actions.enumerated() {
      let error = #expect(throws: DocumentError.self) { try action() }
      #expect(error?.code == .documentEncrypted && error?.path == "META-INF/rights.xml", "\(index)")
    }
  }
}

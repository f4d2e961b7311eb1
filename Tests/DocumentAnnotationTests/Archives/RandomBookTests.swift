import JapaneseText
import Mutsu
import TestSupport
import Testing

@testable import DocumentAnnotation

/// Tests properties of books with random pages: what is inserted is removed, and what is converted
/// keeps the text.
@Suite struct RandomBookTests {
  private static let fragments = [
    "学校", "東京", "へ", "行く", "の", "、", "。", " ", "  ", "山", "大人", "Hello", "３", "Ｒ＆Ｂ", "&amp;",
    "&#x6F22;字",
    "<b>", "</b>", "<i>駅</i>", "<br/>", "</p><p>", "<span lang=\"en\">学校</span>", "<!-- 東京 -->",
    "（", "）", "[", "]", "{", "}", "|", "｜", "《", "》", "［", "］", "学校（がっこう）", "学校[がっこう]",
    "{学校|がっこう}", "｜学校《がっこう》", " 学校[がっこう]", "山(やま)", "<ruby>山<rt>やま</rt></ruby>", "\u{2060}",
    "\u{200B}", "\n", "\r\n", "<span class=\"x\"> </span>", "<code>学校（がっこう）</code>",
  ]

  private static func body(_ random: inout SeededGenerator) -> String {
    var (body, depth) = ("<p>", 0)
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      let fragment = fragments.randomElement(using: &random) ?? ""
      if fragment == "<b>" { depth += 1 }
      if fragment == "</b>" {
        if depth == 0 { continue }
        depth -= 1
      }
      if fragment == "</p><p>", depth > 0 { continue }
      body += fragment
    }
    return body + String(repeating: "</b>", count: depth) + "</p>"
  }

  private static func book(_ random: inout SeededGenerator) -> EPUBBuilder {
    var builder = EPUBBuilder()
    builder.version = Bool.random(using: &random) ? "2.0" : "3.0"
    for index in 0..<Int.random(in: 1...3, using: &random) {
      builder.add(
        "\(index).xhtml", EPUBBuilder.page(body(&random)),
        setting: Bool.random(using: &random) ? .standard : nil)
    }
    return builder
  }

  @Test func removalRestoresBooks() throws {
    var random = SeededGenerator(seed: 2821)
    let tokenizer = try Tokenizer.embedded()
    var restored = 0
    for number in 0..<600 {
      let builder = Self.book(&random)
      let original = builder.bytes()
      let (annotation, notation) = EPUBRemovalTests.options[
        number % EPUBRemovalTests.options.count]
      let annotator = DocumentAnnotator(
        tokenizer: tokenizer,
        options: AnnotationOptions(annotation: annotation, notation: notation))
      let result = try annotator.annotate(original)
      // Without insertions, readings of the author have the form of inserted ones.
      if result.entries.isEmpty || result.counts.sharesNotation { continue }
      let removed = try annotator.removingAnnotations(from: result.bytes)
      restored += 1
      #expect(
        removed.bytes == original,
        """
        \(number): \(annotation) \(notation.map(\.rawValue) ?? "") \(builder.version) \
        \(builder.archive.entries.dropFirst().map { String(decoding: $0.content, as: UTF8.self) })
        """)
    }
    #expect(restored > 400)
  }

  /// Conversion to ruby and annotation of what has none never nest ruby, and elements stay balanced.
  @Test func conversionKeepsMarkup() throws {
    var random = SeededGenerator(seed: 2822)
    let annotator = DocumentAnnotator(tokenizer: try Tokenizer.embedded())
    var converted = 0
    for number in 0..<400 {
      var builder = Self.book(&random)
      builder.version = "3.0"
      let bytes = builder.bytes()
      for target in [AnnotationOptions.Notation.ruby, .denden, .parentheses] {
        let result = try annotator.convertingReadings(in: bytes, to: target)
        converted += result.counts.annotated
        for (index, entry) in builder.archive.entries.enumerated().dropFirst() {
          var archive = try ZipArchive(result.bytes, policy: ArchivePolicy())
          let page = String(decoding: try archive.content(of: index), as: UTF8.self)
          let why = "\(number) \(target): \(page)"
          #expect(Self.isBalanced(page), "\(why)")
          let kanji = String(decoding: entry.content, as: UTF8.self).filter {
            "学校東京山漢字".contains($0)
          }
          #expect(page.filter { "学校東京山漢字".contains($0) } == kanji, "\(why)")
        }
      }
    }
    #expect(converted > 400)
  }

  /// Returns whether each end tag is that of the innermost element, and no ruby is inside another.
  private static func isBalanced(_ page: String) -> Bool {
    var open: [Substring] = []
    for tag in page.split(separator: "<") {
      let name = tag.prefix { $0.isLetter || $0 == "/" }
      if tag.hasPrefix("!") || tag.prefix(while: { $0 != ">" }).hasSuffix("/") { continue }
      if name.hasPrefix("/") {
        guard open.popLast() == name.dropFirst() else { return false }
      } else {
        if name == "ruby", open.contains("ruby") { return false }
        open.append(name)
      }
    }
    return open.isEmpty
  }
}

#if Markdown
import CCMark
import Foundation
import DocumentAnnotation
import JapaneseText
import Mutsu
import TestSupport
import Testing

/// Tests that cmark reads an annotated document as the original with elements around its words.
@Suite struct MarkdownStructureTests {
  /// Returns the HTML of a document with the extensions of GitHub.
  private func html(_ markdown: String) -> String {
    MarkdownParserLock.withLock { unlockedHTML(markdown) }
  }

  private func unlockedHTML(_ markdown: String) -> String {
    cmark_gfm_core_extensions_ensure_registered()
    let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES)
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      cmark_parser_attach_syntax_extension(parser, cmark_find_syntax_extension(name))
    }
    cmark_parser_feed(parser, markdown, markdown.utf8.count)
    let document = cmark_parser_finish(parser)
    defer { cmark_node_free(document) }
    let html = cmark_render_html(
      document, CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES,
      cmark_parser_get_syntax_extensions(parser))
    defer { free(html) }
    return html.map { String(cString: $0) } ?? ""
  }

  private func withoutAnnotations(_ html: String) -> String {
    html.replacing(/<rt>[^<]*<\/rt>/, with: "").replacing(/<\/?ruby[^>]*>/, with: "")
      .replacing(/<wbr[^>]*>/, with: "").replacing(/<span class="jptok"> <\/span>/, with: "")
      .replacing("\u{2060}", with: "")
  }

  @Test(arguments: [AnnotationOptions.Annotation.furigana, .romaji, .words, .phrases])
  func structureOfRandomMarkdown(annotation: AnnotationOptions.Annotation) throws {
    let tokens = [
      "*", "**", "_", "~~", "`", "``", "[", "](あ)", "](い \"う\")", "![", "<b>", "</b>", "\\*",
      "&amp;", "\n", "  \n", "\n\n", "> ", "- ", "1. ", "# ", "|", "\n|--|--|\n", "山", "東京",
      "へ", "行く", "。", "「", "」", " ", "漢字", "食べ物", "\t", "    ", "<!--", "-->", "(", ")",
      "<https://a.jp/山>", "\r\n", "\u{3000}", "$", "[山]", "[山]: /u\n", "e", "1", "---\n",
    ]
    var random = SeededGenerator(seed: 28)
    let annotator = try DocumentAnnotator(
      tokenizer: Tokenizer.embedded(), options: AnnotationOptions(annotation: annotation))
    for _ in 0..<400 {
      let source = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        tokens.randomElement(using: &random) ?? ""
      }.joined()
      // cmark takes the start of such a line for a title although other text follows it, against
      // CommonMark 0.31.2, 4.7; the line is a paragraph.
      if source.contains("[山]: /u\n(") { continue }
      let document = try annotator.annotate(Array(source.utf8), format: .markdown)
      #expect(
        withoutAnnotations(html(document.text)) == withoutAnnotations(html(source)),
        "\(source.debugDescription) → \(document.text.debugDescription)")
      let removed = try annotator.removingAnnotations(from: document.bytes, format: .markdown)
      #expect(removed.text == source, "\(document.text.debugDescription)")
    }
  }
}
#endif

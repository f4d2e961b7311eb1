#if Markdown
import Testing

@testable import DocumentAnnotation

/// Tests that insertions that change the structure of Markdown are dropped.
@Suite struct MarkdownEditVerifierTests {
  private typealias PassageEdits = MarkdownEditVerifier.PassageEdits

  /// Inserts texts at offsets of blocks, and returns the blocks whose insertions stay, and the
  /// number of words that are dropped.
  private func verified(
    _ markdown: String, _ insertions: [(block: Int, offset: Int, text: String)]
  ) -> (blocks: [Int], dropped: Int) {
    Array(markdown.utf8).withUnsafeBufferPointer { bytes in
      let passages = insertions.map { insertion in
        PassageEdits(
          block: insertion.block,
          edits: [
            DocumentEdit(range: insertion.offset..<insertion.offset, text: insertion.text)
          ], words: 1)
      }
      var verifier = MarkdownEditVerifier(bytes, MarkdownSource(bytes), passages)
      verifier.verify()
      return (verifier.passages.map(\.block), verifier.dropped)
    }
  }

  @Test(arguments: [
    ("山と川", 3, "[やま]", true, "text"),
    ("山*川*", 3, "a", true, "emphasis stays emphasis"),
    ("*山*川", 4, "。", false, "a delimiter becomes text"),
    ("山川", 3, "\n\n", false, "a second block"), ("山川", 0, "# ", false, "a heading"),
    ("山川", 3, "\n", false, "a line end"), ("山`川", 0, "`", false, "a code span"),
    ("[山](a)", 1, "b", true, "the text of a link"), ("[山]", 5, "(a)", false, "a link"),
    ("山", 3, "", true, "nothing"), ("> 山", 0, "a", false, "no quote any more"),
  ])
  func oneInsertion(markdown: String, offset: Int, text: String, stays: Bool, why: String) {
    let result = verified(markdown, [(0, offset, text)])
    #expect(result.blocks == (stays ? [0] : []), "\(why)")
    #expect(result.dropped == (stays ? 0 : 1), "\(why)")
  }

  /// A block that is divided is dropped, however many follow it.
  @Test func boundaries() {
    let markdown = (0..<12).map { _ in "山" }.joined(separator: "\n\n")
    let good = (0..<12).map { (block: $0, offset: 5 * $0 + 3, text: "a") }
    #expect(verified(markdown, good) == (Array(0..<12), 0))
    var insertions = good
    insertions[11].text = "\n\nb"
    let last = verified(markdown, insertions)
    #expect(!last.blocks.contains(11) && last.blocks.count >= 10)
    // In every block: after eight rounds nothing is certain, so that all are dropped.
    let bad = (0..<12).map { (block: $0, offset: 5 * $0 + 3, text: "\n\nb") }
    #expect(verified(markdown, bad) == ([], 12))
  }

  @Test func noInsertions() {
    #expect(verified("山*", []) == ([], 0))
    #expect(verified("", []) == ([], 0))
  }
}
#endif

import Testing

@testable import DocumentAnnotation

/// Tests what a line end inside a cue is to the text.
@Suite struct CueLineEndTests {
  private func lineEnd(_ before: String, _ after: String, _ syntax: CueSyntax = .subRip)
    -> CueLineEnd
  {
    let bytes = Array(after.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let start = CueLineStart(buffer, 0..<buffer.count, syntax)
      return CueLineEnd(after: Array(before.utf8), next: start, buffer)
    }
  }

  @Test func kinds() {
    let rows: [(before: String, after: String, expected: CueLineEnd, why: String)] = [
      ("東", "京", .nothing, "a word goes on"), ("a", "b", .space, "Latin words"),
      ("東", "a", .space, "a Latin word after"),
      ("a", "東", .space, "before"), ("東。", "京", .sentence, "a full stop"),
      ("東！", "京", .sentence, "an exclamation mark"),
      ("東、", "京", .nothing, "a comma"), ("東」", "京", .sentence, "a quotation that ends"),
      ("Oh!", "a", .sentence, "ASCII"),
      ("東…", "京", .sentence, "an ellipsis"), ("東　", "京", .sentence, "an ideographic space"),
      ("東♪", "京", .sentence, "a song"),
      ("東", "-京", .sentence, "a dash of a speaker"), ("東", "-1度", .space, "a negative number"),
      ("東", "（男）京", .sentence, "a name"), ("東", "(男)京", .sentence, "in ASCII"),
      ("東", "「京", .sentence, "a quotation"),
      ("東", "", .space, "an empty line"), ("", "京", .sentence, "no text before it"),
      ("東", "  京", .nothing, "spaces"),
    ]
    for row in rows { #expect(lineEnd(row.before, row.after) == row.expected, "\(row.why)") }
  }

  @Test func tags() {
    let rows: [(after: String, syntax: CueSyntax, expected: CueLineEnd, why: String)] = [
      ("<i>京", .subRip, .nothing, "a tag of SubRip"), ("<i>京", .webVTT, .nothing, "of WebVTT"),
      ("<i>京", .ass, .space, "which ASS does not have"), ("<v 男>京", .webVTT, .sentence, "a voice"),
      ("</v>京", .webVTT, .nothing, "its end"), ("<v 男>京", .subRip, .nothing, "SubRip has none"),
      ("{\\i1}京", .ass, .nothing, "an override"), ("{\\an8}京", .subRip, .nothing, "in SubRip"),
      ("{\\i1}京", .webVTT, .space, "which is text in WebVTT"),
      ("{京", .ass, .space, "one without an end"),
      ("<京", .subRip, .space, "a less-than sign"),
      ("<i>-京", .subRip, .sentence, "a dash after a tag"),
      ("<i>", .subRip, .space, "only a tag"), ("<i", .webVTT, .space, "a tag without an end"),
    ]
    for row in rows { #expect(lineEnd("東", row.after, row.syntax) == row.expected, "\(row.why)") }
  }

  @Test func parentheses() {
    let rows: [(text: String, expected: Int?, why: String)] = [
      ("(a)b", 3, "ASCII"), ("（東）京", 9, "fullwidth"), ("(a）", 5, "of two kinds"),
      ("(a(b)c)d", 7, "nested"),
      ("(a", nil, "no end"), ("((a)", nil, "one of two"), ("()", 2, "empty"), ("", nil, "nothing"),
    ]
    for row in rows {
      let bytes = Array(row.text.utf8)
      bytes.withUnsafeBufferPointer {
        #expect($0.endOfParentheses(at: 0, limit: $0.count) == row.expected, "\(row.why)")
      }
    }
    for (count, expected) in [(118, 120), (119, nil)] as [(Int, Int?)] {
      let bytes = Array(("(" + String(repeating: "a", count: count) + ")").utf8)
      bytes.withUnsafeBufferPointer {
        #expect($0.endOfParentheses(at: 0, limit: $0.count) == expected, "120 bytes are read")
      }
    }
  }
}

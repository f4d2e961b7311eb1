import Testing

@testable import DocumentAnnotation

/// Tests how a range is extended so that it contains whole elements.
@Suite struct PassageTagsTests {
  /// A source in which `(` is a start tag, `)` an end tag, `-` an empty element and `|` a division;
  /// `<` and `>` are tags that are delimiter runs.
  private func tags(_ source: String) -> PassageTags {
    PassageTags(
      source.enumerated().compactMap { offset, character in
        let range = offset..<offset + 1
        return switch character {
        case "(": InlineTag(kind: .start, source: range)
        case ")": InlineTag(kind: .end, source: range)
        case "-": InlineTag(kind: .empty, source: range)
        case "|": InlineTag(kind: .division, source: range)
        case "<": InlineTag(kind: .start, source: range, isDelimiter: true)
        case ">": InlineTag(kind: .end, source: range, isDelimiter: true)
        default: nil
        }
      })
  }

  @Test func balanced() {
    let rows: [(source: String, range: Range<Int>, expected: Range<Int>?, why: String)] = [
      ("abc", 0..<2, 0..<2, "no tags"), ("a(b)c", 0..<1, 0..<1, "tags outside"),
      ("a(b)c", 0..<5, 0..<5, "a whole element"), ("a(b)c", 2..<3, 2..<3, "inside the element"),
      ("a(b)c", 0..<3, 0..<4, "the end tag is next"),
      ("a(b)c", 2..<5, 1..<5, "the start tag is next"),
      ("a(bc)", 0..<3, nil, "other text before the end tag"),
      ("(ab)c", 2..<5, nil, "other text after the start tag"),
      ("a((b))c", 0..<4, 0..<6, "two end tags"), ("a((b))c", 3..<7, 1..<7, "two start tags"),
      ("a((b)x)c", 0..<4, nil, "text between the end tags"),
      ("a-b", 0..<3, 0..<3, "an empty element"),
      ("a(b)(c)d", 2..<6, 1..<7, "the halves of two elements"), ("a)b", 0..<3, nil, "no start tag"),
      ("a(b", 0..<3, nil, "no end tag"), ("a)(b", 0..<4, nil, "neither of both"),
      ("(a-)b", 1..<3, 1..<3, "an empty element at the end"),
      ("a(b-)c", 0..<3, nil, "an empty element before the end tag"),
      ("a|b", 0..<3, nil, "a division"), ("a|b", 0..<1, 0..<1, "a division outside"),
    ]
    for row in rows {
      var tags = tags(row.source)
      #expect(tags.balanced(row.range, from: 0) == row.expected, "\(row.why)")
    }
  }

  @Test func limitsAndDivisions() {
    for (limit, expected) in [(0, 1..<5), (1, 1..<5), (2, nil)] as [(Int, Range<Int>?)] {
      var tags = tags("a(b)c")
      #expect(tags.balanced(2..<5, from: limit) == expected, "limit \(limit)")
    }
    var divided = tags("a|(b|c)")
    #expect(divided.balanced(0..<6, from: 0, allowingDivisions: true) == 0..<7, "divisions")
  }

  @Test func delimiterRuns() {
    let rows: [(source: String, range: Range<Int>, expected: Range<Int>?, why: String)] = [
      ("x<a>y", 2..<3, 1..<4, "a run that encloses all"), ("x<ab>y", 2..<3, 2..<3, "a part"),
      ("x<<a>>y", 3..<4, 1..<6, "two runs"), ("x<(a)>y", 3..<4, 3..<4, "an element between them"),
      ("x(<a>)y", 3..<4, 2..<5, "an element around the run"), ("<a", 1..<2, 1..<2, "no end"),
      ("a<b>", 0..<3, 0..<4, "half of a run"),
    ]
    for row in rows {
      var tags = tags(row.source)
      #expect(tags.balanced(row.range, from: 0) == row.expected, "\(row.why)")
    }
    var limited = tags("x<a>y")
    #expect(limited.balanced(2..<3, from: 2) == 2..<3, "the run is before the limit")
  }

  @Test func consecutiveRanges() {
    var tags = tags("(a)b(c)(d)")
    #expect(tags.balanced(1..<2, from: 0) == 1..<2)
    #expect(tags.balanced(3..<6, from: 3) == 3..<7)
    #expect(tags.balanced(8..<9, from: 7) == 8..<9, "tags before the range are not read again")
  }

  @Test func containedTags() {
    let rows: [(source: String, range: Range<Int>, expected: Bool, why: String)] = [
      ("abc", 0..<3, false, "no tags"), ("a(b)", 0..<1, false, "after the range"),
      ("a(b)", 2..<3, false, "around it"), ("a(b)", 0..<2, true, "a start tag"),
      ("a)b", 1..<2, true, "an end tag"), ("a-b", 0..<3, true, "an empty element"),
      ("a|b", 0..<3, false, "a division is not one"), ("a|(b", 0..<3, true, "with another tag"),
      ("a(b", 1..<1, false, "an empty range"),
    ]
    for row in rows {
      #expect(tags(row.source).contain(tagIn: row.range) == row.expected, "\(row.why)")
    }
  }
}

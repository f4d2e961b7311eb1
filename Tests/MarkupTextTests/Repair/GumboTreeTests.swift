import Foundation
import MarkupText
import Testing

/// Trees of an independent HTML5 parser, recorded by Scripts/record-gumbo-trees.
@Test func misnestedTagsAreHandledAsByGumbo() throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Data/gumbo-trees.tsv")
  var count = 0
  for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 2 else {
      Issue.record("a row with \(fields.count) fields")
      continue
    }
    count += 1
    // Text on both sides of a stray tag is two nodes here and one in Gumbo.
    let found = compactDump(MarkupTree(parsing: String(fields[0])))
      .replacing(" (reopened)", with: "").replacing("\" \"", with: "")
    if found != fields[1] {
      Issue.record("\(fields[0])\n  found \(found)\n  gumbo \(fields[1])")
    }
  }
  #expect(count == 800)
}

import TestSupport
import Testing

/// Runs the recorded fuzzer inputs (Tests/Fuzz/seeds).
@Test func fuzzSeedsHaveAllProperties() throws {
  let seeds = try fuzzSeeds("markup")
  #expect(seeds.count > 200)
  for (line, bytes) in seeds {
    let broken = MarkupProperties.broken(by: bytes)
    if !broken.isEmpty { Issue.record("\(line): \(broken)") }
  }
}

@Test func markupWithStylesHasAllProperties() {
  let rows = [
    "<p class=x id=y style='color:red'>a<b>b</b></p>\u{1}.x > b:first-child { color: var(--x) }",
    "<ul><li>a<li>b</ul>\u{1}ul > li:nth-child(2n+1 of :not(.x)), [id=\"y\" i], a ~ b + c",
    "<b>1<p>2</b>3\u{1}p:has(> b) { font-size: 2em !important }",
    "<pre>\r\na</pre>\u{1}", "\u{1}", "",
  ]
  for row in rows { #expect(MarkupProperties.broken(by: Array(row.utf8)) == [], "\(row)") }
}

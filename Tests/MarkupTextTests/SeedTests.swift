import Foundation
import Testing

/// What the fuzzer learned (Tests/Fuzz/seeds) keeps every promise.
@Test func seedsOfTheFuzzerKeepAllPromises() throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fuzz/seeds/markup.txt")
  let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  #expect(lines.count > 200)
  for line in lines {
    let broken = MarkupPromises.broken(by: unescaped(line))
    if !broken.isEmpty { Issue.record("\(line): \(broken)") }
  }
}

@Test func markupWithStylesKeepsAllPromises() {
  let rows = [
    "<p class=x id=y style='color:red'>a<b>b</b></p>\u{1}.x > b:first-child { color: var(--x) }",
    "<ul><li>a<li>b</ul>\u{1}ul > li:nth-child(2n+1 of :not(.x)), [id=\"y\" i], a ~ b + c",
    "<b>1<p>2</b>3\u{1}p:has(> b) { font-size: 2em !important }",
    "<pre>\r\na</pre>\u{1}", "\u{1}", "",
  ]
  for row in rows { #expect(MarkupPromises.broken(by: Array(row.utf8)) == [], "\(row)") }
}

/// The bytes of a line: `\n`, `\\` and `\xNN` stand for others.
private func unescaped(_ line: Substring) -> [UInt8] {
  var bytes: [UInt8] = []
  var rest = Array(line.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\"), let mark = rest.popFirst() else {
      bytes.append(byte)
      continue
    }
    if mark == UInt8(ascii: "n") {
      bytes.append(0x0A)
    } else if mark == UInt8(ascii: "x") {
      bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(mark)
    }
  }
  return bytes
}

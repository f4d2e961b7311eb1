import Foundation
import Testing

/// What the fuzzer learned (Tests/Fuzz/seeds) keeps every promise.
@Test func seedsOfTheFuzzerKeepThePromisesOfLinks() throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fuzz/seeds/links.txt")
  let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  #expect(lines.count > 100)
  for line in lines {
    let broken = LinkDetectorPromises.broken(by: unescaped(line))
    if !broken.isEmpty { Issue.record("\(line): \(broken)") }
  }
}

import Foundation
import Testing

/// What the fuzzer learned, and what it found (Tests/Fuzz/seeds), keeps every promise.
@Test func seedsOfTheFuzzerAreLaidOut() throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fuzz/seeds/layout.txt")
  let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  #expect(lines.count > 100)
  for line in lines {
    let broken = LayoutPromises.broken(by: unescaped(line))
    if !broken.isEmpty { Issue.record("\(line): \(broken)") }
  }
}

/// The bytes of a line: `\n`, `\\` and `\xNN` stand for others.
func unescaped(_ line: Substring) -> [UInt8] {
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

import Foundation

/// Returns the recorded inputs of a fuzzer harness (`Tests/Fuzz/seeds`), one seed per line.
public func fuzzSeeds(_ harness: String) throws -> [(line: Substring, bytes: [UInt8])] {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fuzz/seeds/\(harness).txt")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    .map { ($0, unescaped($0)) }
}

/// Returns the bytes of a line, in which `\n`, `\\` and `\xNN` are escapes.
private func unescaped(_ line: Substring) -> [UInt8] {
  var bytes: [UInt8] = []
  var rest = Array(line.utf8)[...]
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
      bytes.append(byte)
      continue
    }
    if escape == UInt8(ascii: "n") {
      bytes.append(0x0A)
    } else if escape == UInt8(ascii: "x") {
      bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(escape)
    }
  }
  return bytes
}

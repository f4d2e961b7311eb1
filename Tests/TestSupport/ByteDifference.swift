import Foundation

/// Returns whether two byte strings are equal, as fast in debug builds as in others.
public func isEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
  first.count == second.count
    && first.withUnsafeBytes { left in
      second.withUnsafeBytes { right in
        guard let left = left.baseAddress, let base = right.baseAddress else { return true }
        return memcmp(left, base, right.count) == 0
      }
    }
}

/// Describes where `actual` first differs from `expected`, for messages; returns `nil` if they are
/// equal.
///
/// Names the line and the byte in it, from 1, and shows both sides from there.
public func firstDifference(of actual: [UInt8], from expected: [UInt8]) -> String? {
  if isEqual(actual, expected) { return nil }
  let shared = zip(actual, expected).prefix { $0 == $1 }.count
  let before = actual[..<shared]
  let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  let line = before.count { $0 == UInt8(ascii: "\n") } + 1
  // Begins at a character boundary: the differing byte may be inside of a character.
  var start = shared
  while start > lineStart, start < actual.count, actual[start] & 0xC0 == 0x80 { start -= 1 }
  return """
    line \(line), byte \(shared - lineStart + 1):
      found:    \(excerpt(of: actual[start...]))
      expected: \(excerpt(of: expected[min(start, expected.count)...]))
    """
}

/// Returns the beginning of a text, escaped, with its length if it is longer.
public func excerpt(of bytes: some Collection<UInt8>) -> String {
  let beginning = String(decoding: bytes.prefix(200), as: UTF8.self).debugDescription
  return bytes.count <= 200 ? beginning : "\(beginning)… (\(bytes.count) bytes)"
}

import Foundation
import TestSupport
import Testing

@testable import MeCabDictionary

/// Tests reading segments of a file and of memory.
@Suite struct FileBytesTests {
  private static let contents = (0..<9_000).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 256) }

  private static let ranges = [
    0..<1, 0..<512, 100..<4_196, 4_095..<4_097, 8_999..<9_000, 8_000..<9_000, 0..<9_000, 50..<50,
    8_990..<9_900, 9_000..<9_400, -5..<5,
  ]

  private func segments(_ file: FileBytes) -> [[UInt8]] {
    var segments: [[UInt8]] = []
    file.forEachSegment(Self.ranges.count) {
      Self.ranges[$0]
    } _: {
      segments.append(Array($0))
    }
    return segments
  }

  private static let expected = ranges.map { range in
    Array(contents[range.clamped(to: 0..<contents.count)])
  }

  @Test func segmentsOfAFile() throws {
    let directory = try temporaryDirectory()
    try directory.write(Self.contents, to: "file")
    let file = try FileBytes(path: directory.file("file"))
    #expect(segments(file) == Self.expected)
  }

  @Test func segmentsOfABuffer() {
    #expect(segments(FileBytes(copying: Self.contents, path: "memory")) == Self.expected)
    #expect(segments(FileBytes(copying: [], path: "memory")).allSatisfy { $0.isEmpty })
  }

  /// The mapped file is used, not another file that was moved to its path.
  @Test func anotherFileAtThePath() throws {
    let directory = try temporaryDirectory()
    try directory.write(Self.contents, to: "file")
    let file = try FileBytes(path: directory.file("file"))
    try FileManager.default.removeItem(atPath: directory.file("file"))
    #expect(segments(file) == Self.expected, "no file")
    try directory.write([UInt8](repeating: 1, count: 9_001), to: "file")
    #expect(segments(file) == Self.expected, "one of another size")
    try FileManager.default.removeItem(atPath: directory.file("file"))
    try directory.write([UInt8](repeating: 1, count: 9_000), to: "file")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
      ofItemAtPath: directory.file("file"))
    #expect(segments(file) == Self.expected, "one of another time")
  }
}

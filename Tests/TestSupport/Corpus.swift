import Foundation

/// Real Japanese text, assembled from Debian's packages by `Scripts/corpus`.
public enum Corpus {
  /// Returns the first lines of the corpus.
  ///
  /// - Throws: `MecabCommand.Unavailable` if the corpus does not exist; `Scripts/test` creates it.
  public static func lines(_ count: Int) throws -> [String] {
    let start = try open().read(upToCount: count * 400) ?? Data()
    let lines = String(decoding: start, as: UTF8.self).split(separator: "\n")
    guard lines.count > count else { throw tooShort }
    return lines.prefix(count).map { String($0) }
  }

  /// Returns whole lines of about `size` bytes in all, in `blockCount` blocks evenly distributed over
  /// the corpus.
  ///
  /// - Throws: `MecabCommand.Unavailable` if the corpus does not exist; `Scripts/test` creates it.
  public static func sample(size: Int, blockCount: Int) throws -> [UInt8] {
    let file = try open()
    let length = try Int(file.seekToEnd())
    guard length >= size else { throw tooShort }
    var sample: [UInt8] = []
    for blockIndex in 0..<blockCount {
      try file.seek(toOffset: UInt64(blockIndex * length / blockCount))
      let block = try file.read(upToCount: size / blockCount) ?? Data()
      let lineFeed = UInt8(ascii: "\n")
      guard let last = block.lastIndex(of: lineFeed) else { throw tooShort }
      // Every block except the first begins inside of a line.
      let first = blockIndex == 0 ? 0 : block.firstIndex(of: lineFeed).map { $0 + 1 } ?? last
      sample += block[first...last]
    }
    return sample
  }

  private static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build-corpus/corpus.txt").path

  private static let tooShort = MecabCommand.Unavailable(
    description: "the corpus at \(path) is too short: remove it and run Scripts/test")

  private static func open() throws -> FileHandle {
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw MecabCommand.Unavailable(description: "no corpus at \(path): run Scripts/test")
    }
    return handle
  }
}

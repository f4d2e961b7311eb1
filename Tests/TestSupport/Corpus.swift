import Foundation

/// Real Japanese text, assembled from Debian's packages by `Scripts/corpus`.
public enum Corpus {
  /// The first lines of the corpus.
  ///
  /// - Throws: `MecabCommand.Unavailable` if it has not been made; `Scripts/test` makes it.
  public static func lines(_ count: Int) throws -> [String] {
    let start = try open().read(upToCount: count * 400) ?? Data()
    let lines = String(decoding: start, as: UTF8.self).split(separator: "\n")
    guard lines.count > count else { throw tooShort }
    return lines.prefix(count).map { String($0) }
  }

  /// Whole lines of about `size` bytes in all, in blocks from `places` places of the corpus.
  ///
  /// - Throws: `MecabCommand.Unavailable` if it has not been made; `Scripts/test` makes it.
  public static func sample(size: Int, places: Int) throws -> [UInt8] {
    let file = try open()
    let length = try Int(file.seekToEnd())
    guard length >= size else { throw tooShort }
    var sample: [UInt8] = []
    for place in 0..<places {
      try file.seek(toOffset: UInt64(place * length / places))
      let block = try file.read(upToCount: size / places) ?? Data()
      let lineFeed = UInt8(ascii: "\n")
      guard let last = block.lastIndex(of: lineFeed) else { throw tooShort }
      // The block begins inside a line, but for the first.
      let first = place == 0 ? 0 : block.firstIndex(of: lineFeed).map { $0 + 1 } ?? last
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

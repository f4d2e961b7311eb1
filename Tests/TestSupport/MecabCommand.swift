import Foundation

/// The `mecab` command, the engine everything is compared with.
public enum MecabCommand {
  /// Why there is nothing to compare with.
  public struct Unavailable: Error, CustomStringConvertible {
    /// What is missing and how to get it.
    public let description: String
  }

  /// What `mecab` prints for `input` with the dictionary in `directory`.
  ///
  /// - Throws: `Unavailable` if there is no such command; `Scripts/test` installs it.
  public static func output(
    for input: String, dictionary directory: String, arguments: [String] = []
  ) throws -> String {
    guard
      let executable = ["/usr/bin/mecab", "/usr/local/bin/mecab", "/opt/homebrew/bin/mecab"]
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw Unavailable(description: "no mecab command: run Scripts/test, which installs it") }
    let files = try temporaryDirectory(prefix: "mecab")
    let path = try files.write(input, to: "input.txt")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments =
      ["-r", "/dev/null", "-d", directory, "-b", "5000000"] + arguments + [path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}

/// Real Japanese text, assembled from Debian's packages by `Scripts/corpus`.
public enum Corpus {
  /// The first lines of the corpus.
  ///
  /// - Throws: `MecabCommand.Unavailable` if it has not been made; `Scripts/test` makes it.
  public static func lines(_ count: Int) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent(".build-corpus/corpus.txt").path
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw MecabCommand.Unavailable(description: "no corpus at \(path): run Scripts/test")
    }
    let start = try handle.read(upToCount: count * 400) ?? Data()
    let lines = String(decoding: start, as: UTF8.self).split(separator: "\n")
    guard lines.count > count else {
      throw MecabCommand.Unavailable(description: "the corpus at \(path) has too few lines")
    }
    return lines.prefix(count).map { String($0) }
  }
}

import Foundation

/// The `mecab` command, the engine everything is compared with.
public enum MecabCommand {
  /// Why there is nothing to compare with.
  public struct Unavailable: Error, CustomStringConvertible {
    /// What is missing and the script that makes it.
    public let description: String

    /// Makes an error with this message.
    public init(description: String) { self.description = description }
  }

  /// What `mecab` prints for `input` with the dictionary in `directory`.
  ///
  /// - Throws: `Unavailable` if there is no such command; `Scripts/test` installs it.
  public static func output(
    for input: String, dictionary directory: String, arguments: [String] = []
  ) throws -> String {
    try run(Array(input.utf8), dictionary: directory, arguments: arguments).text
  }

  /// Runs `mecab` on `input` with the dictionary in `directory` and no configuration.
  ///
  /// - Throws: `Unavailable` if there is no such command; `Scripts/test` installs it.
  public static func run(
    _ input: [UInt8], dictionary directory: String, arguments: [String] = []
  ) throws -> CommandRun {
    guard
      let executable = ["/usr/bin/mecab", "/usr/local/bin/mecab", "/opt/homebrew/bin/mecab"]
        .first(where: FileManager.default.isExecutableFile(atPath:))
    else { throw Unavailable(description: "no mecab command: run Scripts/test, which installs it") }
    return try CommandRun(
      executable, ["-r", "/dev/null", "-d", directory, "-b", "5000000"] + arguments, input: input)
  }
}

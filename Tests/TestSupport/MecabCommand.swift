import Foundation

/// The `mecab` command, the reference implementation of the comparisons.
public enum MecabCommand {
  /// An error about a missing reference.
  public struct Unavailable: Error, CustomStringConvertible {
    /// The missing item and the script that creates it.
    public let description: String

    /// Creates an error with this message.
    public init(description: String) { self.description = description }
  }

  /// Returns the output of `mecab` for `input` with the dictionary in `directory`.
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

import Foundation

/// A finished run of a command: its input, output and exit code.
///
/// The child has the environment of the tests without the variables that would change the results
/// of jptok and mecab, and default signal handling. Input is written while output is read, so
/// neither side waits for the other, whatever their size.
public struct CommandRun: Sendable, CustomStringConvertible {
  /// An error that prevented a result.
  public struct Failure: Error, CustomStringConvertible {
    /// The problem, with the command.
    public let description: String
  }

  /// The command line in shell syntax.
  public let command: String
  /// The standard input of the command.
  public let input: [UInt8]
  /// The bytes written to standard output.
  public let output: [UInt8]
  /// The text written to standard error.
  public let errors: String
  /// The exit code; 128 plus the signal's number if a signal ended it.
  public let exitCode: Int32
  /// The observed peak memory in bytes; 0 for a very short run.
  public let peakMemory: Int

  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - executable: The path of the program.
  ///   - arguments: Its arguments.
  ///   - input: Its standard input, a pipe.
  ///   - environment: Variables to set in addition to those of the tests.
  ///   - workingDirectory: Its working directory; that of the tests if `nil`.
  ///   - outputLimit: The number of output bytes after which its output pipe is closed.
  ///   - timeLimit: The number of seconds after which it is ended and the run counts as failed.
  /// - Throws: `Failure` if the command cannot be started or takes too long.
  public init(
    _ executable: String, _ arguments: [String], input: [UInt8] = [],
    environment: [String: String] = [:], workingDirectory: String? = nil,
    outputLimit: Int = .max, timeLimit: Double = 60
  ) throws {
    command = ([executable] + arguments).map(Self.shellQuoted).joined(separator: " ")
    self.input = input
    let child = try ChildProcess(
      executable, arguments, environment: Self.inherited.merging(environment) { $1 },
      workingDirectory: workingDirectory)
    var traffic = PipeTraffic(child: child, input: input, outputLimit: outputLimit)
    let isInTime = traffic.run(until: Date(timeIntervalSinceNow: timeLimit))
    if !isInTime { kill(child.identifier, SIGKILL) }
    exitCode = child.waitForExit()
    output = traffic.output
    errors = String(decoding: traffic.errors, as: UTF8.self)
    peakMemory = traffic.peakMemory
    guard isInTime else {
      throw Failure(description: "not finished after \(timeLimit) s: \(command)")
    }
  }

  /// Standard output as text.
  public var text: String { String(decoding: output, as: UTF8.self) }

  /// The command, its input and how it ended, for messages of failed expectations.
  public var description: String {
    "\(command)\n  input: \(excerpt(of: input))\n  exit code: \(exitCode)\n  errors: \(errors)"
  }

  private static let inherited = ProcessInfo.processInfo.environment.filter {
    !$0.key.hasPrefix("JPTOK_") && $0.key != "MECABRC"
  }

  private static func shellQuoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:+".contains($0) }
    return isPlain && !word.isEmpty
      ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

import Foundation

/// A finished run of a command: what went in, what came out.
///
/// The child has the environment of the tests without the variables that would change the results
/// of jptok and mecab, and default signal handling. Input is written while output is read, so
/// neither side waits for the other, whatever their size.
///
/// Sendable: a plain value.
public struct CommandRun: Sendable, CustomStringConvertible {
  /// Why there is no result.
  public struct Failure: Error, CustomStringConvertible {
    /// What happened, with the command.
    public let description: String
  }

  /// The command line, as a shell would take it.
  public let command: String
  /// What the command read.
  public let input: [UInt8]
  /// What it wrote to standard output.
  public let output: [UInt8]
  /// What it wrote to standard error.
  public let errors: String
  /// The exit code; 128 and the signal's number if a signal ended it.
  public let exitCode: Int32
  /// The most memory it held, in bytes, as far as seen from outside; 0 for a very short run.
  public let peakMemory: Int

  /// Runs a command to its end.
  ///
  /// - Parameters:
  ///   - executable: the path of the program.
  ///   - arguments: its arguments.
  ///   - input: its standard input, a pipe.
  ///   - environment: variables to set beyond those of the tests.
  ///   - workingDirectory: where it runs; that of the tests if `nil`.
  ///   - outputLimit: its output pipe is closed once this many bytes have come out.
  ///   - timeLimit: seconds after which it is ended and the run counts as failed.
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

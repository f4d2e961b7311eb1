import EngineComparison
import Foundation
import TestSupport
import Testing

/// Runs the built `jptok` with text as input.
func jptok(
  _ arguments: String..., input: String = "", environment: [String: String] = [:]
) throws -> CommandRun {
  try jptok(arguments, input: Array(input.utf8), environment: environment)
}

/// Runs the built `jptok` with bytes as input.
func jptok(
  _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
) throws -> CommandRun {
  try CommandRun(
    BuildDirectory.product("jptok"), arguments, input: input, environment: environment)
}

/// The dictionaries that results are compared with.
enum ReferenceDictionary: String, CaseIterable {
  case embedded
  case ipadic

  /// Returns the directory, as `jptok -d` takes it.
  ///
  /// - Throws: An error if the directory does not exist; `Scripts/test` installs it.
  func directory() throws -> String {
    switch self {
    case .embedded: try BuildDirectory.product("Mutsu_EmbeddedDictionary.resources")
    case .ipadic: try debian("ipadic-utf8")
    }
  }

  /// Returns the directory with the files of the same dictionary that `mecab -d` takes.
  func mecabDirectory() throws -> String {
    switch self {
    case .embedded: try MeCabFiles.directory(of: directory())
    case .ipadic: try directory()
    }
  }

  /// Returns Debian's IPADIC in EUC-JP, which cannot be read.
  static func inEUCJP() throws -> String { try ipadic.debian("ipadic") }

  private func debian(_ name: String) throws -> String {
    let path = "/var/lib/mecab/dic/\(name)"
    guard FileManager.default.fileExists(atPath: path + "/sys.dic") else {
      throw MecabCommand.Unavailable(description: "no \(path): run Scripts/test, which installs it")
    }
    return path
  }
}

/// Expects that a run wrote exactly `expected`, without a message, and succeeded.
func expectOutput(
  of run: CommandRun, _ expected: [UInt8], _ why: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let difference = firstDifference(of: run.output, from: expected)
  #expect(
    difference == nil, "\(why)\n\(run)\n\(difference ?? "")", sourceLocation: sourceLocation)
  #expect(run.errors == "" && run.exitCode == 0, "\(why)\n\(run)", sourceLocation: sourceLocation)
}

/// Expects that a run wrote exactly `expected`, without a message, and succeeded.
func expectOutput(
  of run: CommandRun, _ expected: String, _ why: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectOutput(of: run, Array(expected.utf8), why, sourceLocation: sourceLocation)
}

/// Expects that a run failed with a one-line message that contains all `fragments`, after writing
/// exactly `output`.
func expectFailure(
  of run: CommandRun, _ fragments: [String], output: String = "", _ why: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(run.exitCode == 1, "\(why)\n\(run)", sourceLocation: sourceLocation)
  #expect(
    run.errors.hasPrefix("jptok: ") && run.errors.hasSuffix("\n")
      && run.errors.split(separator: "\n").count == 1,
    "not one line of a message: \(why)\n\(run)", sourceLocation: sourceLocation)
  for fragment in fragments {
    #expect(
      run.errors.contains(fragment), "no “\(fragment)”: \(why)\n\(run)",
      sourceLocation: sourceLocation)
  }
  let difference = firstDifference(of: run.output, from: Array(output.utf8))
  #expect(
    difference == nil, "\(why)\n\(run)\n\(difference ?? "")", sourceLocation: sourceLocation)
}

/// Expects that a run failed with a usage error.
func expectUsageError(
  of run: CommandRun, _ fragment: String, _ why: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(run.exitCode == 64, "\(why)\n\(run)", sourceLocation: sourceLocation)
  #expect(run.errors.contains(fragment), "\(why)\n\(run)", sourceLocation: sourceLocation)
  #expect(run.output.isEmpty, "\(why)\n\(run)\n\(run.text)", sourceLocation: sourceLocation)
}

#if LibMeCab
import Foundation

/// Runs `dict-index-reference`, libmecab's own compiler, from the directory of the test bundle.
enum DictIndexReference {
  struct Failure: Error { let output: String }

  /// Compiles a source directory.
  static func compile(source: String, to directory: String) throws {
    try run(["-d", source, "-o", directory, "-f", "UTF-8", "-t", "UTF-8"])
  }

  /// Compiles a user dictionary.
  static func compileUser(csv: String, dictionary: String, to path: String) throws {
    try run(["-d", dictionary, "-u", path, "-f", "UTF-8", "-t", "UTF-8", csv])
  }

  private static func run(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(output: String(decoding: output, as: UTF8.self))
    }
  }

  /// Returns the path of the program in the build directory, which is above the running bundle at a
  /// depth that depends on the platform.
  private static func executable() throws -> URL {
    var directory = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    while directory.path != "/" {
      let candidate = directory.appendingPathComponent("dict-index-reference")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      directory.deleteLastPathComponent()
    }
    throw Failure(output: "no dict-index-reference above \(CommandLine.arguments[0])")
  }
}
#endif

import Foundation
import Testing

/// Code that must not compile, passed to the compiler.
@Suite(.enabled(if: Compiler.path != nil, "there is no swiftc in PATH"))
struct CompileErrorTests {
  @Test(arguments: ["Handlers", "Isolation", "Regions"])
  func theCompilerReportsTheErrors(_ snippet: String) throws {
    let compiler = try Compiler()
    defer { compiler.clean() }
    let file = Compiler.folder.appending(path: "Snippets/\(snippet).swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let expected = Diagnostic.expected(in: source)
    let found = Diagnostic.found(in: try compiler.diagnostics(of: file), file: file)
    #expect(!expected.isEmpty)
    for diagnostic in expected {
      #expect(
        found.contains { $0.line == diagnostic.line && $0.text.contains(diagnostic.text) },
        "\(snippet).swift:\(diagnostic.line): the compiler does not report \(diagnostic.text)")
    }
    for diagnostic in found {
      #expect(
        expected.contains { $0.line == diagnostic.line },
        "\(snippet).swift:\(diagnostic.line): \(diagnostic.text)")
    }
  }
}

/// An error or a warning on a line.
private struct Diagnostic {
  let line: Int
  /// The message, or a part of it.
  let text: String

  /// Returns the diagnostics that comments request, each for the line below.
  static func expected(in source: String) -> [Diagnostic] {
    source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      guard let comment = line.range(of: "// (error|warning): ", options: .regularExpression)
      else { return nil }
      return Diagnostic(line: index + 2, text: String(line[comment.upperBound...]))
    }
  }

  /// Returns the diagnostics of the compiler for a file.
  static func found(in output: String, file: URL) -> [Diagnostic] {
    output.split(separator: "\n").compactMap { line in
      let prefix = file.path + ":"
      guard line.hasPrefix(prefix) else { return nil }
      let parts = line.dropFirst(prefix.count).split(separator: ":", maxSplits: 2)
      guard parts.count == 3, let number = Int(parts[0]) else { return nil }
      let text = parts[2].drop { $0 == " " }
      return text.hasPrefix("note:") ? nil : Diagnostic(line: number, text: String(text))
    }
  }
}

/// The compiler with this module built from the sources, so that no build folder has to be found.
private struct Compiler {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static let path: String? = ProcessInfo.processInfo.environment["PATH"]?
    .split(separator: ":").map { "\($0)/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let modules: URL

  func clean() { try? FileManager.default.removeItem(at: modules) }

  init() throws {
    modules = FileManager.default.temporaryDirectory.appending(path: "mutsu-\(UUID())")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    for module in ["TextFoundation", "TypedEvents"] { try build(module) }
  }

  /// Compiles a module from its sources.
  private func build(_ module: String) throws {
    let sources = Self.folder.appending(path: "../../../Sources/\(module)")
      .standardized.resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let output = try run(
      [
        "-emit-module", "-module-name", module, "-package-name", "mutsu", "-I", modules.path,
        "-emit-module-path", modules.appending(path: "\(module).swiftmodule").path,
      ]
        + (files ?? []).filter { $0.hasSuffix(".swift") }.map { "\(sources.path)/\($0)" })
    #expect(output.isEmpty, "the module \(module): \(output)")
  }

  func diagnostics(of file: URL) throws -> String {
    // To the intermediate language: region analysis runs after the type checker.
    try run(["-emit-sil", "-o", "/dev/null", "-I", modules.path, file.path])
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: Self.path ?? "")
    process.arguments =
      ["-swift-version", "6", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]
      + ["-no-color-diagnostics", "-diagnostic-style", "llvm"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}

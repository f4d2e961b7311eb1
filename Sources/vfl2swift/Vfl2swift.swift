import ArgumentParser
import VisualFormat

/// The command `vfl2swift`: updates frame code in Swift sources from the rules in them.
struct Vfl2swift: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vfl2swift",
    abstract: "Writes Swift that sets frames from rules in the visual format language.",
    discussion: """
      Rules are in a comment between markers; the text between the markers is replaced by the \
      rules and the code generated from them, so running it again changes nothing.

        // VFL begin
        /*
        |-30-[label]-30-|
        V:|-10-[label(20)]
        */
        // VFL end

      Without files it reads standard input and writes standard output. If any rule has an \
      error, no file is written.

        vfl2swift Sources/App/*.swift
        vfl2swift --check Sources/App/*.swift
        echo '|-[a]-|' | vfl2swift --raw
      """,
    version: "vfl2swift 0.1.0")

  @Argument(help: "Swift files, changed in place.", completion: .file(extensions: ["swift"]))
  var files: [String] = []

  @Flag(
    help: "Write nothing; report blocks that are not up to date, and exit with 1 if there are any.")
  var check = false

  @Flag(help: "Read rules without markers from standard input, and write a block with its markers.")
  var raw = false

  @Option(help: "The Swift expression for the container.")
  var superview = "superview"

  @Option(
    name: .customLong("add-with"),
    help: "The container's method that adds each view, as in addSubview.")
  var adder: String?

  @Flag(help: "A single - is 8 between views and 20 to the container's edge instead of 0.")
  var standardGaps = false

  @Flag(help: "Also report the positions and sizes that the rules do not determine.")
  var notes = false

  func validate() throws {
    if raw, !files.isEmpty { throw ValidationError("--raw reads standard input, not files") }
    if raw, check { throw ValidationError("--raw cannot be combined with --check") }
  }

  func run() throws {
    let writer = SwiftFrameWriter(
      superview: superview, defaultSpacing: standardGaps ? .standard : .zero, adder: adder)
    let rewriter = SwiftSourceRewriter(writer: writer)
    if raw {
      try writeBlock(rewriter)
    } else if files.isEmpty {
      try rewriteStandardInput(rewriter)
    } else {
      try rewriteFiles(rewriter)
    }
  }

  private func writeBlock(_ rewriter: SwiftSourceRewriter) throws {
    let source = try SourceFile.standardInput.read()
    let (text, diagnostics) = rewriter.block(for: source)
    report(diagnostics, in: .standardInput)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { throw ExitCode(1) }
    try SourceFile.standardInput.write(text)
  }

  private func rewriteStandardInput(_ rewriter: SwiftSourceRewriter) throws {
    let result = rewriter.rewrite(try SourceFile.standardInput.read())
    report(result.diagnostics, in: .standardInput)
    if check { reportStale(result, in: .standardInput) }
    guard !result.hasErrors, !check || result.staleLines.isEmpty else { throw ExitCode(1) }
    if !check { try SourceFile.standardInput.write(result.text) }
  }

  /// Reads all files before it writes any.
  private func rewriteFiles(_ rewriter: SwiftSourceRewriter) throws {
    var results: [(file: SourceFile, result: SwiftSourceRewriter.Result)] = []
    var isFailed = false
    for path in files {
      let file = SourceFile(path: path)
      do {
        let result = rewriter.rewrite(try file.read())
        report(result.diagnostics, in: file)
        if check { reportStale(result, in: file) }
        isFailed = isFailed || result.hasErrors || check && !result.staleLines.isEmpty
        results.append((file, result))
      } catch {
        StandardError.write("vfl2swift: \(error.message)\n")
        isFailed = true
      }
    }
    guard !isFailed else { throw ExitCode(1) }
    // With --check, a stale file has already failed here.
    for (file, result) in results where !result.staleLines.isEmpty {
      try file.write(result.text)
    }
  }

  // MARK: Messages

  private func report(_ diagnostics: [FormatDiagnostic], in file: SourceFile) {
    for diagnostic in diagnostics where diagnostic.severity != .note || notes {
      let kind = diagnostic.severity == .error ? "" : "\(diagnostic.severity.rawValue): "
      let excerpt = diagnostic.rendered.drop { $0 != "\n" }
      StandardError.write(
        "vfl2swift: \(file.name):\(diagnostic.position): \(kind)\(diagnostic.message)\(excerpt)\n")
    }
  }

  private func reportStale(_ result: SwiftSourceRewriter.Result, in file: SourceFile) {
    for line in result.staleLines {
      StandardError.write(
        "vfl2swift: \(file.name):\(line): the code is not up to date with the rules (run vfl2swift)\n"
      )
    }
  }
}

@main
enum Main {
  static func main() {
    do {
      let command = try Vfl2swift.parse()
      try command.run()
    } catch let failure as SourceFile.Failure {
      StandardError.write("vfl2swift: \(failure.message)\n")
      Vfl2swift.exit(withError: ExitCode(1))
    } catch {
      // As `exit(withError:)` does, which would write arguments unquoted.
      let (message, code) = (
        Vfl2swift.fullMessage(for: error, columns: nil), Vfl2swift.exitCode(for: error)
      )
      guard code != .success else { Vfl2swift.exit(withError: error) }
      if !message.isEmpty { StandardError.write(message + "\n") }
      Vfl2swift.exit(withError: code)
    }
  }
}

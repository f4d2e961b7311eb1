import ArgumentParser
import CommandSupport
import DocumentAnnotation

/// The options for input files and output of commands that change documents.
struct DocumentOutputArguments: ParsableArguments {
  /// What is written about the run.
  enum Report: String, CaseIterable, ExpressibleByArgument {
    case json
  }

  @Argument(
    help: "Documents, and with --recursive folders; - or no file means standard input.",
    completion: .file())
  var files: [String] = []

  @Flag(name: [.short, .long], help: "Process the documents in folders.")
  var recursive = false

  @Flag(help: "Replace the files; the originals are kept with the suffix .bak.")
  var inPlace = false

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The output file, or for several files a folder.", valueName: "out"),
    completion: .file())
  var output: String?

  @Flag(help: "Write no document; only count.")
  var dryRun = false

  @Flag(help: "Write what would change as a unified diff instead of the documents.")
  var diff = false

  @Option(help: "Write a line of JSON about each file: json.")
  var report: Report?

  @Option(
    help: ArgumentHelp(
      "The number of files, or of the entries of one archive, that are processed at a time.",
      valueName: "n"))
  var jobs: Int?

  @Flag(help: "Write no summary and no progress.")
  var quiet = false

  func validate() throws {
    if inPlace, files.isEmpty || files.contains("-") || output != nil {
      throw ValidationError("--in-place takes files, and neither - nor --output")
    }
    if inPlace, diff || dryRun {
      throw ValidationError("--in-place cannot be combined with --diff or --dry-run")
    }
    if diff, dryRun { throw ValidationError("--diff writes no document: leave out --dry-run") }
    if output != nil, diff || dryRun {
      throw ValidationError("--output cannot be combined with --diff or --dry-run")
    }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1") }
  }

  /// Whether documents are written to standard output.
  var writesToStandardOutput: Bool { !inPlace && output == nil && !diff && !dryRun }

  /// Whether the output is a folder.
  func outputIsFolder(_ files: [DocumentFiles.File]) -> Bool { recursive || files.count > 1 }

  /// The number of threads.
  var jobCount: Int { jobs ?? min(Process.processorCount, 8) }
}

import ArgumentParser
import CommandSupport
import JapaneseText
import Mutsu

/// Options for the input and the number of threads.
struct InputOptions: ParsableArguments {
  @Argument(help: "Files to read; - or no file means standard input.", completion: .file())
  var files: [String] = []

  @Flag(help: "Replace invalid UTF-8 by U+FFFD instead of stopping at it.")
  var lossy = false

  @Option(
    help: ArgumentHelp(
      "The number of threads for large input; by default the number of processors, at most 8.",
      valueName: "count"))
  var threads: Int?

  func validate() throws {
    if let threads, threads < 1 { throw ValidationError("--threads takes a number of at least 1") }
  }

  func run(_ makeProcessor: @escaping @Sendable () -> any LineProcessor) throws {
    try Pipeline(
      files: files, isLossy: lossy, workerCount: threads ?? min(Process.processorCount, 8),
      makeProcessor: makeProcessor
    ).run()
  }
}

import ArgumentParser
import CommandSupport
import DocumentAnnotation

/// Changes documents, reports about each, and fails if one failed.
struct DocumentRun {
  let arguments: DocumentOutputArguments
  /// What has happened to words, for the summary.
  let verb: String
  let change: DocumentTask.Change

  /// Processes all files.
  ///
  /// - Throws: ``CommandFailure`` after all files if one of them could not be processed.
  func process(_ files: [DocumentFiles.File]) throws {
    let task = DocumentTask(destination: destination(files), change: change)
    var report = DocumentReport(verb: verb)
    var progress = ProgressBar(total: files.count, isShown: !arguments.quiet)
    try DocumentRunner(jobs: arguments.jobCount).run(files) {
      task.result(for: $0)
    } finish: {
      (result) in
      report.add(result)
      progress.erase()
      if !result.output.isEmpty { try WholeFile.write(result.output, toFile: nil) }
      if arguments.report == .json { try writeJSON(result) }
      if let failure = result.failure { StandardError.write("jptok: \(failure)\n") }
      Self.writeWarnings(of: result)
      progress.advance()
    }
    progress.erase()
    if !arguments.quiet, arguments.inPlace || arguments.dryRun || files.count > 1 {
      StandardError.write("jptok: \(report.summary)\n")
    }
    if report.hasFailure { throw ExitCode(1) }
  }

  private func destination(_ files: [DocumentFiles.File]) -> DocumentTask.Destination {
    if arguments.inPlace { return .inPlace }
    if arguments.diff { return .diff }
    if arguments.dryRun { return .nowhere }
    guard let output = arguments.output else { return .standardOutput }
    return arguments.outputIsFolder(files) ? .folder(output) : .file(output)
  }

  /// Writes a line of JSON, to standard output unless that has the documents.
  private func writeJSON(_ result: DocumentResult) throws {
    let line = DocumentReport.json(result)
    if arguments.writesToStandardOutput || arguments.diff {
      StandardError.write(line)
    } else {
      try StandardOutput.write(line)
    }
  }

  static func writeWarnings(of result: DocumentResult) {
    for warning in result.warnings {
      StandardError.write("jptok: \(result.file): \(warning.description)\n")
    }
    if result.counts.sharesNotation {
      StandardError.write(
        "jptok: \(result.file): the text has readings in every form of the notation, and --remove "
          + "would remove some of them too (choose another --notation)\n")
    }
    if result.counts.notEncodable > 0 {
      StandardError.write(
        "jptok: \(result.file): \(result.counts.notEncodable) insertions left out, whose characters "
          + "the encoding lacks (convert the text to UTF-8)\n")
    }
  }
}

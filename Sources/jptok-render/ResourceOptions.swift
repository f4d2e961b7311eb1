import ArgumentParser
import TextLayout

/// The flags for the files that markup may refer to.
struct ResourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder whose pictures may be read; by default that of the file, and none for standard input.",
      valueName: "dir"),
    completion: .directory)
  var allowFiles: [String] = []

  @Flag(help: "Read no files that the markup refers to.")
  var noFiles = false

  func validate() throws {
    if noFiles, !allowFiles.isEmpty {
      throw ValidationError("--no-files and --allow-files exclude each other")
    }
  }

  /// Returns the policy for a document; `-` is standard input.
  func policy(forFile file: String) -> ResourcePolicy {
    if noFiles { return ResourcePolicy() }
    if !allowFiles.isEmpty { return ResourcePolicy(folders: allowFiles) }
    guard file != "-" else { return ResourcePolicy() }
    let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? "."
    return ResourcePolicy(folders: [folder])
  }
}

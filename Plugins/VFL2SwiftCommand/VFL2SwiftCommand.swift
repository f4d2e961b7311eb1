import Foundation
import PackagePlugin

/// The command `swift package vfl2swift`: runs `vfl2swift` on the Swift sources of the package's
/// targets.
///
/// `--target NAME`, which may be repeated, selects targets; other arguments are passed to the
/// command, so `swift package vfl2swift --check` can be used in continuous integration.
@main
struct VFL2SwiftCommand: CommandPlugin {
  /// An error whose message is printed when the plugin ends.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let files = targets.compactMap { $0 as? any SourceModuleTarget }
      .flatMap { $0.sourceFiles(withSuffix: "swift") }
      .filter { $0.type == .source }
      .map { $0.url.path(percentEncoded: false) }
    // A target may have no Swift sources, and without files the command would read standard input.
    guard !files.isEmpty else { return }
    try run(
      context.tool(named: "vfl2swift").url,
      extractor.remainingArguments + ["--"] + Set(files).sorted())
  }

  private func run(_ tool: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "vfl2swift failed with exit status \(process.terminationStatus)")
    }
  }
}

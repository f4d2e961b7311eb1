import Foundation
import PackagePlugin

/// Compiles the text in `Dictionaries/naist-jdic` into resources of the target that uses the
/// plugin.
@main
struct CompileDictionary: BuildToolPlugin {
  /// The files that `lexicon-tool compile` creates, and with `--reduced`.
  private static let outputs = ["dictionary.mutsu", "words.patterns", "manifest"]
  private static let reducedOutputs = ["dictionary.mutsu", "manifest"]

  /// The folders whose Swift files determine the output of the tool.
  private static let toolSources = [
    "Dictionaries/DictionaryManifest", "Dictionaries/LexiconFormat", "Dictionaries/lexicon-tool",
    "Sources/LatticeEngine", "Sources/MeCabDictionary", "Sources/TextFoundation",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    let package = context.package.directoryURL
    let text = package.appending(path: "Dictionaries/naist-jdic")
    let output = context.pluginWorkDirectoryURL
    let sources = Self.toolSources.map { package.appending(path: $0).path(percentEncoded: false) }
    let isReduced =
      (target as? SwiftSourceModuleTarget)?.compilationConditions
      .contains("WholeDictionary") != true
    let outputs = isReduced ? Self.reducedOutputs : Self.outputs
    return [
      .buildCommand(
        displayName: "Compiling the dictionary naist-jdic" + (isReduced ? ", reduced" : ""),
        executable: try context.tool(named: "lexicon-tool").url,
        arguments: [
          "compile", text.path(percentEncoded: false), output.path(percentEncoded: false),
        ] + (isReduced ? ["--reduced"] : []) + sources.flatMap { ["--tool-source", $0] },
        inputFiles: try inputs(in: text),
        outputFiles: outputs.map { output.appending(path: $0) })
    ]
  }

  /// Returns all files of the text, so that a change to any of them triggers compilation.
  private func inputs(in folder: URL) throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey])
    var inputs: [URL] = []
    while let file = files?.nextObject() as? URL {
      if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        inputs.append(file)
      }
    }
    return inputs.sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }
}

import LexiconFormat

do {
  ToolProcess.end(try ToolCommand(Array(CommandLine.arguments.dropFirst())).run())
} catch {
  FileSystem.printError("lexicon-tool: \(error)")
  ToolProcess.end(1)
}

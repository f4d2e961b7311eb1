import LexiconFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let arguments = Array(CommandLine.arguments.dropFirst())

do {
  exit(try ToolCommand(arguments).run())
} catch {
  FileSystem.printError("lexicon-tool: \(error)")
  exit(1)
}

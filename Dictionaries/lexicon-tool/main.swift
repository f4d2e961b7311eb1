import LexiconFormat

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

do {
  exit(try ToolCommand(Array(CommandLine.arguments.dropFirst())).run())
} catch {
  FileSystem.printError("lexicon-tool: \(error)")
  exit(1)
}

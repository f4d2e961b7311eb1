import ArgumentParser
import CommandSupport
import JapaneseText
import LatticeEngine
import Mutsu

/// The command `jptok dictionary`: lists, inspects, verifies and compiles dictionaries.
struct DictionaryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dictionary",
    abstract: "List, inspect, verify and compile dictionaries.",
    subcommands: [
      DictionaryListCommand.self, DictionaryInfoCommand.self, DictionaryBuildCommand.self,
      DictionaryExportCommand.self,
    ],
    defaultSubcommand: DictionaryListCommand.self)
}

/// The command `jptok dictionary list`: lists the dictionaries that `--dictionary` finds by name.
struct DictionaryListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print a line for each dictionary: name, charset, entries, directory.")

  func run() throws {
    var rows: [String] = []
    if let directory = try? DictionarySource.embedded.directory() {
      let lexicon = try? EntrySource(dictionary: directory)
      rows.append("embedded\tUTF-8\t\(lexicon?.entryCount ?? 0)\t\(directory)")
    }
    for dictionary in InstalledDictionary.all() {
      let charset = dictionary.charset + (dictionary.isUTF8 ? "" : " (unusable)")
      rows.append("\(dictionary.name)\t\(charset)\t\(dictionary.entryCount)\t\(dictionary.path)")
    }
    for row in rows { try StandardOutput.write(row + "\n") }
    if rows.isEmpty { throw CommandFailure("no dictionary found (see jptok tokenize --help)") }
  }
}

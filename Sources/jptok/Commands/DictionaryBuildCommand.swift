import ArgumentParser
import CommandSupport
import JapaneseText
import MeCabDictionary

/// The command `jptok dictionary build`: compiles user and system dictionaries.
struct DictionaryBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Compile a user dictionary from CSV, or a system dictionary from its source.",
    discussion: """
      jptok dictionary build names.csv -o names.dic
        the rows are surface,reading[,part of speech] or full MeCab rows
      jptok dictionary build --system mecab-ipadic-source -o my-ipadic
        the directory contains *.csv, matrix.def, char.def, unk.def, dicrc in UTF-8 or --charset
      """)

  @Flag(help: "Compile a system dictionary from the given directory.")
  var system = false

  @Option(help: "With --system, the charset of the source files, such as EUC-JP.")
  var charset = "UTF-8"

  @Option(name: .shortAndLong, help: "The file to write, or with --system the directory.")
  var output: String

  @Argument(help: "CSV files, or with --system one directory.", completion: .file())
  var sources: [String]

  @OptionGroup var dictionaryOptions: DictionaryOptions

  func validate() throws {
    if system, sources.count != 1 { throw ValidationError("--system takes one directory") }
  }

  func run() throws {
    do {
      if system {
        let summary = try DictionaryCompiler.compileSystemDictionary(
          source: sources[0], to: output, charset: charset)
        try StandardOutput.write("\(summary.entryCount) entries\t\(output)\n")
      } else {
        let tokenizer = try dictionaryOptions.makeTokenizer()
        let bytes = try UserDictionaryBuilder.compile(csvFiles: sources, for: tokenizer)
        try FileSystem.writeAtomically(bytes, to: FileSystem.resolved(output))
        let entries = try DictionaryFile(path: output).entryCount
        try StandardOutput.write("\(entries) entries\t\(output)\n")
      }
    } catch let error as MeCabError {
      throw CommandFailure(error)
    } catch let error as TokenizerError {
      throw CommandFailure(error)
    }
  }
}

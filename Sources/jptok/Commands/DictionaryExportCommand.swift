import ArgumentParser
import CommandSupport
import JapaneseText
import LatticeEngine
import MeCabDictionary
import Mutsu

/// The command `jptok dictionary export`: writes MeCab's files of a dictionary that is one file.
struct DictionaryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a dictionary in the format of MeCab, for other programs.",
    discussion: """
      The embedded dictionary is one file that only Mutsu reads. This command writes its entries as \
      sys.dic, with the other files that mecab -d needs, about 140 MB.
      """)

  @OptionGroup var dictionaryOptions: DictionaryOptions
  @Argument(help: "The directory of the new files; it is created if it does not exist.")
  var directory: String

  func run() throws {
    let source: String
    do throws(TokenizerError) { source = try dictionaryOptions.source.directory() } catch {
      throw CommandFailure(error)
    }
    do throws(MeCabError) {
      try DictionaryExport.write(dictionary: source, to: directory)
    } catch {
      throw CommandFailure(error)
    }
  }
}

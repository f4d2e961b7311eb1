import ArgumentParser
import CommandSupport
import JapaneseText
import LatticeEngine
import MeCabDictionary
import Mutsu

/// The command `jptok dictionary info`: prints all facts about one dictionary.
struct DictionaryInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Print the facts about a dictionary, one per line: name, tab, value.")

  @Flag(
    help: """
      Also read the whole dictionary and check it; exit code 1 if it is damaged. Only a dictionary \
      with a manifest of hashes, as dictionary build writes it, can be found sound.
      """)
  var verify = false

  @OptionGroup var dictionaryOptions: DictionaryOptions

  func run() throws {
    let directory: String
    do throws(TokenizerError) { directory = try dictionaryOptions.source.directory() } catch {
      throw CommandFailure(error)
    }
    let tokenizer = try dictionaryOptions.makeTokenizer()
    try printFacts(of: tokenizer, in: directory)
    if verify { try check(directory) }
  }

  private func printFacts(of tokenizer: Tokenizer, in directory: String) throws {
    var facts = [("directory", directory), ("schema", tokenizer.schema.name)]
    facts += EmbeddedManifest.facts(of: directory, names: dictionaryOptions.names)
    facts += engineFacts(of: tokenizer)
    let model = tokenizer.engineModel
    facts.append(("right ids", String(model.rightIDCount)))
    facts.append(("left ids", String(model.leftIDCount)))
    for file in model.files {
      facts.append(
        ("\(file.kind) dictionary", "\(file.path) \(file.charset) \(file.entryCount) entries"))
    }
    for (name, value) in facts { try StandardOutput.write("\(name)\t\(value)\n") }
  }

  /// Returns the engine, the reason if it is not the preferred one, and the origin of its tables.
  private func engineFacts(of tokenizer: Tokenizer) -> [(String, String)] {
    let reason = tokenizer.fallbackReason.map { " (\($0))" } ?? ""
    return [
      ("engine", tokenizer.engine.rawValue + reason), ("tables", tokenizer.engineModel.trieOrigin),
    ]
  }

  /// Compares the files with the hashes in the manifest, and reads every part of the dictionary that
  /// parsing could read.
  private func check(_ directory: String) throws {
    let hashes: HashVerification
    do throws(MeCabError) {
      let folder = try DictionaryFolder(directory)
      if let image = folder.image {
        try CodedLexicon(image).verify()
        hashes = try DictionaryInspection.verifyHashes(
          in: folder.directory, of: [DictionaryFormat.imageName])
      } else {
        let inspection = try DictionaryInspection(directory: directory)
        try inspection.verify(full: true)
        hashes = try inspection.verifyHashes()
      }
    } catch {
      throw CommandFailure(error)
    }
    let outcome =
      switch hashes {
      case .verified: "sound"
      case .noHashes: "not verifiable: no hashes (the structure has no contradictions)"
      case .incomplete(let name):
        "not verifiable: no hash of \(name) (the structure has no contradictions)"
      }
    try StandardOutput.write("verified\t\(outcome)\n")
  }
}

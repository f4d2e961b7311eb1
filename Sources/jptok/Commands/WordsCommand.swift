import ArgumentParser
import CommandSupport
import DocumentAnnotation
import JapaneseText
import TextFoundation

/// The command `jptok words`: prints the words of each line, separated by spaces.
struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Split lines into words, separated by one space.",
    discussion: """
      morpheme: the words of the dictionary (行き まし た). word: content words with their endings \
      (行きました). long: compounds joined (東京特許許可局).
      For word and long, --base prints the dictionary form (食べさせられた: 食べる, \
      悪化した: 悪化する), and --pos tests the part of speech of that form.
      With --list, the vocabulary of documents (HTML, EPUB, Markdown, subtitles, text, …): rows of word, \
      reading, dictionary form, count and first sentence, separated by tabs.
      """)

  @Option(help: "The unit of words: \(WordUnit.all.map(\.description).joined(separator: ", ")).")
  var unit = WordUnitArgument(.morpheme)

  @Flag(help: "Print dictionary forms (食べ, or 食べました in larger units, becomes 食べる).")
  var base = false

  @Option(
    help: ArgumentHelp(
      "Print only these parts of speech, separated by commas: noun, verb, adjective, noun.place, …",
      valueName: "list"))
  var pos: PartOfSpeechFilter?

  @Flag(help: "Print the vocabulary of documents, each word once, in the order of occurrence.")
  var list = false

  @OptionGroup var dictionaryOptions: DictionaryOptions
  @OptionGroup var input: InputOptions

  func validate() throws {
    if list, base || pos != nil {
      throw ValidationError(
        "--list prints dictionary forms of content words: leave out --base and --pos")
    }
  }

  func run() throws {
    if list { return try printVocabulary() }
    let needsSchema = unit.unit != .morpheme || base || pos != nil
    let tokenizer = try dictionaryOptions.makeTokenizer(
      needsSchema: needsSchema, needsWordsOnly: true)
    let (unit, base, pos) = (unit.unit, base, pos)
    try input.run {
      guard unit != .morpheme else {
        return WordsProcessor(tokenizer: tokenizer, printsBaseForms: base, filter: pos)
      }
      return GroupedWordsProcessor(
        tokenizer: tokenizer, unit: unit, printsBaseForms: base, filter: pos)
    }
  }
}

extension WordsCommand {
  private func printVocabulary() throws {
    Process.ignoreClosedPipeSignal()
    let annotator = DocumentAnnotator(tokenizer: try dictionaryOptions.makeTokenizer())
    var documents: [(bytes: [UInt8], format: DocumentFormat?)] = []
    for file in input.files.isEmpty ? ["-"] : input.files {
      let bytes = try WholeFile.bytes(ofFile: file)
      documents.append((bytes, DocumentFormat(ofFile: file, bytes)))
    }
    var output = ByteBuffer()
    do throws(DocumentError) {
      for entry in try annotator.vocabulary(of: documents, encoding: nil) {
        output.append(
          "\(entry.word)\t\(entry.reading)\t\(entry.dictionaryForm)\t\(entry.count)\t"
            + entry.sentence.replacing("\t", with: " ") + "\n")
      }
    } catch {
      throw CommandFailure(error.description)
    }
    try StandardOutput.write(&output)
  }
}

/// A word unit given by its name.
struct WordUnitArgument: ExpressibleByArgument, Sendable {
  let unit: WordUnit

  init(_ unit: WordUnit) { self.unit = unit }

  init?(argument: String) {
    guard let unit = WordUnit(argument) else { return nil }
    self.init(unit)
  }

  var defaultValueDescription: String { unit.description }
  static var allValueStrings: [String] { WordUnit.all.map(\.description) }
}

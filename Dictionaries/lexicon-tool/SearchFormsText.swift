import LatticeEngine
import LexiconFormat
import MeCabDictionary

/// The text from which the forms for search are compiled: the folder `search` of a dictionary's text.
struct SearchFormsText {
  private var forms: [SearchFormsCompiler.Writing: String] = [:]
  private var compounds: [String] = []
  private var ambiguousKeys: [String] = []

  /// Reads the folder of a dictionary's text; `nil` if it has none.
  init?(text: String) throws(LexiconError) {
    let folder = text + "/search"
    guard !LexiconFormat.FileSystem.names(in: folder).isEmpty else { return nil }
    try readWritings(TextFile(reading: folder + "/writings.tsv"))
    compounds = try Self.rows(of: TextFile(reading: folder + "/compounds.tsv"))
    ambiguousKeys = try Self.rows(of: TextFile(reading: folder + "/spellings.tsv"))
  }

  private static func rows(of file: TextFile) throws(LexiconError) -> [String] {
    let rows = try file.rows().map { $0.line.string }
    // Lines refer to the memory of the file.
    return withExtendedLifetime(file) { rows }
  }

  /// Reads lines of four columns: form, part of speech, reading, and the writings separated by spaces.
  private mutating func readWritings(_ file: TextFile) throws(LexiconError) {
    for row in try file.rows() {
      let columns = row.line.string.split(separator: "\t")
      guard columns.count == 4,
        let partOfSpeech = SearchFormsCompiler.PartOfSpeech(rawValue: String(columns[1]))
      else {
        throw LexiconError(
          .invalidRow, "a row has a form, verb, adjective or other, a reading, and writings",
          path: file.path, line: row.number)
      }
      for surface in columns[3].split(separator: " ") {
        let writing = SearchFormsCompiler.Writing(
          surface: String(surface), partOfSpeech: partOfSpeech, reading: String(columns[2]))
        forms[writing] = String(columns[0])
      }
    }
    withExtendedLifetime(file) {}
  }

  /// Returns the section for the dictionary that was compiled to a directory.
  func section(for directory: String) throws(MeCabError) -> (name: String, contents: [UInt8]) {
    let compiler = SearchFormsCompiler(
      forms: forms, compounds: compounds, ambiguousKeys: ambiguousKeys)
    let source = try EntrySource(dictionary: directory)
    return (SearchFormsCompiler.sectionName, try compiler.section(for: source))
  }
}

import LatticeEngine
import LexiconFormat
import MeCabDictionary

extension DictionaryExpansion {
  /// Compiles to the files MeCab opens; the sources they are made from stay beside them.
  ///
  /// The compiler keeps the order of the rows, so the same text gives the same bytes everywhere.
  func compile(in directory: String) throws(LexiconError) {
    try writeForCompiling(to: directory)
    do throws(MeCabError) {
      try DictionaryCompiler.compileSystemDictionary(source: directory, to: directory)
    } catch {
      throw problem(error, in: directory)
    }
  }

  /// Adds the tables our engine looks words up in, so that it is fast from the first line.
  func compileWordTables(in directory: String) throws(LexiconError) {
    do throws(MeCabError) {
      try WordTableCompiler.compile(directory: directory)
    } catch {
      throw problem(error, in: directory)
    }
  }

  /// Adds the file that says which entries are of the layer of names.
  func compileNames(in directory: String) throws(LexiconError) {
    do throws(MeCabError) {
      try NameEntries.compile(directory: directory, entries: expanded.nameRows)
    } catch {
      throw problem(error, in: directory)
    }
  }

  /// The error in terms of the text: `directory` is gone when a person reads it.
  private func problem(_ error: MeCabError, in directory: String) -> LexiconError {
    let name = error.path?.split(separator: "/").last.map { String($0) } ?? ""
    if Self.definitions.contains(name) {
      return LexiconError(.invalidTable, error.message, path: "\(text)/\(name)", line: error.line)
    }
    let row = error.line.map { "row \($0) as expanded " } ?? ""
    return LexiconError(.invalidRow, row + error.message, path: text)
  }
}

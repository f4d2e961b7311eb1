import DictionaryManifest
import LatticeEngine
import LexiconFormat
import MeCabDictionary

extension DictionaryExpansion {
  /// Compiles to the files of MeCab; the sources remain in the same directory.
  ///
  /// The compiler preserves the order of the rows, so the same text always gives the same bytes.
  func compile(in directory: String) throws(LexiconError) {
    try writeForCompiling(to: directory)
    do throws(MeCabError) {
      try DictionaryCompiler.compileSystemDictionary(
        source: directory, to: directory, hashing: false)
    } catch {
      throw problem(error, in: directory)
    }
  }

  /// Adds the trie image of the native engine, so that opening the dictionary does not need to
  /// build it.
  func compileWordTables(in directory: String) throws(LexiconError) {
    do throws(MeCabError) {
      try TrieImageCompiler.compile(directory: directory)
    } catch {
      throw problem(error, in: directory)
    }
  }

  /// Packs all files but the patterns into one.
  ///
  /// - Parameters:
  ///   - directory: the directory of the files.
  ///   - includesSearch: whether to include the forms for search, if the text has them.
  /// - Throws: the errors of the compiler and of the text for search.
  func compileImage(in directory: String, includesSearch: Bool) throws(LexiconError) {
    let search = includesSearch ? try SearchFormsText(text: text) : nil
    do throws(MeCabError) {
      let sections = try search.map { text throws(MeCabError) in [try text.section(for: directory)]
      }
      let image = try DictionaryImageCompiler.compile(
        directory: directory, extraSections: sections ?? [])
      try MeCabDictionary.FileSystem.writeAtomically(
        image, to: directory + "/\(Manifest.imageName)")
    } catch {
      throw problem(error, in: directory)
    }
  }

  /// Adds the file that lists the entries of the proper-name lexicon.
  func compileNames(in directory: String) throws(LexiconError) {
    do throws(MeCabError) {
      try ProperNameEntries.compile(directory: directory, entries: expanded.nameRows)
    } catch {
      throw problem(error, in: directory)
    }
  }

  /// Adds the table of the patterns distilled from the engine's output.
  ///
  /// Patterns with words that this extent of the dictionary lacks are omitted; a text without
  /// patterns gives a table of the surfaces alone.
  func compilePatterns(in directory: String) throws(LexiconError) {
    do throws(MeCabError) {
      try PatternTableCompiler.compile(
        patterns: text + "/Generated/patterns.tsv", directory: directory)
    } catch {
      throw problem(error, in: directory)
    }
  }

  /// Returns the error in terms of the dictionary's text, because the temporary `directory` no
  /// longer exists when it is reported.
  private func problem(_ error: MeCabError, in directory: String) -> LexiconError {
    let name = error.path?.split(separator: "/").last.map { String($0) } ?? ""
    if Self.definitions.contains(name) {
      return LexiconError(
        .invalidTable, error.message, path: path(ofDefinition: name), line: error.line)
    }
    let row = error.line.map { "row \($0) as expanded " } ?? ""
    return LexiconError(.invalidRow, row + error.message, path: text)
  }
}

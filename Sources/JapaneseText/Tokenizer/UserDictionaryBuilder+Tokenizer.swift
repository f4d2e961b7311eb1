import MeCabDictionary

extension UserDictionaryBuilder {
  /// Completes and compiles the rows of CSV files (see ``UserDictionary`` for their format).
  ///
  /// ```swift
  /// let bytes = try UserDictionaryBuilder.compile(csvFiles: ["names.csv"], for: tokenizer)
  /// ```
  ///
  /// - Parameters:
  ///   - paths: the files.
  ///   - tokenizer: the tokenizer whose dictionary the words are for; ids are valid only for that
  ///     dictionary.
  /// - Returns: the bytes of a compiled user dictionary, to be written to a file.
  /// - Throws: ``TokenizerError`` with the file and the line.
  public static func compile(
    csvFiles paths: [String], for tokenizer: Tokenizer
  ) throws(TokenizerError) -> [UInt8] {
    var sources: [Source] = []
    for path in paths {
      do throws(MeCabError) {
        sources.append(Source(csv: try FileSystem.contents(of: path), path: path))
      } catch {
        throw TokenizerError(error)
      }
    }
    return try compile(sources, for: tokenizer.core.dictionary, schema: tokenizer.schema)
  }
}

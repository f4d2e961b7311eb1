import MeCabDictionary

extension DictionarySchema {
  /// The number of features that are inspected.
  private static let sampleCount = 16

  /// Returns the schema of the compiled dictionary in a directory, determined from some of its
  /// words.
  ///
  /// - Throws: `TokenizerError` if the dictionary cannot be read or its words match no known
  ///   schema.
  public static func inspecting(directory: String) throws(TokenizerError) -> DictionarySchema {
    let lexicon: DictionaryFile
    do throws(MeCabError) {
      lexicon = try DictionaryFile(path: FileSystem.join(directory, "sys.dic"))
    } catch {
      throw TokenizerError(error)
    }
    return try inspecting(lexicon)
  }

  static func inspecting(_ lexicon: DictionaryFile) throws(TokenizerError) -> DictionarySchema {
    var votes = SchemaVotes()
    lexicon.forEachFeature(sampleCount) { votes.add($0) }
    guard let schema = votes.schema else {
      throw TokenizerError(
        .unknownSchema, "its features match no known schema (pass a DictionarySchema)",
        path: lexicon.path)
    }
    return schema
  }
}

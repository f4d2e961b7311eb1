import MeCabDictionary

extension DictionarySchema {
  /// How many features are looked at.
  private static let sampleCount = 16

  /// The schema of the compiled dictionary in a directory, found by looking at some of its words.
  ///
  /// - Throws: `TokenizerError` if the dictionary cannot be read or its words fit no known schema.
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
        .unknownSchema, "its features fit no known dictionary (pass a DictionarySchema)",
        path: lexicon.path)
    }
    return schema
  }
}

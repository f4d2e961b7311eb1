import MeCab

extension DictionarySchema {
  /// How many features are looked at.
  private static let sampleCount = 16

  /// The schema of the compiled dictionary in a directory, found by looking at some of its words.
  ///
  /// - Throws: `TokenizerError` if the dictionary cannot be read or its words fit no known schema.
  public static func inspecting(directory: String) throws(TokenizerError) -> DictionarySchema {
    let path = FileSystem.join(directory, "sys.dic")
    let features: [[UInt8]]
    do throws(MeCabError) {
      features = try DictionaryFile(path: path).sampleFeatures(count: sampleCount)
    } catch {
      throw TokenizerError(error)
    }
    guard let schema = matching(sampleFeatures: features) else {
      throw TokenizerError(
        .unknownSchema, "its features fit no known dictionary (pass a DictionarySchema)",
        path: path)
    }
    return schema
  }
}

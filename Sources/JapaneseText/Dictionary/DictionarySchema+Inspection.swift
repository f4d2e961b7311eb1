import LatticeEngine
import MeCabDictionary

extension DictionarySchema {
  /// The number of features that are inspected.
  private static let sampleCount = 16

  /// Returns the schema of the compiled dictionary in a directory: the columns in its `dicrc` (see
  /// ``init(columns:tagSet:name:)``), or else the known schema that matches some of its words.
  ///
  /// - Throws: `TokenizerError` if the dictionary cannot be read or its words match no known
  ///   schema.
  public static func inspecting(directory: String) throws(TokenizerError) -> DictionarySchema {
    let lexicon: EntrySource
    do throws(MeCabError) {
      lexicon = try EntrySource(dictionary: directory)
    } catch {
      throw TokenizerError(error)
    }
    // A missing or invalid dicrc is reported when the dictionary is opened.
    return try inspecting(lexicon, try? DictionaryConfiguration(directory: directory))
  }

  static func inspecting(
    _ lexicon: EntrySource, _ settings: DictionaryConfiguration? = nil
  ) throws(TokenizerError) -> DictionarySchema {
    if let settings, let defined = try defined(by: settings, path: lexicon.path) { return defined }
    var votes = SchemaVotes()
    lexicon.forEachFeature(sampleCount) { votes.add($0) }
    guard let schema = votes.schema else {
      throw TokenizerError(
        .unknownSchema,
        "its features match no known schema (name its columns in mutsu-columns of its dicrc, or pass a "
          + "DictionarySchema, in the command --schema)", path: lexicon.path)
    }
    return schema
  }
}

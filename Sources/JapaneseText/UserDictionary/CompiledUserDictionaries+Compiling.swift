import MeCabDictionary

extension CompiledUserDictionaries {
  /// Compiles the dictionaries that are not yet compiled, for a system dictionary.
  init(
    _ dictionaries: [UserDictionary], for system: OpenedDictionary, schema: DictionarySchema
  ) throws(TokenizerError) {
    var contents: [Content] = []
    for dictionary in dictionaries {
      switch dictionary.content {
      case .compiled(let path): contents.append(.file(path))
      case .csvFile(let path):
        let source = UserDictionaryBuilder.Source(csv: try Self.contents(of: path), path: path)
        contents.append(
          .compiled(try UserDictionaryBuilder.compile([source], for: system, schema: schema)))
      case .csvText(let text):
        let source = UserDictionaryBuilder.Source(csv: Array(text.utf8), path: nil)
        contents.append(
          .compiled(try UserDictionaryBuilder.compile([source], for: system, schema: schema)))
      }
    }
    self.init(contents)
  }

  private static func contents(of path: String) throws(TokenizerError) -> [UInt8] {
    do throws(MeCabError) { return try FileSystem.contents(of: path) } catch {
      throw TokenizerError(error)
    }
  }
}

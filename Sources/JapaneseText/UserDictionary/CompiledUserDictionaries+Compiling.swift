import MeCabDictionary

extension CompiledUserDictionaries {
  /// Compiles the dictionaries that are not yet compiled, for a system dictionary.
  ///
  /// - Parameters:
  ///   - dictionaries: the dictionaries.
  ///   - system: the system dictionary.
  ///   - schema: the meaning of its fields.
  ///   - last: a compiled dictionary to be added after the others.
  /// - Throws: ``TokenizerError`` with file and line of an invalid row.
  init(
    _ dictionaries: [UserDictionary], for system: OpenedDictionary, schema: DictionarySchema,
    adding last: [UInt8]? = nil
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
    if let last { contents.append(.compiled(last)) }
    self.init(contents)
  }

  private static func contents(of path: String) throws(TokenizerError) -> [UInt8] {
    do throws(MeCabError) { return try FileSystem.contents(of: path) } catch {
      throw TokenizerError(error)
    }
  }
}

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
    func append(compiled bytes: [UInt8], path: String) throws(TokenizerError) {
      do throws(MeCabError) {
        contents.append(.compiled(try DictionaryFile(contents: bytes, path: path)))
      } catch {
        throw TokenizerError(error)
      }
    }
    for dictionary in dictionaries {
      let source: UserDictionaryBuilder.Source
      switch dictionary.content {
      case .compiled(let path):
        contents.append(.file(path))
        continue
      case .csvFile(let path):
        source = UserDictionaryBuilder.Source(csv: try Self.contents(of: path), path: path)
      case .csvText(let text):
        source = UserDictionaryBuilder.Source(csv: Array(text.utf8), path: nil)
      }
      try append(
        compiled: UserDictionaryBuilder.compile([source], for: system, schema: schema),
        path: source.path ?? "user dictionary")
    }
    if let last { try append(compiled: last, path: "words of readings") }
    self.init(contents)
  }

  private static func contents(of path: String) throws(TokenizerError) -> [UInt8] {
    do throws(MeCabError) { return try FileSystem.contents(of: path) } catch {
      throw TokenizerError(error)
    }
  }
}

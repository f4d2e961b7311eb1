import MeCab

/// User dictionaries as files that the engine can open.
///
/// Rows are completed, compiled and written to temporary files, which are removed with this
/// value's last owner: an opened dictionary stays mapped without them.
final class CompiledUserDictionaries {
  private(set) var paths: [String] = []
  private var temporary: [String] = []

  /// Compiles what has to be compiled, for a system dictionary.
  init(
    _ dictionaries: [UserDictionary], for system: Model, schema: DictionarySchema
  ) throws(TokenizerError) {
    for dictionary in dictionaries {
      switch dictionary.content {
      case .compiled(let path): paths.append(path)
      case .csvFile(let path):
        let csv = try Self.contents(of: path)
        try add(UserDictionaryBuilder.compile(csv, path: path, for: system, schema: schema))
      case .csvText(let text):
        let csv = Array(text.utf8)
        try add(UserDictionaryBuilder.compile(csv, path: nil, for: system, schema: schema))
      }
    }
  }

  deinit { for path in temporary { FileSystem.remove(path) } }

  private func add(_ bytes: [UInt8]) throws(TokenizerError) {
    do throws(MeCabError) {
      let path = try FileSystem.writeTemporary(bytes, prefix: "mutsu-user-", suffix: ".dic")
      temporary.append(path)
      paths.append(path)
    } catch {
      throw TokenizerError(error)
    }
  }

  private static func contents(of path: String) throws(TokenizerError) -> [UInt8] {
    do throws(MeCabError) { return try FileSystem.contents(of: path) } catch {
      throw TokenizerError(error)
    }
  }
}

import MeCab
import MeCabDictionary

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
        let source = UserDictionaryBuilder.Source(csv: try Self.contents(of: path), path: path)
        try add(UserDictionaryBuilder.compile([source], for: system, schema: schema))
      case .csvText(let text):
        let source = UserDictionaryBuilder.Source(csv: Array(text.utf8), path: nil)
        try add(UserDictionaryBuilder.compile([source], for: system, schema: schema))
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

import MeCabDictionary

/// User dictionaries in the form that engines open: compiled, as files.
///
/// What was compiled here is in memory, and written to temporary files for as long as an engine
/// needs to open them: an opened dictionary stays mapped without its file.
///
/// Sendable: a plain value.
struct CompiledUserDictionaries: Sendable {
  private enum Content {
    case file(String)
    case compiled([UInt8])
  }

  private var contents: [Content] = []

  /// No dictionaries.
  init() {}

  /// Compiles what has to be compiled, for a system dictionary.
  init(
    _ dictionaries: [UserDictionary], for system: OpenedDictionary, schema: DictionarySchema
  ) throws(TokenizerError) {
    for dictionary in dictionaries {
      switch dictionary.content {
      case .compiled(let path): contents.append(.file(path))
      case .csvFile(let path):
        let source = UserDictionaryBuilder.Source(csv: try Self.bytes(of: path), path: path)
        contents.append(
          .compiled(try UserDictionaryBuilder.compile([source], for: system, schema: schema)))
      case .csvText(let text):
        let source = UserDictionaryBuilder.Source(csv: Array(text.utf8), path: nil)
        contents.append(
          .compiled(try UserDictionaryBuilder.compile([source], for: system, schema: schema)))
      }
    }
  }

  /// Calls `open` with the paths of the dictionaries, in order.
  func withFiles<Opened>(
    _ open: ([String]) throws(MeCabError) -> Opened
  ) throws(TokenizerError) -> Opened {
    var temporary: [String] = []
    defer { for path in temporary { FileSystem.remove(path) } }
    do throws(MeCabError) {
      var paths: [String] = []
      for content in contents {
        switch content {
        case .file(let path): paths.append(path)
        case .compiled(let bytes):
          let path = try FileSystem.writeTemporary(bytes, prefix: "mutsu-user-", suffix: ".dic")
          temporary.append(path)
          paths.append(path)
        }
      }
      return try open(paths)
    } catch {
      throw TokenizerError(error)
    }
  }

  private static func bytes(of path: String) throws(TokenizerError) -> [UInt8] {
    do throws(MeCabError) { return try FileSystem.contents(of: path) } catch {
      throw TokenizerError(error)
    }
  }
}

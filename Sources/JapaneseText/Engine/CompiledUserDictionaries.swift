import MeCabDictionary

/// User dictionaries in the form that engines open: compiled, as files.
///
/// What was compiled here is in memory, and written to temporary files for as long as an engine
/// needs to open them: an opened dictionary stays mapped without its file.
///
/// Sendable: a plain value.
struct CompiledUserDictionaries: Sendable {
  enum Content {
    case file(String)
    case compiled([UInt8])
  }

  private let contents: [Content]

  /// Dictionaries in the order of their numbers.
  init(_ contents: [Content] = []) { self.contents = contents }

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
}

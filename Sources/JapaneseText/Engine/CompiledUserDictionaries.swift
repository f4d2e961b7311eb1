import MeCabDictionary

/// Compiled user dictionaries, as files that engines can open.
///
/// Dictionaries compiled at run time are kept in memory and written to temporary files only while
/// an engine opens them: an opened dictionary remains mapped after its file is removed.
struct CompiledUserDictionaries: Sendable {
  enum Content {
    case file(String)
    case compiled([UInt8])
  }

  private let contents: [Content]

  /// Creates the list, in the order of dictionary numbers.
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

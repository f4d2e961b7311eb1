import MeCabDictionary

#if LibMeCab
import MeCab
#endif

/// Compiled user dictionaries, in the form in which engines open them.
///
/// Dictionaries compiled at run time are in memory only. The native engine reads them there; libmecab
/// opens paths, so it is given the path of a memory file (see `MemoryFile`) while it opens them.
struct CompiledUserDictionaries: Sendable {
  enum Content {
    case file(String)
    case compiled(DictionaryFile)
  }

  private let contents: [Content]

  /// Creates the list, in the order of dictionary numbers.
  init(_ contents: [Content] = []) { self.contents = contents }

  /// Whether there are no dictionaries.
  var isEmpty: Bool { contents.isEmpty }

  /// Opens the dictionaries for the native engine, in order.
  func files() throws(MeCabError) -> [DictionaryFile] {
    try contents.map { content throws(MeCabError) in
      switch content {
      case .file(let path): try DictionaryFile(path: path)
      case .compiled(let file): file
      }
    }
  }

  #if LibMeCab
  /// Calls `open` with paths of the dictionaries, in order; those of dictionaries in memory are valid
  /// until it returns.
  func withPaths<Opened>(
    _ open: ([String]) throws(MeCabError) -> Opened
  ) throws(MeCabError) -> Opened {
    var memoryFiles: [MemoryFile] = []
    var paths: [String] = []
    for content in contents {
      switch content {
      case .file(let path): paths.append(path)
      case .compiled(let file):
        let memoryFile = try MemoryFile(file)
        memoryFiles.append(memoryFile)
        paths.append(memoryFile.path)
      }
    }
    return try withExtendedLifetime(memoryFiles) { () throws(MeCabError) in try open(paths) }
  }
  #endif
}

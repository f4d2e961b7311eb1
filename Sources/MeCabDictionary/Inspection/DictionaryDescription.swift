/// A description of one open dictionary file.
public struct DictionaryDescription: Sendable, Hashable {
  /// The path of the file.
  public let path: String
  /// The charset specified in the header.
  public let charset: String
  /// The number of entries.
  public let entryCount: Int
  /// The kind of dictionary: system, user or unknown words.
  public let kind: DictionaryFile.Kind

  package init(path: String, charset: String, entryCount: Int, kind: DictionaryFile.Kind) {
    self.path = path
    self.charset = charset
    self.entryCount = entryCount
    self.kind = kind
  }

  /// Creates a description from the header of `file`.
  package init(_ file: DictionaryFile) {
    self.init(
      path: file.path, charset: file.charset, entryCount: file.entryCount, kind: file.kind)
  }
}

/// One opened dictionary file, as the engine describes it.
///
/// Sendable: a plain value.
public struct DictionaryDescription: Sendable, Hashable {
  /// The file.
  public let path: String
  /// The charset its header names.
  public let charset: String
  /// How many entries it has.
  public let entryCount: Int
  /// System, user or unknown-word dictionary.
  public let kind: DictionaryFile.Kind

  package init(path: String, charset: String, entryCount: Int, kind: DictionaryFile.Kind) {
    self.path = path
    self.charset = charset
    self.entryCount = entryCount
    self.kind = kind
  }

  /// What the header of `file` says.
  package init(_ file: DictionaryFile) {
    self.init(
      path: file.path, charset: file.charset, entryCount: file.entryCount, kind: file.kind)
  }
}

/// Why the embedded dictionary cannot be used.
///
/// Sendable: a plain value.
public struct EmbeddedDictionaryError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure: an open set, compare with `==`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// No directory with a compiled dictionary was found.
    public static let dictionaryMissing = Code("dictionaryMissing")
    /// The dictionary's manifest is missing or cannot be read.
    public static let manifestUnreadable = Code("manifestUnreadable")
    /// A file is missing, or its size or hash is not what the manifest says.
    public static let fileDamaged = Code("fileDamaged")

    /// The code's name, as in `dictionaryMissing`.
    public var description: String { name }
  }

  /// The kind of failure.
  public let code: Code
  /// What is wrong and what to do, without a final period.
  public let message: String
  /// The file or directory concerned, if it is one.
  public let path: String?

  init(_ code: Code, _ message: String, path: String? = nil) {
    self.code = code
    self.message = message
    self.path = path
  }

  /// `path: message`, or the message alone.
  public var description: String {
    if let path { "\(path): \(message)" } else { message }
  }
}

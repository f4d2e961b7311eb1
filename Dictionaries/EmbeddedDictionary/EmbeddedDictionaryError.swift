/// A reason why the embedded dictionary cannot be used.
public struct EmbeddedDictionaryError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of a failure: an open set, to be compared with `==`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// No directory with a compiled dictionary was found.
    public static let dictionaryMissing = Code("dictionaryMissing")
    /// The manifest of the dictionary is missing or unreadable.
    public static let manifestUnreadable = Code("manifestUnreadable")
    /// A file is missing, or its size or hash differs from the manifest.
    public static let fileDamaged = Code("fileDamaged")

    /// The name of the code, as in `dictionaryMissing`.
    public var description: String { name }
  }

  /// The kind of failure.
  public let code: Code
  /// The problem and the remedy, without a final period.
  public let message: String
  /// The affected file or directory, if any.
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

internal import Transliteration

/// The reason why a document cannot be annotated.
///
/// `code` is for programs, `message` for people. The document is unchanged.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of failure; since others may be added, compare with `==`.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    /// The ICU libraries are not installed, or not in the version that this build requires.
    public static let libraryMissing = Code("libraryMissing")
    /// ICU reported another failure, which `message` describes.
    public static let engine = Code("engine")
    /// The bytes are an archive that is not a document of a known format.
    public static let unknownFormat = Code("unknownFormat")
    /// The format requires a package trait, or does not have the chosen annotation or notation.
    public static let unsupportedFormat = Code("unsupportedFormat")
    /// An archive is incomplete or contradicts itself.
    public static let archiveDamaged = Code("archiveDamaged")
    /// An archive exceeds the limits of ``ArchivePolicy``.
    public static let archiveTooLarge = Code("archiveTooLarge")
    /// An entry that would be read is compressed by another method than DEFLATE.
    public static let unsupportedCompression = Code("unsupportedCompression")
    /// The document is encrypted or protected by digital rights management.
    public static let documentEncrypted = Code("documentEncrypted")

    /// The name of the code, such as `archiveDamaged`.
    public var description: String { name }
  }

  /// The kind of failure.
  public let code: Code
  /// The problem and the remedy, in one sentence without a final period.
  public let message: String
  /// The path of the entry of an archive that the error is about; nil for the whole document.
  public let path: String?

  /// Creates an error.
  public init(_ code: Code, _ message: String, path: String? = nil) {
    self.code = code
    self.message = message
    self.path = path
  }

  /// Creates an error for the failure of a library.
  init(_ error: TransliterationError, path: String? = nil) {
    self.init(
      error.code == .libraryMissing ? .libraryMissing : .engine, error.description, path: path)
  }

  /// The message, preceded by the path if there is one.
  public var description: String { path.map { "\($0): \(message)" } ?? message }
}

/// An error in drawing or in loading fonts.
public struct DrawingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The kind of a drawing error.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// The drawing exceeds the size limit of the format.
    case tooLarge
    /// A call to Pango, Cairo or fontconfig failed.
    case backend
    /// A font is missing or cannot be opened.
    case noFonts
    /// An image cannot be decoded.
    case badImage
  }

  /// The kind of the error.
  public let code: Code
  /// The problem and its remedy.
  public let message: String

  /// Creates an error.
  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// The message of the error.
  public var description: String { message }
}

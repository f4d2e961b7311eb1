/// Why something could not be drawn.
///
/// Sendable: a plain value.
public struct DrawingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What kind of failure it is.
  ///
  /// Sendable: a plain value.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// The drawing is larger than the format can be.
    case tooLarge
    /// Pango or Cairo failed.
    case backend
    /// No font can be opened.
    case noFonts
    /// A picture cannot be decoded.
    case badImage
  }

  /// What kind of failure it is.
  public let code: Code
  /// What is wrong, and what to do.
  public let message: String

  /// A failure.
  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }

  /// The message.
  public var description: String { message }
}

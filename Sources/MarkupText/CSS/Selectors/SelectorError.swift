/// A syntax error in a selector.
public struct SelectorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A human-readable description of the error.
  public var message: String
  /// The UTF-8 offset of the invalid token, or nil at the end of the text.
  public var offset: Int?

  /// Creates an error.
  public init(message: String, offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }

  /// The message and the offset.
  public var description: String {
    offset.map { "\(message) (at byte \($0))" } ?? "\(message) (at the end)"
  }
}

/// Why a text is no selector.
///
/// Sendable: a plain value.
public struct SelectorError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong, for a person.
  public var message: String
  /// The UTF-8 offset of the token that is wrong; nil at the end.
  public var offset: Int?

  /// An error.
  public init(message: String, offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }

  /// The message and where it applies.
  public var description: String {
    offset.map { "\(message) (at byte \($0))" } ?? "\(message) (at the end)"
  }
}

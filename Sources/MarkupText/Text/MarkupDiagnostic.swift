/// Something in markup or in a style sheet that was mended, or dropped.
///
/// Sendable: a plain value.
public struct MarkupDiagnostic: Sendable, Hashable, Codable, CustomStringConvertible {
  /// What it is: a short name that stays the same, such as `stray-end-tag`.
  public var code: String
  /// What was found and what was made of it, for a person.
  public var message: String
  /// Where it is.
  public var position: SourcePosition

  /// A diagnostic.
  public init(code: String, message: String, position: SourcePosition) {
    self.code = code
    self.message = message
    self.position = position
  }

  /// `LINE:COLUMN: message`.
  public var description: String { "\(position.line):\(position.column): \(message)" }
}

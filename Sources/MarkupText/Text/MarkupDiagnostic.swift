/// A problem in markup or in a style sheet, such as a parse error that was recovered from or a
/// declaration that was dropped.
public struct MarkupDiagnostic: Sendable, Hashable, Codable, CustomStringConvertible {
  /// A short, stable identifier of the kind of problem, such as `stray-end-tag`.
  public var code: String
  /// A human-readable description of the problem and of the recovery from it.
  public var message: String
  /// The position of the problem in the source.
  public var position: SourcePosition

  /// Creates a diagnostic.
  public init(code: String, message: String, position: SourcePosition) {
    self.code = code
    self.message = message
    self.position = position
  }

  /// The position and the message, in the form `LINE:COLUMN: message`.
  public var description: String { "\(position.line):\(position.column): \(message)" }
}

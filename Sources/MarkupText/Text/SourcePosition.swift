/// A place in markup or in a style sheet.
///
/// Sendable: a plain value.
public struct SourcePosition: Sendable, Hashable, Codable {
  /// The UTF-8 offset from the start, from 0.
  public var offset: Int
  /// The line, from 1; lines end with LF, CR LF or CR.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// A place by its offset, line and column.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}

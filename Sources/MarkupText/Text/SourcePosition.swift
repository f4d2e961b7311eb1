/// A position in the source text of markup or of a style sheet.
public struct SourcePosition: Sendable, Hashable, Codable {
  /// The UTF-8 offset from the start of the source, counted from 0.
  public var offset: Int
  /// The line number, counted from 1; lines end with LF, CR LF or CR.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// Creates a position from its offset, line and column.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}

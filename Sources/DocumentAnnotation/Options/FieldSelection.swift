/// The columns of tables, and the keys of JSON documents, whose text is annotated.
public struct FieldSelection: Sendable, Hashable, Codable {
  /// A column of a table.
  public enum Column: Sendable, Hashable, Codable {
    /// The column that the header names.
    case name(String)
    /// The column with a number; the first is 1.
    case number(Int)

    /// Creates a column from the argument of a command: a number, or else a name.
    public init(_ argument: String) {
      if let number = Int(argument), number > 0 {
        self = .number(number)
      } else {
        self = .name(argument)
      }
    }
  }

  /// Whether the first record of a table is a header, which is never annotated.
  public enum Header: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is a header if columns are selected by name; else it is annotated as any other record.
    case automatic
    /// It is a header.
    case present
    /// It is not a header.
    case absent
  }

  /// The columns; empty for all.
  public var columns: [Column]
  /// Whether the first record is a header.
  public var header: Header
  /// The keys whose string values are annotated, at any depth; empty for all.
  ///
  /// A key may be written with those of the objects around it: `review.body`. Strings in an array
  /// belong to the key of the array.
  public var keys: [String]

  /// Creates a selection; by default all columns and all keys.
  public init(columns: [Column] = [], header: Header = .automatic, keys: [String] = []) {
    self.columns = columns
    self.header = header
    self.keys = keys
  }

  /// Whether the first record is left alone.
  var hasHeader: Bool {
    switch header {
    case .present: true
    case .absent: false
    case .automatic: columns.contains { if case .name = $0 { true } else { false } }
    }
  }
}

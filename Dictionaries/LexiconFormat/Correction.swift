/// A row of a correction file: an action on an entry, and its reason.
final class Correction {
  enum Action: String { case add, change, delete }

  let action: Action
  let path: String
  let line: Int
  /// The class or paradigm of the entry's section; in a change or deletion, `*` matches any
  /// section.
  let section: String
  let surface: ByteSlice
  /// The complete reading, also if `~` is written.
  var reading: ByteSlice { derivedReading?.slice ?? writtenReading }
  /// The new entry of an addition.
  let entry: EntryRow?
  /// The new values of a change, by column.
  let values: [(column: Column, value: ByteSlice)]
  /// The number of entries it was applied to.
  var matches = 0

  private let writtenReading: ByteSlice
  private let derivedReading: ByteBuffer?

  /// A column that a change can set.
  enum Column: String { case section, reading, cost, accent, rule, pronunciation, base }

  /// Parses a row: action, reason, section, surface, reading.
  ///
  /// They are followed by the rest of the entry for an addition, by `column=value` (as in
  /// cost=5000) for a change, and by nothing for a deletion.
  init(_ line: ByteSlice, path: String, number: Int, rules: KanaRules) throws(RowProblem) {
    self.path = path
    self.line = number
    var columns = Columns(line)
    guard let name = columns.next(), let reason = columns.next(), let section = columns.next(),
      let surface = columns.next(), let reading = columns.next()
    else {
      throw RowProblem(
        .invalidRow,
        "a correction requires five columns separated by tabs: action, reason, section, surface, reading"
      )
    }
    guard let action = Action(rawValue: name.string) else {
      throw RowProblem(
        .invalidRow, "“\(name.string)” is not an action; write add, change or delete")
    }
    guard reason.string.contains(where: { !$0.isWhitespace }) else {
      throw RowProblem(.invalidRow, "the reason is empty; explain the error in the dictionary")
    }
    self.action = action
    self.section = section.string
    self.surface = surface
    writtenReading = reading
    derivedReading = reading.isOnly(UInt8(ascii: "~")) ? ByteBuffer(capacity: surface.count) : nil
    if let derivedReading { rules.appendKatakana(of: surface, to: derivedReading) }
    entry = action == .add ? try EntryRow(Self.rest(of: line, from: surface)) : nil
    values = action == .change ? try Self.values(&columns) : []
    if action == .delete, columns.next() != nil {
      throw RowProblem(.invalidRow, "a deletion ends with the reading")
    }
  }

  /// Returns the row with the changed columns.
  func applied(to row: EntryRow) -> EntryRow {
    var row = row
    for (column, value) in values {
      switch column {
      case .section: break
      case .reading: row.reading = value
      case .cost: row.costs = value
      case .accent: row.accents = value
      case .rule: row.rule = value
      case .pronunciation: row.pronunciation = value
      case .base: row.base = value
      }
    }
    return row
  }

  /// The section to which a change moves the entry.
  var newSection: String? { values.first { $0.column == .section }?.value.string }

  /// Returns an error at the position of the correction.
  func problem(_ message: String) -> LexiconError {
    LexiconError(.unusableCorrection, message, path: path, line: line)
  }

  private static func rest(of line: ByteSlice, from column: ByteSlice) -> ByteSlice {
    ByteSlice(start: column.start, count: line.start + line.count - column.start)
  }

  private static func values(
    _ columns: inout Columns
  ) throws(RowProblem) -> [(column: Column, value: ByteSlice)] {
    var values: [(column: Column, value: ByteSlice)] = []
    while let item = columns.next() {
      guard let equals = item.firstIndex(of: UInt8(ascii: "=")),
        let column = Column(rawValue: item.prefix(equals).string)
      else {
        throw RowProblem(
          .invalidRow,
          "“\(item.string)” is not a change; write column=value with one of section, reading, cost, "
            + "accent, rule, pronunciation, base")
      }
      let value = item.dropFirst(equals + 1)
      guard value.count > 0, !value.breaksCSV else {
        throw RowProblem(
          .invalidValue,
          "the value of “\(column.rawValue)” is empty or contains a comma or quotation mark")
      }
      values.append((column, value))
    }
    guard !values.isEmpty else {
      throw RowProblem(.invalidRow, "a change needs at least one column=value")
    }
    return values
  }
}

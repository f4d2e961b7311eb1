/// An entry of a section as written in a file.
///
/// The columns are: surface, reading, cost, accent, and optionally the accent rule, the
/// pronunciation, the base form and the rank. `~` denotes a value derived by rule. A row that ends
/// with the cost has an unknown accent.
struct EntryRow {
  var surface: ByteSlice
  /// The reading; `~` denotes the surface in katakana.
  var reading: ByteSlice
  /// One number, or one for each form of the paradigm, separated by spaces.
  var costs: ByteSlice
  /// The accent nucleus, or one for each form; nil if it is unknown, as in `*/*`.
  ///
  /// It is written as `nucleus/morae` if the number of morae differs from the counted number.
  var accents: ByteSlice?
  /// The accent rule; nil means `*`.
  var rule: ByteSlice?
  /// The pronunciation; `~` or nil: derived by the rules of pronunciation; `=`: same as the
  /// reading.
  var pronunciation: ByteSlice?
  /// The base form; `~` or nil: the surface.
  var base: ByteSlice?
  /// The order among entries of one surface if it differs from that of their text.
  var rank = 0

  /// Parses a row; throws a description of the first problem.
  init(_ line: ByteSlice) throws(RowProblem) {
    var columns = Columns(line)
    guard let surface = columns.next(), let reading = columns.next(), let costs = columns.next()
    else {
      throw RowProblem(
        .invalidRow,
        "an entry requires three columns separated by tabs: surface, reading, cost; then the accent, "
          + "if it is known")
    }
    let accents = columns.next()
    guard surface.count > 0, reading.count > 0, costs.count > 0, accents?.count != 0 else {
      throw RowProblem(.invalidRow, "surface, reading, cost and accent must not be empty")
    }
    if line.breaksCSV || line.firstIndex(of: 0x0D) != nil {
      throw RowProblem(
        .invalidRow,
        "an entry must not contain a comma, quotation mark or carriage return: CSV does not allow them"
      )
    }
    self.surface = surface
    self.reading = reading
    self.costs = costs
    self.accents = accents
    rule = columns.next()
    pronunciation = columns.next()
    base = columns.next()
    if let rank = columns.next() {
      guard let value = rank.decimal, (0...255).contains(value) else {
        throw RowProblem(.invalidValue, "the rank “\(rank.string)” is not a number from 0 to 255")
      }
      self.rank = value
    }
    guard columns.next() == nil else {
      throw RowProblem(.invalidRow, "an entry has at most eight columns")
    }
  }
}

/// A problem in a row; the caller adds the position.
struct RowProblem: Error {
  let code: LexiconError.Code
  let message: String

  init(_ code: LexiconError.Code, _ message: String) {
    self.code = code
    self.message = message
  }

  func at(_ path: String, _ line: Int) -> LexiconError {
    LexiconError(code, message, path: path, line: line)
  }
}

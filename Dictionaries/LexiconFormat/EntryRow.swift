/// An entry as written: a row below a section's header.
///
/// Columns: surface, reading, cost, accent, then what differs from the usual: accent rule,
/// pronunciation, base form, rank. `~` stands for what the rules derive. A row that ends with the
/// cost has no known accent.
struct EntryRow {
  var surface: ByteSlice
  /// `~`: the surface in katakana.
  var reading: ByteSlice
  /// One number, or one for each form of the paradigm, separated by spaces.
  var costs: ByteSlice
  /// The accent nucleus, or one for each form; `nucleus/moras` where the moras are not those counted;
  /// nil if nobody knows it, as in `*/*`.
  var accents: ByteSlice?
  /// `*` if nil.
  var rule: ByteSlice?
  /// `~` or nil: by the rules of sound; `=`: as the reading.
  var pronunciation: ByteSlice?
  /// `~` or nil: the surface.
  var base: ByteSlice?
  /// Orders entries of one surface where their text does not.
  var rank = 0

  /// Reads a row; throws what is wrong with it.
  init(_ line: ByteSlice) throws(RowProblem) {
    var columns = Columns(line)
    guard let surface = columns.next(), let reading = columns.next(), let costs = columns.next()
    else {
      throw RowProblem(
        .invalidRow,
        "an entry needs three columns separated by tabs: surface, reading, cost; then the accent, "
          + "if it is known")
    }
    let accents = columns.next()
    guard surface.count > 0, reading.count > 0, costs.count > 0, accents?.count != 0 else {
      throw RowProblem(.invalidRow, "surface, reading, cost and accent must not be empty")
    }
    if line.breaksCSV || line.firstIndex(of: 0x0D) != nil {
      throw RowProblem(
        .invalidRow, "an entry holds no comma, quotation mark or carriage return: CSV forbids it")
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

/// What is wrong with a row; its reader adds the place.
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

/// A row with views into the source as fields.
struct RawRow {
  var surface: UnsafeRawBufferPointer
  var feature: UnsafeRawBufferPointer
  var leftID: Int?
  var rightID: Int?
  var cost: Int
}

/// Parses the rows of a CSV file and validates them as far as possible without a dictionary.
enum RowReader {
  /// Calls `body` for each row; the pointers in the row are valid only during the call.
  static func read(
    _ bytes: UnsafeRawBufferPointer, path: String?,
    _ body: (RawRow) throws(MeCabError) -> Void
  ) throws(MeCabError) {
    var lines = SourceLines(bytes)
    var chunk = Chunk()
    while let line = lines.next() {
      guard !line.isEmpty else { continue }
      if line.upperBound > chunk.end { chunk = Chunk(bytes, from: line.lowerBound) }
      do throws(MeCabError) {
        try checkLength(line)
        if !chunk.isClean { try checkEncoding(bytes, line) }
        try parse(bytes, line, body)
      } catch {
        // An error with a path concerns a definition file.
        guard error.path == nil else { throw error }
        throw MeCabError(error.code, error.message, path: path, line: lines.number)
      }
    }
  }

  /// A chunk of whole lines of at least 64 KB.
  ///
  /// Checking a whole chunk takes a tenth of the time of checking each line, which is only done if
  /// the chunk check fails.
  private struct Chunk {
    var end = 0
    /// Whether the chunk is valid UTF-8 without NUL.
    var isClean = false

    init() {}

    init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
      end = Bytes.offset(
        of: UInt8(ascii: "\n"), in: bytes, from: start + (1 << 16), to: bytes.count)
      let hasNUL = Bytes.offset(of: 0, in: bytes, from: start, to: end) < end
      isClean = !hasNUL && bytes.isUTF8(in: start..<end)
    }
  }

  private static func checkLength(_ line: Range<Int>) throws(MeCabError) {
    guard line.upperBound - line.lowerBound <= DictionaryFormat.maximumLineLength else {
      throw MeCabError(
        .invalidRow, "has \(line.count) bytes, but MeCab reads at most 8191 of a line; shorten it")
    }
  }

  private static func checkEncoding(
    _ bytes: UnsafeRawBufferPointer, _ line: Range<Int>
  ) throws(MeCabError) {
    let firstNUL = Bytes.offset(of: 0, in: bytes, from: line.lowerBound, to: line.upperBound)
    guard firstNUL == line.upperBound else {
      throw MeCabError(.invalidRow, "contains a NUL byte; remove it")
    }
    guard bytes.isUTF8(in: line) else {
      throw MeCabError(
        .invalidRow,
        "is not valid UTF-8; convert the file with iconv -t UTF-8 or specify its charset")
    }
  }

  private static func parse(
    _ bytes: UnsafeRawBufferPointer, _ line: Range<Int>,
    _ body: (RawRow) throws(MeCabError) -> Void
  ) throws(MeCabError) {
    var fields = CSVFields(bytes, line: line)
    guard let surface = fields.next(), let leftField = fields.next(),
      let rightField = fields.next(), let costField = fields.next(), let feature = fields.rest()
    else {
      throw MeCabError(
        .invalidRow, "has fewer than five fields; write surface,left id,right id,cost,feature")
    }
    let leftID = try number(leftField, "left id", bytes)
    let rightID = try number(rightField, "right id", bytes)
    guard let cost = try number(costField, "cost", bytes) else {
      throw MeCabError(.invalidRow, "has no cost; write a number from -32768 to 32767")
    }
    var row = RawRow(
      surface: UnsafeRawBufferPointer(start: nil, count: 0),
      feature: UnsafeRawBufferPointer(rebasing: bytes[feature]),
      leftID: leftID.flatMap { $0 < 0 ? nil : $0 }, rightID: rightID.flatMap { $0 < 0 ? nil : $0 },
      cost: cost)
    switch surface {
    case .plain(let range):
      row.surface = UnsafeRawBufferPointer(rebasing: bytes[range])
      try body(row)
    case .unescaped(let copy):
      try copy.withBytes { buffer throws(MeCabError) in
        row.surface = buffer
        try body(row)
      }
    }
  }

  /// Returns the number in a field, or nil if the field is empty.
  private static func number(
    _ field: CSVFields.Field, _ name: String, _ bytes: UnsafeRawBufferPointer
  ) throws(MeCabError) -> Int? {
    let text: String
    switch field {
    case .plain(let range):
      if let value = bytes.decimal(in: range) { return value }
      text = bytes.text(in: range)
    case .unescaped(let copy):
      text = String(decoding: copy, as: UTF8.self)
      if let value = Int(text) { return value }
    }
    if text.allSatisfy({ $0 == " " || $0 == "\t" }) { return nil }
    throw MeCabError(
      .invalidRow,
      "has “\(text)” as its \(name); write a number (a comma in the surface needs quotes)")
  }
}

extension String {
  /// Calls `withUTF8` with typed throws.
  mutating func withUTF8Bytes<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try withUTF8 { buffer in outcome(of: body, UnsafeRawBufferPointer(buffer)) }.get()
  }
}

extension [UInt8] {
  /// Calls `withUnsafeBytes` with typed throws.
  func withBytes<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try withUnsafeBytes { buffer in outcome(of: body, buffer) }.get()
  }
}

private func outcome<Failure: Error>(
  of body: (UnsafeRawBufferPointer) throws(Failure) -> Void, _ bytes: UnsafeRawBufferPointer
) -> Result<Void, Failure> {
  do throws(Failure) {
    return .success(try body(bytes))
  } catch {
    return .failure(error)
  }
}

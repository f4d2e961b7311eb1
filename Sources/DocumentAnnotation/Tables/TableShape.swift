/// The separator of a table, by the numbers of separators in its first records.
struct TableShape {
  let separator: UInt8
  /// Whether the records are so regular that the document is a table, and not text with commas.
  let isCertain: Bool

  /// The maximum numbers of records and of bytes that are read.
  private static let (maximumRecords, maximumBytes) = (40, 32_768)

  /// Creates the shape of a document, or nil if no separator occurs.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let prefix = UnsafeBufferPointer(rebasing: bytes.prefix(Self.maximumBytes))
    var best: (separator: UInt8, score: Int, isCertain: Bool)?
    for separator in [UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: ";")] {
      guard let (score, isCertain) = Self.score(separator, prefix, bytes.count) else { continue }
      if best.map({ score > $0.score }) ?? true { best = (separator, score, isCertain) }
    }
    guard let best else { return nil }
    (separator, isCertain) = (best.separator, best.isCertain)
  }

  /// Returns the number of records with the most frequent number of separators, and whether they are
  /// a table; nil if the separator does not occur.
  private static func score(
    _ separator: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, _ length: Int
  ) -> (score: Int, isCertain: Bool)? {
    var cells = DelimitedCells(bytes, separator: separator)
    // The numbers of separators of the records, and of those that a space follows.
    var (counts, last, spaces) = ([Int](), (row: -1, column: 0), 0)
    while counts.count < maximumRecords, let cell = cells.next() {
      if cell.row != last.row, last.row >= 0 { counts.append(last.column) }
      last = (cell.row, cell.column)
      if cell.column > 0, !cell.isQuoted, bytes[cell.range].first == 0x20 { spaces += 1 }
    }
    // The last record may be cut off.
    if counts.count < maximumRecords, bytes.count == length, last.row >= 0 {
      counts.append(last.column)
    }
    var frequencies: [Int: Int] = [:]
    for count in counts where count > 0 { frequencies[count, default: 0] += 1 }
    guard
      let (count, frequency) = frequencies.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })
    else { return nil }
    let total = counts.reduce(0, +)
    let isTabs = separator == UInt8(ascii: "\t")
    let isCertain =
      frequency >= 2 && frequency * 2 >= counts.count && (counts.first ?? 0) == count
      && (count >= 2 || isTabs && frequency == counts.count) && (isTabs || spaces * 2 <= total)
    return (frequency * (isTabs ? 2 : 1) + (isCertain ? 1000 : 0), isCertain)
  }
}

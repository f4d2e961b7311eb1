/// One row of a dictionary source: `surface,left id,right id,cost,feature…`.
///
/// ```swift
/// let row = DictionaryRow(
///   surface: "令和", leftID: 1288, rightID: 1288, cost: 3000,
///   feature: "名詞,固有名詞,一般,*,*,*,令和,レイワ,レイワ")
/// ```
public struct DictionaryRow: Sendable, Hashable {
  /// The text that the entry matches, which must not be empty.
  public var surface: String
  /// The left context id, or nil to derive it from `rewrite.def`.
  public var leftID: Int?
  /// The right context id, or nil to derive it from `rewrite.def`.
  public var rightID: Int?
  /// The cost of the word, −32,768…32,767; lower is more likely.
  public var cost: Int
  /// The features as a CSV line.
  public var feature: String

  /// Creates a row, which is not validated until it is compiled.
  public init(surface: String, leftID: Int?, rightID: Int?, cost: Int, feature: String) {
    self.surface = surface
    self.leftID = leftID
    self.rightID = rightID
    self.cost = cost
    self.feature = feature
  }

  /// Parses rows of MeCab’s CSV format.
  ///
  /// Fields may be enclosed in `"`, with doubled quotes inside; an empty or negative id becomes
  /// nil. Line ends are `\n` or `\r\n`; a byte order mark and empty lines are skipped. The feature
  /// is preserved verbatim, including a quoted first feature, which `mecab-dict-index` corrupts.
  ///
  /// - Parameters:
  ///   - csv: The text of the file.
  ///   - path: The file name for error messages.
  /// - Returns: The rows in order.
  /// - Throws: ``MeCabError`` with `invalidRow` and the line.
  public static func parse(csv: String, path: String? = nil) throws(MeCabError) -> [DictionaryRow] {
    var rows: [DictionaryRow] = []
    var csv = csv
    try csv.withUTF8Bytes { bytes throws(MeCabError) in
      try RowReader.read(bytes, path: path) { row throws(MeCabError) in
        rows.append(
          DictionaryRow(
            surface: String(decoding: row.surface, as: UTF8.self), leftID: row.leftID,
            rightID: row.rightID, cost: row.cost,
            feature: String(decoding: row.feature, as: UTF8.self)))
      }
    }
    return rows
  }

  /// The row as a line of MeCab’s CSV format, without a line end; missing ids are written as −1.
  public var csv: String {
    let surface = String(
      decoding: CSVFields.escaped(Array(surface.utf8), preservingLeadingBlanks: true),
      as: UTF8.self)
    return "\(surface),\(leftID ?? -1),\(rightID ?? -1),\(cost),\(feature)"
  }
}

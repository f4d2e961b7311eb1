/// One row of a dictionary's source: `surface,left id,right id,cost,feature…`.
///
/// ```swift
/// let row = DictionaryRow(
///   surface: "令和", leftID: 1288, rightID: 1288, cost: 3000,
///   feature: "名詞,固有名詞,一般,*,*,*,令和,レイワ,レイワ")
/// ```
///
/// Sendable: a plain value.
public struct DictionaryRow: Sendable, Hashable {
  /// The text the entry matches; not empty.
  public var surface: String
  /// The context id towards the word on the left; nil to derive it from `rewrite.def`.
  public var leftID: Int?
  /// The context id towards the word on the right; nil to derive it from `rewrite.def`.
  public var rightID: Int?
  /// The cost of the word, −32,768…32,767; lower is likelier.
  public var cost: Int
  /// The features as one CSV line.
  public var feature: String

  /// Makes a row; nothing is checked before it is compiled.
  public init(surface: String, leftID: Int?, rightID: Int?, cost: Int, feature: String) {
    self.surface = surface
    self.leftID = leftID
    self.rightID = rightID
    self.cost = cost
    self.feature = feature
  }

  /// Reads rows of MeCab's CSV.
  ///
  /// Fields may be quoted with `"`, doubled inside; an id that is empty or negative is nil. Line
  /// ends are `\n` or `\r\n`; a byte order mark and empty lines are skipped. The feature is kept as
  /// written, so that a quoted first feature stays whole, which `mecab-dict-index` garbles.
  ///
  /// - Parameters:
  ///   - csv: The text of the file.
  ///   - path: What errors name as the file.
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

  /// The row as a line of MeCab's CSV, without a line end; absent ids are written as −1.
  public var csv: String {
    let surface = String(decoding: CSVFields.escaped(Array(surface.utf8)), as: UTF8.self)
    return "\(surface),\(leftID ?? -1),\(rightID ?? -1),\(cost),\(feature)"
  }
}

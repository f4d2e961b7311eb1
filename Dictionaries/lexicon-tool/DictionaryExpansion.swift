import LexiconFormat

/// A dictionary's text expanded to the source files of MeCab.
struct DictionaryExpansion {
  /// The definition files with their names in MeCab; all except the matrix are copied unchanged,
  /// from the folder of the corrections if it has a file of that name.
  static let definitions = [
    "char.def", "unk.def", "left-id.def", "right-id.def", "pos-id.def", "rewrite.def",
    "feature.def", "dicrc",
  ]

  let lexicon: Lexicon
  let expanded: ExpandedLexicon
  let text: String
  private let isCorrected: Bool

  init(text: String, extent: LexiconExtent) throws(LexiconError) {
    self.text = text
    isCorrected = extent != .original
    lexicon = try Lexicon(directory: text, extent: extent)
    expanded = try lexicon.expanded()
  }

  /// Writes a CSV for each source, the definitions and the matrix.
  func writeSources(to directory: String) throws(LexiconError) {
    try FileSystem.createDirectory(directory)
    for (position, name) in expanded.sourceNames.enumerated() {
      let csv = expanded.csv(source: position)
      if csv.count > 0 { try FileSystem.write(csv, to: "\(directory)/\(name).csv") }
    }
    try writeDefinitions(to: directory)
  }

  /// Writes a single CSV with all rows, so that their order does not depend on that of files, and
  /// the other files.
  func writeForCompiling(to directory: String) throws(LexiconError) {
    try writeForCompiling(expanded.csv(), to: directory)
  }

  /// Writes a CSV with some rows, whose numbers are in ascending order, and the other files.
  func writeForCompiling(rows: [Int], to directory: String) throws(LexiconError) {
    try writeForCompiling(expanded.csv(rows: rows), to: directory)
  }

  private func writeForCompiling(
    _ rows: ByteBuffer, to directory: String
  ) throws(LexiconError) {
    try FileSystem.createDirectory(directory)
    try FileSystem.write(rows, to: directory + "/lexicon.csv")
    try writeDefinitions(to: directory)
  }

  /// Returns the path of a definition file: the corrected one, if there is one.
  func path(ofDefinition name: String) -> String {
    let corrected = "\(text)/corrections/\(name)"
    return isCorrected && FileSystem.size(of: corrected) != nil ? corrected : "\(text)/\(name)"
  }

  private func writeDefinitions(to directory: String) throws(LexiconError) {
    for name in Self.definitions {
      try FileSystem.write(
        TextFile(reading: path(ofDefinition: name)).bytes, to: "\(directory)/\(name)")
    }
    let matrix = try TextFile(reading: text + "/matrix.txt")
    let size = try MatrixText.size(of: matrix)
    try lexicon.classes.checkIDs(
      rows: size.rows, columns: size.columns, path: text + "/classes.tsv")
    try FileSystem.write(
      MatrixText.definition(from: matrix), to: directory + "/matrix.def")
  }
}

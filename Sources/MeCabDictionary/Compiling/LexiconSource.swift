/// Converts rows to entries: validates them against the matrix and derives missing ids.
struct LexiconSource: ~Copyable {
  private let size: MatrixSize
  private let definitions: DictionaryFolder
  private var partsOfSpeech: PartOfSpeechIDs
  private var contexts: ContextIDs?
  private var builder = LexiconBuilder()

  var count: Int { builder.count }

  init(size: MatrixSize, definitions: DictionaryFolder) throws(MeCabError) {
    self.size = size
    self.definitions = definitions
    partsOfSpeech = try PartOfSpeechIDs(definitions)
  }

  /// Adds the rows of a CSV file.
  mutating func append(contentsOf path: String) throws(MeCabError) {
    let file = try FileBytes(path: path)
    try file.withBytes { bytes throws(MeCabError) in
      try RowReader.read(bytes, path: path) { row throws(MeCabError) in try append(row) }
    }
  }

  /// Adds the rows of `unk.def`, with category names as surfaces; each category needs at least one
  /// row.
  mutating func append(contentsOf path: String, categories: [String]) throws(MeCabError) {
    var missing = Set(categories)
    let file = try FileBytes(path: path)
    try file.withBytes { bytes throws(MeCabError) in
      try RowReader.read(bytes, path: path) { row throws(MeCabError) in
        let name = String(decoding: row.surface, as: UTF8.self)
        guard categories.contains(name) else {
          throw MeCabError(
            .invalidDefinition, "refers to the category “\(name)”, which char.def does not define")
        }
        missing.remove(name)
        try append(row)
      }
    }
    if let name = missing.min() {
      throw MeCabError(
        .invalidDefinition, "has no row for the category \(name) of char.def; add one", path: path)
    }
  }

  /// Adds a row.
  mutating func append(_ row: DictionaryRow) throws(MeCabError) {
    guard !row.surface.utf8.contains(0), !row.feature.utf8.contains(0) else {
      throw MeCabError(.invalidRow, "contains a NUL character; remove it")
    }
    guard !row.surface.utf8.contains(0x0A), !row.feature.utf8.contains(0x0A) else {
      throw MeCabError(.invalidRow, "contains a line end; remove it")
    }
    var surface = row.surface
    var feature = row.feature
    try surface.withUTF8Bytes { surface throws(MeCabError) in
      try feature.withUTF8Bytes { feature throws(MeCabError) in
        try append(
          RawRow(
            surface: surface, feature: feature, leftID: row.leftID, rightID: row.rightID,
            cost: row.cost))
      }
    }
  }

  /// Returns the compiled dictionary.
  func compiled(kind: DictionaryFile.Kind) throws(MeCabError) -> [UInt8] {
    try builder.compiled(kind: kind, leftSize: size.left, rightSize: size.right)
  }

  private mutating func append(_ row: RawRow) throws(MeCabError) {
    guard !row.surface.isEmpty else {
      throw MeCabError(.invalidRow, "has no surface; start the row with the text to match")
    }
    guard row.surface.count + row.feature.count <= DictionaryFormat.maximumLineLength else {
      throw MeCabError(
        .invalidRow,
        "has \(row.surface.count + row.feature.count) bytes, but MeCab supports at most 8191; shorten it"
      )
    }
    guard let cost = Int16(exactly: row.cost) else {
      throw MeCabError(
        .invalidRow, "has cost \(row.cost); write a number from -32768 to 32767")
    }
    let (leftID, rightID) = try ids(of: row)
    guard size.admits(leftID: leftID, rightID: rightID) else {
      throw MeCabError(
        .invalidRow,
        "has left id \(leftID) and right id \(rightID); this dictionary's matrix has left ids "
          + "0 to \(size.right - 1) and right ids 0 to \(size.left - 1)")
    }
    try builder.append(
      surface: row.surface, feature: row.feature, leftID: leftID, rightID: rightID,
      partOfSpeechID: try partsOfSpeech.id(for: row.feature), cost: Int(cost))
  }

  /// Returns the ids of a row; if one is missing, MeCab derives both.
  private mutating func ids(of row: RawRow) throws(MeCabError) -> (left: Int, right: Int) {
    if let left = row.leftID, let right = row.rightID, left >= 0, right >= 0 {
      return (left, right)
    }
    if let contexts { return try contexts.ids(for: row.feature) }
    let read = try ContextIDs(definitions)
    contexts = read
    return try read.ids(for: row.feature)
  }
}

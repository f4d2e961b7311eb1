import MeCabDictionary
package import TestSupport

/// Generates user dictionaries whose words tie with those of a system dictionary and with each
/// other.
///
/// Of two words of equal cost, MeCab takes the one that entered the lattice last, so the order of
/// lexicons and entries is significant.
package enum GeneratedUserDictionaries {
  /// Writes two user dictionaries for the compiled system dictionary in `directory`, and returns
  /// their paths.
  ///
  /// Each has about three quarters of `count` words.
  package static func write(
    for directory: String, to folder: TemporaryDirectory, count: Int = 2_000, seed: UInt64 = 1
  ) throws -> [String] {
    let rows = try rows(like: DictionaryFile(path: directory + "/sys.dic"), count, seed)
    let compiler = try DictionaryCompiler(systemDictionary: directory)
    // Half of the words are in both dictionaries.
    let parts = [rows[..<(rows.count * 3 / 4)], rows[(rows.count / 4)...].reversed()[...]]
    var paths: [String] = []
    for (number, part) in parts.enumerated() {
      let path = folder.file("user-\(number).dic")
      try compiler.writeUserDictionary(rows: part, to: path)
      paths.append(path)
    }
    return paths
  }

  /// Returns rows derived from entries of a lexicon: unchanged, with another cost, or with another
  /// surface.
  private static func rows(
    like file: DictionaryFile, _ count: Int, _ seed: UInt64
  ) throws -> [DictionaryRow] {
    var generator = SeededGenerator(seed: seed)
    let entries = try file.entries()
    let step = max(1, file.entryCount / count)
    var rows: [DictionaryRow] = []
    var previous = ""
    for (number, entry) in entries.enumerated() where number % step == 0 {
      var row = DictionaryRow(
        surface: entry.surface, leftID: Int(entry.leftID), rightID: Int(entry.rightID),
        cost: Int(entry.cost), feature: "ユーザー,\(number)")
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1: break
      case 2: row.cost = max(-32_768, row.cost - Int.random(in: 0..<3, using: &generator))
      case 3: row.surface = previous + entry.surface
      case 4: row.surface = String(entry.surface.prefix(2)) + " " + previous
      default: row.cost = max(-32_768, row.cost - 3_000)
      }
      previous = entry.surface
      // Rows of a source cannot start with white space, and libmecab reads lines of up to 8,192
      // bytes.
      guard let first = row.surface.utf8.first, first > 0x20, row.surface.utf8.count < 1_000 else {
        continue
      }
      rows.append(row)
    }
    return rows
  }
}

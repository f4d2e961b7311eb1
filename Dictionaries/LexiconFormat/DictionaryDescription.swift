/// The file `dictionary.tsv`: `name`, `version`, and the ordered list of folders with entries.
///
/// MeCabDictionary's type of this name describes a compiled dictionary; no file uses both.
package struct DictionaryDescription: Sendable {
  package let name: String
  package let version: String
  /// The imported folders, in row order.
  package let sources: [String]
  /// The supplementary folders, in row order, whose rows follow those of the sources.
  package let supplements: [String]
  /// The folders of the proper-name lexicon, whose rows come last, in row order.
  package let names: [String]

  package init(_ file: TextFile) throws(LexiconError) {
    var values: [String: [String]] = [:]
    for (number, line) in try file.rows() {
      let columns = Columns.strings(line)
      guard columns.count == 2, Self.keys.contains(columns[0]) else {
        throw file.problem(
          .invalidTable, "write name, version, source, supplement or names, a tab and the value",
          number)
      }
      values[columns[0], default: []].append(columns[1])
    }
    let supplements = values["supplement"] ?? []
    let layer = values["names"] ?? []
    guard let names = values["name"], names.count == 1, let versions = values["version"],
      versions.count == 1, let sources = values["source"],
      Self.areUsable(sources + supplements + layer)
    else {
      throw file.problem(
        .invalidTable,
        "the dictionary needs one name, one version and one to 254 sources, supplements and "
          + "names, all different and none named \(Lexicon.additions)")
    }
    name = names[0]
    version = versions[0]
    self.sources = sources
    self.supplements = supplements
    self.names = layer
  }

  private static let keys = ["name", "version", "source", "supplement", "names"]

  private static func areUsable(_ names: [String]) -> Bool {
    names.count < 255 && Set(names).count == names.count && !names.contains(Lexicon.additions)
  }
}

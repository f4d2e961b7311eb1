/// A dictionary's text in memory, ready to be expanded.
///
/// Not Sendable: expanding works on shared buffers.
package struct Lexicon {
  package let name: String
  package let version: String
  /// The sources in their order; each is a folder below `entries`.
  package let sources: [Source]
  package let classes: ClassTable
  package let paradigms: ParadigmTable
  package let corrections: [TextFile]

  /// The name of the source that holds what corrections add.
  static let additions = "corrections"

  /// The entries that came from one file of the original.
  package struct Source {
    package let name: String
    package let files: [TextFile]

    package init(name: String, files: [TextFile]) {
      self.name = name
      self.files = files
    }
  }

  package init(
    name: String, version: String, sources: [Source], classes: ClassTable,
    paradigms: ParadigmTable, corrections: [TextFile]
  ) {
    self.name = name
    self.version = version
    self.sources = sources
    self.classes = classes
    self.paradigms = paradigms
    self.corrections = corrections
  }

  /// Reads the folder of a dictionary, laid out as `Dictionaries/README.md` says; without
  /// corrections and supplements it holds what was imported, nothing else.
  package init(directory: String, withCorrections: Bool) throws(LexiconError) {
    let description = try DictionaryDescription(
      TextFile(reading: directory + "/dictionary.tsv"))
    var sources: [Source] = []
    for source in description.sources + (withCorrections ? description.supplements : []) {
      let folder = directory + "/entries/" + source
      sources.append(Source(name: source, files: try Self.textFiles(in: folder)))
      if sources.last?.files.isEmpty ?? true {
        throw LexiconError(.fileUnusable, "there are no .tsv files with entries", path: folder)
      }
    }
    let classes = try ClassTable(TextFile(reading: directory + "/classes.tsv"))
    self.init(
      name: description.name, version: description.version, sources: sources, classes: classes,
      paradigms: try ParadigmTable(
        TextFile(reading: directory + "/paradigms.tsv"), classes: classes),
      corrections: withCorrections ? try Self.textFiles(in: directory + "/corrections") : [])
  }

  /// Builds all rows, in the order of `RowOrder`.
  package func expanded() throws(LexiconError) -> ExpandedLexicon {
    let corrections = try CorrectionSet(corrections)
    let expander = LexiconExpander(
      classes: classes, paradigms: paradigms, corrections: corrections)
    for (position, source) in sources.enumerated() {
      for file in source.files { try expander.expand(file, source: position) }
    }
    try corrections.checkAllUsed()
    try expander.expandAdditions(source: sources.count)
    RowOrder.sort(expander.store)
    return ExpandedLexicon(
      store: expander.store, sourceNames: sources.map(\.name) + [Self.additions],
      correctionCount: corrections.corrections.count)
  }

  private static func textFiles(in folder: String) throws(LexiconError) -> [TextFile] {
    var files: [TextFile] = []
    for name in FileSystem.names(in: folder) where name.hasSuffix(".tsv") {
      files.append(try TextFile(reading: folder + "/" + name))
    }
    return files
  }
}

/// The rows of MeCab's CSV, in order.
package struct ExpandedLexicon {
  fileprivate let store: RowStore
  /// The sources' names; the last stands for what corrections add.
  package let sourceNames: [String]
  package let correctionCount: Int

  /// The number of rows.
  package var count: Int { store.count }

  /// The rows of one source, or of all, each with a line feed.
  package func csv(source: Int? = nil) -> ByteBuffer {
    let output = ByteBuffer(capacity: store.bytes.count + store.count + 1)
    var index = 0
    while index < store.count {
      let record = store.records[index]
      if source == nil || source == Int(record.source) {
        output.append(store.row(record))
        output.append(0x0A)
      }
      index &+= 1
    }
    return output
  }
}

/// The file `dictionary.tsv`: `name`, `version` and the sources in their order.
package struct DictionaryDescription: Sendable {
  package let name: String
  package let version: String
  /// What was imported, in the order of the rows.
  package let sources: [String]
  /// What was added to it, in the order of the rows, which follow those of the sources.
  package let supplements: [String]

  package init(_ file: TextFile) throws(LexiconError) {
    var values: [String: [String]] = [:]
    for (number, line) in try file.rows() {
      let columns = Columns.strings(line)
      guard columns.count == 2, Self.keys.contains(columns[0]) else {
        throw file.problem(
          .invalidTable, "write name, version, source or supplement, a tab and the value", number)
      }
      values[columns[0], default: []].append(columns[1])
    }
    let supplements = values["supplement"] ?? []
    guard let names = values["name"], names.count == 1, let versions = values["version"],
      versions.count == 1, let sources = values["source"],
      Self.areUsable(sources + supplements)
    else {
      throw file.problem(
        .invalidTable,
        "the dictionary needs one name, one version and one to 254 sources and supplements, all "
          + "different and none called \(Lexicon.additions)")
    }
    name = names[0]
    version = versions[0]
    self.sources = sources
    self.supplements = supplements
  }

  private static let keys = ["name", "version", "source", "supplement"]

  private static func areUsable(_ names: [String]) -> Bool {
    names.count < 255 && Set(names).count == names.count && !names.contains(Lexicon.additions)
  }
}

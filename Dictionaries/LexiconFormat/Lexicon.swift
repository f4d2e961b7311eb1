/// The text of a dictionary in memory, ready for expansion.
///
/// LatticeEngine's type of this name is a compiled lexicon; no file uses both.
///
/// Not `Sendable`: expansion uses shared buffers.
package struct Lexicon {
  package let name: String
  package let version: String
  /// The ordered sources; each is a folder in `entries` or `names`.
  package let sources: [Source]
  package let classes: ClassTable
  package let paradigms: ParadigmTable
  package let corrections: [TextFile]

  /// Whether the expanded rows include the proper-name lexicon.
  package let hasNames: Bool

  /// The name of the source for entries added by corrections.
  static let additions = "corrections"

  /// The entries of one folder: a file of the original dictionary, or a supplement.
  package struct Source {
    package let name: String
    package let files: [TextFile]
    /// Whether the folder belongs to the proper-name lexicon.
    package let isNames: Bool

    package init(name: String, files: [TextFile], isNames: Bool = false) {
      self.name = name
      self.files = files
      self.isNames = isNames
    }
  }

  package init(
    name: String, version: String, sources: [Source], classes: ClassTable,
    paradigms: ParadigmTable, corrections: [TextFile], hasNames: Bool = true
  ) {
    self.name = name
    self.version = version
    self.sources = sources
    self.classes = classes
    self.paradigms = paradigms
    self.corrections = corrections
    self.hasNames = hasNames
  }

  /// Reads the folder of a dictionary, whose layout `Dictionaries/README.md` describes, to the
  /// given extent.
  ///
  /// Proper names are read even if they are excluded, because corrections may refer to them.
  package init(directory: String, extent: LexiconExtent = .whole) throws(LexiconError) {
    let description = try DictionaryDescription(
      TextFile(reading: directory + "/dictionary.tsv"))
    let isOriginal = extent == .original
    var sources: [Source] = []
    for source in description.sources + (isOriginal ? [] : description.supplements) {
      sources.append(try Self.source(source, in: directory + "/entries"))
    }
    for source in isOriginal ? [] : description.names {
      sources.append(try Self.source(source, in: directory + "/names", isNames: true))
    }
    let classes = try ClassTable(TextFile(reading: directory + "/classes.tsv"))
    self.init(
      name: description.name, version: description.version, sources: sources, classes: classes,
      paradigms: try ParadigmTable(
        TextFile(reading: directory + "/paradigms.tsv"), classes: classes),
      corrections: isOriginal ? [] : try Self.textFiles(in: directory + "/corrections"),
      hasNames: extent == .whole)
  }

  /// Returns all rows in the order of `RowOrder`.
  package func expanded() throws(LexiconError) -> ExpandedLexicon {
    let corrections = try CorrectionSet(corrections)
    let expander = LexiconExpander(
      classes: classes, paradigms: paradigms, corrections: corrections)
    for (position, source) in sources.enumerated() {
      for file in source.files { try expander.expand(file, source: position) }
    }
    try corrections.checkAllUsed()
    try expander.expandAdditions(source: sources.count)
    let names = Set(sources.indices.filter { sources[$0].isNames }.map { UInt8($0) })
    if !hasNames { expander.store.removeRows(ofSources: names) }
    RowOrder.sort(expander.store)
    return ExpandedLexicon(
      store: expander.store, sourceNames: sources.map(\.name) + [Self.additions],
      nameSources: names, correctionCount: corrections.corrections.count)
  }

  private static func source(
    _ name: String, in parent: String, isNames: Bool = false
  ) throws(LexiconError) -> Source {
    let folder = "\(parent)/\(name)"
    let files = try textFiles(in: folder)
    guard !files.isEmpty else {
      throw LexiconError(
        .fileUnusable, "the folder contains no .tsv files with entries", path: folder)
    }
    return Source(name: name, files: files, isNames: isNames)
  }

  private static func textFiles(in folder: String) throws(LexiconError) -> [TextFile] {
    var files: [TextFile] = []
    for name in FileSystem.names(in: folder) where name.hasSuffix(".tsv") {
      files.append(try TextFile(reading: folder + "/" + name))
    }
    return files
  }
}

/// Converts MeCab's source files to the dictionary's text; the inverse of expansion.
///
/// The result depends only on the rows and their order within a surface, so importing expanded rows
/// reproduces the same text.
package struct LexiconImporter {
  /// A file of the result: its path in the dictionary's folder, and its text.
  package struct Output {
    package let path: String
    package let text: String
  }

  private let names: [String]
  private let sources: [[SourceRow]]
  private let leftIDs: [Int: String]

  /// Creates an importer for ordered sources; `left-id.def` provides names of classes.
  package init(sources: [TextFile], names: [String], leftIDs: TextFile) throws(LexiconError) {
    var rows: [[SourceRow]] = []
    for source in sources { rows.append(try SourceRow.rows(of: source)) }
    self.sources = rows
    self.names = names
    self.leftIDs = try ClassNaming.words(leftIDs)
  }

  /// Returns all rows of the original, ordered by surface and then in their original order.
  ///
  /// The expanded text must equal these rows. They are built without the rules of `RowOrder`, in
  /// order to verify them.
  package func originalRows() -> ByteBuffer {
    let rows = sources.flatMap { $0 }.enumerated().map { (index: $0.offset, csv: $0.element.csv) }
    let sorted = rows.map { (surface: $0.csv.utf8.prefix { $0 != 0x2C }, row: $0) }.sorted {
      if $0.surface.elementsEqual($1.surface) { return $0.row.index < $1.row.index }
      return $0.surface.lexicographicallyPrecedes($1.surface)
    }
    let output = ByteBuffer()
    for item in sorted { output.append(item.row.csv + "\n") }
    return output
  }

  /// Returns the class table, the paradigms and the files of entries.
  package func outputs() throws(LexiconError) -> [Output] {
    let classes = ClassNaming.classes(of: sources.flatMap { $0 }, leftIDs: leftIDs)
    let finder = ParadigmFinder(classes: classes)
    let found = finder.paradigms(of: sources)
    let table = ClassTable(classes)
    let paradigms = found.values.flatMap { $0 }.sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    var outputs = [
      Output(path: "classes.tsv", text: table.text),
      Output(
        path: "paradigms.tsv",
        text: try ParadigmTable(paradigms, classes: table, path: "paradigms.tsv").text),
    ]
    let folder = LemmaFolder(paradigms: found, finder: finder)
    for (name, rows) in zip(names, sources) {
      outputs += entryFiles(of: rows, source: name, folder: folder, classes: classes)
    }
    return outputs
  }

  private func entryFiles(
    of rows: [SourceRow], source: String, folder: LemmaFolder, classes: [LexicalClass]
  ) -> [Output] {
    let writer = EntryWriter()
    let (lemmas, others) = folder.fold(rows)
    /// Entries by file and section; lemmas come before single rows, sections are ordered by ids.
    var files: [String: [SectionKey: [String]]] = [:]
    for lemma in lemmas {
      let file = EntryFile.name(for: lemma.rows[0].features)
      let key = SectionKey(position: -1, name: lemma.paradigm.name)
      files[file, default: [:]][key, default: []].append(writer.entry(lemma))
    }
    let positions = Dictionary(
      classes.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { a, _ in a })
    for row in others {
      let name = folder.finder.className(of: row)
      let key = SectionKey(position: positions[name] ?? 0, name: name)
      files[EntryFile.name(for: row.features), default: [:]][key, default: []]
        .append(writer.entry(row))
    }
    return files.keys.sorted().map { name in
      let sections = (files[name] ?? [:]).sorted { $0.key < $1.key }
      let text = sections.map { key, entries in
        let sorted = entries.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return "[\(key.name)]\n" + sorted.joined(separator: "\n") + "\n"
      }
      return Output(path: "entries/\(source)/\(name).tsv", text: text.joined(separator: "\n"))
    }
  }

  private struct SectionKey: Hashable, Comparable {
    /// The index of the class; -1 for paradigms, which come before classes.
    let position: Int
    let name: String

    static func < (a: SectionKey, b: SectionKey) -> Bool {
      if a.position != b.position { return a.position < b.position }
      return a.name.utf8.lexicographicallyPrecedes(b.name.utf8)
    }
  }
}

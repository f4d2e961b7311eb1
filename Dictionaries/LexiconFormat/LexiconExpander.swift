/// Expands entries into the rows of MeCab's CSV.
final class LexiconExpander {
  /// The kind of the rows after a header.
  private enum Section {
    case word(classPosition: Int)
    case lemma(paradigmPosition: Int)
  }

  private let builder: RowBuilder
  private let classes: ClassTable
  private let paradigms: ParadigmTable
  private let corrections: CorrectionSet
  private let rules: KanaRules
  private let derivedReading = ByteBuffer(capacity: 1 << 12)
  private let derivedPronunciation = ByteBuffer(capacity: 1 << 12)
  private let noRule = ByteBuffer("*")
  /// The notation of Open JTalk for an unknown accent.
  private let unknownAccent = ByteBuffer("*/*")
  private let wordEndings = FormEndings(
    Paradigm.Form(className: "", surface: "", reading: "", pronunciation: ""), classPosition: 0)

  init(classes: ClassTable, paradigms: ParadigmTable, corrections: CorrectionSet) {
    let rules = KanaRules()
    self.rules = rules
    self.classes = classes
    self.paradigms = paradigms
    self.corrections = corrections
    builder = RowBuilder(classes: classes, rules: rules)
  }

  /// The rows built so far.
  var store: RowStore { builder.store }

  /// Expands the entries of a file; `source` determines their order relative to other sources.
  func expand(_ file: TextFile, source: Int) throws(LexiconError) {
    var section: Section?
    var sectionName = ""
    var lines = file.lines
    var number = 0
    while let line = lines.next() {
      number &+= 1
      if line.count == 0 { continue }
      if let name = SectionHeader.name(in: line) {
        section = self.section(name)
        sectionName = name
        if section == nil {
          throw file.problem(
            .unknownSection, "“\(name)” is neither a class of classes.tsv nor a paradigm", number)
        }
        continue
      }
      if line.start[0] == UInt8(ascii: "#") && line.firstIndex(of: 0x09) == nil { continue }
      guard let section else {
        throw file.problem(
          .unknownSection, "an entry precedes the first [section]", number)
      }
      let row: EntryRow
      do { row = try EntryRow(line) } catch { throw error.at(file.path, number) }
      if corrections.mayConcern(row.surface) {
        try expandCorrected(
          row, section, sectionName, source: source, path: file.path, line: number)
      } else {
        do { try expand(row, section, source: source) } catch { throw error.at(file.path, number) }
      }
    }
  }

  /// Expands the entries that corrections add, as a separate source.
  func expandAdditions(source: Int) throws(LexiconError) {
    for correction in corrections.corrections {
      guard let entry = correction.entry else { continue }
      guard let section = section(correction.section) else {
        throw LexiconError(
          .unknownSection,
          "“\(correction.section)” is neither a class of classes.tsv nor a paradigm",
          path: correction.path, line: correction.line)
      }
      do {
        try expand(entry, section, source: source)
      } catch {
        throw error.at(correction.path, correction.line)
      }
    }
  }

  private func section(_ name: String) -> Section? {
    if let position = classes.position(of: name) { return .word(classPosition: position) }
    if let position = paradigms.position(of: name) { return .lemma(paradigmPosition: position) }
    return nil
  }

  private func expandCorrected(
    _ row: EntryRow, _ section: Section, _ name: String, source: Int, path: String, line: Int
  ) throws(LexiconError) {
    let correction = try corrections.correction(
      section: name, surface: row.surface, reading: reading(of: row))
    guard let correction else {
      do { try expand(row, section, source: source) } catch { throw error.at(path, line) }
      return
    }
    if correction.action == .delete { return }
    let newSection = correction.newSection.map { self.section($0) } ?? section
    guard let newSection else {
      throw correction.problem("the new section is neither a class of classes.tsv nor a paradigm")
    }
    do {
      try expand(correction.applied(to: row), newSection, source: source)
    } catch {
      throw error.at(correction.path, correction.line)
    }
  }

  private func reading(of row: EntryRow) -> ByteSlice {
    if !row.reading.isOnly(UInt8(ascii: "~")) { return row.reading }
    derivedReading.removeAll()
    rules.appendKatakana(of: row.surface, to: derivedReading)
    return derivedReading.slice
  }

  private func pronunciation(of row: EntryRow, reading: ByteSlice) -> ByteSlice {
    if let written = row.pronunciation, !written.isOnly(UInt8(ascii: "~")) {
      return written.isOnly(UInt8(ascii: "=")) ? reading : written
    }
    derivedPronunciation.removeAll()
    rules.appendPronunciation(of: reading, to: derivedPronunciation)
    return derivedPronunciation.slice
  }

  private func expand(_ row: EntryRow, _ section: Section, source: Int) throws(RowProblem) {
    let reading = reading(of: row)
    var base = row.base ?? row.surface
    if base.isOnly(UInt8(ascii: "~")) { base = row.surface }
    var lemma = RowBuilder.Lemma(
      surface: row.surface, reading: reading,
      pronunciation: pronunciation(of: row, reading: reading), base: base,
      rule: row.rule ?? noRule.slice, source: source, rank: row.rank)
    var costs = FormValues(row.costs)
    var accents = FormValues(row.accents ?? unknownAccent.slice)
    switch section {
    case .word(let position):
      try builder.add(
        lemma, wordEndings, classPosition: position, cost: costs.next(), accent: accents.next())
    case .lemma(let position):
      let forms = paradigms.endings[position]
      try lemma.removeEndings(forms[0])
      for form in forms {
        try builder.add(
          lemma, form, classPosition: form.classPosition, cost: costs.next(),
          accent: accents.next())
      }
    }
    guard costs.isExhausted, accents.isExhausted else {
      throw RowProblem(
        .invalidValue,
        "there are more costs or accents than forms; write one, or one for each form")
    }
  }
}

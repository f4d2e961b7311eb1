/// Turns entries as written into the rows of MeCab's CSV.
final class LexiconExpander {
  /// What the rows below a header are.
  private enum Section {
    case word(classPosition: Int)
    case lemma(paradigmPosition: Int)
  }

  let store = RowStore()
  private let classes: ClassTable
  private let paradigms: ParadigmTable
  private let corrections: CorrectionSet
  private let rules = KanaRules()
  private let derivedReading = ByteBuffer(capacity: 1 << 12)
  private let derivedPronunciation = ByteBuffer(capacity: 1 << 12)
  private let noRule = ByteBuffer("*")
  private let empty = ByteBuffer("")

  init(classes: ClassTable, paradigms: ParadigmTable, corrections: CorrectionSet) {
    self.classes = classes
    self.paradigms = paradigms
    self.corrections = corrections
  }

  /// Expands the entries of a file; `source` orders them against those of other sources.
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
          throw LexiconError(
            .unknownSection, "“\(name)” is no class of classes.tsv and no paradigm",
            path: file.path, line: number)
        }
        continue
      }
      if line.start[0] == UInt8(ascii: "#") && line.firstIndex(of: 0x09) == nil { continue }
      guard let section else {
        throw LexiconError(
          .unknownSection, "an entry stands before the first [section]", path: file.path,
          line: number)
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

  /// Expands the entries that corrections add, as a source of their own.
  func expandAdditions(source: Int) throws(LexiconError) {
    for correction in corrections.corrections {
      guard let entry = correction.entry else { continue }
      guard let section = section(correction.section) else {
        throw LexiconError(
          .unknownSection, "“\(correction.section)” is no class of classes.tsv and no paradigm",
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
      throw correction.problem("the new section is no class of classes.tsv and no paradigm")
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
    let pronunciation = pronunciation(of: row, reading: reading)
    var base = row.base ?? row.surface
    if base.isOnly(UInt8(ascii: "~")) { base = row.surface }
    let rule = row.rule ?? noRule.slice
    var costs = FormValues(row.costs)
    var accents = FormValues(row.accents)
    switch section {
    case .word(let position):
      try addRow(
        classPosition: position, surface: (row.surface, empty.slice), cost: costs.next(), base: base,
        reading: (reading, empty.slice), pronunciation: (pronunciation, empty.slice),
        accent: accents.next(), rule: rule, source: source, rank: row.rank)
    case .lemma(let position):
      let forms = paradigms.endings[position]
      let dictionaryForm = forms[0]
      guard row.surface.hasSuffix(dictionaryForm.surface.slice),
        reading.hasSuffix(dictionaryForm.reading.slice),
        pronunciation.hasSuffix(dictionaryForm.pronunciation.slice)
      else {
        throw RowProblem(
          .invalidValue,
          "surface, reading and pronunciation must end as the paradigm's first form does: "
            + "\(dictionaryForm.surface.string), \(dictionaryForm.reading.string), "
            + dictionaryForm.pronunciation.string)
      }
      let surfaceStem = row.surface.prefix(row.surface.count - dictionaryForm.surface.count)
      let readingStem = reading.prefix(reading.count - dictionaryForm.reading.count)
      let soundStem = pronunciation.prefix(
        pronunciation.count - dictionaryForm.pronunciation.count)
      for form in forms {
        try addRow(
          classPosition: form.classPosition, surface: (surfaceStem, form.surface.slice),
          cost: costs.next(), base: base, reading: (readingStem, form.reading.slice),
          pronunciation: (soundStem, form.pronunciation.slice), accent: accents.next(), rule: rule,
          source: source, rank: row.rank)
      }
    }
    guard costs.isUsedUp, accents.isUsedUp else {
      throw RowProblem(
        .invalidValue, "there are more costs or accents than forms; write one, or one for each form")
    }
  }

  private func addRow(
    classPosition: Int, surface: (ByteSlice, ByteSlice), cost: ByteSlice?, base: ByteSlice,
    reading: (ByteSlice, ByteSlice), pronunciation: (ByteSlice, ByteSlice), accent: ByteSlice?,
    rule: ByteSlice, source: Int, rank: Int
  ) throws(RowProblem) {
    guard let cost, let accent else {
      throw RowProblem(
        .invalidValue, "there are fewer costs or accents than forms; write one, or one for each form")
    }
    guard let value = cost.decimal, value >= -32_768, value <= 32_767 else {
      throw RowProblem(
        .invalidValue, "the cost “\(cost.string)” is not a number from -32768 to 32767")
    }
    let output = store.bytes
    let start = output.count
    output.append(surface.0)
    output.append(surface.1)
    output.append(classes.beforeCost[classPosition])
    output.append(cost)
    output.append(classes.afterCost[classPosition])
    output.append(base)
    output.append(UInt8(ascii: ","))
    output.append(reading.0)
    output.append(reading.1)
    output.append(UInt8(ascii: ","))
    output.append(pronunciation.0)
    output.append(pronunciation.1)
    output.append(UInt8(ascii: ","))
    output.append(accent)
    if accent.firstIndex(of: UInt8(ascii: "/")) == nil {
      guard let nucleus = accent.decimal, nucleus >= 0 else {
        throw RowProblem(
          .invalidValue, "the accent “\(accent.string)” is neither a number nor nucleus/moras")
      }
      output.append(UInt8(ascii: "/"))
      output.append(decimal: rules.moras(in: pronunciation.0) &+ rules.moras(in: pronunciation.1))
    }
    output.append(UInt8(ascii: ","))
    output.append(rule)
    let surfaceCount = surface.0.count &+ surface.1.count
    guard surfaceCount > 0, surfaceCount <= 65_535 else {
      throw RowProblem(.invalidRow, "a form has no surface, or one longer than 65535 bytes")
    }
    store.addRow(from: start, surfaceCount: surfaceCount, source: source, rank: rank)
  }
}

/// A column with one value for all forms, or one for each, separated by spaces.
struct FormValues {
  private var rest: ByteSlice
  private let isSingle: Bool
  private(set) var isUsedUp = false

  init(_ column: ByteSlice) {
    rest = column
    isSingle = column.firstIndex(of: UInt8(ascii: " ")) == nil
  }

  /// The next form's value, nil if there is none left.
  mutating func next() -> ByteSlice? {
    if isSingle {
      isUsedUp = true
      return rest
    }
    if isUsedUp { return nil }
    guard let length = rest.firstIndex(of: UInt8(ascii: " ")) else {
      isUsedUp = true
      return rest
    }
    let value = rest.prefix(length)
    rest = rest.dropFirst(length &+ 1)
    return value
  }
}

/// Builds the rows of MeCab's CSV for the forms of entries.
final class RowBuilder {
  /// The values that all forms of an entry share; surface, reading and pronunciation are stems if
  /// it inflects.
  struct Lemma {
    var surface: ByteSlice
    var reading: ByteSlice
    var pronunciation: ByteSlice
    let base: ByteSlice
    let rule: ByteSlice
    let source: Int
    let rank: Int

    /// Reduces the dictionary form to its stems.
    mutating func removeEndings(_ form: FormEndings) throws(RowProblem) {
      guard surface.hasSuffix(form.surface.slice), reading.hasSuffix(form.reading.slice),
        pronunciation.hasSuffix(form.pronunciation.slice)
      else {
        throw RowProblem(
          .invalidValue,
          "surface, reading and pronunciation must end as the paradigm's first form does: "
            + "\(form.surface.string), \(form.reading.string), \(form.pronunciation.string)")
      }
      surface = surface.prefix(surface.count - form.surface.count)
      reading = reading.prefix(reading.count - form.reading.count)
      pronunciation = pronunciation.prefix(pronunciation.count - form.pronunciation.count)
    }
  }

  let store = RowStore()
  private let classes: ClassTable
  private let rules: KanaRules

  init(classes: ClassTable, rules: KanaRules) {
    self.classes = classes
    self.rules = rules
  }

  /// Adds the row of one form.
  func add(
    _ lemma: Lemma, _ form: FormEndings, classPosition: Int, cost: ByteSlice?, accent: ByteSlice?
  ) throws(RowProblem) {
    guard let cost, let accent else {
      throw RowProblem(
        .invalidValue,
        "there are fewer costs or accents than forms; write one, or one for each form")
    }
    guard let value = cost.decimal, value >= -32_768, value <= 32_767 else {
      throw RowProblem(
        .invalidValue, "the cost “\(cost.string)” is not a number from -32768 to 32767")
    }
    let surfaceCount = lemma.surface.count &+ form.surface.count
    guard surfaceCount > 0, surfaceCount <= 65_535 else {
      throw RowProblem(.invalidRow, "a form has an empty surface, or one longer than 65535 bytes")
    }
    let output = store.bytes
    let start = output.count
    output.append(lemma.surface)
    output.append(form.surface)
    output.append(classes.beforeCost[classPosition])
    output.append(cost)
    output.append(classes.afterCost[classPosition])
    output.append(lemma.base)
    output.append(UInt8(ascii: ","))
    output.append(lemma.reading)
    output.append(form.reading)
    output.append(UInt8(ascii: ","))
    output.append(lemma.pronunciation)
    output.append(form.pronunciation)
    output.append(UInt8(ascii: ","))
    try append(accent, lemma, form)
    output.append(UInt8(ascii: ","))
    output.append(lemma.rule)
    store.addRow(from: start, surfaceCount: surfaceCount, source: lemma.source, rank: lemma.rank)
  }

  /// Appends the accent with its number of morae, which is counted unless it is written.
  private func append(
    _ accent: ByteSlice, _ lemma: Lemma, _ form: FormEndings
  ) throws(RowProblem) {
    store.bytes.append(accent)
    if accent.firstIndex(of: UInt8(ascii: "/")) != nil { return }
    guard let nucleus = accent.decimal, nucleus >= 0 else {
      throw RowProblem(
        .invalidValue, "the accent “\(accent.string)” is neither a number nor nucleus/morae")
    }
    store.bytes.append(UInt8(ascii: "/"))
    store.bytes.append(
      decimal: rules.morae(in: lemma.pronunciation)
        &+ rules.morae(in: form.pronunciation.slice))
  }
}

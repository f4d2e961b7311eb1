/// Writes entries in the notation of the dictionary.
struct EntryWriter {
  private let rules = KanaRules()

  /// Returns the entry for a single row.
  func entry(_ row: SourceRow) -> String {
    line(row, costs: ["\(row.cost)"], accents: [row.accentNotation(rules)])
  }

  /// Returns the entry for a lemma: its dictionary form with the costs and accents of all forms.
  func entry(_ lemma: LemmaFolder.Lemma) -> String {
    line(
      lemma.rows[0], costs: lemma.rows.map { "\($0.cost)" },
      accents: lemma.rows.map { $0.accentNotation(rules) })
  }

  private func line(_ row: SourceRow, costs: [String], accents: [String]) -> String {
    var pronunciation = row.pronunciation == row.reading ? "=" : row.pronunciation.description
    if row.pronunciation == ExactText(rules.pronunciation(of: row.reading.description)) {
      pronunciation = "~"
    }
    let katakana = ExactText(rules.katakana(of: row.surface.description))
    var columns = [
      row.surface.description, row.reading == katakana ? "~" : row.reading.description,
      joined(costs), joined(accents), row.rule, pronunciation,
      row.base == row.surface ? "~" : row.base.description, "\(row.rank)",
    ]
    let usual = ["", "", "", "", "*", "~", "~", "0"]
    while let last = columns.last, columns.count > 4, last == usual[columns.count - 1] {
      columns.removeLast()
    }
    return columns.joined(separator: "\t")
  }

  /// Joins the values, or returns one value if all are equal.
  private func joined(_ values: [String]) -> String {
    Set(values).count == 1 ? values[0] : values.joined(separator: " ")
  }
}

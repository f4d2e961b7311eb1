/// Combines the rows of inflected forms into entries of lemmas.
struct LemmaFolder {
  /// A lemma and the rows of its entry, in the order of the paradigm's forms.
  struct Lemma {
    let paradigm: Paradigm
    let rows: [SourceRow]
  }

  let paradigms: [ParadigmFinder.GroupKey: [Paradigm]]
  let finder: ParadigmFinder

  /// Splits the rows of a source into lemmas and rows that do not match a paradigm.
  func fold(_ rows: [SourceRow]) -> (lemmas: [Lemma], others: [SourceRow]) {
    var lemmas: [Lemma] = []
    var others = rows.filter {
      $0.rank != 0 || $0.features[4] == "*" || $0.features[5] == "*"
    }
    for (key, group) in ParadigmFinder.lemmas(of: rows) {
      var remaining = group.sorted { $0.csv.utf8.lexicographicallyPrecedes($1.csv.utf8) }
      let candidates = paradigms[key.group] ?? []
      for base in remaining.filter({ ParadigmFinder.isDictionaryForm($0) }) {
        for paradigm in candidates {
          guard let forms = take(paradigm, of: base, from: &remaining) else { continue }
          lemmas.append(Lemma(paradigm: paradigm, rows: forms))
          break
        }
      }
      others += remaining
    }
    return (lemmas, others)
  }

  /// Removes and returns the rows that a paradigm predicts for a dictionary form.
  private func take(
    _ paradigm: Paradigm, of base: SourceRow, from rows: inout [SourceRow]
  ) -> [SourceRow]? {
    let first = paradigm.forms[0]
    guard finder.className(of: base) == first.className else { return nil }
    var rest = rows
    var taken: [SourceRow] = []
    for form in paradigm.forms {
      guard let surface = base.surface.replacing(first.surface, by: form.surface),
        let reading = base.reading.replacing(first.reading, by: form.reading),
        let pronunciation = base.pronunciation.replacing(
          first.pronunciation, by: form.pronunciation)
      else { return nil }
      let matches = rest.indices.filter { index in
        let row = rest[index]
        return row.surface == surface && row.reading == reading
          && row.pronunciation == pronunciation && row.rule == base.rule
          && finder.className(of: row) == form.className
      }
      // Rows with the accent of the dictionary form take precedence, so that the dictionary form
      // matches itself.
      let sameAccent = matches.first { rest[$0].accent.prefix(2) == base.accent.prefix(2) }
      guard let index = sameAccent ?? matches.first else { return nil }
      taken.append(rest.remove(at: index))
    }
    rows = rest
    return taken
  }
}

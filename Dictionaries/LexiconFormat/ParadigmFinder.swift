/// Finds the paradigms of a dictionary in its rows.
///
/// The rows of a lemma are those of one source with the same part of speech, conjugation type and
/// base form. Removing their longest common prefix leaves a list of endings; lists that several
/// lemmas share are paradigms.
struct ParadigmFinder {
  /// The minimum number of lemmas for a paradigm; other lemmas are written form by form.
  static let minimumLemmaCount = 4

  /// The key of rows that may be forms of the same lemma.
  struct LemmaKey: Hashable {
    let group: GroupKey
    let base: ExactText
  }

  /// The properties that all lemmas of a paradigm share.
  struct GroupKey: Hashable {
    let partOfSpeech: [String]
    let conjugation: String

    init(_ row: SourceRow) {
      partOfSpeech = Array(row.features[0..<4])
      conjugation = row.features[4]
    }

    /// The name, as in `動詞-自立-一段-活用`; the last part distinguishes it from names of classes.
    var name: String {
      (partOfSpeech + [conjugation, "活用"]).filter { $0 != "*" }.joined(separator: "-")
    }
  }

  /// The names of the classes, keyed by the classes without names.
  private var classNames: [LexicalClass: String] = [:]

  init(classes: [LexicalClass]) {
    for item in classes {
      var unnamed = item
      unnamed.name = ""
      classNames[unnamed] = item.name
    }
  }

  /// Returns the class of a row.
  func className(of row: SourceRow) -> String { classNames[row.unnamedClass] ?? "" }

  /// Returns the paradigms by group, in descending order of their numbers of forms.
  func paradigms(of sources: [[SourceRow]]) -> [GroupKey: [Paradigm]] {
    var counts: [GroupKey: [[Paradigm.Form]: Int]] = [:]
    for rows in sources {
      for (key, lemma) in Self.lemmas(of: rows) {
        guard let forms = forms(of: lemma, base: key.base) else { continue }
        counts[key.group, default: [:]][forms, default: 0] += 1
      }
    }
    var paradigms: [GroupKey: [Paradigm]] = [:]
    for (group, found) in counts {
      let frequent = found.filter { $0.value >= Self.minimumLemmaCount }
      let byCount = frequent.sorted {
        $0.value == $1.value ? Self.precedes($0.key, $1.key) : $0.value > $1.value
      }
      let named = byCount.enumerated().map { position, item in
        Paradigm(
          name: position == 0 ? group.name : "\(group.name)/\(position + 1)", forms: item.key)
      }
      if !named.isEmpty {
        paradigms[group] = named.enumerated().sorted {
          $0.element.forms.count == $1.element.forms.count
            ? $0.offset < $1.offset : $0.element.forms.count > $1.element.forms.count
        }.map(\.element)
      }
    }
    return paradigms
  }

  /// Returns the inflected rows by lemma.
  static func lemmas(of rows: [SourceRow]) -> [LemmaKey: [SourceRow]] {
    let inflected = rows.filter { $0.rank == 0 && $0.features[4] != "*" && $0.features[5] != "*" }
    return Dictionary(grouping: inflected) { LemmaKey(group: GroupKey($0), base: $0.base) }
  }

  /// Returns whether a row is the dictionary form of its lemma.
  static func isDictionaryForm(_ row: SourceRow) -> Bool {
    row.surface == row.base && row.features[5] == "基本形"
  }

  /// Returns the forms of a lemma, nil if its dictionary form is ambiguous.
  private func forms(of lemma: [SourceRow], base: ExactText) -> [Paradigm.Form]? {
    let bases = lemma.filter { Self.isDictionaryForm($0) }
    guard bases.count == 1, lemma.count > 1 else { return nil }
    let surface = ExactText.commonPrefixCount(lemma.map(\.surface))
    let reading = ExactText.commonPrefixCount(lemma.map(\.reading))
    let pronunciation = ExactText.commonPrefixCount(lemma.map(\.pronunciation))
    let forms = lemma.map { row in
      (
        isFirst: Self.isDictionaryForm(row),
        form: Paradigm.Form(
          className: className(of: row), surface: row.surface.ending(after: surface),
          reading: row.reading.ending(after: reading),
          pronunciation: row.pronunciation.ending(after: pronunciation))
      )
    }
    guard Set(forms.map(\.form)).count == forms.count else { return nil }
    return forms.filter(\.isFirst).map(\.form)
      + forms.filter { !$0.isFirst }.map(\.form).sorted { Self.precedes([$0], [$1]) }
  }

  private static func precedes(_ a: [Paradigm.Form], _ b: [Paradigm.Form]) -> Bool {
    let texts = [a, b].map { forms in
      forms.map { "\($0.className)\t\($0.surface)\t\($0.reading)\t\($0.pronunciation)" }
        .joined(separator: "\n")
    }
    return texts[0].utf8.lexicographicallyPrecedes(texts[1].utf8)
  }
}

/// The accent of a word alone, in the form it has.
struct WordAccent {
  /// Morae and nucleus.
  private(set) var part: AccentPart
  /// Other nuclei that the dictionary gives.
  private(set) var alternatives: [Int] = []

  /// The accent of a dictionary's entry.
  init(_ entry: LexicalEntry) {
    let kana = entry.reading.isEmpty ? entry.pronunciation : entry.reading
    self.init(entry, kana: kana)
  }

  /// The accent of a word of a text.
  ///
  /// The dictionary's accent counts only while the word has as many morae as the entry: rules may
  /// have given it another reading.
  init(_ word: AnalyzedWord) { self.init(word.entry, kana: word.kana) }

  private init(_ entry: LexicalEntry, kana: KanaBytes) {
    part = AccentPart(kana: kana)
    guard part.moraCount > 0, let field = AccentField(entry.accent) else { return }
    let counted = field.moraCount ?? MoraScanner.count(entry.reading)
    guard counted == part.moraCount, field.nucleus <= counted else { return }
    part.nucleus = field.nucleus
    alternatives = field.alternatives.filter { 0...counted ~= $0 }
    guard let modification = AccentModification(entry) else { return }
    part.modify(modification)
    alternatives = alternatives.compactMap { nucleus in
      var other = part
      other.nucleus = nucleus
      other.modify(modification)
      return other.nucleus == part.nucleus ? nil : other.nucleus
    }
  }

  /// The accent as a value of its own, if it is known.
  var publicAccent: Accent? {
    part.nucleus.map {
      Accent(nucleus: $0, moraCount: part.moraCount, alternatives: alternatives)
    }
  }
}

extension AccentPart {
  /// A part with the morae of kana, its accent not known.
  init(kana: KanaBytes) {
    for mora in MoraScanner(kana) {
      moraCount += 1
      endsInsideSyllable = mora.isSyllableEnd
    }
  }

  /// Changes the accent as a conjugated form does.
  mutating func modify(_ modification: AccentModification) {
    nucleus = modification.nucleus(self).map { min(max($0, 0), moraCount) }
  }
}

extension AnalyzedWord {
  /// The kana that the word's morae are counted in.
  var kana: KanaBytes { reading.isEmpty ? pronunciation : reading }
}

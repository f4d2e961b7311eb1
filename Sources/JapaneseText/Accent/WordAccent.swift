/// The accent of a word in isolation, in its conjugated form.
struct WordAccent {
  /// The mora count and the nucleus.
  private(set) var part: AccentPart
  /// Alternative nuclei from the dictionary.
  private(set) var alternatives: [Int] = []

  /// Creates the accent of a dictionary entry.
  init(_ entry: LexicalEntry) {
    let kana = entry.reading.isEmpty ? entry.pronunciation : entry.reading
    self.init(entry, kana: kana)
  }

  /// Creates the accent of a word of a text.
  ///
  /// The dictionary's accent applies only if the word has as many morae as the entry: rules may
  /// have replaced its reading.
  /// An accent given by the user takes precedence.
  init(_ word: AnalyzedWord) {
    self.init(word.entry, kana: word.kana)
    switch word.givenAccent {
    case .dictionary: return
    case .unknown: part.nucleus = nil
    case .nucleus(let nucleus): part.nucleus = min(Int(nucleus), part.moraCount)
    }
    alternatives = []
  }

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

  /// The public accent value; `nil` if the accent is unknown.
  var publicAccent: Accent? {
    part.nucleus.map {
      Accent(nucleus: $0, moraCount: part.moraCount, alternatives: alternatives)
    }
  }
}

extension AccentPart {
  /// Creates a component with the morae of kana and an unknown accent.
  init(kana: KanaBytes) {
    for mora in MoraScanner(kana) {
      moraCount += 1
      endsInsideSyllable = mora.isSyllableEnd
    }
  }

  /// Applies the modification of a conjugated form.
  mutating func modify(_ modification: AccentModification) {
    nucleus = modification.nucleus(self).map { min(max($0, 0), moraCount) }
  }
}

extension AnalyzedWord {
  /// The kana whose morae are counted.
  var kana: KanaBytes { reading.isEmpty ? pronunciation : reading }
}

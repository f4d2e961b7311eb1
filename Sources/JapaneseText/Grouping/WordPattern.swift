/// What a word has to be for a rule.
///
/// The traits are the same for all dictionaries; where dictionaries classify differently, or where
/// words of one class behave differently, surfaces and dictionary forms decide.
struct WordPattern: Sendable {
  /// One of these traits; empty: any word.
  var traits: WordTraits = []
  /// All of these traits.
  var all: WordTraits = []
  /// None of these traits.
  var not: WordTraits = []
  /// One of these conjugation forms.
  var forms: ConjugationForms = .any
  /// One of these surfaces; empty: any.
  var surfaces: TextList = []
  /// One of these dictionary forms; empty: any.
  var bases: TextList = []
  /// Ends with one of these; empty: anyhow.
  var endings: TextList = []
  /// None of these surfaces.
  var notSurfaces: TextList = []
  /// None of these dictionary forms.
  var notBases: TextList = []

  /// Any word.
  static let any = WordPattern()

  /// A word with one of the traits.
  static func word(
    _ traits: WordTraits, all: WordTraits = [], not: WordTraits = [],
    forms: ConjugationForms = .any
  ) -> WordPattern {
    WordPattern(traits: traits, all: all, not: not, forms: forms)
  }

  /// A word written so.
  static func surface(_ surfaces: StaticString..., as traits: WordTraits = []) -> WordPattern {
    WordPattern(traits: traits, surfaces: TextList(surfaces))
  }

  /// A word written as one of a list.
  static func surface(in surfaces: TextList, as traits: WordTraits = []) -> WordPattern {
    WordPattern(traits: traits, surfaces: surfaces)
  }

  /// A form of one of a list of words.
  static func base(in bases: TextList, as traits: WordTraits = []) -> WordPattern {
    WordPattern(traits: traits, bases: bases)
  }

  /// A form of one of these words.
  static func base(_ bases: StaticString..., as traits: WordTraits = []) -> WordPattern {
    WordPattern(traits: traits, bases: TextList(bases))
  }

  /// The pattern without words written so.
  func except(_ surfaces: StaticString...) -> WordPattern { except(in: TextList(surfaces)) }

  /// The pattern without words of a list.
  func except(in surfaces: TextList) -> WordPattern {
    var pattern = self
    pattern.notSurfaces = pattern.notSurfaces + surfaces
    return pattern
  }

  /// The pattern without forms of these words.
  func exceptBase(_ bases: StaticString...) -> WordPattern {
    var pattern = self
    pattern.notBases = pattern.notBases + TextList(bases)
    return pattern
  }

  /// The pattern for words that end so.
  func ending(_ endings: StaticString...) -> WordPattern {
    var pattern = self
    pattern.endings = TextList(endings)
    return pattern
  }

  /// Whether there are texts to compare once the bits fit.
  var comparesTexts: Bool {
    !surfaces.isEmpty || !bases.isEmpty || !endings.isEmpty || !notSurfaces.isEmpty
      || !notBases.isEmpty
  }

  /// Whether a word has the surfaces and dictionary forms.
  func matchesTexts(_ word: AnalyzedWord, _ surface: UnsafeBufferPointer<UInt8>) -> Bool {
    if !surfaces.isEmpty, !surface.isOne(of: surfaces) { return false }
    if !notSurfaces.isEmpty, surface.isOne(of: notSurfaces) { return false }
    if !endings.isEmpty, !endings.hasSuffix(of: surface) { return false }
    if bases.isEmpty, notBases.isEmpty { return true }
    let base = word.entry.baseForm
    if !bases.isEmpty, !base.isOne(of: bases) { return false }
    return notBases.isEmpty || !base.isOne(of: notBases)
  }
}

/// A set of conjugation forms.
struct ConjugationForms: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }
  init(_ form: ConjugationForm) { rawValue = 1 << UInt16(form.rawValue) }

  static let any = Self(rawValue: .max)
  static let none = Self(ConjugationForm.none)
  static let irrealis = Self(ConjugationForm.irrealis)
  static let continuative = Self(ConjugationForm.continuative)
  static let terminal = Self(ConjugationForm.terminal)
  static let attributive = Self(ConjugationForm.attributive)
  static let hypothetical = Self(ConjugationForm.hypothetical)
  static let imperative = Self(ConjugationForm.imperative)
  static let stem = Self(ConjugationForm.stem)
  static let gerund = Self(ConjugationForm.gerund)
}

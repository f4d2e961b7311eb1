/// The conditions of a rule on a word.
///
/// Traits are the same for all dictionaries; where dictionaries classify words differently, or
/// where words of one class behave differently, surfaces and dictionary forms decide.
struct WordPattern: Sendable {
  /// Traits, at least one of which the word must have; empty for any word.
  var traits: WordTraits = []
  /// Traits that the word must all have.
  var all: WordTraits = []
  /// Traits that the word must not have.
  var not: WordTraits = []
  /// The accepted conjugation forms.
  var forms: ConjugationForms = .any
  /// The accepted surfaces; empty for any.
  var surfaces: TextList = []
  /// The accepted dictionary forms; empty for any.
  var bases: TextList = []
  /// The accepted suffixes of the surface; empty for any.
  var endings: TextList = []
  /// Whether the surface must be two equal halves of at least two kana each: どき|どき.
  var isRepetition = false
  /// The excluded surfaces.
  var notSurfaces: TextList = []
  /// The excluded dictionary forms.
  var notBases: TextList = []

  /// Matches any word.
  static let any = WordPattern()

  /// Returns a pattern for words with one of the traits.
  static func word(
    _ traits: WordTraits, all: WordTraits = [], not: WordTraits = [],
    forms: ConjugationForms = .any
  ) -> WordPattern {
    WordPattern(traits: traits, all: all, not: not, forms: forms)
  }

  /// Returns a pattern for words with one of these surfaces.
  static func surface(_ surfaces: StaticString..., as traits: WordTraits = []) -> WordPattern {
    WordPattern(traits: traits, surfaces: TextList(surfaces))
  }

  /// Returns a pattern for words with a surface in a list.
  static func surface(in surfaces: TextList, as traits: WordTraits = []) -> WordPattern {
    WordPattern(traits: traits, surfaces: surfaces)
  }

  /// Returns a pattern for inflected forms of the words in a list.
  static func base(in bases: TextList, as traits: WordTraits = []) -> WordPattern {
    WordPattern(traits: traits, bases: bases)
  }

  /// Returns a pattern for inflected forms of these words.
  static func base(_ bases: StaticString..., as traits: WordTraits = []) -> WordPattern {
    WordPattern(traits: traits, bases: TextList(bases))
  }

  /// Returns the pattern, excluding words with these surfaces.
  func except(_ surfaces: StaticString...) -> WordPattern { except(in: TextList(surfaces)) }

  /// Returns the pattern, excluding words with a surface in a list.
  func except(in surfaces: TextList) -> WordPattern {
    var pattern = self
    pattern.notSurfaces = pattern.notSurfaces + surfaces
    return pattern
  }

  /// Returns the pattern, excluding forms of these words.
  func exceptBase(_ bases: StaticString...) -> WordPattern {
    var pattern = self
    pattern.notBases = pattern.notBases + TextList(bases)
    return pattern
  }

  /// Returns the pattern restricted to words with one of these endings.
  func ending(_ endings: StaticString...) -> WordPattern {
    var pattern = self
    pattern.endings = TextList(endings)
    return pattern
  }

  /// Returns the pattern restricted to words that repeat their first half: どきどき.
  func repetition() -> WordPattern {
    var pattern = self
    pattern.isRepetition = true
    return pattern
  }

  /// Whether texts must be compared after the bits match.
  var comparesTexts: Bool {
    !surfaces.isEmpty || !bases.isEmpty || !endings.isEmpty || !notSurfaces.isEmpty
      || !notBases.isEmpty || isRepetition
  }

  /// Returns whether a word matches the conditions on surface and dictionary form.
  func matchesTexts(_ word: AnalyzedWord, _ surface: UnsafeBufferPointer<UInt8>) -> Bool {
    if !surfaces.isEmpty, !surface.isOne(of: surfaces) { return false }
    if !notSurfaces.isEmpty, surface.isOne(of: notSurfaces) { return false }
    if !endings.isEmpty, !endings.hasSuffix(of: surface) { return false }
    if isRepetition, !Self.isRepetition(surface) { return false }
    if bases.isEmpty, notBases.isEmpty { return true }
    let base = word.entry.baseForm
    if !bases.isEmpty, !base.isOne(of: bases) { return false }
    return notBases.isEmpty || !base.isOne(of: notBases)
  }

  private static func isRepetition(_ surface: UnsafeBufferPointer<UInt8>) -> Bool {
    let half = surface.count / 2
    return surface.count >= 12 && surface.count % 6 == 0
      && surface[..<half].elementsEqual(surface[half...])
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

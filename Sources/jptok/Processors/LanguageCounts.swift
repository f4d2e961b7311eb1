import LanguageDetection

/// The numbers of letters of a document in each language.
struct LanguageCounts {
  /// The letters in one language and its part of the document.
  struct Share {
    /// The language; nil for letters whose language is unknown.
    let language: LanguageTag?
    let letters: Int
    /// The part of the document's information, from 0 to 1.
    let share: Double
  }

  private var counts: [LanguageTag?: LanguageLetterCount] = [:]

  /// Adds the letters of a segment of the document in one language.
  mutating func add(_ count: LanguageLetterCount) {
    let sum = counts[count.language]
    counts[count.language] = LanguageLetterCount(
      language: count.language, letters: count.letters + (sum?.letters ?? 0),
      weight: count.weight + (sum?.weight ?? 0))
  }

  /// The number of letters in all languages.
  var letterCount: Int { counts.values.reduce(0) { $0 + $1.letters } }

  /// The language with the greatest share; nil if no language is known.
  var language: LanguageTag? { shares.lazy.compactMap(\.language).first }

  /// The shares of the languages, the greatest first; of equal ones, by tag.
  var shares: [Share] {
    let total = counts.values.reduce(0) { $0 + $1.weight }
    return counts.values.sorted { one, other in
      (other.weight, one.language?.rawValue ?? "~") < (one.weight, other.language?.rawValue ?? "~")
    }.map { count in
      Share(
        language: count.language, letters: count.letters,
        share: Double(count.weight) / Double(total))
    }
  }
}

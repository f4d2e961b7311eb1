import LatticeEngine
import LexiconFormat
import MeCabDictionary

/// The selection of the entries of a reduced dictionary: those without which text would be read
/// differently.
///
/// Omitted are
/// - proper names, except for countries and the most common ones;
/// - entries that another one with the same surface and the same grammatical class precedes;
/// - the colloquial and literary forms of rare verbs and adjectives, and the rarest words;
/// - compounds: nouns, verbs and adjectives with kanji, of at least three characters in their
///   dictionary form, whose surface the rest of the dictionary divides into words with the same
///   reading, of which the last one has the same part of speech, conjugation and inflected form. Of
///   a verb or an adjective, all forms are omitted or none.
///
/// The proper-name lexicon is not expanded.
struct DictionaryReduction {
  /// The highest cost of proper names that are common.
  static let maximumNameCost = 6_900
  /// The highest cost of verbs and adjectives that are not rare.
  static let maximumLemmaCost = 8_000
  /// The highest costs of nouns, and of verbs and adjectives, that are retained.
  static let maximumNounCost = 11_300
  static let maximumRareLemmaCost = 9_300
  /// The inflected forms of rare verbs and adjectives that are omitted.
  private static let rareForms: Set<Substring> = [
    "仮定縮約１", "仮定縮約２", "体言接続特殊", "体言接続特殊２", "基本形-促音便", "命令ｙｏ", "未然特殊",
    "文語基本形", "連用ゴザイ接続", "未然レル接続", "命令ｉ",
  ]
  /// The numbers of characters of the compounds of each round; those that are retained in a round
  /// can be components of the compounds of the next one.
  private static let rounds = [3...3, 4...4, 5...Int.max]

  private let expansion: DictionaryExpansion
  private var expanded: ExpandedLexicon { expansion.expanded }

  init(_ expansion: DictionaryExpansion) { self.expansion = expansion }

  /// Returns the numbers of the rows of the reduced dictionary, compiling preliminary ones in
  /// subfolders of `directory`.
  func retainedRows(in directory: String) throws(LexiconError) -> [Int] {
    var retained: [Int] = []
    var candidates: [[Int]] = Self.rounds.map { _ in [] }
    for index in 0..<expanded.count {
      let row = expanded.row(index)
      if Self.isOmittedName(row) || Self.isRareForm(row) || Self.isRarest(row)
        || expanded.isSuperseded(index)
      {
        continue
      }
      let count = Self.isCandidate(row) ? Self.lemmaLength(row) : 0
      if let round = Self.rounds.firstIndex(where: { $0 ~= count }) {
        candidates[round].append(index)
      } else {
        retained.append(index)
      }
    }
    for (number, round) in candidates.enumerated() {
      let core = "\(directory)/core\(number)"
      let finder = try finder(retained, in: core)
      retained += try necessaryRows(of: round, finder)
      retained.sort()
      LexiconFormat.FileSystem.removeDirectory(core)
    }
    return retained
  }

  /// Returns whether a row is one of the rarest nouns, verbs and adjectives.
  private static func isRarest(_ row: ExpandedRow) -> Bool {
    if row.hasFeature("名詞,") { return row.cost > maximumNounCost }
    return row.cost > maximumRareLemmaCost
      && (row.hasFeature("動詞,") || row.hasFeature("形容詞,"))
  }

  private static func isOmittedName(_ row: ExpandedRow) -> Bool {
    row.hasFeature("名詞,固有名詞,") && !row.hasFeature("名詞,固有名詞,地域,国,")
      && row.cost > maximumNameCost
  }

  private static func isRareForm(_ row: ExpandedRow) -> Bool {
    guard row.cost > maximumLemmaCost, row.hasFeature("動詞,") || row.hasFeature("形容詞,") else {
      return false
    }
    let columns = row.columns
    return columns.count > 5 && rareForms.contains(columns[5])
  }

  private static func isCandidate(_ row: ExpandedRow) -> Bool {
    (row.hasFeature("名詞,") || row.hasFeature("動詞,") || row.hasFeature("形容詞,"))
      && !row.hasFeature("名詞,数,") && row.hasKanji
  }

  /// Returns the number of characters of a noun or of the dictionary form of an inflected word.
  private static func lemmaLength(_ row: ExpandedRow) -> Int {
    if row.hasFeature("名詞,") { return row.characterCount }
    let columns = row.columns
    return columns.count > 6 ? columns[6].unicodeScalars.count : 0
  }

  /// Compiles a dictionary of some rows and opens it.
  private func finder(
    _ rows: [Int], in directory: String
  ) throws(LexiconError) -> BestPathFinder {
    try expansion.writeForCompiling(rows: rows, to: directory)
    do throws(MeCabError) {
      try DictionaryCompiler.compileSystemDictionary(
        source: directory, to: directory, hashing: false)
      return BestPathFinder(model: try LatticeModel(dictionary: directory, tries: .memory))
    } catch {
      throw LexiconError(.invalidRow, error.message, path: error.path ?? directory)
    }
  }

  /// Returns those rows whose surfaces the dictionary of `finder` does not divide into equivalent
  /// words.
  private func necessaryRows(
    of rows: [Int], _ finder: BestPathFinder
  ) throws(LexiconError) -> [Int] {
    var necessary: [Int] = []
    // The forms of each lemma, and the lemmas with a form that is necessary.
    var forms: [String: [Int]] = [:]
    var necessaryLemmas: Set<String> = []
    for index in rows {
      let row = expanded.row(index)
      let entry = CompoundEntry(row.columns)
      let isEquivalent: Bool
      do throws(MeCabError) {
        isEquivalent = try finder.withBestPath(of: row.surface.string) {
          entry.isEquivalent(to: $0)
        }
      } catch {
        throw LexiconError(.invalidRow, error.message, path: expansion.text)
      }
      if let lemma = entry.lemma {
        forms[lemma, default: []].append(index)
        if !isEquivalent { necessaryLemmas.insert(lemma) }
      } else if !isEquivalent {
        necessary.append(index)
      }
    }
    for lemma in necessaryLemmas { necessary += forms[lemma] ?? [] }
    return necessary
  }
}

/// The columns of an entry that its components must equal together.
struct CompoundEntry {
  private let columns: [Substring]
  private static let readingColumn = 7
  /// The parts of speech of components.
  private static let components: Set<Substring> = ["名詞", "動詞", "形容詞", "副詞", "接頭詞", "連体詞"]
  /// The kinds of nouns that are followed by other words than nouns in general.
  private static let kinds: Set<Substring> = ["サ変接続", "形容動詞語幹", "副詞可能", "接尾", "非自立", "代名詞"]

  init(_ columns: [Substring]) { self.columns = columns }

  /// The name of the lemma that an inflected form belongs to; nil for nouns.
  var lemma: String? {
    guard columns.count > Self.readingColumn, columns[0] != "名詞" else { return nil }
    return "\(columns[6]),\(columns[4])"
  }

  /// Returns whether the words of a path have the reading of the entry, and the last one its
  /// grammatical properties.
  func isEquivalent(to path: BestPath) -> Bool {
    guard columns.count > Self.readingColumn, path.count > 1 else { return false }
    var reading = ""
    var last: [Substring] = []
    for word in path {
      if word.isUnknown { return false }
      last = word.feature.split(separator: ",", omittingEmptySubsequences: false)
      guard last.count > Self.readingColumn, Self.components.contains(last[0]) else { return false }
      reading += last[Self.readingColumn]
    }
    guard reading == columns[Self.readingColumn], last[0] == columns[0] else { return false }
    guard columns[0] == "名詞" else { return last[4] == columns[4] && last[5] == columns[5] }
    return !Self.kinds.contains(columns[1]) || last[1] == columns[1]
  }
}

import JapaneseText
import LatticeEngine
import TextFoundation

/// The words under which a word of the dictionary is indexed.
struct WordForm {
  /// The words of a compound, or one word.
  var parts: [String]
  var folds: FoldSet
}

/// Finds the forms of words and the division of compounds in a dictionary.
///
/// Forms of entries are retained, so that most words of a text need one lookup in a table. Not
/// thread-safe: use one per task.
final class WordForms {
  let table: SearchForms?
  private let options: SearchOptions
  private let words: FoundWords
  private let characters: CharacterFolding
  private var known: [UnsafePointer<UInt8>: WordForm] = [:]
  /// The number of forms that are retained.
  private static let maximumCount = 1 << 16

  init(tokenizer: Tokenizer, options: SearchOptions, words: FoundWords) {
    table = tokenizer.searchForms
    self.options = options
    self.words = words
    characters = CharacterFolding(options.folds)
  }

  /// Returns the form of a word of the dictionary.
  func form(of word: FoundWord, _ surface: UnsafeBufferPointer<UInt8>) -> WordForm {
    let isConjugated = word.kind == .verb || word.kind == .adjective
    if !word.isUnknown, let form = known[word.feature] {
      var form = form
      if isConjugated, !form.folds.contains(FoldSet(.inflection, .dictionary)),
        !surface.elementsEqual(word.baseForm)
      {
        form.folds.insert(FoldSet(.inflection, .dictionary))
      }
      return form
    }
    let form = makeForm(of: word, surface, isConjugated: isConjugated)
    if !word.isUnknown {
      if known.count >= Self.maximumCount { known.removeAll() }
      known[word.feature] = form
    }
    return form
  }

  private func makeForm(
    of word: FoundWord, _ surface: UnsafeBufferPointer<UInt8>, isConjugated: Bool
  ) -> WordForm {
    let usesBase =
      !word.baseForm.isEmpty && (!isConjugated || options.folds.contains(.inflection))
    let base = usesBase ? word.baseForm : surface
    let folded = characters.fold(base)
    var form = WordForm(parts: [folded.text], folds: folded.folds)
    if isConjugated, usesBase, !surface.elementsEqual(base) {
      form.folds.insert(FoldSet(.inflection, .dictionary))
    }
    guard let table, usesBase else { return form }
    let entries = table.entries(ofSurface: base)
    if let entry = entry(of: word, in: entries, base),
      let found = self.form(ofEntry: entry, base, folded.text)
    {
      form.parts = found.parts
      form.folds.formUnion(found.folds)
    }
    return form
  }

  /// Returns the form of an entry that differs from its surface, with the kinds of the differences, if
  /// the options allow them; or its parts.
  func form(
    ofEntry entry: Int, _ surface: UnsafeBufferPointer<UInt8>, _ folded: String
  ) -> WordForm? {
    guard let table else { return nil }
    if let bytes = table.form(ofEntry: entry) {
      let parts = bytes.split(separator: SearchForms.separator).map {
        String(decoding: UnsafeBufferPointer(rebasing: $0), as: UTF8.self)
      }
      let kind = WritingDifference.kind(from: folded, to: parts.joined())
      guard let kind else {
        return WordForm(parts: options.dividesCompounds ? parts : [folded], folds: [])
      }
      guard options.folds.contains(kind) else { return nil }
      let texts = options.dividesCompounds ? parts : [parts.joined()]
      return WordForm(parts: texts, folds: FoldSet(kind, .dictionary))
    }
    guard options.dividesCompounds else { return nil }
    let mask = table.divisions(ofEntry: entry)
    guard mask != 0 else { return nil }
    return WordForm(parts: divide(folded, mask), folds: [])
  }

  /// Divides a compound, and replaces its parts by their forms.
  private func divide(_ text: String, _ mask: UInt16) -> [String] {
    var parts: [String] = []
    var part = ""
    for (index, character) in text.unicodeScalars.enumerated() {
      if index > 0, index <= 16, mask & 1 << UInt16(index - 1) != 0 {
        parts.append(form(ofPart: part))
        part = ""
      }
      part.unicodeScalars.append(character)
    }
    parts.append(form(ofPart: part))
    return parts
  }

  /// Returns the form of a noun that is part of a compound.
  private func form(ofPart part: String) -> String {
    guard let table else { return part }
    return withUTF8Bytes(of: part) { bytes in
      for entry in table.entries(ofSurface: bytes) {
        let (kind, _) = words.classify(table.feature(ofEntry: entry, surface: bytes))
        guard kind == .noun || kind == .suffix, let form = table.form(ofEntry: entry) else {
          continue
        }
        let text = String(decoding: form, as: UTF8.self)
        guard !text.contains("/"),
          WritingDifference.kind(from: part, to: text).map(options.folds.contains) ?? true
        else { return part }
        return text
      }
      return part
    }
  }

  /// Returns the entry of the dictionary form of a word.
  private func entry(
    of word: FoundWord, in entries: Range<Int>, _ base: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard let table else { return nil }
    var best: Int?
    var bestLength = -1
    for entry in entries {
      let feature = table.feature(ofEntry: entry, surface: base)
      if feature == word.feature { return entry }
      let (kind, reading) = words.classify(feature)
      guard kind.isSameClass(as: word.kind) else { continue }
      let length = zip(reading, word.reading).prefix { $0 == $1 }.count
      if length > bestLength { (best, bestLength) = (entry, length) }
    }
    return best
  }
}

extension FoundWord.Kind {
  /// Returns whether words of two kinds can be forms of one word.
  func isSameClass(as other: Self) -> Bool {
    switch self {
    case .verb: other == .verb
    case .adjective: other == .adjective
    default: other != .verb && other != .adjective
    }
  }
}

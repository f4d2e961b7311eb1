import LatticeEngine
import MeCabDictionary

/// The words of overrides that the dictionary does not have, compiled as a user dictionary.
///
/// Only words with kanji and without contexts are added: without kanji, runs of letters and katakana
/// are words anyway, and short hiragana would be found inside other words. Where a context is
/// required, the word must not be preferred elsewhere.
struct AddedWords {
  /// The bytes of the user dictionary; `nil` if no words are added.
  let compiled: [UInt8]?

  /// Compiles the words that are missing from a dictionary.
  init(
    _ overrides: ReadingOverrides, missingFrom system: OpenedDictionary, schema: DictionarySchema
  ) {
    var completion: RowCompletion?
    var rows: [DictionaryRow] = []
    var words: Set<String> = []
    // The reading in the dictionary is that of the line with the highest priority.
    for override in overrides.overrides.reversed()
    where Self.isCandidate(override, system) && words.insert(override.word).inserted {
      var current = completion ?? RowCompletion(system: system, schema: schema)
      let partOfSpeech = override.partsOfSpeech.first.map { [$0.description] } ?? []
      let row = UserDictionaryRow.short(
        surface: override.word, reading: override.reading, partOfSpeech: partOfSpeech)
      // A part of speech that conjugates cannot be added; the override then applies to whole words.
      if let row = try? current.completed(row) { rows.append(row) }
      completion = current
    }
    guard !rows.isEmpty else {
      compiled = nil
      return
    }
    let compiler = try? DictionaryCompiler(systemDictionary: system.model.dictionary)
    compiled = try? compiler?.userDictionary(rows: rows)
  }

  private static func isCandidate(_ override: ReadingOverride, _ system: OpenedDictionary) -> Bool {
    guard override.before.isEmpty, override.after.isEmpty, override.word.count > 1 else {
      return false
    }
    var word = override.word
    let hasKanji = word.withUTF8 { SurfaceScripts($0).contains(.kanji) }
    return hasKanji && !system.model.lexicon.contains(surface: override.word)
  }
}

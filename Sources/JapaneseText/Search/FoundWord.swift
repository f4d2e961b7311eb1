package import LatticeEngine
import TextFoundation

/// A word of the dictionary in a text, as search indexes need it.
///
/// Borrows memory: valid only during the callback that receives it.
package struct FoundWord {
  /// The grammatical classes that search distinguishes.
  package enum Kind: UInt8, Sendable {
    case noun, properNoun, numeral, verb, adjective, adverb, prefix, suffix, interjection, other
    case conjunction, particle, auxiliaryVerb, symbol
  }

  /// The range in the chunk, in UTF-8 offsets.
  package let range: Range<Int>
  package let kind: Kind
  /// Whether the word depends on the word before it, as いる of 食べている and こと of 食べること do.
  package let isDependent: Bool
  /// Whether the word is a suffix, as れる of 食べられる is.
  package let isSuffix: Bool
  /// Whether the word is not in any dictionary.
  package let isUnknown: Bool
  /// The dictionary form in the spelling of the dictionary; empty for unknown words.
  package let baseForm: UnsafeBufferPointer<UInt8>
  /// The reading in katakana; empty if it is unknown.
  package let reading: UnsafeBufferPointer<UInt8>
  /// The address of the feature, which is the same for all words of a dictionary entry.
  package let feature: UnsafePointer<UInt8>

  init(_ word: AnalyzedWord) {
    range = word.start..<word.end
    kind = Kind(word.traits)
    isDependent = word.intersects([.dependent, .suffix])
    isSuffix = word.intersects(.suffix)
    isUnknown = word.intersects([.unknown, .merged])
    baseForm = isUnknown ? .none : word.entry.baseForm
    reading = isUnknown ? .none : word.entry.reading
    feature = word.entry.feature
  }
}

extension FoundWord.Kind {
  init(_ traits: WordTraits) {
    self =
      if traits.intersects(.proper) {
        .properNoun
      } else if traits.intersects(.numeral) {
        .numeral
      } else if traits.intersects(.verb) {
        .verb
      } else if traits.intersects(.adjective) {
        .adjective
      } else if traits.intersects(.suffix) {
        .suffix
      } else if traits.intersects([.noun, .pronoun, .adjectivalNoun]) {
        .noun
      } else if traits.intersects([.adverb, .adnominal]) {
        .adverb
      } else if traits.intersects(.prefix) {
        .prefix
      } else if traits.intersects(.interjection) {
        .interjection
      } else if traits.intersects([.conjunction, .filler]) {
        .conjunction
      } else if traits.intersects(.particle) {
        .particle
      } else if traits.intersects(.auxiliaryVerb) {
        .auxiliaryVerb
      } else if traits.intersects(.punctuationAndSymbols) {
        .symbol
      } else {
        .other
      }
  }
}

/// Finds the words of a text in reusable buffers.
///
/// Not thread-safe: use one per task.
package final class FoundWords {
  private let analyzer: WordAnalyzer
  private var words: [FoundWord] = []
  private var entries: LexicalEntryCache

  package init(tokenizer: Tokenizer) {
    analyzer = WordAnalyzer(tokenizer: tokenizer, unit: .morpheme)
    entries = LexicalEntryCache(schema: tokenizer.core.schema)
  }

  /// Calls `body` with the words of each chunk of a text, the bytes of the chunk and its offset.
  package func forEachChunk(
    of text: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<FoundWord>, UnsafeBufferPointer<UInt8>, Int) -> Void
  ) {
    analyzer.forEachChunk(of: text) { chunk, offset in
      words.removeAll(keepingCapacity: true)
      for word in chunk.words { words.append(FoundWord(word)) }
      words.withUnsafeBufferPointer { body($0, chunk.bytes, offset) }
    }
  }

  /// Returns the class and the reading of a feature of the dictionary.
  package func classify(
    _ feature: UnsafePointer<UInt8>
  ) -> (kind: FoundWord.Kind, reading: UnsafeBufferPointer<UInt8>) {
    let entry = entries.entry(for: feature)
    return (FoundWord.Kind(entry.traits), entry.reading)
  }
}

extension Tokenizer {
  /// The forms of the dictionary's words for search, if it has them.
  package var searchForms: SearchForms? { SearchForms(core.dictionary.model.lexicon) }

  /// Returns the modern form of an old form; `nil` for other kanji.
  package static func modernKanji(_ code: UInt32) -> UInt32? { ModernKanji.modernForm(of: code) }

  /// The old forms of kanji that have a modern form.
  package static var oldKanji: [UInt32] { ModernKanji.oldForms }
}

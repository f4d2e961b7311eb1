internal import JapaneseText
internal import TextFoundation

/// Collects the words of passages.
final class VocabularyBuilder {
  private let reader: WordReader
  private let splitter = SentenceSplitter()
  private(set) var entries: [VocabularyEntry] = []
  /// The indices of the entries by dictionary form and, for words without inflection, reading.
  private var indices: [String: Int] = [:]

  init(tokenizer: Tokenizer) { reader = WordReader(tokenizer: tokenizer) }

  /// Adds the content words of a passage that have a Japanese character.
  func add(_ text: [UInt8]) {
    var sentences: [Range<Int>]?
    text.withUnsafeBufferPointer { bytes in
      reader.read(bytes) { word in
        guard Self.isVocabulary(word, in: bytes) else { return }
        let key = Self.key(of: word)
        if let index = indices[key] {
          entries[index].count += 1
          return
        }
        let found = sentences ?? splitter.utf8Ranges(in: String(decoding: text, as: UTF8.self))
        sentences = found
        indices[key] = entries.count
        entries.append(
          VocabularyEntry(
            word: String(decoding: bytes[word.range], as: UTF8.self), reading: word.hiragana,
            dictionaryForm: word.baseForm, count: 1,
            sentence: Self.sentence(at: word.range.lowerBound, of: found, in: bytes)))
      }
    }
  }

  private static func key(of word: WordReading) -> String {
    switch word.partOfSpeech.category {
    case .verb, .adjective: word.baseForm
    default: "\(word.baseForm)\t\(word.hiragana)"
    }
  }

  private static func isVocabulary(
    _ word: WordReading, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard word.partOfSpeech.isContentWord || word.partOfSpeech.category == .pronoun else {
      return false
    }
    return bytes[word.range].contains { $0 >= 0xE3 }
  }

  private static func sentence(
    at offset: Int, of sentences: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) -> String {
    let index = sentences.partitioningIndex { $0.upperBound > offset }
    guard index < sentences.count else { return "" }
    return String(decoding: bytes[sentences[index]], as: UTF8.self).trimmingWhitespace
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

import JapaneseText
import LatticeEngine
import TextFoundation

/// Finds words that the tokenizer has divided, but that are a writing of one word: 景気|付け of 景気づけ.
struct WrittenCompounds {
  /// A word of several words of a chunk.
  struct Compound {
    let form: WordForm
    /// The index of the word after it.
    let end: Int
  }

  private static let maximumWordCount = 6
  private static let maximumLength = 36
  private let forms: WordForms

  init(forms: WordForms) { self.forms = forms }

  /// Returns the longest word that begins at an index and has at least two words of the chunk.
  func form(in chunk: TermChunk, at start: Int, _ filter: StopWordFilter) -> Compound? {
    guard let table = forms.table, start + 1 < chunk.words.count, chunk.touches(start + 1) else {
      return nil
    }
    var prefix = table.prefix()
    guard prefix.append(chunk.surface(start)) else { return nil }
    var longest: Compound?
    var index = start + 1
    let first = chunk.words[start].range.lowerBound
    while index < chunk.words.count, index - start < Self.maximumWordCount, chunk.touches(index),
      chunk.words[index].range.upperBound - first <= Self.maximumLength
    {
      let word = chunk.words[index]
      let surface = chunk.surface(index)
      if !filter.skips(chunk, index), word.kind != .symbol {
        if word.kind == .verb || word.kind == .adjective, !word.baseForm.isEmpty {
          var inflected = prefix
          if inflected.append(word.baseForm),
            let form = form(inflected, chunk, start...index, base: word.baseForm)
          {
            longest = Compound(form: form, end: index + 1)
          }
        }
        var whole = prefix
        if whole.append(surface), let form = form(whole, chunk, start...index, base: surface) {
          longest = Compound(form: form, end: index + 1)
        }
      }
      guard prefix.append(surface) else { break }
      index += 1
    }
    return longest
  }

  private func form(
    _ prefix: LexiconPrefix, _ chunk: TermChunk, _ words: ClosedRange<Int>,
    base: UnsafeBufferPointer<UInt8>
  ) -> WordForm? {
    let entries = prefix.entries
    guard !entries.isEmpty, let table = forms.table,
      let entry = entries.first(where: { table.form(ofEntry: $0) != nil })
    else { return nil }
    let start = chunk.words[words.lowerBound].range.lowerBound
    let end = chunk.words[words.upperBound].range.lowerBound
    var bytes = Array(chunk.bytes[start..<end])
    bytes.append(contentsOf: base)
    return bytes.withUnsafeBufferPointer { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      guard text.unicodeScalars.contains(where: { Ideographs.contains($0.value) }) else {
        return nil
      }
      return forms.form(ofEntry: entry, bytes, text)
    }
  }
}

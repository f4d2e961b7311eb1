import JapaneseText
import LatticeEngine
import TextFoundation

/// Finds the terms of a text in reusable buffers.
///
/// Not thread-safe: use one per task.
final class TermFinder {
  private let tokenizer: Tokenizer
  private let options: SearchOptions
  private let words: FoundWords
  private let forms: WordForms
  private let characters: CharacterFolding
  private let compounds: WrittenCompounds
  /// The finder of the terms of compatibility characters; that finder has none itself.
  private var nested: TermFinder?
  private let isNested: Bool
  private let readings: ReadingTerms?
  private var position = 0

  init(tokenizer: Tokenizer, options: SearchOptions, isNested: Bool = false) {
    self.tokenizer = tokenizer
    self.options = options
    self.isNested = isNested
    readings = options.readings && !isNested ? ReadingTerms(tokenizer: tokenizer) : nil
    words = FoundWords(tokenizer: tokenizer)
    forms = WordForms(tokenizer: tokenizer, options: options, words: words)
    characters = CharacterFolding(options.folds)
    compounds = WrittenCompounds(forms: forms)
  }

  /// Calls `body` with the terms of a text, in order.
  func forEachTerm(
    in text: UnsafeBufferPointer<UInt8>, mode: SearchMode, _ body: (FoundTerm) -> Void
  ) {
    guard let readings else { return forEachWord(in: text, mode: mode, body) }
    let string = String(decoding: text, as: UTF8.self)
    var grams: ArraySlice<ReadingTerms.Gram> = []
    switch mode {
    case .document: grams = readings.grams(of: string)[...]
    case .query: grams = readings.grams(ofQuery: string)?[...] ?? []
    }
    // In the order of their starts, with the positions of the words.
    var position = 0
    func output(_ gram: ReadingTerms.Gram) {
      body(FoundTerm(text: gram.text, range: gram.range, position: position, folds: []))
    }
    forEachWord(in: text, mode: mode) { term in
      while let start = grams.first?.range.lowerBound, start < term.range.lowerBound {
        output(grams.removeFirst())
      }
      position = term.position
      body(term)
    }
    while !grams.isEmpty { output(grams.removeFirst()) }
  }

  private func forEachWord(
    in text: UnsafeBufferPointer<UInt8>, mode: SearchMode, _ body: (FoundTerm) -> Void
  ) {
    position = 0
    findTerms(in: text, skipping: StopWordFilter(options.stopWords), body)
    if position == 0, mode == .query, !options.stopWords.isEmpty {
      findTerms(in: text, skipping: StopWordFilter([]), body)
    }
  }

  private func findTerms(
    in text: UnsafeBufferPointer<UInt8>, skipping filter: StopWordFilter,
    _ body: (FoundTerm) -> Void
  ) {
    guard options.folds.contains(.variantKanji), let folded = VariantKanji.fold(text) else {
      return findTermsOfFolded(text, skipping: filter, body)
    }
    folded.withUnsafeBufferPointer { folded in
      findTermsOfFolded(folded, skipping: filter) { term in
        let isChanged = !text[term.range].elementsEqual(folded[term.range])
        body(
          FoundTerm(
            text: term.text, range: term.range, position: term.position,
            folds: isChanged ? term.folds.union(FoldSet(.variantKanji, .rule)) : term.folds))
      }
    }
  }

  /// Passes the terms of a text whose kanji have been folded to `body`.
  private func findTermsOfFolded(
    _ text: UnsafeBufferPointer<UInt8>, skipping filter: StopWordFilter,
    _ body: (FoundTerm) -> Void
  ) {
    words.forEachChunk(of: text) { words, chunk, offset in
      var chunk = TermChunk(words: words, bytes: chunk, offset: offset)
      while chunk.next < words.count { find(&chunk, filter, body) }
    }
  }

  /// Passes the terms of the next word, or of several words that are one, to `body`.
  private func find(
    _ chunk: inout TermChunk, _ filter: StopWordFilter, _ body: (FoundTerm) -> Void
  ) {
    let index = chunk.next
    let word = chunk.words[index]
    chunk.next = index + 1
    let surface = chunk.surface(index)
    if !isNested, options.folds.contains(.compatibility),
      word.kind == .symbol || CompatibilityCharacters.isFirst(of: surface)
    {
      return findInSymbol(surface, chunk.range(index), body)
    }
    if filter.skips(chunk, index) { return }
    if word.kind == .numeral { return findNumber(&chunk, index, body) }
    if let joined = compounds.form(in: chunk, at: index, filter) {
      chunk.next = joined.end
      let range = chunk.range(index).lowerBound..<chunk.range(joined.end - 1).upperBound
      return output(joined.form, range, chunk.bytes, chunk.offset, body)
    }
    output(forms.form(of: word, surface), chunk.range(index), chunk.bytes, chunk.offset, body)
  }

  /// Passes the terms of a word to `body`, each with its part of the range.
  private func output(
    _ form: WordForm, _ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int,
    _ body: (FoundTerm) -> Void
  ) {
    let local = range.lowerBound - offset..<range.upperBound - offset
    let surface = UnsafeBufferPointer(rebasing: bytes[local])
    let edges = form.parts.count > 1 ? PartEdges.edges(of: form.parts, in: surface) : []
    for (number, part) in form.parts.enumerated() {
      var start = range.lowerBound
      var end = range.upperBound
      if !edges.isEmpty {
        if number > 0 { start += edges[number - 1] }
        if number < edges.count { end = range.lowerBound + edges[number] }
      }
      output(part, form.folds, start..<end, body)
    }
  }

  private func output(
    _ text: String, _ folds: FoldSet, _ range: Range<Int>, _ body: (FoundTerm) -> Void
  ) {
    var (text, folds) = (text, folds)
    if options.folds.contains(.katakana), let folded = KatakanaSpelling.fold(text, forms.table) {
      text = folded
      folds.insert(FoldSet(.katakana, .rule))
    }
    guard text.unicodeScalars.contains(where: Self.isWordScalar),
      options.minimumLength <= 1 || text.count >= options.minimumLength
    else {
      return
    }
    body(FoundTerm(text: text, range: range, position: position, folds: folds))
    position += 1
  }

  // MARK: Symbols and numbers

  /// Passes the terms of a compatibility character (㍿) to `body`, all with its range.
  private func findInSymbol(
    _ surface: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (FoundTerm) -> Void
  ) {
    let folded = characters.fold(surface)
    guard !folded.folds.isEmpty, folded.text.unicodeScalars.contains(where: Self.isWordScalar)
    else { return }
    let nested =
      nested ?? TermFinder(tokenizer: tokenizer, options: options, isNested: true)
    self.nested = nested
    withUTF8Bytes(of: folded.text) { bytes in
      nested.forEachTerm(in: bytes, mode: .document) { term in
        body(
          FoundTerm(
            text: term.text, range: range, position: position,
            folds: term.folds.union(folded.folds)))
        position += 1
      }
    }
  }

  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    if 0x3041...0x30FE ~= scalar.value || 0x4E00...0x9FFF ~= scalar.value { return true }
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil
  }

  /// Passes a number of one or more words to `body`.
  private func findNumber(
    _ chunk: inout TermChunk, _ index: Int, _ body: (FoundTerm) -> Void
  ) {
    var end = index + 1
    while end < chunk.words.count, chunk.words[end].kind == .numeral, chunk.touches(end) {
      end += 1
    }
    chunk.next = end
    let range = chunk.range(index).lowerBound..<chunk.range(end - 1).upperBound
    let local = range.lowerBound - chunk.offset..<range.upperBound - chunk.offset
    let folded = characters.fold(UnsafeBufferPointer(rebasing: chunk.bytes[local]))
    guard options.folds.contains(.numeral), let number = KanjiNumeral(folded.text),
      !number.isNegative, number.digits != folded.text
    else { return output(folded.text, folded.folds, range, body) }
    output(number.digits, folded.folds.union(FoldSet(.numeral, .rule)), range, body)
  }
}

/// The words of a chunk of text.
struct TermChunk {
  let words: UnsafeBufferPointer<FoundWord>
  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the chunk in the text.
  let offset: Int
  /// The index of the next word.
  var next = 0

  /// Returns the bytes of a word.
  func surface(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[words[index].range])
  }

  /// Returns the range of a word in the text.
  func range(_ index: Int) -> Range<Int> {
    let range = words[index].range
    return range.lowerBound + offset..<range.upperBound + offset
  }

  /// Returns whether a word directly follows the one before it.
  func touches(_ index: Int) -> Bool {
    index > 0 && words[index - 1].range.upperBound == words[index].range.lowerBound
  }
}

import TextFoundation

extension Tokenizer {
  /// Returns the phrases (文節, bunsetsu) of `text`, in order: content words with the particles,
  /// auxiliaries, affixes and punctuation that belong to them.
  ///
  /// ```swift
  /// tokenizer.phrases(in: "東京特許許可局へ行きました。")  // ["東京特許許可局へ", "行きました。"]
  /// tokenizer.phrases(in: "「減らすこと」について話す")  // ["「減らす", "こと」について", "話す"]
  /// ```
  ///
  /// Whitespace is not part of any phrase; an empty text has no phrases. A phrase does not begin
  /// with a character that cannot begin a line (、。」ー and small kana), and does not end with an
  /// opening bracket, unless whitespace or the edge of the text makes this unavoidable.
  ///
  /// The phrases follow the definition of the National Institute for Japanese Language
  /// (『現代日本語書き言葉均衡コーパス』形態論情報規程集, 文節認定規程), using rules for parts of speech. Lines of more than 256
  /// KiB are split after a sentence.
  ///
  /// - Parameter text: any text.
  /// - Returns: substrings of `text`.
  /// - Complexity: linear in the length of the text.
  public func phrases(in text: String) -> [Substring] { words(in: text, unit: .bunsetsu) }

  /// Returns the UTF-8 offsets in `text` at which phrases and words begin.
  ///
  /// ```swift
  /// tokenizer.phraseBoundaries(in: "本を 読む").phrases  // [0, 7]
  /// ```
  ///
  /// Only slightly slower than ``phrases(in:)``, because the text is analyzed once for both.
  ///
  /// - Parameter text: any text.
  /// - Returns: the boundaries, each between two Characters; empty for an empty text.
  /// - Complexity: linear in the length of the text.
  public func phraseBoundaries(in text: String) -> PhraseBoundaries {
    var boundaries = PhraseBoundaries()
    withUTF8Bytes(of: text) { bytes in
      WordAnalyzer(tokenizer: self, unit: .bunsetsu).analyzeBoundaries(bytes, into: &boundaries)
      // A Character of hundreds of thousands of bytes may be split between chunks.
      guard bytes.count > Chunks.maximumChunkLength else { return }
      boundaries.removeOffsetsInsideCharacters(of: bytes)
    }
    return boundaries
  }
}

extension WordAnalyzer {
  /// Appends the starts of the analyzer's units and of the reader's words.
  func analyzeBoundaries(
    _ text: UnsafeBufferPointer<UInt8>, into boundaries: inout PhraseBoundaries
  ) {
    let reader = WordGrouping(unit: .reader)
    forEachChunk(of: text) { chunk, offset in
      var isReaderWord: [Bool] = []
      reader.joinWords(&chunk)
      isReaderWord.reserveCapacity(chunk.words.count)
      for word in chunk.words { isReaderWord.append(!word.joinsPrevious) }
      grouping.joinWords(&chunk)
      for (index, word) in chunk.words.enumerated() {
        if !word.joinsPrevious { boundaries.phrases.append(offset + word.start) }
        if !word.joinsPrevious || isReaderWord[index] {
          boundaries.words.append(offset + word.start)
        }
      }
    }
  }
}

extension PhraseBoundaries {
  /// Removes offsets that are inside a Character.
  fileprivate mutating func removeOffsetsInsideCharacters(of bytes: UnsafeBufferPointer<UInt8>) {
    var characters = CharacterBoundaries(byteCount: bytes.count)
    phrases.removeAll { !characters.isBoundary($0, in: bytes) }
    characters = CharacterBoundaries(byteCount: bytes.count)
    words.removeAll { !characters.isBoundary($0, in: bytes) }
  }
}

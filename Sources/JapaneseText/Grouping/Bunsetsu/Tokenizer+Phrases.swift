import TextFoundation

extension Tokenizer {
  /// The phrases (文節, bunsetsu) of `text`, in order: content words with the particles,
  /// auxiliaries, affixes and marks that lean on them.
  ///
  /// ```swift
  /// tokenizer.phrases(in: "東京特許許可局へ行きました。")  // ["東京特許許可局へ", "行きました。"]
  /// tokenizer.phrases(in: "「減らすこと」について話す")  // ["「減らす", "こと」について", "話す"]
  /// ```
  ///
  /// White space is between phrases, not in them; an empty text has none. No phrase begins with a
  /// character that does not begin a line (、。」ー and small kana) and none ends with an opening
  /// bracket, unless white space or the text's edge leaves no choice.
  ///
  /// The phrases are those of the National Institute for Japanese Language (『現代日本語書き言葉均衡
  /// コーパス』形態論情報規程集, 文節認定規程), found by rules over parts of speech. Lines of more
  /// than 256 KiB are cut behind a sentence.
  ///
  /// - Parameter text: any text.
  /// - Returns: pieces of `text`.
  /// - Complexity: linear in the length of the text.
  public func phrases(in text: String) -> [Substring] { words(in: text, unit: .bunsetsu) }

  /// The places in `text` at which phrases and words begin, as UTF-8 offsets.
  ///
  /// ```swift
  /// tokenizer.phraseBoundaries(in: "本を 読む").phrases  // [0, 7]
  /// ```
  ///
  /// Costs little more than ``phrases(in:)``; the text is analyzed once.
  ///
  /// - Parameter text: any text.
  /// - Returns: the boundaries, each between two Characters; none for an empty text.
  /// - Complexity: linear in the length of the text.
  public func phraseBoundaries(in text: String) -> PhraseBoundaries {
    var boundaries = PhraseBoundaries()
    withUTF8Bytes(of: text) { bytes in
      WordAnalyzer(tokenizer: self, unit: .bunsetsu).analyzeBoundaries(bytes, into: &boundaries)
      // A Character of hundreds of thousands of bytes is cut for the analysis.
      guard bytes.count > Stretches.longestStretch else { return }
      boundaries.keepCharacters(of: bytes)
    }
    return boundaries
  }
}

extension WordAnalyzer {
  /// Appends where the analyzer's units and a reader's words begin.
  func analyzeBoundaries(
    _ text: UnsafeBufferPointer<UInt8>, into boundaries: inout PhraseBoundaries
  ) {
    let reader = WordGrouping(unit: .reader)
    forEachStretch(of: text) { stretch, offset in
      var isReaderWord: [Bool] = []
      reader.mark(&stretch)
      isReaderWord.reserveCapacity(stretch.words.count)
      for word in stretch.words { isReaderWord.append(!word.joinsPrevious) }
      grouping.mark(&stretch)
      for (index, word) in stretch.words.enumerated() {
        if !word.joinsPrevious { boundaries.phrases.append(offset + word.start) }
        if !word.joinsPrevious || isReaderWord[index] {
          boundaries.words.append(offset + word.start)
        }
      }
    }
  }
}

extension PhraseBoundaries {
  /// Leaves out what is inside of a Character.
  fileprivate mutating func keepCharacters(of bytes: UnsafeBufferPointer<UInt8>) {
    var characters = CharacterBoundaries(byteCount: bytes.count)
    phrases.removeAll { !characters.isBoundary($0, in: bytes) }
    characters = CharacterBoundaries(byteCount: bytes.count)
    words.removeAll { !characters.isBoundary($0, in: bytes) }
  }
}

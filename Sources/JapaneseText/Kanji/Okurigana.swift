import TextFoundation

/// Finds which kun reading the hiragana behind a kanji go on with.
enum Okurigana {
  /// The stem of the kun reading that fits the hiragana from `offset` on; `nil` if none does.
  ///
  /// `タ.ベル` fits べ and any other kana of its row (食べる, 食べて), the longest fit counts. Where a
  /// reading has no dot, every place in it may be the edge.
  static func stem(
    of kun: UnsafeBufferPointer<UInt8>, before offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> KanaBytes? {
    guard isHiragana(bytes, at: offset) else { return nil }
    var best: (stem: KanaBytes, fit: Int)?
    _ = KanjiReadings.any(of: kun) { reading in
      if let dot = reading.firstIndex(of: UInt8(ascii: ".")) {
        let okurigana = UnsafeBufferPointer(rebasing: reading[(dot + 1)...])
        consider(UnsafeBufferPointer(rebasing: reading[..<dot]), okurigana)
      } else {
        for edge in stride(from: 3, to: reading.count, by: 3) {
          consider(
            UnsafeBufferPointer(rebasing: reading[..<edge]),
            UnsafeBufferPointer(rebasing: reading[edge...]))
        }
      }
      return false
    }
    return best?.stem

    func consider(_ stem: KanaBytes, _ okurigana: KanaBytes) {
      let fit = fit(of: okurigana, at: offset, in: bytes)
      if fit > (best?.fit ?? 0) { best = (stem, fit) }
    }
  }

  /// How well okurigana fit the text: two for each kana that is the same, one for a last kana of
  /// the same row (く, き), which conjugation changes; 0 if they do not.
  private static func fit(
    of okurigana: KanaBytes, at offset: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var fit = 0
    for position in stride(from: 0, to: okurigana.count - 2, by: 3) {
      guard isHiragana(bytes, at: offset + position) else { return 0 }
      let expected = katakanaIndex(okurigana, position)
      let found = hiraganaIndex(bytes, offset + position)
      if expected == found {
        fit += 2
      } else if position + 3 >= okurigana.count,
        KanaRows.row(of: expected) == KanaRows.row(of: found)
      {
        return fit + 1
      } else if position > 0, position + 3 >= okurigana.count {
        // Behind a stem of its own (食べ), the ending る gives way to any other.
        return fit
      } else {
        return 0
      }
    }
    return fit
  }

  private static func isHiragana(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    offset + 2 < bytes.count && bytes[offset] == 0xE3
      && (bytes[offset + 1] == 0x81 || bytes[offset + 1] == 0x82 && bytes[offset + 2] < 0x97)
  }

  /// The place of a katakana behind ァ.
  private static func katakanaIndex(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    (Int(bytes[offset + 1] & 0x3F) << 6 | Int(bytes[offset + 2] & 0x3F)) - 0xA1
  }

  /// The place of a hiragana behind ぁ.
  private static func hiraganaIndex(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    (Int(bytes[offset + 1] & 0x3F) << 6 | Int(bytes[offset + 2] & 0x3F)) - 0x41
  }
}

/// The consonant rows of the kana table.
enum KanaRows {
  /// The row of the kana at a place behind ぁ or ァ, voiced and unvoiced apart; っ is of the rows
  /// whose verbs it ends (た, ら, わ): of none.
  static func row(of index: Int) -> UInt8 {
    let rows: StaticString =
      "aaaaaaaaaakgkgkgkgkgszszszszsztdtdxtdtdtdnnnnnhbphbphbphbphbpmmmmmyyyyyyrrrrrwwwwwn"
    guard index >= 0, index < rows.utf8CodeUnitCount else { return 0 }
    return rows.utf8Start[index]
  }
}

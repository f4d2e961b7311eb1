import Kana

/// Prepares kana for romanization: the reading, corrected by information that only the
/// pronunciation has.
///
/// The reading shows which vowel is written (とうきょう with ウ, おおさか with オ); the pronunciation shows
/// whether two vowels are one long vowel (講師 コウシ, コーシ) or separate (子牛, 思う オモウ).
enum SpokenKana {
  /// A separator between vowels that do not form a long vowel; ``KanaRomanizer`` does not join
  /// vowels across it.
  static let vowelSeparator: UInt8 = 0x1F

  /// Appends a word's kana.
  ///
  /// - Parameters:
  ///   - word: a word with a reading.
  ///   - surface: its text.
  ///   - followsSound: whether は and へ are written ワ and エ where they are pronounced that way.
  ///   - kana: receives katakana and separators.
  static func append(
    _ word: AnalyzedWord, surface: UnsafeBufferPointer<UInt8>, followsSound: Bool,
    to kana: inout [UInt8]
  ) {
    let reading = word.reading
    let pronunciation = word.pronunciation
    guard !pronunciation.isEmpty, pronunciation.count == reading.count, reading.count % 3 == 0
    else {
      appendUnpronounced(reading, surface: surface, to: &kana)
      return
    }
    for offset in stride(from: 0, to: reading.count, by: 3) {
      let (written, spoken) = (ThreeByteKana(reading, offset), ThreeByteKana(pronunciation, offset))
      if written == spoken {
        // If it were a long vowel, the dictionary would write ー.
        if written.isVowel, offset > 0 { kana.append(vowelSeparator) }
        written.append(to: &kana)
      } else if followsSound, written.isSpokenOtherwise(as: spoken) {
        spoken.append(to: &kana)
      } else {
        written.append(to: &kana)
      }
    }
  }

  /// Appends a reading without a pronunciation: adjacent vowels may be long, except across the
  /// boundary of kanji and okurigana (通う カヨ・ウ).
  private static func appendUnpronounced(
    _ reading: KanaBytes, surface: UnsafeBufferPointer<UInt8>, to kana: inout [UInt8]
  ) {
    let okurigana = surface.trailingHiraganaCount
    guard okurigana > 0, okurigana < surface.count, okurigana < reading.count else {
      kana.append(contentsOf: reading)
      return
    }
    kana.append(contentsOf: reading[..<(reading.count - okurigana)])
    kana.append(vowelSeparator)
    kana.append(contentsOf: reading[(reading.count - okurigana)...])
  }
}

/// A kana encoded in three bytes.
private struct ThreeByteKana: Equatable {
  let first: UInt8
  let second: UInt8
  let third: UInt8

  init(_ bytes: KanaBytes, _ offset: Int) {
    (first, second, third) = (bytes[offset], bytes[offset + 1], bytes[offset + 2])
  }

  init(_ text: StaticString) {
    let bytes = text.utf8Start
    (first, second, third) = (bytes[0], bytes[1], bytes[2])
  }

  /// Whether the kana is ア, イ, ウ, エ or オ.
  var isVowel: Bool {
    first == 0xE3 && second == 0x82 && third >= 0xA2 && third <= 0xAA && third & 1 == 0
  }

  /// Returns whether this is は, へ or を pronounced wa, e or o.
  func isSpokenOtherwise(as spoken: ThreeByteKana) -> Bool {
    self == ThreeByteKana("ハ") && spoken == ThreeByteKana("ワ")
      || self == ThreeByteKana("ヘ") && spoken == ThreeByteKana("エ")
      || self == ThreeByteKana("ヲ") && spoken == ThreeByteKana("オ")
  }

  func append(to kana: inout [UInt8]) {
    kana.append(first)
    kana.append(second)
    kana.append(third)
  }
}

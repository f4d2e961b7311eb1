internal import Kana

/// An accent phrase, which has one pitch accent: a word with its particles, or a compound.
///
/// ```swift
/// let phrase = tokenizer.accentPhrases(in: "花が咲く")[0]
/// phrase.text     // "花が"
/// phrase.kana     // "はなが"
/// phrase.nucleus  // 2
/// phrase.pitch    // [.low, .high, .low]
/// ```
public struct AccentPhrase: Sendable, Hashable, Codable {
  /// The range of the phrase in the text it was found in, in UTF-8 offsets.
  public let utf8Range: Range<Int>
  /// The phrase as written.
  public let text: String
  /// The phrase in hiragana; words with unknown readings are written as in the text.
  public let kana: String
  /// The morae of ``kana``; empty if the reading of a word is unknown.
  public let morae: [String]
  /// The mora after which the pitch falls, counted from 1; 0 if it does not fall, `nil` if the
  /// dictionary has no accents for the words.
  public let nucleus: Int?

  /// The number of morae of the phrase; 0 if the reading of a word is unknown.
  public var moraCount: Int { morae.count }

  /// The pitch of each mora, computed like ``Accent/pitch``; empty if the nucleus is unknown.
  ///
  /// This is the pitch of the phrase in isolation. After another phrase without a pause, it may
  /// start high if that phrase ended high.
  public var pitch: [Pitch] {
    nucleus.map { Accent.pitch(nucleus: $0, moraCount: moraCount) } ?? []
  }

  /// Returns the range of the phrase in `text`, the string it was found in; `nil` if the string is
  /// too short or the range does not start and end at scalar boundaries.
  public func range(in text: String) -> Range<String.Index>? {
    let utf8 = text.utf8
    guard utf8Range.lowerBound >= 0,
      let start = utf8.index(
        utf8.startIndex, offsetBy: utf8Range.lowerBound, limitedBy: utf8.endIndex),
      let end = utf8.index(start, offsetBy: utf8Range.count, limitedBy: utf8.endIndex),
      start.samePosition(in: text.unicodeScalars) != nil,
      end.samePosition(in: text.unicodeScalars) != nil
    else { return nil }
    return start..<end
  }

  /// Creates the public value for a phrase of a chunk that starts at a UTF-8 offset of the whole
  /// text.
  init(_ phrase: AccentPhrases.Phrase, of chunk: AnalyzedText, at offset: Int) {
    let words = chunk.words[phrase.words]
    let start = words.first?.start ?? 0
    let end = words.last?.end ?? start
    utf8Range = offset + start..<offset + end
    text = String(decoding: chunk.bytes[start..<end], as: UTF8.self)
    var kana = ""
    var morae: [String] = []
    for word in words {
      let reading = word.kana
      let first = morae.count
      for mora in MoraScanner(reading) {
        morae.append(String(hiraganaOf: UnsafeBufferPointer(rebasing: reading[mora.range])))
      }
      if morae.count > first {
        for mora in morae[first...] { kana += mora }
      } else {
        kana += String(decoding: chunk.surface(word), as: UTF8.self)
      }
    }
    self.kana = kana
    self.morae = phrase.moraCount == morae.count ? morae : []
    nucleus = self.morae.isEmpty ? nil : phrase.nucleus
  }
}

extension String {
  /// Creates the hiragana of kana; ー and kana without a hiragana form are unchanged.
  fileprivate init(hiraganaOf kana: UnsafeBufferPointer<UInt8>) {
    self.init()
    for scalar in String(decoding: kana, as: UTF8.self).unicodeScalars {
      let hiragana = KanaScalar.hiragana(ofKatakana: scalar.value).flatMap(Unicode.Scalar.init)
      unicodeScalars.append(hiragana ?? scalar)
    }
  }
}

/// A piece of speech with one accent: a word with its particles, or a compound.
///
/// ```swift
/// let phrase = tokenizer.accentPhrases(in: "花が咲く")[0]
/// phrase.text     // "花が"
/// phrase.kana     // "はなが"
/// phrase.nucleus  // 2
/// phrase.pitch    // [.low, .high, .low]
/// ```
///
/// Sendable: a plain value.
public struct AccentPhrase: Sendable, Hashable, Codable {
  /// The phrase's place in the UTF-8 of the text it was found in.
  public let utf8Range: Range<Int>
  /// The phrase as written.
  public let text: String
  /// The phrase in hiragana; words whose reading is not known stand as written.
  public let kana: String
  /// The morae of ``kana``; empty if a word's reading is not known.
  public let morae: [String]
  /// The mora behind which the pitch falls, counted from 1; 0 if it does not fall, `nil` if the
  /// dictionary does not tell.
  public let nucleus: Int?

  /// How many morae the phrase has; 0 if a word's reading is not known.
  public var moraCount: Int { morae.count }

  /// The pitch of each mora by the rule of ``Accent/pitch``; empty if the nucleus is not known.
  ///
  /// A phrase behind another one without a pause may start high as that one ended; this is the
  /// pitch of the phrase alone.
  public var pitch: [Pitch] {
    nucleus.map { Accent.pitch(nucleus: $0, moraCount: moraCount) } ?? []
  }

  /// The phrase's place in `text`, the string it was found in; `nil` in a string that is too short
  /// or has no character edge there.
  public func range(in text: String) -> Range<String.Index>? {
    let utf8 = text.utf8
    guard
      let start = utf8.index(
        utf8.startIndex, offsetBy: utf8Range.lowerBound, limitedBy: utf8.endIndex),
      let end = utf8.index(start, offsetBy: utf8Range.count, limitedBy: utf8.endIndex),
      start.samePosition(in: text.unicodeScalars) != nil,
      end.samePosition(in: text.unicodeScalars) != nil
    else { return nil }
    return start..<end
  }

  /// A phrase of a stretch of text that starts at a UTF-8 offset of the whole.
  init(_ phrase: AccentPhrases.Phrase, of stretch: AnalyzedText, at offset: Int) {
    let words = stretch.words[phrase.words]
    let start = words.first?.start ?? 0
    let end = words.last?.end ?? start
    utf8Range = offset + start..<offset + end
    text = String(decoding: stretch.bytes[start..<end], as: UTF8.self)
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
        kana += String(decoding: stretch.surface(word), as: UTF8.self)
      }
    }
    self.kana = kana
    self.morae = phrase.moraCount == morae.count ? morae : []
    nucleus = self.morae.isEmpty ? nil : phrase.nucleus
  }
}

extension String {
  /// The hiragana of kana; ー and what has no hiragana stay as they are.
  fileprivate init(hiraganaOf kana: UnsafeBufferPointer<UInt8>) {
    self.init()
    for scalar in String(decoding: kana, as: UTF8.self).unicodeScalars {
      let isConvertible = 0x30A1...0x30F6 ~= scalar.value || 0x30FD...0x30FE ~= scalar.value
      let hiragana = isConvertible ? Unicode.Scalar(scalar.value - 0x60) : scalar
      unicodeScalars.append(hiragana ?? scalar)
    }
  }
}

import TextFoundation

/// Characters other than kana, and marks that modify the preceding kana.
extension RomajiWriter {
  mutating func writeOther(_ unit: Unit, to out: inout OutputCursor) {
    let code = unit.traits.code
    switch code {
    case KanaCode.prolonged: return writeProlonged(to: &out)
    case KanaCode.morphemeBoundary:
      vowelCanBeLengthened = 0
      return
    case KanaCode.iteration, KanaCode.voicedIteration:
      let (mark, markLength) = voiced(code, mark: self.unit(at: position))
      let plain = relation(.unvoiced, previous)
      let kana = mark == KanaCode.iteration ? plain : relation(.voiced, plain)
      guard kana < KanaCode.kanaCount else { break }
      position &+= markLength
      return writeKana(kana, to: &out)
    default: break
    }
    if sokuonCount > 0 { flushSokuon(before: .empty, to: &out) }
    (vowel, vowelIsPlain, vowelCanBeLengthened) = (0, false, 0)
    previous = KanaCode.other
    pending &= Pending.sentence
    let start = position &- unit.length
    if code == KanaCode.replaced {
      let replacement = PackedSpelling(bits: system.replacements[unit.entry])
      out.put(replacement)
      // An ellipsis, which becomes several full stops, does not end a sentence.
      if system.capitalizesSentences, replacement.length == 1 {
        noteSentence(replacement.first, isJapanese: true)
      }
    } else {
      for offset in start..<position { out.put(text[offset]) }
      if system.capitalizesSentences { noteSentence(text[start], isJapanese: false) }
    }
  }

  /// Records whether a character other than kana ends or starts a sentence.
  ///
  /// An ASCII full stop ends a sentence only before white space or at the end of the text (3.14,
  /// example.com).
  mutating func noteSentence(_ byte: UInt8, isJapanese: Bool) {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"):
      pending = Pending.sentence
    case UInt8(ascii: "."):
      if isJapanese || position >= text.count || text[position] <= 0x20 {
        pending = Pending.sentence
      }
    default:
      if byte >= 0x80 || byte.isASCIIAlphanumeric { pending = 0 }
    }
  }
}

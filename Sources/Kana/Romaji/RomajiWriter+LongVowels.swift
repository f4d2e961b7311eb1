/// Long vowels, which kana write as two vowels or with ー.
extension RomajiWriter {
  /// Lengthens the last vowel for a vowel kana that has been read; returns false if that kana is to
  /// be spelled out.
  mutating func lengthen(
    by second: UInt8, to out: inout OutputCursor
  ) -> Bool {
    switch system.style {
    case .doubled: return false
    case .unmarked:
      if system.preservesFinalO, second == 5, endsWord(at: position) { return false }
    case .macron, .circumflex: markVowel(&out)
    }
    vowelIsPlain = false
    vowelCanBeLengthened = 0
    return true
  }

  /// Adds the length mark to the vowel that has just been written.
  @inline(__always)
  func markVowel(_ out: inout OutputCursor) {
    let capital = out.last & 0x20 == 0 ? 8 : 0
    let marked = system.markedVowels[capital &+ Int(vowel)]
    out.replaceLast(by: UInt8(truncatingIfNeeded: marked))
    out.put(UInt8(truncatingIfNeeded: marked &>> 8))
  }

  func endsWord(at offset: Int) -> Bool {
    let code = unit(at: offset).traits.code
    return code >= KanaCode.kanaCount
      && (code == KanaCode.other || code == KanaCode.replaced)
  }

  mutating func writeProlonged(to out: inout OutputCursor) {
    if sokuonCount > 0 { flushSokuon(before: .empty, to: &out) }
    pending = 0
    if vowel == 0 || system.writesProlongedMarkAsHyphen {
      out.put(UInt8(ascii: "-"))
      vowelIsPlain = false
    } else if system.style == .unmarked {
      vowelIsPlain = false
    } else if vowelIsPlain, system.style != .doubled {
      markVowel(&out)
      vowelIsPlain = false
    } else {
      out.put(PackedSpelling.letter(ofVowel: vowel))
    }
    vowelCanBeLengthened = 0
  }
}

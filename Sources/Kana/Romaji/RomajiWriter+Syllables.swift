import TextFoundation

/// Syllables, including the っ or ん before them.
extension RomajiWriter {
  /// Returns a nonzero value if a kana needs more than its table spelling.
  ///
  /// The function has no branches, since kana text would make them unpredictable.
  @inline(__always)
  func needsSpecialSpelling(
    _ kana: KanaTraits, _ spelling: PackedSpelling, before next: KanaTraits
  ) -> UInt16 {
    let afterN = pending & CompiledSystem.bit(of: spelling.first, in: system.lettersAfterN)
    let conditions = lengthening(by: kana.vowel) | pending & ~Pending.n | afterN
    return kana.isSokuon | next.changesPrevious | UInt16(conditions)
  }

  /// Returns 1 if a vowel kana (1 to 5) would lengthen the last vowel, else 0.
  @inline(__always)
  func lengthening(by second: UInt8) -> UInt8 {
    let pair = UInt64(vowel &<< 3 | second)
    return vowelCanBeLengthened & UInt8(truncatingIfNeeded: system.longPairs &>> pair & 1)
  }

  @inline(__always)
  mutating func writeKana(_ kana: UInt8, to out: inout OutputCursor) {
    previous = kana
    if kana == KanaCode.sokuon {
      sokuonCount &+= 1
      pending |= Pending.sokuon
      return
    }
    let row = Int(kana) &* CompiledSystem.rowWidth
    let small = unit(at: position)
    let column = Int(relation(.smallIndex, small.traits.code))
    if column < CompiledSystem.alone, system.spellings[row &+ column] != 0 {
      previous = small.traits.code
      position &+= small.length
      writeSyllable(PackedSpelling(bits: system.spellings[row &+ column]), to: &out)
      return
    }
    let second = relation(.vowel, kana)
    if lengthening(by: second) == 1, sokuonCount == 0, lengthen(by: second, to: &out) { return }
    writeSyllable(
      PackedSpelling(bits: system.spellings[row &+ CompiledSystem.alone]), to: &out)
    if kana == KanaCode.n { pending = Pending.n }
  }

  /// Writes a syllable after any pending っ, ん or start of a sentence.
  @inline(__always)
  mutating func writeSyllable(_ spelling: PackedSpelling, to out: inout OutputCursor) {
    if pending != 0 { return writeSyllableAfterPending(spelling, to: &out) }
    put(spelling, to: &out)
  }

  mutating func writeSyllableAfterPending(
    _ spelling: PackedSpelling, to out: inout OutputCursor
  ) {
    let start = out.address
    if pending & Pending.n != 0 { separateN(from: spelling, to: &out) }
    if sokuonCount > 0 { flushSokuon(before: spelling, to: &out) }
    put(spelling, to: &out)
    if pending & Pending.sentence != 0 { out.capitalize(at: start) }
    pending = 0
  }

  @inline(__always)
  mutating func put(_ spelling: PackedSpelling, to out: inout OutputCursor) {
    out.put(spelling)
    vowel = spelling.vowel
    vowelIsPlain = vowel != 0
    vowelCanBeLengthened = spelling.canBeLengthened
  }

  /// Changes a preceding n to m, or separates it from the letter that follows.
  mutating func separateN(
    from spelling: PackedSpelling, to out: inout OutputCursor
  ) {
    var letter = spelling.first
    if sokuonCount > 0, let doubled = doubledLetter(before: spelling) ?? loneSokuonLetter {
      letter = doubled
    }
    if CompiledSystem.has(system.assimilatingLetters, letter) {
      out.replaceLast(by: UInt8(ascii: "m") & (out.last | 0xDF))
    } else if system.separator != 0,
      CompiledSystem.has(system.separatedLetters, letter) || isN(spelling)
    {
      out.put(system.separator)
    }
  }

  /// Returns whether a spelling is that of ん, which after another ん must not look like the n of な.
  func isN(_ spelling: PackedSpelling) -> Bool {
    spelling.length == 1 && spelling.first == UInt8(ascii: "n")
  }

  /// Returns the letter that っ becomes before a syllable; nil if there is nothing to double.
  func doubledLetter(before spelling: PackedSpelling) -> UInt8? {
    let letter = spelling.first
    guard letter.isASCIILowercase, !isN(spelling),
      !CompiledSystem.has(system.undoubledLetters, letter)
    else { return nil }
    let isCh = letter == UInt8(ascii: "c") && spelling.second == UInt8(ascii: "h")
    return isCh && system.writesTch ? UInt8(ascii: "t") : letter
  }

  var loneSokuonLetter: UInt8? {
    system.loneSokuon.isEmpty ? nil : system.loneSokuon.first
  }

  /// Writes the pending っ.
  mutating func flushSokuon(
    before spelling: PackedSpelling, to out: inout OutputCursor
  ) {
    let doubled = doubledLetter(before: spelling).map { PackedSpelling(letter: $0) }
    for _ in 0..<sokuonCount { out.put(doubled ?? system.loneSokuon) }
    sokuonCount = 0
    vowelCanBeLengthened = 0
  }
}

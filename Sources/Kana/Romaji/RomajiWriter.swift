import TextFoundation

/// The loop that turns kana into romaji, one pass over the bytes.
///
/// It writes each syllable as soon as it is read and goes back one letter where the next syllable
/// asks for it: the vowel that turns out to be long, the n that becomes m.
struct RomajiWriter {
  /// The arrays of a ``CompiledSystem`` and the relations of kana, as memory.
  struct Tables {
    let codes: UnsafeBufferPointer<UInt8>
    let replacements: UnsafeBufferPointer<UInt64>
    let spellings: UnsafeBufferPointer<UInt64>
    let relations: UnsafeBufferPointer<UInt8>
  }

  private let system: CompiledSystem
  private let tables: Tables
  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// How many っ wait for a consonant.
  private var sokuonCount = 0
  /// The vowel of the last syllable; 0 after anything else.
  private var vowel: UInt8 = 0
  /// Whether the last byte written is that vowel, unmarked.
  private var vowelIsPlain = false
  /// Whether a vowel kana that follows may make it long.
  private var vowelMayGrow = false
  private var followsN = false
  /// The last kana, for the iteration marks.
  private var previous = KanaCode.other
  /// Whether the next syllable begins a sentence and takes a capital.
  private var startsSentence: Bool

  /// How many bytes are read before room for more output is asked for.
  private static let stride = 1 << 14
  /// Room for a syllable that goes beyond the stride, and for storing eight bytes at once.
  private static let slack = 64
  /// The most bytes that one byte of input, or a waiting っ, makes.
  private static let growth = 3

  init(
    system: CompiledSystem, tables: Tables, text: UnsafeBufferPointer<UInt8>,
    startsSentence: Bool
  ) {
    (self.system, self.tables, self.text) = (system, tables, text)
    self.startsSentence = startsSentence
  }

  /// Appends the romaji of the whole text.
  mutating func run(to output: inout ByteBuffer) {
    while position < text.count || sokuonCount > 0 {
      let end = min(text.count, position + Self.stride)
      let room = Self.growth * (end - position + sokuonCount) + Self.slack
      let start = output.reserve(room)
      var out = OutputCursor(start)
      while position < end { writeNext(to: &out) }
      if position >= text.count { flushSokuon(before: .empty, to: &out) }
      output.commit(out.count(since: start))
    }
  }

  // MARK: Reading

  /// The code of what stands at an offset, where its code stands in the tables, and its length.
  @inline(__always)
  private func unit(at offset: Int) -> (code: UInt8, entry: Int, length: Int) {
    guard offset < text.count else { return (KanaCode.other, 0, 0) }
    let lead = text[offset]
    if lead < 0x80 { return (lead == 0x1F ? KanaCode.seam : KanaCode.other, 0, 1) }
    if lead & 0xF0 == 0xE0, offset &+ 2 < text.count {
      let prefix = Int(lead & 0x0F) &<< 6 | Int(text[offset &+ 1] & 0x3F)
      let entry = 1024 &+ Int(tables.codes[prefix]) &<< 6 &+ Int(text[offset &+ 2] & 0x3F)
      return (tables.codes[entry], entry, 3)
    }
    return (KanaCode.other, 0, min(lead < 0xE0 ? 2 : 4, text.count &- offset))
  }

  @inline(__always)
  private func relation(_ relation: KanaRelation, _ code: UInt8) -> UInt8 {
    relation.of(code, in: tables.relations)
  }

  /// The kana at an offset with its voicing mark, if that follows and fits.
  @inline(__always)
  private func voiced(_ code: UInt8, markAt offset: Int) -> (code: UInt8, length: Int) {
    let mark = unit(at: offset)
    guard mark.code &- KanaCode.voicing < 2 else { return (code, 0) }
    let marked = relation(mark.code == KanaCode.voicing ? .voiced : .semivoiced, code)
    return marked == KanaCode.other ? (code, 0) : (marked, mark.length)
  }

  @inline(__always)
  private mutating func writeNext(to out: inout OutputCursor) {
    let next = unit(at: position)
    if next.code < KanaCode.kanaCount {
      let (kana, markLength) = voiced(next.code, markAt: position &+ next.length)
      position &+= next.length &+ markLength
      writeKana(kana, to: &out)
    } else {
      writeOther(next.code, entry: next.entry, length: next.length, to: &out)
    }
  }

  // MARK: Kana

  @inline(__always)
  private mutating func writeKana(_ kana: UInt8, to out: inout OutputCursor) {
    previous = kana
    if kana == KanaCode.sokuon {
      sokuonCount &+= 1
      return
    }
    let row = Int(kana) &* CompiledSystem.rowWidth
    let small = unit(at: position)
    let column = Int(relation(.smallIndex, small.code))
    if column < CompiledSystem.alone, tables.spellings[row &+ column] != 0 {
      previous = small.code
      position &+= small.length
      writeSyllable(PackedSpelling(bits: tables.spellings[row &+ column]), to: &out)
      return
    }
    let second = relation(.vowel, kana)
    if second != 0, vowelMayGrow, sokuonCount == 0,
      system.longPairs &>> UInt64(vowel &<< 3 | second) & 1 == 1,
      lengthen(by: second, to: &out)
    {
      return
    }
    writeSyllable(
      PackedSpelling(bits: tables.spellings[row &+ CompiledSystem.alone]), to: &out)
    if kana == KanaCode.n { followsN = true }
    if kana == KanaCode.wo { vowelMayGrow = false }
  }

  /// Writes a syllable after っ and ん as they ask for it.
  @inline(__always)
  private mutating func writeSyllable(
    _ spelling: PackedSpelling, to out: inout OutputCursor
  ) {
    let start = out.address
    if followsN { separateN(from: spelling, to: &out) }
    if sokuonCount > 0 { flushSokuon(before: spelling, to: &out) }
    out.put(spelling)
    vowel = spelling.vowel
    vowelIsPlain = vowel != 0
    vowelMayGrow = vowelIsPlain
    if startsSentence {
      startsSentence = false
      out.capitalize(at: start)
    }
  }

  /// Makes an m of n, or separates it from the letter that follows.
  private mutating func separateN(
    from spelling: PackedSpelling, to out: inout OutputCursor
  ) {
    followsN = false
    var letter = spelling.first
    if sokuonCount > 0, let doubled = doubledLetter(before: spelling) ?? loneSokuonLetter {
      letter = doubled
    }
    if CompiledSystem.has(system.assimilatingLetters, letter) {
      out.replaceLast(by: UInt8(ascii: "m"))
    } else if system.separator != 0,
      CompiledSystem.has(system.separatedLetters, letter) || isN(spelling)
    {
      out.put(system.separator)
    }
  }

  /// Whether a spelling is that of ん, which after another must not look like な's n.
  private func isN(_ spelling: PackedSpelling) -> Bool {
    spelling.length == 1 && spelling.first == UInt8(ascii: "n")
  }

  /// The letter that っ becomes before a syllable; nil if it doubles nothing there.
  private func doubledLetter(before spelling: PackedSpelling) -> UInt8? {
    let letter = spelling.first
    guard letter &- UInt8(ascii: "a") < 26, !isN(spelling),
      !CompiledSystem.has(system.undoubledLetters, letter)
    else { return nil }
    let isCh = letter == UInt8(ascii: "c") && spelling.second == UInt8(ascii: "h")
    return isCh && system.writesTch ? UInt8(ascii: "t") : letter
  }

  private var loneSokuonLetter: UInt8? {
    system.loneSokuon.isEmpty ? nil : system.loneSokuon.first
  }

  /// Writes the waiting っ.
  private mutating func flushSokuon(
    before spelling: PackedSpelling, to out: inout OutputCursor
  ) {
    let doubled = doubledLetter(before: spelling).map { PackedSpelling(letter: $0) }
    for _ in 0..<sokuonCount { out.put(doubled ?? system.loneSokuon) }
    sokuonCount = 0
    vowelMayGrow = false
  }

  // MARK: Long vowels

  /// Makes the last vowel long for a vowel kana that has been read; false if it is to be written.
  private mutating func lengthen(
    by second: UInt8, to out: inout OutputCursor
  ) -> Bool {
    switch system.style {
    case .doubled: return false
    case .unmarked:
      if system.keepsFinalO, second == 5, endsWord(at: position) { return false }
    case .macron, .circumflex: markVowel(&out)
    }
    vowelIsPlain = false
    vowelMayGrow = false
    return true
  }

  /// Puts a mark on the vowel that has just been written.
  @inline(__always)
  private func markVowel(_ out: inout OutputCursor) {
    let isCapital = out.last & 0x20 == 0
    let marked = isCapital ? system.markedCapitals[Int(vowel)] : system.markedVowels[Int(vowel)]
    out.replaceLast(by: UInt8(truncatingIfNeeded: marked))
    out.put(UInt8(truncatingIfNeeded: marked &>> 8))
  }

  private func endsWord(at offset: Int) -> Bool {
    let code = unit(at: offset).code
    return code >= KanaCode.kanaCount
      && (code == KanaCode.other || code == KanaCode.replaced)
  }

  private mutating func writeProlonged(to out: inout OutputCursor) {
    followsN = false
    if sokuonCount > 0 { flushSokuon(before: .empty, to: &out) }
    if vowel == 0 || system.keepsProlongedMark {
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
    vowelMayGrow = false
  }

  // MARK: Everything else

  private mutating func writeOther(
    _ code: UInt8, entry: Int, length: Int, to out: inout OutputCursor
  ) {
    position &+= length
    switch code {
    case KanaCode.prolonged: return writeProlonged(to: &out)
    case KanaCode.seam:
      vowelMayGrow = false
      return
    case KanaCode.iteration, KanaCode.voicedIteration:
      let (mark, markLength) = voiced(code, markAt: position)
      let plain = relation(.unvoiced, previous)
      let kana = mark == KanaCode.iteration ? plain : relation(.voiced, plain)
      guard kana < KanaCode.kanaCount else { break }
      position &+= markLength
      return writeKana(kana, to: &out)
    default: break
    }
    if sokuonCount > 0 { flushSokuon(before: .empty, to: &out) }
    (vowel, vowelIsPlain, vowelMayGrow, followsN) = (0, false, false, false)
    previous = KanaCode.other
    let start = position &- length
    if code == KanaCode.replaced {
      let replacement = PackedSpelling(bits: tables.replacements[entry])
      out.put(replacement)
      if system.capitalizesSentences { noteSentence(replacement.first, isJapanese: true) }
    } else {
      for offset in start..<position { out.put(text[offset]) }
      if system.capitalizesSentences { noteSentence(text[start], isJapanese: false) }
    }
  }

  /// Notes whether a character that is no kana ends or begins a sentence.
  ///
  /// An ASCII full stop ends one only before white space or at the end (3.14, example.com).
  private mutating func noteSentence(_ byte: UInt8, isJapanese: Bool) {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"): startsSentence = true
    case UInt8(ascii: "."):
      if isJapanese || position >= text.count || text[position] <= 0x20 { startsSentence = true }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...0xFF:
      startsSentence = false
    default: break
    }
  }
}

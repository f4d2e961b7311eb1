import TextFoundation

/// The loop that turns kana into romaji, one pass over the bytes.
///
/// It writes each syllable as soon as it is read and goes back one letter where the next syllable
/// asks for it: the vowel that turns out to be long, the n that becomes m.
struct RomajiWriter {
  private let system: CompiledSystem
  private let text: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// How many っ wait for a consonant.
  private var sokuonCount = 0
  /// The vowel of the last syllable; 0 after anything else.
  private var vowel: UInt8 = 0
  /// Whether the last byte written is that vowel, unmarked.
  private var vowelIsPlain = false
  /// 1 if a vowel kana that follows may make it long, else 0.
  private var vowelMayGrow: UInt8 = 0
  /// The last kana, for the iteration marks.
  private var previous = KanaCode.other
  /// What waits for the next syllable, as bits of ``Pending``.
  private var pending: UInt8

  /// Why the next syllable is written with care.
  private enum Pending {
    /// The last kana was ん.
    static let n: UInt8 = 1
    /// っ waits.
    static let sokuon: UInt8 = 2
    /// A sentence begins.
    static let sentence: UInt8 = 4
  }

  /// How many bytes are read before room for more output is asked for.
  private static let stride = 1 << 14
  /// Room for a syllable that goes beyond the stride, and for storing eight bytes at once.
  private static let slack = 64
  /// The most bytes that one byte of input, or a waiting っ, makes.
  private static let growth = 3

  /// A writer for a text, which must outlive it.
  init(_ system: CompiledSystem, _ text: UnsafeBufferPointer<UInt8>, continuesText: Bool) {
    (self.system, self.text) = (system, text)
    pending = system.capitalizesSentences && !continuesText ? Pending.sentence : 0
  }

  /// The most bytes that the romaji of a text takes, and that the writer touches.
  static func largestSize(forTextOf count: Int) -> Int { growth * count + slack }

  /// Appends the romaji of the whole text.
  mutating func run(to output: inout ByteBuffer) {
    while position < text.count || sokuonCount > 0 {
      let end = min(text.count, position + Self.stride)
      let start = output.reserve(Self.largestSize(forTextOf: end - position + sokuonCount))
      output.commit(write(until: end, to: start))
    }
  }

  /// Writes the romaji of the whole text to memory of ``largestSize(forTextOf:)``; returns its size.
  mutating func run(to memory: UnsafeMutablePointer<UInt8>) -> Int {
    write(until: text.count, to: memory)
  }

  private mutating func write(
    until end: Int, to start: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var out = OutputCursor(start)
    var next = unit(at: position)
    while position < end {
      position &+= next.length
      let current = next
      next = unit(at: position)
      let code = current.traits.code
      if code < KanaCode.kanaCount {
        let row = Int(code) &* CompiledSystem.rowWidth
        let spelling = PackedSpelling(bits: system.spellings[row &+ CompiledSystem.alone])
        if needsCare(current.traits, spelling, before: next.traits) == 0 {
          previous = code
          put(spelling, to: &out)
          pending = code == KanaCode.n ? Pending.n : 0
          continue
        }
        let (kana, markLength) = voiced(code, mark: next)
        position &+= markLength
        writeKana(kana, to: &out)
      } else {
        writeOther(current, to: &out)
      }
      next = unit(at: position)
    }
    if position >= text.count { flushSokuon(before: .empty, to: &out) }
    return out.count(since: start)
  }

  // MARK: Reading

  /// A character: its traits, where they stand in the tables, and its length in bytes.
  private typealias Unit = (traits: KanaTraits, entry: Int, length: Int)

  @inline(__always)
  private func unit(at offset: Int) -> Unit {
    guard offset &+ 2 < text.count else { return unitAtEnd(offset) }
    let lead = text[offset]
    let second = text[offset &+ 1]
    var page: Int
    if lead == 0xE3, second < 0x84 {
      page = 1 &+ Int(second & 3)
    } else if lead & 0xF0 == 0xE0 {
      page = Int(system.traits[Int(lead & 0x0F) &<< 6 | Int(second & 0x3F)])
    } else {
      return narrowUnit(at: offset)
    }
    let entry = CompiledSystem.firstPage &+ page &<< 6 &+ Int(text[offset &+ 2] & 0x3F)
    return (KanaTraits(bits: system.traits[entry]), entry, 3)
  }

  /// A character of one, two or four bytes.
  @inline(__always)
  private func narrowUnit(at offset: Int) -> Unit {
    let lead = text[offset]
    guard lead != 0x1F else { return (.seam, 0, 1) }
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : 4
    return (.other, 0, min(length, text.count &- offset))
  }

  /// A character that begins in the last two bytes of the text.
  private func unitAtEnd(_ offset: Int) -> Unit {
    offset < text.count ? narrowUnit(at: offset) : (.other, 0, 0)
  }

  @inline(__always)
  private func relation(_ relation: KanaRelation, _ code: UInt8) -> UInt8 {
    relation.of(code, in: system.relations)
  }

  /// A kana with its voicing mark, if that follows and fits, and the length of the mark.
  @inline(__always)
  private func voiced(_ code: UInt8, mark: Unit) -> (code: UInt8, length: Int) {
    guard mark.traits.code &- KanaCode.voicing < 2 else { return (code, 0) }
    let marked = relation(mark.traits.code == KanaCode.voicing ? .voiced : .semivoiced, code)
    return marked == KanaCode.other ? (code, 0) : (marked, mark.length)
  }

  // MARK: Kana

  /// Not 0 if a kana cannot simply be spelled; without branches, which kana would mislead.
  @inline(__always)
  private func needsCare(
    _ kana: KanaTraits, _ spelling: PackedSpelling, before next: KanaTraits
  ) -> UInt16 {
    let afterN = pending & CompiledSystem.bit(of: spelling.first, in: system.lettersAfterN)
    let care = growth(by: kana.vowel) | pending & ~Pending.n | afterN
    return kana.isSokuon | next.changesPrevious | UInt16(care)
  }

  /// 1 if a vowel kana (1 to 5) would make the last vowel long, else 0.
  @inline(__always)
  private func growth(by second: UInt8) -> UInt8 {
    let pair = UInt64(vowel &<< 3 | second)
    return vowelMayGrow & UInt8(truncatingIfNeeded: system.longPairs &>> pair & 1)
  }

  @inline(__always)
  private mutating func writeKana(_ kana: UInt8, to out: inout OutputCursor) {
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
    if growth(by: second) == 1, sokuonCount == 0, lengthen(by: second, to: &out) { return }
    writeSyllable(
      PackedSpelling(bits: system.spellings[row &+ CompiledSystem.alone]), to: &out)
    if kana == KanaCode.n { pending = Pending.n }
  }

  /// Writes a syllable with what waits for it: っ, ん and the beginning of a sentence.
  @inline(__always)
  private mutating func writeSyllable(_ spelling: PackedSpelling, to out: inout OutputCursor) {
    if pending != 0 { return writeSyllableWithCare(spelling, to: &out) }
    put(spelling, to: &out)
  }

  private mutating func writeSyllableWithCare(
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
  private mutating func put(_ spelling: PackedSpelling, to out: inout OutputCursor) {
    out.put(spelling)
    vowel = spelling.vowel
    vowelIsPlain = vowel != 0
    vowelMayGrow = spelling.mayGrow
  }

  /// Makes an m of n, or separates it from the letter that follows.
  private mutating func separateN(
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
    vowelMayGrow = 0
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
    vowelMayGrow = 0
    return true
  }

  /// Puts a mark on the vowel that has just been written.
  @inline(__always)
  private func markVowel(_ out: inout OutputCursor) {
    let capital = out.last & 0x20 == 0 ? 8 : 0
    let marked = system.markedVowels[capital &+ Int(vowel)]
    out.replaceLast(by: UInt8(truncatingIfNeeded: marked))
    out.put(UInt8(truncatingIfNeeded: marked &>> 8))
  }

  private func endsWord(at offset: Int) -> Bool {
    let code = unit(at: offset).traits.code
    return code >= KanaCode.kanaCount
      && (code == KanaCode.other || code == KanaCode.replaced)
  }

  private mutating func writeProlonged(to out: inout OutputCursor) {
    if sokuonCount > 0 { flushSokuon(before: .empty, to: &out) }
    pending = 0
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
    vowelMayGrow = 0
  }

  // MARK: Everything else

  private mutating func writeOther(_ unit: Unit, to out: inout OutputCursor) {
    let code = unit.traits.code
    switch code {
    case KanaCode.prolonged: return writeProlonged(to: &out)
    case KanaCode.seam:
      vowelMayGrow = 0
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
    (vowel, vowelIsPlain, vowelMayGrow) = (0, false, 0)
    previous = KanaCode.other
    pending &= Pending.sentence
    let start = position &- unit.length
    if code == KanaCode.replaced {
      let replacement = PackedSpelling(bits: system.replacements[unit.entry])
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
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "\n"):
      pending = Pending.sentence
    case UInt8(ascii: "."):
      if isJapanese || position >= text.count || text[position] <= 0x20 { pending = Pending.sentence }
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...0xFF:
      pending = 0
    default: break
    }
  }
}

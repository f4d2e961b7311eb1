import TextFoundation

/// The loop that converts kana to romaji in one pass over the bytes.
///
/// It writes each syllable as soon as it is read, and revises the last letter if the next syllable
/// requires it: a vowel that turns out to be long, an n that becomes m.
struct RomajiWriter {
  let system: CompiledSystem
  let text: UnsafeBufferPointer<UInt8>
  var position = 0
  /// The number of っ pending.
  var sokuonCount = 0
  /// The vowel of the last syllable; 0 after anything else.
  var vowel: UInt8 = 0
  /// Whether the last byte written is that vowel without a length mark.
  var vowelIsPlain = false
  /// 1 if a following vowel kana may lengthen the vowel, else 0.
  var vowelCanBeLengthened: UInt8 = 0
  /// The last kana, which an iteration mark would repeat.
  var previous = KanaCode.other
  /// The conditions pending for the next syllable, as bits of ``Pending``.
  var pending: UInt8

  /// The reasons why the next syllable needs special treatment.
  enum Pending {
    /// The last kana was ん.
    static let n: UInt8 = 1
    /// A っ is pending.
    static let sokuon: UInt8 = 2
    /// A sentence begins.
    static let sentence: UInt8 = 4
  }

  /// The number of input bytes processed before more output capacity is reserved.
  static let stride = 1 << 14
  /// The additional capacity for a syllable that extends beyond the stride, and for eight-byte
  /// stores.
  static let slack = 64
  /// The maximum number of output bytes for one input byte or one pending っ.
  static let maximumGrowth = 3

  /// Creates a writer for a text, whose memory must outlive the writer.
  init(_ system: CompiledSystem, _ text: UnsafeBufferPointer<UInt8>, continuesText: Bool) {
    (self.system, self.text) = (system, text)
    pending = system.capitalizesSentences && !continuesText ? Pending.sentence : 0
  }

  /// Returns the maximum number of bytes that the romaji of a text takes, including bytes that the
  /// writer stores beyond its end.
  static func maximumSize(forTextOf count: Int) -> Int { maximumGrowth * count + slack }

  /// Appends the romaji of the whole text.
  mutating func run(to output: inout ByteBuffer) {
    while position < text.count || sokuonCount > 0 {
      let end = min(text.count, position + Self.stride)
      let start = output.reserve(Self.maximumSize(forTextOf: end - position + sokuonCount))
      output.commit(write(until: end, to: start))
    }
  }

  /// Writes the romaji of the whole text to memory of ``maximumSize(forTextOf:)`` bytes, and
  /// returns its length.
  mutating func run(to memory: UnsafeMutablePointer<UInt8>) -> Int {
    write(until: text.count, to: memory)
  }

  /// Writes the romaji up to an offset in the text or one syllable beyond it, and returns the
  /// number of bytes written.
  ///
  /// Kana with a plain spelling, the most common case, are handled within this function.
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
        if needsSpecialSpelling(current.traits, spelling, before: next.traits) == 0 {
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

  /// A character: its traits, their index in the tables, and its length in bytes.
  typealias Unit = (traits: KanaTraits, entry: Int, length: Int)

  @inline(__always)
  func unit(at offset: Int) -> Unit {
    guard offset &+ 2 < text.count else { return unitAtEnd(offset) }
    let lead = text[offset]
    let second = text[offset &+ 1]
    let page: Int
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

  /// Returns a character of one, two or four bytes.
  @inline(__always)
  func narrowUnit(at offset: Int) -> Unit {
    let lead = text[offset]
    guard lead != 0x1F else { return (.morphemeBoundary, 0, 1) }
    // Unlike `UTF8.sequenceLength(lead:)`, without the case of three bytes, which `unit(at:)` reads.
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : 4
    return (.other, 0, min(length, text.count &- offset))
  }

  /// Returns a character that starts in the last two bytes of the text.
  func unitAtEnd(_ offset: Int) -> Unit {
    offset < text.count ? narrowUnit(at: offset) : (.other, 0, 0)
  }

  @inline(__always)
  func relation(_ relation: KanaRelation, _ code: UInt8) -> UInt8 {
    relation.of(code, in: system.relations)
  }

  /// Returns a kana combined with the voicing mark that follows, if they combine, and the length of
  /// the mark.
  @inline(__always)
  func voiced(_ code: UInt8, mark: Unit) -> (code: UInt8, length: Int) {
    guard mark.traits.code &- KanaCode.voicing < 2 else { return (code, 0) }
    let marked = relation(mark.traits.code == KanaCode.voicing ? .voiced : .semivoiced, code)
    return marked == KanaCode.other ? (code, 0) : (marked, mark.length)
  }
}

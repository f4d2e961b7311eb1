import TextFoundation

/// A spelling of up to seven ASCII bytes, packed in one word that can be stored at once.
///
/// Bits 0 to 55 are the bytes in memory order, bits 56 to 59 their number, bits 60 to 62 the final
/// vowel (1 to 5, or 0), and bit 63 is set if a following vowel kana can lengthen that vowel.
struct PackedSpelling: Equatable {
  var bits: UInt64

  static let empty = PackedSpelling(bits: 0)

  init(bits: UInt64) { self.bits = bits }

  init(letter: UInt8) { bits = UInt64(letter) | 1 << 56 }

  init(_ text: some StringProtocol) {
    var bits: UInt64 = 0
    var length: UInt64 = 0
    var vowel: UInt64 = 0
    for byte in text.utf8.prefix(7) {
      bits |= UInt64(byte) << (8 * length)
      length += 1
      vowel = UInt64(Self.vowel(byte))
    }
    self.bits = bits | length << 56 | vowel << 60 | (vowel > 0 ? 1 << 63 : 0)
  }

  /// The same spelling, with a vowel that a following kana cannot lengthen.
  var withoutLengthening: PackedSpelling { PackedSpelling(bits: bits & ~(1 << 63)) }

  @inline(__always) var isEmpty: Bool { bits == 0 }
  @inline(__always) var length: Int { Int(truncatingIfNeeded: bits &>> 56 & 15) }
  @inline(__always) var vowel: UInt8 { UInt8(truncatingIfNeeded: bits &>> 60 & 7) }
  @inline(__always) var canBeLengthened: UInt8 { UInt8(truncatingIfNeeded: bits &>> 63) }
  @inline(__always) var first: UInt8 { UInt8(truncatingIfNeeded: bits) }
  @inline(__always) var second: UInt8 { UInt8(truncatingIfNeeded: bits &>> 8) }

  /// Returns 1 to 5 for a, i, u, e, o, and 0 for other letters.
  static func vowel(_ letter: UInt8) -> UInt8 {
    switch letter {
    case UInt8(ascii: "a"): 1
    case UInt8(ascii: "i"): 2
    case UInt8(ascii: "u"): 3
    case UInt8(ascii: "e"): 4
    case UInt8(ascii: "o"): 5
    default: 0
    }
  }

  /// Returns the letter of a vowel from 1 to 5.
  static func letter(ofVowel vowel: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: 0x6F_65_75_69_61 as UInt64 &>> UInt64(8 &* (vowel &- 1)))
  }
}

/// A romanization system compiled to flat tables for the byte loop.
///
/// It owns raw memory instead of arrays, so that romanizing a short text retains only one object.
///
/// `@unchecked Sendable`: the memory is written before `init` returns and is immutable afterward.
final class CompiledSystem: @unchecked Sendable {
  /// The width of a row of ``spellings``: nine small kana, and column ``alone`` for the kana by
  /// itself.
  static let rowWidth = 16
  static let alone = 15

  /// The spelling of each kana (row) with each following small kana (column).
  let spellings: UnsafeBufferPointer<UInt64>
  /// The traits of characters with three bytes in UTF-8.
  ///
  /// The first 1,024 entries are page numbers, indexed by the first two bytes. The pages follow,
  /// each with 64 entries indexed by the third byte. Page 0 is all `other`; pages 1 to 4 are U+3000
  /// to U+30FF.
  let traits: UnsafeBufferPointer<UInt16>
  /// The ASCII text of characters with the code `replaced`, at the same indices as in `traits`.
  let replacements: UnsafeBufferPointer<UInt64>
  /// A copy of ``KanaRelation/table``.
  let relations: UnsafeBufferPointer<UInt8>
  /// The vowels with their length mark, indexed by vowel; capitals start at index 8.
  let markedVowels: UnsafeBufferPointer<UInt64>
  let capitalizesSentences: Bool
  /// The pairs of vowels that form a long vowel: bit `vowel << 3 | second vowel`.
  let longPairs: UInt64
  let style: LongVowelStyle
  /// Whether ー becomes a hyphen.
  let writesProlongedMarkAsHyphen: Bool
  let preservesFinalO: Bool
  let separator: UInt8
  /// The letters that ん is separated from, as a bit set that starts at a.
  let separatedLetters: UInt32
  /// The letters before which ん may be spelled other than with a plain n.
  let lettersAfterN: UInt32
  let assimilatingLetters: UInt32
  let undoubledLetters: UInt32
  let writesTch: Bool
  let loneSokuon: PackedSpelling

  init(_ options: KanaRomanizationOptions) {
    let table = SystemTable(options.system)
    style = options.longVowels ?? table.longVowels
    let isExact = table.isExact(style)
    spellings = Self.memory(Self.spellings(of: table.rows(for: style)))
    longPairs = Self.longPairs(of: table)
    let pages = Self.pages(middleDot: table.middleDot)
    (traits, replacements) = (Self.memory(pages.traits), Self.memory(pages.replacements))
    relations = Self.memory(KanaRelation.table)
    capitalizesSentences = options.capitalizesSentences
    let marked =
      switch style {
      case .macron:
        "- \u{101} \u{12B} \u{16B} \u{113} \u{14D} - - - \u{100} \u{12A} \u{16A} \u{112} \u{14C}"
      case .circumflex:
        "- \u{E2} \u{EE} \u{FB} \u{EA} \u{F4} - - - \u{C2} \u{CE} \u{DB} \u{CA} \u{D4}"
      case .doubled, .unmarked: "- a i u e o - - - A I U E O"
      }
    markedVowels = Self.memory(marked.split(separator: " ").map { PackedSpelling($0).bits })
    writesProlongedMarkAsHyphen = isExact
    preservesFinalO = table.preservesFinalO && style == .unmarked
    separator = table.separator.flatMap(\.asciiValue) ?? 0
    separatedLetters = Self.letterSet(table.separatedLetters)
    assimilatingLetters = Self.letterSet(table.assimilatingLetters)
    lettersAfterN = separatedLetters | assimilatingLetters | Self.letterSet("n")
    undoubledLetters = Self.letterSet(
      isExact ? SystemTable.exactlyUndoubledLetters : SystemTable.undoubledLetters)
    writesTch = table.writesTch
    loneSokuon = PackedSpelling(isExact ? SystemTable.exactSokuon : "")
  }

  deinit {
    spellings.deallocate()
    traits.deallocate()
    replacements.deallocate()
    relations.deallocate()
    markedVowels.deallocate()
  }

  private static func memory<Element: BitwiseCopyable>(
    _ elements: [Element]
  ) -> UnsafeBufferPointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = memory.initialize(from: elements)
    return UnsafeBufferPointer(memory)
  }

  /// Returns whether a set of letters contains a byte.
  @inline(__always)
  static func has(_ set: UInt32, _ byte: UInt8) -> Bool {
    bit(of: byte, in: set) == 1 && byte.isASCIILowercase
  }

  /// Returns 1 if a set of letters contains a lowercase letter, else 0; the result for other bytes
  /// is meaningless.
  @inline(__always)
  static func bit(of letter: UInt8, in set: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: set &>> UInt32(letter &- UInt8(ascii: "a")) & 1)
  }

  private static func letterSet(_ letters: String) -> UInt32 {
    letters.utf8.reduce(0) { $0 | 1 << UInt32($1 &- UInt8(ascii: "a")) }
  }

  private static func longPairs(of table: SystemTable) -> UInt64 {
    var pairs: UInt64 = 0
    for entry in table.longPairs.split(separator: " ") {
      guard let vowel = entry.utf8.first.map(PackedSpelling.vowel) else { continue }
      for second in entry.unicodeScalars.dropFirst(2) {
        let code = KanaCode.code(of: second.value)
        pairs |= 1 << UInt64(vowel << 3 | KanaRelation.vowel.of(code))
      }
    }
    return pairs
  }

  private static func spellings(of rows: [SpellingRow]) -> [UInt64] {
    var spellings = [UInt64](repeating: 0, count: 256 * rowWidth)
    for row in rows {
      let romaji = row.romaji.split(separator: " ")
      for (kana, romaji) in zip(row.kana.split(separator: " "), romaji) {
        let parts = kana.unicodeScalars.map { String($0) }
        let spelling = PackedSpelling(romaji).bits
        if let code = KanaCode.kana(kana) {
          spellings[Int(code) * rowWidth + alone] = spelling
        } else if parts.count == 2, let first = KanaCode.kana(parts[0]),
          let second = KanaCode.kana(parts[1])
        {
          let column = KanaRelation.smallIndex.of(second)
          if column < alone { spellings[Int(first) * rowWidth + Int(column)] = spelling }
        }
      }
    }
    let wo = Int(KanaCode.wo) * rowWidth + alone
    spellings[wo] = PackedSpelling(bits: spellings[wo]).withoutLengthening.bits
    return spellings
  }

  static let firstPage = 1024
  /// General Punctuation comes last, so that the pages of CJK symbols and kana have fixed numbers.
  private static let pageScalars: [UInt32] = [
    0x3000, 0x3040, 0x3080, 0x30C0, 0x31C0, 0xFF00, 0xFF40, 0xFF80, 0x2000,
  ]

  private static func pages(middleDot: String) -> (
    traits: [UInt16], replacements: [UInt64]
  ) {
    var traits = [UInt16](repeating: 0, count: firstPage)
    traits += [UInt16](repeating: KanaTraits.other.bits, count: 64)
    for scalar in pageScalars {
      traits[Int(scalar >> 6)] = UInt16((traits.count - firstPage) >> 6)
      traits += (0..<64).map { KanaTraits(code: KanaCode.code(of: scalar + $0)).bits }
    }
    var replacements = [UInt64](repeating: 0, count: traits.count)
    func replace(_ scalar: UInt32, by text: String) {
      let page = Int(traits[Int(scalar >> 6)])
      guard page > 0 else { return }
      let offset = firstPage + page << 6 + Int(scalar & 63)
      traits[offset] = KanaTraits(code: KanaCode.replaced).bits
      replacements[offset] = PackedSpelling(text).bits
    }
    for scalar: UInt32 in 0xFF01...0xFF5E {
      replace(scalar, by: String(UnicodeScalar(UInt8(scalar - 0xFF01 + 0x21))))
    }
    for row in Punctuation.rows {
      for (mark, ascii) in zip(row.kana.split(separator: " "), row.romaji.split(separator: " ")) {
        if let scalar = mark.unicodeScalars.first { replace(scalar.value, by: String(ascii)) }
      }
    }
    replace(Punctuation.ideographicSpace.value, by: " ")
    for dot in Punctuation.middleDots { replace(dot.value, by: middleDot) }
    return (traits, replacements)
  }
}

import TextFoundation

/// The kana of a text that are evidence of Japanese against Chinese, or of Ainu.
///
/// They are counted only where the numbers of kana and ideographs leave a doubt.
struct KanaRuns {
  /// The number of runs that are a single の, which also occurs in Chinese names.
  private(set) var singleNo = 0
  /// The number of runs that are another Japanese particle of one letter, such as を, が and は.
  private(set) var particles = 0
  /// The number of hiragana.
  private(set) var hiragana = 0
  /// The number of kana that only Ainu uses.
  private(set) var ainu = 0

  /// The runs of a text without kana.
  init() {}

  /// Counts the runs in a range of words.
  init(_ letters: LetterBuffer, in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    for index in range where letters.words[index].script == .han {
      let word = letters.words[index]
      if word.kanaRunCount > 0 { count(word.start..<word.end, in: bytes) }
    }
  }

  private mutating func count(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
    var (offset, length, last): (Int, Int, UInt32) = (word.lowerBound, 0, 0)
    while offset < word.upperBound, let scalar = bytes.scalar(at: offset) {
      offset &+= scalar.length
      switch scalar.value {
      case 0x3099:
        // The voiced letter, が or で, follows the unvoiced one.
        last &+= 1
      case 0x309A:
        if Self.isSemivoicedInAinu(last) { ainu &+= 1 }
        last = 0
      case 0x3041...0x3096, 0x309D...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
        if 0x3041...0x3096 ~= scalar.value { hiragana &+= 1 }
        if Self.isSmallKatakanaOfAinu(scalar.value) { ainu &+= 1 }
        length &+= 1
        last = scalar.value
      default:
        if length == 1 { addRun(last) }
        length = 0
      }
    }
    if length == 1 { addRun(last) }
  }

  private mutating func addRun(_ kana: UInt32) {
    switch Unicode.Scalar(kana) {
    case "の": singleNo &+= 1
    case "は", "が", "を", "に", "で", "と", "も", "へ", "や": particles &+= 1
    default: break
    }
  }

  /// Returns whether a scalar is one of the small katakana ㇰ to ㇿ, for final consonants of Ainu.
  static func isSmallKatakanaOfAinu(_ scalar: UInt32) -> Bool { 0x31F0...0x31FF ~= scalar }

  /// Returns whether a katakana is semi-voiced only in Ainu: セ゚, ツ゚, ト゚.
  static func isSemivoicedInAinu(_ kana: UInt32?) -> Bool {
    kana == 0x30BB || kana == 0x30C4 || kana == 0x30C8
  }
}

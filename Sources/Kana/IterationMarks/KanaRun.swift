/// The run of kana of one syllabary before a place, as far as a repeat mark can reach.
struct KanaRun {
  /// Its kana if it is short enough for two morae: a letter with its small vowel is one.
  private var letters: [UInt32] = []
  /// How many kana it has; counted no further than matters.
  private var count = 0
  private var isKatakana = false

  private static let mostKana = 4

  init() { letters.reserveCapacity(Self.mostKana) }

  /// The last kana letter, if nothing but its voicing mark has come after it.
  private(set) var last: UInt32?

  mutating func append(_ scalar: UInt32) {
    if scalar == VoicingTable.voicedMark || scalar == VoicingTable.semiVoicedMark {
      // A copy of the run would need the mark too; one kana is repeated without it.
      count = Self.mostKana + 1
      return
    }
    guard KanaLetter.isLetter(scalar) || scalar == 0x30FC && count > 0 else {
      last = nil
      count = 0
      letters.removeAll(keepingCapacity: true)
      return
    }
    let isLetter = scalar != 0x30FC
    if isLetter, count > 0, KanaLetter.isKatakana(scalar) != isKatakana {
      count = 0
      letters.removeAll(keepingCapacity: true)
    }
    if isLetter { isKatakana = KanaLetter.isKatakana(scalar) }
    last = isLetter ? scalar : nil
    count = min(count + 1, Self.mostKana + 1)
    if count <= Self.mostKana { letters.append(scalar) }
  }

  /// The kana of the run if they are two morae.
  var twoMorae: [UInt32]? {
    guard 2...Self.mostKana ~= count else { return nil }
    var morae = 0
    for (position, letter) in letters.enumerated()
    where position == 0 || !KanaLetter.isSmallVowel(letter) {
      morae += 1
    }
    return morae == 2 ? letters : nil
  }
}

/// The run of kana of one syllabary before an iteration mark, as far back as the mark can reach.
struct KanaRun {
  /// The kana of the run, at most four: two morae, each of a kana and a small vowel.
  private var letters: [UInt32] = []
  /// The number of kana in the run, counted up to one above the maximum.
  private var count = 0
  private var isKatakana = false

  private static let maximumKanaCount = 4

  init() { letters.reserveCapacity(Self.maximumKanaCount) }

  /// The last kana letter, if only a voicing mark has followed it.
  private(set) var last: UInt32?

  mutating func append(_ scalar: UInt32) {
    if scalar == VoicingTable.voicedMark || scalar == VoicingTable.semiVoicedMark {
      // A copy of the run would need the mark too; a single kana is repeated without it.
      count = Self.maximumKanaCount + 1
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
    count = min(count + 1, Self.maximumKanaCount + 1)
    if count <= Self.maximumKanaCount { letters.append(scalar) }
  }

  /// The kana of the run if they form exactly two morae; otherwise nil.
  var twoMorae: [UInt32]? {
    guard 2...Self.maximumKanaCount ~= count else { return nil }
    var morae = 0
    for (position, letter) in letters.enumerated()
    where position == 0 || !KanaLetter.isSmallVowel(letter) {
      morae += 1
    }
    return morae == 2 ? letters : nil
  }
}

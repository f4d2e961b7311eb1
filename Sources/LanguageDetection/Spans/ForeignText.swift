import TextFoundation

/// The Latin words in Japanese, Chinese or Korean text that are text in a language of their own
/// rather than names or terms.
///
/// A run of Latin words is such text if it contains a greeting (`Hello`, `merci`), or if it has
/// several words of which one is in lowercase (`Good morning`, `c'est la vie`). Names, abbreviations
/// and titles in capitals (`iPhone`, `USB`, `Visual Studio Code`) belong to the surrounding text, and
/// so do single words in lowercase, which are mostly terms (`docker`, `command`).
struct ForeignText {
  /// Whether each word of the block is foreign text; empty without East Asian words.
  private var marks: [Bool] = []

  private static let minimumLetterCount = 6

  /// Finds the foreign text in a block.
  ///
  /// - Parameters:
  ///   - letters: the words.
  ///   - range: the block.
  ///   - gaps: the kinds of the gaps before its words.
  ///   - bytes: the text.
  init(
    _ letters: LetterBuffer, _ range: Range<Int>, gaps: [WordGap.Kind],
    in bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard range.contains(where: { letters.words[$0].script.isEastAsian }) else { return }
    marks = Array(repeating: false, count: range.count)
    var start = range.lowerBound
    while start < range.upperBound {
      guard letters.words[start].script == .latin else {
        start += 1
        continue
      }
      var end = start + 1
      while end < range.upperBound, letters.words[end].script == .latin,
        gaps[end - range.lowerBound].joinsWords
      {
        end += 1
      }
      if Self.isText(letters, start..<end, in: bytes) {
        for word in start..<end { marks[word - range.lowerBound] = true }
      }
      start = end
    }
  }

  /// Returns whether a word is foreign text, given its index in the block.
  func contains(_ index: Int) -> Bool { !marks.isEmpty && marks[index] }

  private static func isText(
    _ letters: LetterBuffer, _ run: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (letterCount, lowercaseCount) = (0, 0)
    for index in run {
      let word = letters.words[index]
      let text = UnsafeBufferPointer(
        start: letters.letters + word.firstLetter, count: word.letterCount)
      if Greetings.contains(text) { return true }
      letterCount += word.letterCount
      if !bytes[word.start..<word.end].contains(where: \.isASCIIUppercase), !word.isCapitalized {
        lowercaseCount += 1
      }
    }
    return run.count > 1 && lowercaseCount > 0 && letterCount >= minimumLetterCount
  }
}

extension LetterScript {
  /// Whether the script is that of Japanese, Chinese or Korean.
  fileprivate var isEastAsian: Bool { self == .han || self == .hangul }
}

extension WordGap.Kind {
  /// Whether two words of one script with this gap belong to one phrase.
  fileprivate var joinsWords: Bool { self == .space || self == .joint || self == .none }
}

/// Greetings and other words that are quoted in text of another script, which are never names.
enum Greetings {
  /// The hashes of the words.
  private static let words: Set<UInt64> = Set(
    [
      // English
      "hello", "bye", "goodbye", "yes", "thanks", "thank", "please", "sorry", "welcome",
      "morning", "evening", "afternoon", "congratulations", "cheers", "birthday", "christmas",
      // French
      "bonjour", "bonsoir", "salut", "merci", "oui", "revoir", "pardon",
      // German
      "hallo", "danke", "bitte", "guten", "tschüss", "nein", "wiedersehen", "entschuldigung",
      // Spanish, Portuguese, Italian
      "hola", "gracias", "adiós", "adios", "buenos", "buenas", "señor", "obrigado", "obrigada",
      "olá",
      "ciao", "grazie", "prego", "buongiorno", "buonasera", "arrivederci",
      // Others
      "aloha", "namaste", "merhaba", "selamat", "terima", "chào",
    ].map { hash($0.unicodeScalars.lazy.map(\.value)) })

  private static let maximumLength = 15

  /// Returns whether lowercase letters are a greeting.
  static func contains(_ letters: UnsafeBufferPointer<UInt32>) -> Bool {
    letters.count <= maximumLength && words.contains(hash(letters))
  }

  /// Returns the FNV-1a hash of letters.
  private static func hash(_ letters: some Sequence<UInt32>) -> UInt64 {
    letters.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

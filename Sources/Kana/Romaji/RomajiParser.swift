import TextFoundation

/// Turns one word of romaji into kana.
struct RomajiParser {
  let trie: SyllableTrie
  let options: RomajiConversionOptions
  let isKatakana: Bool
  let text: UnsafeBufferPointer<UInt8>

  /// Appends the kana of a word; what is not romaji is appended as it stands in the text.
  ///
  /// - Parameters:
  ///   - word: the word.
  ///   - standsApart: whether a digit or white space stands beside the word, so that a word of
  ///     nothing but hyphens is punctuation.
  ///   - output: receives the kana.
  /// - Returns: whether all of it was romaji.
  func append(_ word: RomajiWord, standsApart: Bool, to output: inout ByteBuffer) -> Bool {
    var isRomaji = true
    word.letters.withUnsafeBufferPointer { letters in
      var position = 0
      while position < letters.count {
        let length = appendNext(
          of: letters, at: position, word, standsApart: standsApart, to: &output)
        if length == 0 {
          // Quotes around a word and hyphens outside of it are no fault.
          isRomaji = isRomaji && !word.core.contains(position)
          output.append(bytes(of: word, position))
        }
        position += max(1, length)
      }
    }
    return isRomaji
  }

  /// Appends the kana that a place begins with; returns how many letters they take, 0 for none.
  @inline(__always)
  private func appendNext(
    of letters: UnsafeBufferPointer<UInt8>, at position: Int, _ word: RomajiWord,
    standsApart: Bool, to output: inout ByteBuffer
  ) -> Int {
    let letter = letters[position]
    let next = position + 1 < letters.count ? letters[position + 1] : 0
    switch letter {
    case UInt8(ascii: "-"):
      guard isProlonged(at: position, in: word, standsApart: standsApart) else { return 0 }
      output.append("ー")
      return 1
    case UInt8(ascii: "'"):
      // Between two vowels it only keeps them apart (Cabinet Notification of 2025, note 4).
      return position > 0 && Self.isVowel(letters[position - 1]) && Self.isVowel(next) ? 1 : 0
    case UInt8(ascii: "n"):
      if let length = appendN(letters, at: position, next: next, to: &output) { return length }
    case UInt8(ascii: "m") where "bmp".utf8.contains(next):
      // Hepburn's m; input methods read mm as っ and m.
      appendN(to: &output)
      return 1
    default: break
    }
    if let match = trie.match(letters, at: position) {
      append(match.entry, to: &output)
      let last = position + match.length - 1
      if word.isLong[last] { appendLength(of: letters[last], to: &output) }
      return match.length
    }
    // ll would make kana of English words (hello), and nobody needs it for っ.
    let isDoubled = letter == next && !Self.isVowel(letter) && letter != UInt8(ascii: "l")
    let isTch =
      letter == UInt8(ascii: "t") && next == UInt8(ascii: "c") && position + 2 < letters.count
      && letters[position + 2] == UInt8(ascii: "h")
    guard isDoubled || isTch, Self.isLetter(letter) else { return 0 }
    output.append(isKatakana ? "ッ" : "っ")
    return 1
  }

  // MARK: ん

  /// ん before an apostrophe, a further n, or, in traditional Hepburn, a hyphen; nil elsewhere.
  private func appendN(
    _ letters: UnsafeBufferPointer<UInt8>, at position: Int, next: UInt8,
    to output: inout ByteBuffer
  ) -> Int? {
    let third = position + 2 < letters.count ? letters[position + 2] : 0
    switch next {
    case UInt8(ascii: "'") where Self.isLetter(third): break
    case UInt8(ascii: "-")
    where options.system == .traditionalHepburn
      && (Self.isVowel(third) || third == UInt8(ascii: "y")):
      break
    case UInt8(ascii: "n") where Self.isVowel(third) || third == UInt8(ascii: "y"):
      // konna is こんな, although typists write konnna.
      appendN(to: &output)
      return 1
    case UInt8(ascii: "n") where third != UInt8(ascii: "'"): break
    default: return nil
    }
    appendN(to: &output)
    return 2
  }

  private func appendN(to output: inout ByteBuffer) { output.append(isKatakana ? "ン" : "ん") }

  // MARK: Long vowels

  /// Whether a hyphen is ー.
  private func isProlonged(
    at position: Int, in word: RomajiWord, standsApart: Bool
  ) -> Bool {
    if options.limitsProlongedMarkToWords {
      return !word.core.isEmpty && position > word.core.lowerBound
    }
    return !(standsApart && word.core.isEmpty)
  }

  /// The kana that makes a vowel with a mark long: ー in katakana; in hiragana the spelling that
  /// is most often meant, ou for o and ee for e (systems with marks write ei as ei).
  private func appendLength(of vowel: UInt8, to output: inout ByteBuffer) {
    if isKatakana { return output.append("ー") }
    switch vowel {
    case UInt8(ascii: "a"): output.append("あ")
    case UInt8(ascii: "i"): output.append("い")
    case UInt8(ascii: "e"): output.append("え")
    default: output.append("う")
    }
  }

  // MARK: Parts

  private func append(_ entry: SyllableTrie.Entry, to output: inout ByteBuffer) {
    trie.kana.withUnsafeBufferPointer { kana in
      let end = Int(entry.start) + Int(entry.length)
      output.append(UnsafeBufferPointer(rebasing: kana[Int(entry.start)..<end]))
    }
  }

  private func bytes(of word: RomajiWord, _ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[word.offsets[index]..<word.offsets[index + 1]])
  }

  private static func isVowel(_ letter: UInt8) -> Bool { PackedSpelling.vowel(letter) != 0 }

  private static func isLetter(_ letter: UInt8) -> Bool { letter &- UInt8(ascii: "a") < 26 }
}

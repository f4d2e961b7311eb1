import TextFoundation

/// A parser that converts a single word of romaji to kana.
struct RomajiParser {
  let trie: SyllableTrie
  let options: RomajiConversionOptions
  let isKatakana: Bool
  let text: UnsafeBufferPointer<UInt8>

  /// Appends the kana of a word; parts that are not romaji are copied from the text.
  ///
  /// - Parameters:
  ///   - word: the word.
  ///   - bordersDigitOrSpace: whether the word is next to a digit or white space, so that a word of hyphens
  ///     alone is punctuation.
  ///   - output: receives the kana.
  /// - Returns: whether the whole word was romaji.
  func append(_ word: RomajiWord, bordersDigitOrSpace: Bool, to output: inout ByteBuffer) -> Bool {
    var isRomaji = true
    word.letters.withUnsafeBufferPointer { letters in
      var position = 0
      while position < letters.count {
        let length = appendNext(
          of: letters, at: position, word, bordersDigitOrSpace: bordersDigitOrSpace, to: &output)
        if length == 0 {
          // Quotation marks around a word and hyphens outside it are allowed in romaji.
          isRomaji = isRomaji && !word.core.contains(position)
          output.append(bytes(of: word, position))
        }
        position += max(1, length)
      }
    }
    return isRomaji
  }

  /// Appends the kana of the letters at a position; returns the number of letters consumed, 0 for
  /// none.
  @inline(__always)
  private func appendNext(
    of letters: UnsafeBufferPointer<UInt8>, at position: Int, _ word: RomajiWord,
    bordersDigitOrSpace: Bool, to output: inout ByteBuffer
  ) -> Int {
    let letter = letters[position]
    let next = position + 1 < letters.count ? letters[position + 1] : 0
    switch letter {
    case UInt8(ascii: "-"):
      guard isProlonged(at: position, in: word, bordersDigitOrSpace: bordersDigitOrSpace) else {
        return 0
      }
      output.append("ー")
      return 1
    case UInt8(ascii: "'"):
      // Between two vowels an apostrophe only separates them (Cabinet Notification of 2025, note
      // 4).
      return position > 0 && Self.isVowel(letters[position - 1]) && Self.isVowel(next) ? 1 : 0
    case UInt8(ascii: "n"):
      if let length = appendN(letters, at: position, next: next, to: &output) { return length }
    case UInt8(ascii: "m") where "bmp".utf8.contains(next):
      // The ん of traditional Hepburn; input methods read mm as っ and m.
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
    // ll would turn English words (hello) into kana, and is not needed for っ.
    let isDoubled = letter == next && !Self.isVowel(letter) && letter != UInt8(ascii: "l")
    let isTch =
      letter == UInt8(ascii: "t") && next == UInt8(ascii: "c") && position + 2 < letters.count
      && letters[position + 2] == UInt8(ascii: "h")
    guard isDoubled || isTch, letter.isASCIILowercase else { return 0 }
    output.append(isKatakana ? "ッ" : "っ")
    return 1
  }

  // MARK: ん

  /// Appends ん before an apostrophe, another n or, in traditional Hepburn, a hyphen, and returns
  /// the number of letters consumed; nil elsewhere.
  private func appendN(
    _ letters: UnsafeBufferPointer<UInt8>, at position: Int, next: UInt8,
    to output: inout ByteBuffer
  ) -> Int? {
    let third = position + 2 < letters.count ? letters[position + 2] : 0
    switch next {
    case UInt8(ascii: "'") where third.isASCIILowercase: break
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

  /// Returns whether a hyphen is read as ー.
  private func isProlonged(
    at position: Int, in word: RomajiWord, bordersDigitOrSpace: Bool
  ) -> Bool {
    if options.limitsProlongedMarkToWords {
      return !word.core.isEmpty && position > word.core.lowerBound
    }
    return !(bordersDigitOrSpace && word.core.isEmpty)
  }

  /// Appends the kana that lengthens a vowel with a length mark.
  ///
  /// In katakana this is ー; in hiragana it is the most common spelling, ou for o and ee for e
  /// (systems with length marks write ei as ei).
  private func appendLength(of vowel: UInt8, to output: inout ByteBuffer) {
    if isKatakana { return output.append("ー") }
    switch vowel {
    case UInt8(ascii: "a"): output.append("あ")
    case UInt8(ascii: "i"): output.append("い")
    case UInt8(ascii: "e"): output.append("え")
    default: output.append("う")
    }
  }

  // MARK: Letters and entries

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
}

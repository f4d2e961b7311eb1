package import TextFoundation

/// Turns romaji into kana, as an input method does.
///
/// ```swift
/// RomajiConverter(to: .hiragana).kana(of: "Tōkyō no shin'ya")  // "とうきょう の しんや"
/// RomajiConverter(to: .katakana).kana(of: "ra-men, sētā")  // "ラーメン, セーター"
/// ```
///
/// Every spelling of every ``RomanizationSystem`` and of common input methods is read (si and shi,
/// tya and cha, xtu and ltsu, hwa and fa), in small letters, capitals and full-width letters. n is ん
/// before a consonant, at an end and before an apostrophe; nn before a vowel is ん and な's n (konna
/// こんな), elsewhere one ん; m before b, m and p is ん; a doubled consonant is っ, and so is the t of tch.
/// A vowel with macron or circumflex is long: in katakana ー, in hiragana ああ, いい, うう, ええ and おう.
/// A hyphen is ー, unless it stands alone beside a digit or white space.
///
/// A word that is no romaji throughout (`Hello`), and everything that is no Latin letter, is left as
/// it is.
///
/// Sendable: an immutable table; make it once and use it from any thread.
public struct RomajiConverter: Sendable {
  /// The kana this writes; in hiragana, the few kana that have none (ㇰ, ヷ) are katakana.
  public let syllabary: Syllabary
  /// The options this was made from.
  public let options: RomajiConversionOptions
  private let trie: SyllableTrie

  /// A converter.
  ///
  /// - Parameters:
  ///   - syllabary: the kana to write.
  ///   - options: how romaji is read.
  public init(to syllabary: Syllabary, options: RomajiConversionOptions = RomajiConversionOptions())
  {
    self.syllabary = syllabary
    self.options = options
    trie = SyllableTrie(system: options.system, isKatakana: syllabary == .katakana)
  }

  /// The text with its romaji in kana.
  ///
  /// - Parameter romaji: any text; the empty text gives the empty text.
  /// - Returns: the text in kana.
  /// - Complexity: O(n) in the length of the text.
  public func kana(of romaji: some StringProtocol) -> String {
    let text = String(romaji)
    var output = ByteBuffer(minimumCapacity: text.utf8.count * 2 + 64)
    withUTF8Bytes(of: text) { append($0, to: &output) }
    return output.text
  }

  /// Appends the kana of UTF-8.
  package func append(_ romaji: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer) {
    let scanner = RomajiScanner(text: romaji)
    let parser = RomajiParser(
      trie: trie, options: options, isKatakana: syllabary == .katakana, text: romaji)
    var word = RomajiWord()
    var position = 0
    while position < romaji.count {
      guard scanner.letter(at: position) != nil else {
        position += appendOther(of: romaji, at: position, to: &output)
        continue
      }
      let end = scanner.readWord(from: position, into: &word)
      let standsApart =
        romaji.isDigitOrSpace(before: position) || romaji.isDigitOrSpace(at: end)
      let before = output.count
      if !parser.append(word, standsApart: standsApart, to: &output), options.keepsOtherWords {
        output.truncate(to: before)
        output.append(UnsafeBufferPointer(rebasing: romaji[position..<end]))
      }
      position = end
    }
  }

  /// The last offset where a text can be cut so that its parts, converted by themselves, give the
  /// kana of the whole; 0 if none is known.
  package func lastCut(in text: UnsafeBufferPointer<UInt8>) -> Int {
    var end = text.count
    while let space = text[..<end].lastIndex(of: UInt8(ascii: " ")) {
      // Hyphens and quotes beside the space may be punctuation only because of it.
      let before = text.scalar(before: space)?.value ?? 0
      if ![0x2D, 0xFF0D, 0x27, 0xFF07, 0x2019].contains(before) { return space }
      end = space
    }
    return 0
  }

  // MARK: What is no romaji

  private static let punctuation: [(ascii: UInt8, mark: StaticString)] = [
    (UInt8(ascii: "."), "。"), (UInt8(ascii: ","), "、"), (UInt8(ascii: "!"), "！"),
    (UInt8(ascii: "?"), "？"), (UInt8(ascii: "["), "「"), (UInt8(ascii: "]"), "」"),
    (UInt8(ascii: "/"), "・"), (UInt8(ascii: "~"), "〜"),
  ]

  /// Appends a character that is no letter; returns its length.
  private func appendOther(
    of text: UnsafeBufferPointer<UInt8>, at position: Int, to output: inout ByteBuffer
  ) -> Int {
    let byte = text[position]
    if options.convertsPunctuation,
      let mark = Self.punctuation.first(where: { $0.ascii == byte })?.mark,
      !(text.isDigit(at: position - 1) && text.isDigit(at: position + 1))
    {
      output.append(mark)
      return 1
    }
    let length = text.scalar(at: position)?.length ?? 1
    output.append(UnsafeBufferPointer(rebasing: text[position..<position + length]))
    return length
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether an ASCII digit stands at an offset; false outside of the buffer.
  fileprivate func isDigit(at offset: Int) -> Bool {
    indices.contains(offset) && self[offset] &- UInt8(ascii: "0") < 10
  }

  /// Whether an ASCII digit or white space (U+3000 too) starts at an offset.
  fileprivate func isDigitOrSpace(at offset: Int) -> Bool {
    guard let scalar = scalar(at: offset)?.value else { return false }
    return scalar <= 0x20 || scalar == 0x3000 || isDigit(at: offset)
  }

  /// Whether an ASCII digit or white space ends at an offset.
  fileprivate func isDigitOrSpace(before offset: Int) -> Bool {
    guard let scalar = scalar(before: offset) else { return false }
    return isDigitOrSpace(at: offset - scalar.length)
  }
}

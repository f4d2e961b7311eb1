package import TextFoundation

/// A converter of romaji to kana, with the rules of an input method.
///
/// ```swift
/// RomajiConverter(to: .hiragana).kana(of: "Tōkyō no shin'ya")  // "とうきょう の しんや"
/// RomajiConverter(to: .katakana).kana(of: "ra-men, sētā")  // "ラーメン, セーター"
/// ```
///
/// The converter accepts the spellings of every ``RomanizationSystem`` and of common input methods
/// (si and shi, tya and cha, xtu and ltsu, hwa and fa), in lowercase, uppercase and full-width
/// letters:
/// - n is ん before a consonant, at the end of a word and before an apostrophe. nn before a vowel is
///   ん and the n of the next syllable (konna こんな), elsewhere a single ん. m before b, m and p is ん.
/// - A doubled consonant is っ, and so is the t of tch.
/// - A vowel with macron or circumflex is long: ー in katakana; ああ, いい, うう, ええ and おう in hiragana.
/// - A hyphen is ー, unless it is next to a digit or white space and has no letters beside it.
///
/// Words that are not entirely romaji (`Hello`) and all characters other than Latin letters are
/// unchanged.
///
/// Create a converter once and share it between threads: creating its table takes some time.
public struct RomajiConverter: Sendable {
  /// The syllabary of the result; the few kana without a hiragana form (ㇰ, ヷ) are written in
  /// katakana.
  public let syllabary: Syllabary
  /// The options with which the converter was created.
  public let options: RomajiConversionOptions
  private let trie: SyllableTrie

  /// Creates a converter.
  ///
  /// - Parameters:
  ///   - syllabary: the syllabary of the result.
  ///   - options: the interpretation of romaji.
  public init(to syllabary: Syllabary, options: RomajiConversionOptions = RomajiConversionOptions())
  {
    self.syllabary = syllabary
    self.options = options
    trie = SyllableTrie(system: options.system, isKatakana: syllabary == .katakana)
  }

  /// Returns the text with its romaji converted to kana.
  ///
  /// - Parameter romaji: any text; an empty text gives an empty text.
  /// - Returns: the text in kana.
  /// - Complexity: O(n) in the length of the text.
  public func kana(of romaji: some StringProtocol) -> String {
    let text = String(romaji)
    var output = ByteBuffer(minimumCapacity: text.utf8.count * 2 + 64)
    withUTF8Bytes(of: text) { append($0, to: &output) }
    return output.text
  }

  /// Appends the kana of romaji in UTF-8.
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
      let bordersDigitOrSpace =
        romaji.isDigitOrSpace(before: position) || romaji.isDigitOrSpace(at: end)
      let before = output.count
      if !parser.append(word, bordersDigitOrSpace: bordersDigitOrSpace, to: &output),
        options.preservesUnreadableWords
      {
        output.truncate(to: before)
        output.append(UnsafeBufferPointer(rebasing: romaji[position..<end]))
      }
      position = end
    }
  }

  /// Returns the last offset at which a text can be divided so that its parts, converted
  /// separately, give the kana of the whole; 0 if none is known.
  package func lastCut(in text: UnsafeBufferPointer<UInt8>) -> Int {
    var end = text.count
    while let space = text[..<end].lastIndex(of: UInt8(ascii: " ")) {
      // The space may be the reason why an adjacent hyphen or quotation mark is punctuation.
      let before = text.scalar(before: space)?.value ?? 0
      if ![0x2D, 0xFF0D, 0x27, 0xFF07, 0x2019].contains(before) { return space }
      end = space
    }
    return 0
  }

  // MARK: Other text

  private static let punctuation: [(ascii: UInt8, mark: StaticString)] = [
    (UInt8(ascii: "."), "。"), (UInt8(ascii: ","), "、"), (UInt8(ascii: "!"), "！"),
    (UInt8(ascii: "?"), "？"), (UInt8(ascii: "["), "「"), (UInt8(ascii: "]"), "」"),
    (UInt8(ascii: "/"), "・"), (UInt8(ascii: "~"), "〜"),
  ]

  /// Appends a character that is not a letter, and returns its length.
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
  /// Returns whether there is an ASCII digit at an offset; false outside the buffer.
  fileprivate func isDigit(at offset: Int) -> Bool {
    indices.contains(offset) && self[offset].isASCIIDigit
  }

  /// Returns whether an ASCII digit or white space (including U+3000) starts at an offset.
  fileprivate func isDigitOrSpace(at offset: Int) -> Bool {
    guard let scalar = scalar(at: offset)?.value else { return false }
    return scalar <= 0x20 || scalar == 0x3000 || isDigit(at: offset)
  }

  /// Returns whether an ASCII digit or white space ends at an offset.
  fileprivate func isDigitOrSpace(before offset: Int) -> Bool {
    guard let scalar = scalar(before: offset) else { return false }
    return isDigitOrSpace(at: offset - scalar.length)
  }
}

package import TextFoundation

/// Romanizes kana by table: no dictionary, no knowledge of words.
///
/// ```swift
/// KanaRomanizer(system: .hepburn).romaji(of: "とうきょう")  // "tōkyō"
/// KanaRomanizer(system: .kunrei, longVowels: .doubled).romaji(of: "しゅうまつ")  // "syuumatu"
/// ```
///
/// Hiragana and katakana, half-width katakana, combining and spacing voicing marks, ゝゞヽヾ (the kana
/// before, once more), ゟ and ヿ are spelled; Japanese punctuation and full-width ASCII become ASCII;
/// everything else, kanji among it, is passed through unchanged.
///
/// Without words, no table can tell おもう (omou) from そう (sō) or こうし (子牛 koushi, 講師 kōshi): every
/// おう, おお, うう, ああ and ええ is taken for long, and えい and いい for two vowels (ALA-LC 2022; Cabinet
/// Notification of 2025, note 3). を begins no long vowel, as it is nearly always the particle. A
/// further ー after a long vowel repeats the plain letter (すごーーい sugōoi). っ with nothing to double
/// (at an end, before a vowel, before ん) is left out, except in the systems that lose nothing; before
/// n and m it doubles them. A sign that acts on the kana before it is passed through where there is
/// none; ー then is a hyphen.
///
/// Sendable: an immutable table; make it once and use it from any thread. Making one takes some
/// 0.1 ms, romanizing is linear in the text.
public struct KanaRomanizer: Sendable {
  /// The options this was made from.
  public let options: KanaRomanizationOptions
  let system: CompiledSystem

  /// A romanizer with these options.
  public init(options: KanaRomanizationOptions) {
    self.options = options
    system = CompiledSystem(options)
  }

  /// A romanizer for a system.
  ///
  /// - Parameters:
  ///   - system: the system; modified Hepburn by default.
  ///   - longVowels: how long vowels are written; nil for the system's own way.
  public init(system: RomanizationSystem = .hepburn, longVowels: LongVowelStyle? = nil) {
    self.init(options: KanaRomanizationOptions(system: system, longVowels: longVowels))
  }

  /// The text with its kana in Latin letters.
  ///
  /// ```swift
  /// KanaRomanizer().romaji(of: "ティーと、しんようを")  // "tī to,shin'yōo"
  /// KanaRomanizer(system: .passport).romaji(of: "たかとお")  // "takatoo"
  /// ```
  ///
  /// - Parameter kana: any text; the empty text gives the empty text. U+001F, which marks the
  ///   seams of morphemes inside of the library, is dropped.
  /// - Returns: the text in Latin letters, without capitals or added spaces.
  /// - Complexity: O(n) in the length of the text.
  @inlinable
  public func romaji(of kana: some StringProtocol) -> String { romaji(ofText: String(kana)) }

  /// Texts of up to this many bytes are romanized on the stack.
  private static let shortText = 1 << 11

  @usableFromInline
  func romaji(ofText text: String) -> String {
    withUTF8Bytes(of: text) { bytes in
      guard bytes.count <= Self.shortText else {
        var output = ByteBuffer(minimumCapacity: bytes.count + 64)
        append(bytes, to: &output)
        return output.text
      }
      let size = RomajiWriter.largestSize(forTextOf: bytes.count)
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { memory in
        guard let start = memory.baseAddress else { return "" }
        var writer = RomajiWriter(system, bytes, continuesText: false)
        let count = writer.run(to: start)
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
      }
    }
  }

  /// Appends the romaji of UTF-8.
  ///
  /// The byte 0x1F is the seam of two morphemes: it prints nothing, and the vowels on its two sides
  /// are not one long vowel (おも␟う omou). ー lengthens across it, っ doubles across it, and ん sees
  /// the letter behind it.
  ///
  /// - Parameters:
  ///   - kana: well-formed UTF-8; nothing outside of it is read, whatever it holds.
  ///   - continuesText: whether the text goes on from a cut, so that no sentence begins here.
  ///   - output: receives the romaji.
  package func append(
    _ kana: UnsafeBufferPointer<UInt8>, continuesText: Bool = false,
    to output: inout ByteBuffer
  ) {
    var writer = RomajiWriter(system, kana, continuesText: continuesText)
    writer.run(to: &output)
  }

  /// The last offset where a text can be cut so that its parts, romanized by themselves, give the
  /// romaji of the whole; 0 if none is known.
  package func lastCut(in text: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = text.count
    while let next = text.scalar(before: offset) {
      offset -= next.length
      guard let last = text.scalar(before: offset) else { break }
      let (before, after) = (KanaCode.code(of: last.value), KanaCode.code(of: next.value))
      if after < KanaCode.kanaCount, after != KanaCode.sokuon {
        // Before a consonant that no ん and no っ has a claim to; behind っ, ー asks for the vowel
        // before it.
        let isFree =
          before < KanaCode.kanaCount && before != KanaCode.n && before != KanaCode.sokuon
        if isFree, KanaRelation.vowel.of(before) == 0, KanaRelation.vowel.of(after) == 0,
          KanaRelation.smallIndex.of(after) == KanaCode.other
        {
          return offset
        }
      } else if 0x3400...0x9FFF ~= last.value, 0x3400...0x9FFF ~= next.value {
        return offset
      }
    }
    return 0
  }
}

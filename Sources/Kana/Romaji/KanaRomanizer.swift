package import TextFoundation

/// A table-driven romanizer of kana, without a dictionary.
///
/// ```swift
/// KanaRomanizer(system: .hepburn).romaji(of: "とうきょう")  // "tōkyō"
/// KanaRomanizer(system: .kunrei, longVowels: .doubled).romaji(of: "しゅうまつ")  // "syuumatu"
/// ```
///
/// Hiragana, katakana, half-width katakana, combining and spacing voicing marks, the iteration
/// marks ゝゞヽヾ, ゟ and ヿ are spelled in Latin letters. Japanese punctuation and full-width ASCII
/// become ASCII. Everything else, including kanji, is unchanged.
///
/// Without word boundaries, おもう (omou) cannot be distinguished from そう (sō), nor 子牛 (こうし, koushi)
/// from 講師 (こうし, kōshi). Every おう, おお, うう, ああ and ええ is therefore treated as a long vowel, and えい
/// and いい as two vowels (ALA-LC 2022; Cabinet Notification of 2025, note 3). を never starts a long
/// vowel, as it is nearly always the particle. A second ー after a long vowel repeats the plain
/// letter (すごーーい sugōoi). っ with nothing to double (at the end of the text, before a vowel, before
/// ん) is omitted, except in the lossless systems; before n and m it doubles the consonant. A mark
/// that modifies the preceding kana is unchanged if there is no such kana; ー then becomes a hyphen.
///
/// Creating a romanizer takes about 0.1 ms, so create it once and share it between threads.
/// Romanizing takes linear time.
public struct KanaRomanizer: Sendable {
  /// The options with which the romanizer was created.
  public let options: KanaRomanizationOptions
  let system: CompiledSystem

  /// Creates a romanizer with options.
  public init(options: KanaRomanizationOptions) {
    self.options = options
    system = CompiledSystem(options)
  }

  /// Creates a romanizer for a system.
  ///
  /// - Parameters:
  ///   - system: the system; modified Hepburn by default.
  ///   - longVowels: the spelling of long vowels; nil for the default of the system.
  public init(system: RomanizationSystem = .hepburn, longVowels: LongVowelStyle? = nil) {
    self.init(options: KanaRomanizationOptions(system: system, longVowels: longVowels))
  }

  /// Returns the text with its kana in Latin letters.
  ///
  /// ```swift
  /// KanaRomanizer().romaji(of: "ティーと、しんようを")  // "tī to,shin'yōo"
  /// KanaRomanizer(system: .passport).romaji(of: "たかとお")  // "takatoo"
  /// ```
  ///
  /// - Parameter kana: any text. U+001F, which marks morpheme boundaries within the library, is
  ///   dropped.
  /// - Returns: the text in Latin letters, without added spaces.
  /// - Complexity: O(n) in the length of the text.
  @inlinable
  public func romaji(of kana: some StringProtocol) -> String { romaji(ofText: String(kana)) }

  /// The maximum length in bytes of texts that are romanized on the stack.
  private static let maximumStackSize = 1 << 11

  @usableFromInline
  func romaji(ofText text: String) -> String {
    withUTF8Bytes(of: text) { bytes in
      guard bytes.count <= Self.maximumStackSize else {
        var output = ByteBuffer(minimumCapacity: bytes.count + 64)
        append(bytes, to: &output)
        return output.text
      }
      let size = RomajiWriter.maximumSize(forTextOf: bytes.count)
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { memory in
        guard let start = memory.baseAddress else { return "" }
        var writer = RomajiWriter(system, bytes, continuesText: false)
        let count = writer.run(to: start)
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
      }
    }
  }

  /// Appends the romaji of kana in UTF-8.
  ///
  /// The byte 0x1F is a morpheme boundary: it produces no output, and the vowels on either side of
  /// it do not form a long vowel (おも␟う omou). ー lengthens and っ doubles across it, and ん is spelled
  /// according to the letter after it.
  ///
  /// - Parameters:
  ///   - kana: well-formed UTF-8; ill-formed bytes never cause reads outside the buffer.
  ///   - continuesText: whether the text continues an earlier chunk, so that no sentence starts
  ///     here.
  ///   - output: receives the romaji.
  package func append(
    _ kana: UnsafeBufferPointer<UInt8>, continuesText: Bool = false,
    to output: inout ByteBuffer
  ) {
    var writer = RomajiWriter(system, kana, continuesText: continuesText)
    writer.run(to: &output)
  }

  /// Returns the last offset at which a text can be divided so that its parts, romanized
  /// separately, give the romaji of the whole; 0 if none is known.
  package func lastCut(in text: UnsafeBufferPointer<UInt8>) -> Int {
    var offset = text.count
    while let next = text.scalar(before: offset) {
      offset -= next.length
      guard let last = text.scalar(before: offset) else { break }
      let (before, after) = (KanaCode.code(of: last.value), KanaCode.code(of: next.value))
      if after < KanaCode.kanaCount, after != KanaCode.sokuon {
        // A consonant that neither ん nor っ affects. The text is not divided before っ, because a ー
        // after it refers to the vowel before it.
        let isFree =
          before < KanaCode.kanaCount && before != KanaCode.n && before != KanaCode.sokuon
        if isFree, KanaRelation.vowel.of(before) == 0, KanaRelation.vowel.of(after) == 0,
          KanaRelation.smallIndex.of(after) == KanaCode.other
        {
          return offset
        }
      } else if last.value.isCJKIdeograph, next.value.isCJKIdeograph {
        return offset
      }
    }
    return 0
  }
}

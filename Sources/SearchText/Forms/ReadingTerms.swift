import JapaneseText
import Kana
import TextFoundation

/// Finds the trigrams of the reading of a text, under which a query in kana or romaji finds it.
///
/// A trigram is `~` and three katakana: かんさい gives ~カンサ and ~ンサイ. Long vowels are written with vowels
/// (サーバ, サアバ), and ヲ, ヂ and ヅ as オ, ジ and ズ. A run of fewer than three kana has none.
///
/// Not thread-safe: use one per task.
final class ReadingTerms {
  private static let size = 3
  private let reader: TextReader
  private let romaji = RomajiConverter(to: .katakana)

  init(tokenizer: Tokenizer) {
    reader = TextReader(tokenizer: tokenizer, options: ReadingOptions(syllabary: .katakana))
  }

  /// A trigram with its range in the text, in UTF-8 offsets.
  struct Gram {
    let text: String
    let range: Range<Int>
  }

  /// Returns the trigrams of a document.
  func grams(of text: String) -> [Gram] {
    let reading = reader.reading(of: text)
    let bytes = Array(reading.text.utf8)
    var run = KanaRun()
    var grams: [Gram] = []
    for segment in reading.segments {
      bytes[segment.output].withUnsafeBufferPointer { output in
        var offset = 0
        while let scalar = output.scalar(at: offset) {
          offset += scalar.length
          if !run.append(scalar.value, segment.source) { run.finish(&grams) }
        }
      }
    }
    run.finish(&grams)
    return grams
  }

  /// Returns the trigrams of a query that is written in kana or romaji; `nil` for other queries.
  func grams(ofQuery text: String) -> [Gram]? {
    var kana = text
    if !text.unicodeScalars.contains(where: { $0.value >= 0x80 }) {
      let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "-" }
      guard !words.isEmpty else { return nil }
      kana = romaji.kana(of: words.joined())
    }
    var run = KanaRun()
    var grams: [Gram] = []
    for scalar in kana.unicodeScalars {
      if run.append(scalar.value, 0..<text.utf8.count) { continue }
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil { return nil }
    }
    run.finish(&grams)
    return grams.isEmpty ? nil : grams
  }

  /// Kana with the ranges of the words they belong to.
  private struct KanaRun {
    private var kana: [UInt32] = []
    private var sources: [Range<Int>] = []

    /// Appends a kana; returns false, and appends nothing, for other scalars.
    mutating func append(_ scalar: UInt32, _ source: Range<Int>) -> Bool {
      guard let katakana = KanaScalar.katakana(of: scalar) else { return false }
      var letter = katakana
      switch katakana {
      case 0x30FC:
        guard let vowel = kana.last.flatMap(Self.vowel(of:)) else { return true }
        letter = vowel
      case 0x30F2: letter = 0x30AA
      case 0x30C2: letter = 0x30B8
      case 0x30C5: letter = 0x30BA
      case 0x30A1...0x30FA: break
      default: return false
      }
      kana.append(letter)
      sources.append(source)
      return true
    }

    /// Returns the vowel of a kana as a kana; `nil` for ッ and ン.
    private static func vowel(of kana: UInt32) -> UInt32? {
      switch KanaScalar.vowel(of: kana) {
      case UInt8(ascii: "a"): 0x30A2
      case UInt8(ascii: "i"): 0x30A4
      case UInt8(ascii: "u"): 0x30A6
      case UInt8(ascii: "e"): 0x30A8
      case UInt8(ascii: "o"): 0x30AA
      default: nil
      }
    }

    /// Appends the trigrams, and begins another run.
    mutating func finish(_ grams: inout [Gram]) {
      defer {
        kana.removeAll(keepingCapacity: true)
        sources.removeAll(keepingCapacity: true)
      }
      guard kana.count >= size else { return }
      for start in 0...kana.count - size {
        var text = String.UnicodeScalarView("~".unicodeScalars)
        for value in kana[start..<start + size] {
          if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        let range = sources[start].lowerBound..<sources[start + size - 1].upperBound
        grams.append(Gram(text: String(text), range: range))
      }
    }
  }
}

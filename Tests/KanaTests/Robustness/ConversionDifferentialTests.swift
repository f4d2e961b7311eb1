import Kana
import TestSupport
import Testing
import Transliteration

/// A conversion and the corresponding ICU transform, with the scalars in which they differ.
private struct Comparison {
  let id: String
  let convert: (String) -> String
  let deviations: [(scalars: [ClosedRange<UInt32>], why: String)]

  func isDeviation(_ scalar: UInt32) -> Bool {
    deviations.contains { $0.scalars.contains { $0.contains(scalar) } }
  }

  static func all() -> [Comparison] {
    let symbols: [ClosedRange<UInt32>] = [0x32D0...0x32FE, 0x3300...0x3357, 0x1F200...0x1F200]
    let kana: [(scalars: [ClosedRange<UInt32>], why: String)] = [
      (symbols, "ICU takes ㋐ and ㌔ apart"),
      ([0xFF61...0xFF9F], "ICU widens half-width katakana"),
      ([0xF77...0xF77, 0xF79...0xF79], "ICU decomposes by compatibility"),
    ]
    let jamo: [ClosedRange<UInt32>] = [
      0x1100...0x11FF, 0x3131...0x3164, 0xFFA0...0xFFBE, 0xFFC2...0xFFC7, 0xFFCA...0xFFCF,
      0xFFD2...0xFFD7, 0xFFDA...0xFFDC,
    ]
    let width: [(scalars: [ClosedRange<UInt32>], why: String)] = [
      (jamo, "ICU uses NFKD, which gives conjoining Jamo; the pairs are compatibility Jamo")
    ]
    return [
      Comparison(
        id: "Hiragana-Katakana", convert: { KanaConverter(to: .katakana).convert($0) },
        deviations: kana + [
          ([0x3095...0x3096], "ICU leaves ゕ ゖ"), ([0x30FF...0x30FF], "ICU spells out ヿ"),
          ([0x1B001...0x1B152], "ICU leaves the supplementary letters"),
        ]),
      Comparison(
        id: "Katakana-Hiragana", convert: { KanaConverter(to: .hiragana).convert($0) },
        deviations: kana + [
          ([0x30F5...0x30F6], "ICU makes ヵ ヶ large"), ([0x309F...0x309F], "ICU spells out ゟ"),
          ([0x1B121...0x1B166], "ICU leaves the supplementary letters"),
        ]),
      Comparison(
        id: "Fullwidth-Halfwidth", convert: { WidthConverter(to: .half, .all).convert($0) },
        deviations: width + [
          ([0xFF5F...0xFF60], "ICU leaves ｟ ｠"),
          ([0x3099...0x309A], "ICU writes ﾞ for a mark alone"), ([0x309B...0x309C], "ICU leaves ゛"),
        ]),
      Comparison(
        id: "Halfwidth-Fullwidth", convert: { WidthConverter(to: .full, .all).convert($0) },
        deviations: width + [
          ([0x2985...0x2986], "ICU leaves ⦅ ⦆"),
          ([0xFF9E...0xFF9F], "ICU writes U+3099 for a mark alone"),
        ]),
    ]
  }
}

/// Compares conversions with ICU.
///
/// Strings are compared by canonical equivalence, because ICU also normalizes.
@Suite("Compared with ICU")
struct ConversionDifferentialTests {
  @Test("Every scalar")
  func scalars() throws {
    for comparison in Comparison.all() {
      let transliterator = try Transliterator(id: comparison.id)
      var failures: [String] = []
      var seen = Set<String>()
      for value in 0...0x1FFFF as ClosedRange<UInt32> {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let text = String(Character(scalar))
        let (theirs, ours) = (try transliterator.transliterate(text), comparison.convert(text))
        if theirs == ours { continue }
        for deviation in comparison.deviations
        where deviation.scalars.contains(where: { $0.contains(value) }) {
          seen.insert(deviation.why)
        }
        if !comparison.isDeviation(value) { failures.append("\(text) \(ours) \(theirs)") }
      }
      #expect(failures == [], "\(comparison.id)")
      // Every deviation of the table must occur.
      #expect(seen == Set(comparison.deviations.map(\.why)), "\(comparison.id)")
    }
  }

  @Test("Lines of the corpus, without the scalars that deviate")
  func corpus() throws {
    let lines = try Corpus.lines(3000)
    for comparison in Comparison.all() {
      let transliterator = try Transliterator(id: comparison.id)
      var failures: [String] = []
      for line in lines {
        var scalars = String.UnicodeScalarView()
        scalars.append(
          contentsOf: line.unicodeScalars.filter { scalar in
            // ICU replaces ー by a vowel in hiragana; here it is preserved.
            !comparison.isDeviation(scalar.value)
              && !(comparison.id == "Katakana-Hiragana" && scalar == "ー")
          })
        var text = String(scalars)
        if comparison.id == "Halfwidth-Fullwidth" {
          text = WidthConverter(to: .half, .all).convert(text)
        }
        let (theirs, ours) = (try transliterator.transliterate(text), comparison.convert(text))
        if theirs != ours { failures.append("\(ours)\n\(theirs)") }
      }
      #expect(failures.prefix(3) == [], "\(comparison.id)")
    }
  }
}

import Kana
import Transliteration

/// Romanization of kana by table compared with ICU: the same lines, in this process.
struct RomajiRatios {
  private let hiragana: [String]
  private let katakana: [String]
  private let passes: Int

  /// Extracts the hiragana of each line of the corpus; `--quick` uses a tenth of it.
  init(_ arguments: Arguments) throws {
    passes = arguments.isQuick ? 3 : 9
    let corpus = try System.contents(of: arguments.corpus)
    let all = corpus.split(separator: UInt8(ascii: "\n"))
    hiragana = all.prefix(arguments.isQuick ? all.count / 10 : all.count).compactMap { line in
      let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
      let kana = scalars.filter { 0x3041...0x3093 ~= $0.value }
      return kana.count < 10 ? nil : String(String.UnicodeScalarView(kana))
    }
    katakana = hiragana.map { line in
      let scalars = line.unicodeScalars.map { Unicode.Scalar($0.value + 0x60) ?? $0 }
      return String(String.UnicodeScalarView(scalars))
    }
  }

  /// Measures the conversion of lines in both kana to romaji, and of romaji to hiragana.
  func addLines(to report: inout Report) throws {
    let romanizer = KanaRomanizer()
    for (name, id, lines, target) in [
      ("hiragana", "Hiragana-Latin", hiragana, Report.Target.atLeast(30)),
      ("katakana", "Katakana-Latin", katakana, .none),
    ] {
      let icu = try Transliterator(id: id)
      let times = try Samples.interleaved(passes: passes, of: 2) { index throws(any Error) in
        try time { index == 0 ? try Self.icu(icu, lines) : Self.romaji(romanizer, lines) }
      }
      report.addSpeed("\(name) to romaji, speed (ICU)", ours: times[1], theirs: times[0], target)
    }
    let romaji = hiragana.map { KanaRomanizer(system: .wapuro).romaji(of: $0) }
    let (converter, icu) = (
      RomajiConverter(to: .hiragana), try Transliterator(id: "Latin-Hiragana")
    )
    let times = try Samples.interleaved(passes: passes, of: 2) { index throws(any Error) in
      try time { index == 0 ? try Self.icu(icu, romaji) : Self.kana(converter, romaji) }
    }
    report.addSpeed("romaji to hiragana, speed (ICU)", ours: times[1], theirs: times[0], .none)
  }

  /// Compares the time per byte for a long text with that for short texts.
  func addLongText(to report: inout Report) throws {
    let romanizer = KanaRomanizer()
    var long = ""
    while long.utf8.count < 10_000_000 { for line in hiragana { long += line } }
    let short = String(long.prefix(long.count / 100))
    let times = try Samples.interleaved(passes: passes, of: 2) { index throws(any Error) in
      time {
        if index == 1 {
          _ = romanizer.romaji(of: long)
          return
        }
        for _ in 0..<100 { _ = romanizer.romaji(of: short) }
      }
    }
    report.addTime(
      "romaji of 10 MB in one string (100 strings of 100 kB)", ours: times[1], theirs: times[0],
      .atMost(2))
  }

  private func time(_ work: () throws -> Void) rethrows -> Double {
    let start = System.threadClock
    try work()
    return System.threadClock - start
  }

  private static func icu(_ transliterator: Transliterator, _ lines: [String]) throws {
    for line in lines { _ = try transliterator.transliterate(line) }
  }

  private static func romaji(_ romanizer: KanaRomanizer, _ lines: [String]) {
    for line in lines { _ = romanizer.romaji(of: line) }
  }

  private static func kana(_ converter: RomajiConverter, _ lines: [String]) {
    for line in lines { _ = converter.kana(of: line) }
  }
}

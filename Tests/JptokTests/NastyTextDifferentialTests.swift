import TestSupport
import Testing

/// Compares `jptok` with the `mecab` command on text that is hard to process, byte by byte.
@Suite struct NastyTextDifferentialTests {
  private static let comparisons = [
    MeCabDifferentialTests.Comparison(jptok: [], mecab: []),
    MeCabDifferentialTests.Comparison(jptok: ["--format", "wakati"], mecab: ["-O", "wakati"]),
  ]

  /// The texts to compare, given line by line, or as one file where line ends matter.
  private static let texts: [(name: String, text: String)] = [
    ("nothing", ""),
    ("an empty line alone", "\n"),
    ("empty lines", "\n\n東京\n\n\nへ\n\n"),
    ("no line end at the end", "東京へ\n行く"),
    ("a space at the end without line end", "東京 "),
    ("CR LF", "東京へ\r\n\r\n 行く\r\n\r"),
    ("spaces and tabs", " \n\t\n  東京\t へ \t行く\t\n \t \t\n"),
    ("spaces of Unicode", "　\n\u{A0}\u{2003}東京\u{3000}へ\u{200B}行く\u{FEFF}\n"),
    ("vertical tab, form feed", "東京\u{B}へ\u{C}行く\u{85}。\u{2028}\n"),
    ("controls", "\u{1}\u{2}東京\u{7}\u{1B}[0m\u{7F}\n"),
    ("emoji", "👩‍👩‍👧👍🏽🇯🇵🇺🏴‍☠️©☕️🫠\u{1F3FB}と👨‍👨‍👦‍👦を\n"),
    ("combining marks", "か\u{3099}く\u{3099}つ\u{309A}e\u{301}\u{301}\u{3099}\n\u{3099}\n\u{200D}\n"),
    ("half-width kana", "ｶﾞｷﾞｸﾞﾊﾟﾝ ﾗｰﾒﾝ ｶｷｸ｡｢ﾞﾟ｣\n"),
    ("beyond the BMP", "𠮷野家で𩸽と𠀋を葛\u{E0100}城\u{10FFFF}\u{E000}\n"),
    ("other scripts", "한국어 ภาษาไทย Ελληνικά עברית हिन्दी\u{202E}abc\u{202C}\n"),
    ("format letters of mecab", "%m\\t%H\\n%s %% \\s \\0 \"a,b\",'c'\n*,*\nEOS\n"),
    ("what looks like output", "東京\t名詞,固有名詞\nEOS\n"),
    ("full-width", "ＡＢＣ１２３！？＃　～〜−－\n"),
  ]

  @Test(arguments: ReferenceDictionary.allCases)
  func oddText(dictionary: ReferenceDictionary) throws {
    for (name, text) in Self.texts {
      for comparison in Self.comparisons {
        try MeCabDifferentialTests.compare(
          comparison, with: dictionary, on: Array(text.utf8), name)
      }
    }
  }

  @Test(arguments: ReferenceDictionary.allCases)
  func randomText(dictionary: ReferenceDictionary) throws {
    var generator = SeededGenerator(seed: 20_261_121)
    var text = ""
    for number in 0..<3000 {
      let line =
        number % 3 == 0
        ? RandomText.scalars(count: number % 40, using: &generator)
        : RandomText.string(fragments: number % 60, using: &generator)
      text += line + "\n"
    }
    // mecab ends a line at NUL.
    let input = text.utf8.filter { $0 != 0 }
    for comparison in Self.comparisons {
      try MeCabDifferentialTests.compare(comparison, with: dictionary, on: input)
    }
  }

  /// Returns lines of up to 1 MiB, the maximum length that is parsed in one piece.
  ///
  /// Runs of letters and digits are short: libmecab takes quadratic time for them, and fails at
  /// about 50,000.
  private static func longLines() throws -> [(name: String, line: [UInt8])] {
    let real = try Corpus.sample(size: 1 << 20, blockCount: 3).filter { $0 != UInt8(ascii: "\n") }
    func repeated(_ text: String, size: Int) -> [UInt8] {
      let count = size / text.utf8.count
      return Array(String(repeating: text, count: count).utf8)
        + Array(repeating: UInt8(ascii: "x"), count: size - count * text.utf8.count)
    }
    let spaces = String(repeating: " ", count: 70_000)
    return [
      ("70,000 spaces", Array((spaces + "東京" + spaces + "へ" + spaces).utf8)),
      ("50,000 times one hiragana", repeated("あ", size: 150_000)),
      ("30,000 times one kanji", repeated("漢", size: 90_000)),
      ("10,000 times one Latin letter", repeated("w", size: 10_000)),
      ("5,000 times one letter beyond the BMP", repeated("𠮷", size: 20_000)),
      ("many flags", repeated("🏴‍☠️", size: 80_000)),
      ("marks without a base", repeated("\u{3099}", size: 30_000)),
      ("digits", repeated("0123456789", size: 10_000)),
      ("real text, almost 1 MiB in one line", real),
      (
        "exactly 1 MiB in one line",
        repeated("東京特許許可局へ行きました。すもももももももものうち、", size: 1 << 20)
      ),
    ]
  }

  @Test(arguments: ReferenceDictionary.allCases)
  func longLines(dictionary: ReferenceDictionary) throws {
    let lines = try Self.longLines()
    // Short lines around the long ones show whether any state remains from them.
    let input = lines.reduce(into: Array("はじめ\n".utf8)) { input, row in
      input += row.line + Array("\n次の行\n".utf8)
    }
    for comparison in Self.comparisons {
      try MeCabDifferentialTests.compare(
        comparison, with: dictionary, on: input, lines.map(\.name).joined(separator: "; "))
    }
  }
}

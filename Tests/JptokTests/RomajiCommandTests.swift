import TestSupport
import Testing

/// Tests `jptok romaji --kana`.
@Suite struct RomajiCommandTests {
  @Test func systemsAndStyles() throws {
    let rows: [(options: [String], expected: String)] = [
      ([], "shin'yō no rāmen.\n"), (["--system", "traditional-hepburn"], "shin-yō no rāmen.\n"),
      (["--system", "kunrei"], "sin'yô no râmen.\n"),
      (["--system", "nihon"], "sin'yô no râmen.\n"),
      (["--system", "passport"], "shinyo no ramen.\n"),
      (["--system", "wapuro"], "shin'you no ra-men.\n"),
      (["--system", "cabinet-2025"], "shin'yō no rāmen.\n"),
      (["--long-vowels", "circumflex"], "shin'yô no râmen.\n"),
      (["--long-vowels", "doubled"], "shin'you no raamen.\n"),
      (["--long-vowels", "none"], "shin'yo no ramen.\n"),
      (["--capitalize", "sentences"], "Shin'yō no rāmen.\n"),
      (["--capitalize", "none"], "shin'yō no rāmen.\n"),
    ]
    for row in rows {
      let run = try jptok(
        ["romaji", "--kana"] + row.options, input: Array("しんよう　の　ラーメン。\n".utf8))
      expectOutput(of: run, row.expected, "\(row.options)")
    }
  }

  @Test func linesAreIndependent() throws {
    // Long vowels, ん and っ do not affect the next line; an empty line is preserved.
    let run = try jptok("romaji", "--kana", input: "こ\nう\n\nほん\nや\nあっ\nか")
    expectOutput(of: run, "ko\nu\n\nhon\nya\na\nka\n")
  }

  @Test func usageErrors() throws {
    let rows: [(arguments: [String], fragment: String)] = [
      (["romaji", "--kana", "--capitalize", "proper-nouns"], "--capitalize sentences"),
      (["romaji", "--kana", "--system", "hebon"], "hepburn"),
      (["romaji", "--kana", "--long-vowels", "long"], "macron"),
    ]
    for row in rows { expectUsageError(of: try jptok(row.arguments), row.fragment) }
  }

  /// A line that is read in chunks has the same romaji as in one piece.
  @Test func linesOfMegabytes() throws {
    let rows: [(unit: String, romaji: String)] = [
      ("とうきょうとっきょきょかきょく", "tōkyōtokkyokyokakyoku"), ("おお", "ō"), ("東京", "東京"), ("っか", "kka"),
    ]
    for row in rows {
      let count = 2_500_000 / row.unit.utf8.count
      let unit = [row.unit, "\n"].joined()
      let long = String(repeating: row.unit, count: count)
      let run = try jptok("romaji", "--kana", input: unit + long + "\n" + unit)
      let expected =
        row.romaji + "\n" + String(repeating: row.romaji, count: count) + "\n" + row.romaji + "\n"
      expectOutput(of: run, expected, row.unit)
    }
  }
}

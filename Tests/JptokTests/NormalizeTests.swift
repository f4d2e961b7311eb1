import TestSupport
import Testing

/// Tests `jptok normalize`.
@Suite struct NormalizeTests {
  @Test func operations() throws {
    let rows: [(operations: [String], input: String, expected: String, why: String)] = [
      (["hira2kata"], "ひらがなとカナ\n", "ヒラガナトカナ\n", "hiragana to katakana"),
      (["kata2hira"], "ラーメン\n", "らーめん\n", "katakana to hiragana, ー stays"),
      (["half2full-kana"], "ｶﾞｽ｡ A1\n", "ガス。 A1\n", "kana only"),
      (["full2half-kana"], "ガス。　Ａ\n", "ｶﾞｽ｡　Ａ\n", "kana only"),
      (["half2full-ascii"], "A 1!ｶ\n", "Ａ　１！ｶ\n", "ASCII and space"),
      (["full2half-ascii"], "Ａ　１！カ\n", "A 1!カ\n", "ASCII and space"),
      (["nfkc"], "㍿ｶﾞ①é\n", "株式会社ガ1é\n", "NFKC"),
      (["half2full-kana", "kata2hira"], "ﾊﾟﾝ\n", "ぱん\n", "in the order given"),
      (["kata2hira", "half2full-kana"], "ﾊﾟﾝ\n", "パン\n", "in the order given"),
      (["full2half-ascii", "half2full-kana", "hira2kata"], "Ａｱあ\n", "Aアア\n", "three"),
      (["hira2kata"], "\n \nあ\r\nあ", "\n \nア\r\nア\n", "a line for a line"),
      (["hira2kata"], "", "", "nothing from nothing"),
    ]
    for row in rows {
      let arguments = ["normalize"] + row.operations.flatMap { ["--op", $0] }
      expectOutput(of: try jptok(arguments, input: Array(row.input.utf8)), row.expected, row.why)
    }
  }

  @Test func longLinesStream() throws {
    // Combining marks, spaces and letters at every offset of the chunks in which a long line is
    // read.
    let unit = "ｶﾞか\u{3099}ﾊﾟ①漢字ab "
    let expected = "ガがパ1漢字ab "
    let count = 4_000_000 / unit.utf8.count
    let run = try jptok(
      ["normalize", "--op", "nfkc"], input: Array(String(repeating: unit, count: count).utf8))
    expectOutput(of: run, String(repeating: expected, count: count) + "\n")

    let letters = [UInt8](repeating: UInt8(ascii: "a"), count: 9_000_000)
    let wide = Array(String(repeating: "ａ", count: letters.count).utf8) + [UInt8(ascii: "\n")]
    expectOutput(
      of: try jptok(["normalize", "--op", "half2full-ascii"], input: letters), wide,
      "no safe offset to divide at")
  }

  @Test func usage() throws {
    expectUsageError(of: try jptok(["normalize"]), "half2full-kana", "the operations are listed")
    expectUsageError(
      of: try jptok(["normalize", "--op", "upper"]), "kata2hira", "unknown operation")
  }

  @Test func illFormedInput() throws {
    let run = try jptok(
      ["normalize", "--op", "hira2kata"], input: Array("あ\n".utf8) + [0xE3, 0x81])
    #expect(run.exitCode == 1)
    #expect(run.output == Array("ア\n".utf8))
    #expect(run.errors.contains(":2: invalid UTF-8"))
  }
}

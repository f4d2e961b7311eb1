import ArgumentParser
import Kana
import Transliteration

/// The command `jptok normalize`: normalizes kana, widths and Unicode forms, without a dictionary.
struct NormalizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "normalize",
    abstract: "Normalize text: kana, widths, Unicode normalization forms.",
    discussion: """
      hira2kata, kata2hira: hiragana to katakana and back; ー is unchanged
      half2full-kana, full2half-kana: ｶﾞ ｡ to ガ 。 and back
      half2full-ascii, full2half-ascii: ASCII and space to Ａ　 and back
      roma2hira, roma2kata: romaji of any system to kana; other words are unchanged
      nfkc: Unicode normalization form NFKC

      Operations are applied in the order given:

        jptok normalize --op half2full-kana --op kata2hira
      """)

  @Option(
    name: .customLong("op"),
    help: ArgumentHelp(
      "An operation; may be given several times.", valueName: "operation"))
  var operations: [NormalizeOperation] = []

  @OptionGroup var input: InputOptions

  func validate() throws {
    guard operations.isEmpty else { return }
    let names = NormalizeOperation.allValueStrings.joined(separator: ", ")
    throw ValidationError("--op takes one of \(names)")
  }

  func run() throws {
    let operations = operations
    try input.run { NormalizeProcessor(operations) }
  }
}

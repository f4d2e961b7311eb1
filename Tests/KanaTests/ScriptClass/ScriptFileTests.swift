import Foundation
import Kana
import TestSupport
import Testing

/// Tests the class of every scalar against the files of the Unicode Character Database.
@Suite("Script classes of all scalars")
struct ScriptFileTests {
  /// The scripts of `Scripts.txt` (UAX #24) that matter here.
  private static let scripts: [UInt32: Substring] = {
    let path = "/usr/share/unicode/Scripts.txt"
    guard let contents = try? String(contentsOfFile: path, encoding: .utf8) else { return [:] }
    let names: Set<Substring> = ["Hiragana", "Katakana", "Han", "Inherited"]
    var scripts: [UInt32: Substring] = [:]
    for line in contents.split(separator: "\n") where line.first != "#" {
      let fields = line.split(whereSeparator: { $0 == " " || $0 == ";" })
      guard fields.count > 1, names.contains(fields[1]) else { continue }
      let ends = fields[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      for value in (ends.first ?? 0)...(ends.last ?? 0) { scripts[value] = fields[1] }
    }
    return scripts
  }()

  /// Marks that both syllabaries use, which take the script of a preceding kana, and 〆, which is
  /// read as a kanji although its script is Common.
  private static let exceptions: Set<UInt32> = [
    0x3006, 0x3031, 0x3032, 0x3033, 0x3034, 0x3035, 0x3099, 0x309A, 0x309B, 0x309C, 0x30FC, 0xFF70,
    0xFF9E, 0xFF9F,
  ]

  private static func isLetterOrNumber(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }

  @Test("each scalar alone, and whether it counts beside hiragana")
  func everyScalar() throws {
    try #require(Self.scripts.count > 90_000, "apt-get install unicode-data")
    var failures: [String] = []
    for value in UInt32(0)...0x10FFFF where !Self.exceptions.contains(value) {
      // Characters newer than Unicode 15.0 are skipped.
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15,
        age.major < 15 || age.minor == 0
      else { continue }
      let (alone, counts): (JapaneseScript, Bool)
      switch Self.scripts[value] {
      case "Hiragana": (alone, counts) = (.hiragana, false)
      case "Katakana": (alone, counts) = (.katakana, true)
      case "Han": (alone, counts) = (.kanji, true)
      case "Inherited": (alone, counts) = (.other, false)
      default: (alone, counts) = (.other, Self.isLetterOrNumber(scalar))
      }
      let text = String(scalar)
      let isExpected =
        JapaneseScript(of: text) == alone
        && JapaneseScript(of: "あ" + text) == (counts ? .mixed : .hiragana)
        && JapaneseScript.isUsed(in: text) == (alone != .other)
      if !isExpected {
        failures.append("U+\(String(value, radix: 16)) \(JapaneseScript(of: text))")
      }
    }
    #expect(failures.prefix(20) == [])
  }

  @Test("marks that both syllabaries use")
  func sharedMarks() {
    // By itself, a mark has the script of the block in which it is used.
    let hiragana = ["\u{3099}", "\u{309A}", "゛", "゜", "〱", "〲", "〳", "〴", "〵"]
    let katakana = ["ー", "ｰ", "ﾞ", "ﾟ"]
    for mark in hiragana + katakana {
      let alone: JapaneseScript = hiragana.contains(mark) ? .hiragana : .katakana
      let rows: [(text: String, script: JapaneseScript, why: String)] = [
        (mark, alone, "alone"), ("あ" + mark, .hiragana, "after hiragana"),
        ("ア" + mark, .katakana, "after katakana"), ("あ" + mark + mark, .hiragana, "twice"),
        ("ア" + mark + mark, .katakana, "twice"), ("漢" + mark, .mixed, "after kanji"),
        ("。" + mark, alone, "after punctuation"), ("a" + mark, .mixed, "after a Latin letter"),
        ("あ。" + mark, alone == .hiragana ? .hiragana : .mixed, "punctuation between"),
      ]
      for row in rows {
        #expect(JapaneseScript(of: row.text) == row.script, "\(row.text) \(row.why)")
        #expect(JapaneseScript.isUsed(in: row.text), "\(row.text) \(row.why)")
      }
    }
  }

  @Test("ヶ and ヵ are kanji only between kanji")
  func smallKe() {
    let rows: [(text: String, script: JapaneseScript, why: String)] = [
      ("八ヶ岳", .kanji, "between kanji"), ("八ヵ国", .kanji, ""), ("八ヶ", .mixed, "at the end"),
      ("八ヶ。", .mixed, "before punctuation"), ("八ヶ\u{3099}", .mixed, "before a mark"),
      ("ヶ岳", .mixed, "at the start"), ("八ヶヶ岳", .mixed, "two"), ("八ヶあ", .mixed, "before kana"),
      ("八。ヶ岳", .mixed, "after punctuation"), ("𠮷ヶ岳", .kanji, "after a supplementary ideograph"),
      ("八ヶ𠮷", .kanji, "before one"), ("々ヶ々", .kanji, "々 is a kanji"), ("〇ヶ月", .kanji, "and 〇"),
      ("３ヶ月", .mixed, "digits are not kanji"), ("八ケ岳", .mixed, "the large ケ is katakana"),
      ("八ゖ岳", .mixed, "the hiragana ゖ is not used so"), ("一ヶ月二ヶ月", .kanji, "twice"),
    ]
    for row in rows {
      #expect(JapaneseScript(of: row.text) == row.script, "\(row.text) \(row.why)")
    }
  }

  @Test("the class of a text follows from the classes of its parts")
  func concatenation() {
    var generator = SeededGenerator(seed: 49)
    let parts: [(text: String, script: JapaneseScript)] = [
      ("ひら", .hiragana), ("カタ", .katakana), ("漢字", .kanji), ("abc", .other), ("42", .other),
      ("。、", .other), ("😀 ", .other), ("あa", .mixed),
    ]
    for _ in 0..<2_000 {
      let chosen = (0..<4).compactMap { _ in parts.randomElement(using: &generator) }
      let text = chosen.map(\.text).joined()
      let scripts = Set(chosen.map(\.script)).subtracting([.other])
      let hasLatin = chosen.contains { ["abc", "42"].contains($0.text) }
      let expected: JapaneseScript =
        scripts.count > 1 || hasLatin && !scripts.isEmpty ? .mixed : scripts.first ?? .other
      #expect(JapaneseScript(of: text) == expected, "\(text)")
      #expect(JapaneseScript.isUsed(in: text) == !scripts.isEmpty, "\(text)")
    }
  }

  @Test("raw values, which clients store")
  func rawValues() {
    #expect(
      JapaneseScript.allCases.map(\.rawValue) == [
        "hiragana", "katakana", "kanji", "mixed", "other",
      ])
  }
}

import Foundation
import Testing
import TextFoundation

@Suite("Unicode tables")
struct UnicodeTableTests {
  @Test("scripts of sample scalars")
  func scripts() {
    let rows: [(Unicode.Scalar, Script, String)] = [
      ("a", .latin, "ASCII letter"),
      ("1", .common, "digits belong to every script"),
      ("東", .han, "ideograph"),
      ("々", .han, "iteration mark"),
      ("𠮷", .han, "beyond the BMP"),
      ("あ", .hiragana, "first block of kana"),
      ("ー", .common, "the length mark serves both kana"),
      ("ｱ", .katakana, "half-width"),
      ("ㇰ", .katakana, "phonetic extension"),
      ("ㄅ", .bopomofo, "Zhuyin"),
      ("각", .hangul, "syllable"),
      ("ก", .thai, ""), ("ກ", .lao, ""), ("ក", .khmer, ""), ("မ", .myanmar, ""),
      ("\u{301}", .inherited, "combining acute accent"),
      ("ᚠ", .other, "runes are not distinguished"),
      ("\u{10FFFF}", .other, "noncharacter, the last code point"),
    ]
    var failures: [String] = []
    for (scalar, expected, why) in rows where scalar.script != expected {
      failures.append("\(scalar): \(scalar.script), not \(expected) \(why)")
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test("break classes of sample scalars")
  func breakClasses() {
    let rows: [(Unicode.Scalar, GraphemeClusterBreak)] = [
      ("\r", .cr), ("\n", .lf), ("\u{200D}", .zwj), ("\u{FF9E}", .extend), ("\u{3099}", .extend),
      ("が", .simple), ("亜", .simple), ("A", .simple), ("。", .simple), ("©", .extendedPictographic),
      ("😀", .extendedPictographic), ("🇯", .regionalIndicator), ("ᄒ", .l), ("ᅡ", .v), ("ᆫ", .t),
      ("가", .lv), ("각", .lvt), ("\u{600}", .prepend), ("ा", .spacingMark), ("क", .other),
      ("\u{7}", .control), ("\u{378}", .other),
    ]
    for (scalar, expected) in rows { #expect(scalar.graphemeClusterBreak == expected, "\(scalar)") }
  }

  @Test("the general category agrees with the standard library's for every assigned scalar")
  func generalCategories() {
    // Characters whose category was corrected after Unicode 15.0 may differ; there are few.
    var differing: [String] = []
    for code in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let ours = scalar.generalCategory
      guard ours != .unassigned else { continue }
      if "\(ours)" != "\(scalar.properties.generalCategory)" {
        differing.append("\(String(code, radix: 16)): \(ours)")
      }
    }
    #expect(differing.count <= 8, "\(differing)")
  }

  @Test("a number that is not a code point has the value of unlisted ones")
  func outOfRange() {
    #expect(Script.table[0x110000] == .other)
    #expect(GeneralCategory.table[.max] == .unassigned)
    #expect(GeneralCategory.table[0xD800] == .surrogate)
  }

  /// Whether the generator's input is installed: Debian's unicode-data 15.0, and the packages of
  /// Scripts/unicode-tables/requirements.txt.
  private static let hasInput: Bool = {
    let data = "/usr/share/unicode/ReadMe.txt"
    guard (try? String(contentsOfFile: data, encoding: .utf8))?.contains("15.0") == true else {
      return false
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c", "import regex, unicodedata2; assert regex.__version__ == '2026.5.9'",
    ]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test("generating the tables again changes nothing", .enabled(if: hasInput))
  func reproducible() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", root.appending(path: "Scripts/generate-unicode-tables").path, "--check",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}

import Foundation
import Testing

@testable import LanguageDetection

/// Tests the list of languages that a detector can report.
@Suite struct SupportedLanguagesTests {
  /// Each constant of LanguageTag, read from its source, which is not available at run time.
  private static func constants() throws -> Set<LanguageTag> {
    let source = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
        path: "../../Sources/LanguageDetection/Values/LanguageTag+Languages.swift"),
      encoding: .utf8)
    return Set(
      source.matches(of: /LanguageTag\(wellFormed: "([A-Za-z-]+)"\)/).compactMap {
        LanguageTag(rawValue: String($0.1))
      })
  }

  @Test(.enabled(if: AlphabetModel.isLoaded))
  func everyLanguageHasAConstant() throws {
    let supported = Set(LanguageDetector.supportedLanguages)
    let constants = try Self.constants()
    #expect(supported.subtracting(constants) == [], "no constant")
    #expect(constants.subtracting(supported) == [.chinese], "never reported, except zh")
  }

  @Test func theListIsSortedAndUnique() {
    let tags = LanguageDetector.supportedLanguages.map(\.rawValue)
    #expect(tags == tags.sorted())
    #expect(Set(tags).count == tags.count)
  }

  @Test func languagesOfEachSource() {
    let rows: [(language: LanguageTag, expected: Bool, why: String)] = [
      (.japanese, true, "the ideograph model"), (.simplifiedChinese, true, "its tags have scripts"),
      (.traditionalChinese, true, "both"), (.chinese, false, "not a tag that is reported"),
      (.cantonese, true, "by its characters"), (.ainu, true, "by its kana"),
      (.thai, true, "a script of one language"), (.vai, true, "a rare one"),
      (.english, AlphabetModel.isLoaded, "the alphabet model"),
      (.romaji, AlphabetModel.isLoaded, "with a script"),
    ]
    for row in rows {
      #expect(
        LanguageDetector.supportedLanguages.contains(row.language) == row.expected, "\(row.why)")
    }
  }
}

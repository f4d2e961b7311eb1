import Foundation
import Kana
import Testing

/// Tests the stored forms of options: names and bits that clients write to files must not change.
@Suite("Stored options")
struct OptionCodingTests {
  private func check<Value: Codable & Hashable>(_ value: Value, _ json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode([value])
    #expect(String(decoding: data, as: UTF8.self) == "[\(json)]")
    #expect(try JSONDecoder().decode([Value].self, from: data) == [value])
  }

  @Test("names of the cases")
  func names() {
    #expect(Syllabary.allCases.map(\.rawValue) == ["hiragana", "katakana"])
    #expect(WidthConverter.Width.allCases.map(\.rawValue) == ["full", "half"])
    #expect(VoicingMarkConverter.Form.allCases.map(\.rawValue) == ["composed", "decomposed"])
    #expect(
      LongVowelStyle.allCases.map(\.rawValue) == ["macron", "circumflex", "doubled", "none"])
    #expect(
      RomanizationSystem.allCases.map(\.rawValue) == [
        "hepburn", "traditional-hepburn", "kunrei", "nihon", "passport", "wapuro", "cabinet-2025",
      ])
  }

  @Test("converters and options as JSON, and back")
  func json() throws {
    try check(KanaConverter(to: .katakana), #"{"syllabary":"katakana"}"#)
    try check(WidthConverter(to: .half, [.kana, .space]), #"{"scope":5,"width":"half"}"#)
    try check(WidthConverter(to: .full), #"{"scope":15,"width":"full"}"#)
    try check(VoicingMarkConverter(.composed), #"{"form":"composed","spacingMarks":false}"#)
    try check(IterationMarkExpander(), "{}")
    try check(
      KanaRomanizationOptions(),
      #"{"capitalizesSentences":false,"system":"hepburn"}"#)
    try check(
      KanaRomanizationOptions(
        system: .cabinet2025, longVowels: .unmarked, capitalizesSentences: true),
      #"{"capitalizesSentences":true,"longVowels":"none","system":"cabinet-2025"}"#)
    try check(
      RomajiConversionOptions(),
      #"{"convertsPunctuation":false,"limitsProlongedMarkToWords":false,"preservesUnreadableWords":true}"#
    )
  }

  @Test("a romanizer and a converter keep the options with which they were created")
  func options() {
    let romanization = KanaRomanizationOptions(
      system: .kunrei, longVowels: .doubled, capitalizesSentences: true)
    #expect(KanaRomanizer(options: romanization).options == romanization)
    #expect(
      KanaRomanizer(system: .nihon, longVowels: .macron).options
        == KanaRomanizationOptions(system: .nihon, longVowels: .macron))
    #expect(KanaRomanizer().options == KanaRomanizationOptions())
    let conversion = RomajiConversionOptions(system: .wapuro, convertsPunctuation: true)
    let converter = RomajiConverter(to: .katakana, options: conversion)
    #expect(converter.options == conversion && converter.syllabary == .katakana)
    #expect(RomajiConverter(to: .hiragana).options == RomajiConversionOptions())
  }

  @Test("substrings are converted without their surroundings")
  func substrings() {
    let text = "かきくけこ"
    #expect(KanaRomanizer().romaji(of: text.dropFirst(2)) == "kukeko")
    #expect(RomajiConverter(to: .hiragana).kana(of: "kakiku".dropLast(2)) == "かき")
  }

  @Test("the maximum growth of each converter holds for all scalars, and is reached")
  func growth() {
    let converters: [(converter: any ByteConverter, largest: String)] = [
      (KanaConverter(to: .katakana), "ゟ"), (KanaConverter(to: .hiragana), "ヷ"),
      (WidthConverter(to: .full, .all), "a"), (WidthConverter(to: .half, .all), "ガ"),
      (VoicingMarkConverter(.decomposed), "が"),
      (VoicingMarkConverter(.decomposed, spacingMarks: true), "ぱ"),
    ]
    for (converter, largest) in converters {
      #expect(
        converter.string(from: largest).utf8.count == largest.utf8.count * converter.maximumGrowth)
      for value in UInt32(0)...0x1FFFF {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let text = String(scalar)
        let size = converter.string(from: text).utf8.count
        guard size > text.utf8.count * converter.maximumGrowth else { continue }
        Issue.record("\(converter) \(text)")
      }
    }
    // A mark of three bytes repeats two morae of two kana each.
    let run = "きゃしゃ"
    let expanded = IterationMarkExpander().convert(run + "〱").utf8.count - run.utf8.count
    #expect(expanded == 3 * IterationMarkExpander().maximumGrowth)
  }
}

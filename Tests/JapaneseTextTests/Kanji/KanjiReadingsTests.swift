import Foundation
import Testing

@testable import JapaneseText

@Suite("Single-kanji readings")
struct KanjiReadingsTests {
  private func texts(_ list: KanjiReadings.List) -> [String] {
    list.map { reading in
      let okurigana = String(decoding: reading.okurigana, as: UTF8.self)
      let stem = String(decoding: reading.stem, as: UTF8.self)
      return okurigana.isEmpty ? stem : "\(stem).\(okurigana)"
    }
  }

  private func fallback(
    _ kanji: Unicode.Scalar, neighbor: Bool = false, following: String = ""
  ) -> String {
    Array(following.utf8).withUnsafeBufferPointer { following in
      let bytes = KanjiReadings.fallback(
        for: kanji.value, hasKanjiNeighbor: neighbor, following: following)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test("on readings start with the most frequent")
  func on() {
    let rows: [(Unicode.Scalar, [String], String)] = [
      ("食", ["ショク"], "not ジキ"), ("生", ["セイ", "ショウ"], ""), ("日", ["ニチ", "ジツ"], ""),
      ("東", ["トウ"], ""), ("行", ["コウ", "ギョウ"], ""), ("人", ["ジン", "ニン"], ""),
      ("𠮟", ["シツ"], "beyond the BMP"), ("一", ["イチ", "イツ"], "the table's start"),
    ]
    for (kanji, expected, why) in rows {
      let found = KanjiReadings(of: kanji.value).map { texts($0.on) } ?? []
      #expect(found.starts(with: expected), "\(kanji) \(found) \(why)")
    }
  }

  @Test("kun readings have their okurigana")
  func kun() {
    let rows: [(Unicode.Scalar, String)] = [
      ("食", "タ.ベル"), ("食", "ク.ウ"), ("山", "ヤマ"), ("新", "アタラ.シイ"), ("上", "ウエ"), ("上", "ア.ガル"),
      ("必", "カナラ.ズ"), ("明", "アカ.ルイ"), ("雨", "アマ"), ("雨", "サメ"),
    ]
    for (kanji, expected) in rows {
      let found = KanjiReadings(of: kanji.value).map { texts($0.kun) } ?? []
      #expect(found.contains(expected), "\(kanji) \(found)")
    }
  }

  @Test("variants are read as the kanji they are variants of")
  func variants() {
    let rows: [(Unicode.Scalar, Unicode.Scalar, String)] = [
      ("\u{FA19}", "神", "compatibility ideograph"), ("\u{F900}", "豈", "the first of them"),
      ("\u{2F00}", "一", "Kangxi radical"), ("汉", "漢", "simplified form"),
      ("\u{2F800}", "丽", "supplement"),
    ]
    for (variant, kanji, why) in rows {
      guard let kanjiReadings = KanjiReadings(of: kanji.value) else { continue }
      let readings = KanjiReadings(of: variant.value).map { texts($0.on) }
      #expect(readings == texts(kanjiReadings.on), "\(why)")
    }
  }

  @Test("a character that is not a kanji has no readings")
  func none() {
    for code: UInt32 in [0, 0x41, 0x3042, 0x3005, 0xD800, 0x10FFFF, .max, 0xE000, 0x0A, 0x3D] {
      #expect(KanjiReadings(of: code) == nil, "\(code)")
    }
  }

  @Test("the likeliest reading of a single kanji")
  func fallbacks() {
    let rows: [(String, String, String)] = [
      (fallback("食", following: "べた"), "タ", "okurigana of 食べる"),
      (fallback("食", following: "わない"), "ク", "an inflected form of 食う"),
      (fallback("食", neighbor: true), "ショク", "beside a kanji"),
      (fallback("駅"), "エキ", "a word by itself"), (fallback("山"), "ヤマ", ""),
      (fallback("茶"), "チャ", ""), (fallback("書", following: "いて"), "カ", "書く"),
      (fallback("読", following: "んだ"), "ヨ", "読む"), (fallback("高", following: "くて"), "タカ", ""),
      (fallback("買", following: "って"), "カ", "買う"), (fallback("山", following: "は"), "ヤマ", ""),
      (fallback("あ"), "", "no kanji"), (fallback("鱩"), "ハタハタ", "a kun reading only"),
    ]
    for (found, expected, why) in rows { #expect(found == expected, "\(why)") }
  }

  @Test("every reading is katakana, every jōyō kanji has one, every kanji a fallback")
  func whole() {
    var failures: [String] = []
    var count = 0
    for code in UInt32(0x2E80)...0x323AF {
      guard let scalar = Unicode.Scalar(code), let readings = KanjiReadings(of: code) else {
        continue
      }
      count += 1
      let all = texts(readings.on) + texts(readings.kun)
      let isKatakana = all.allSatisfy { reading in
        reading.unicodeScalars.allSatisfy { 0x30A1...0x30FC ~= $0.value || $0 == "." }
      }
      let alone = fallback(scalar)
      let beside = fallback(scalar, neighbor: true)
      if !isKatakana || all.isEmpty || alone.isEmpty || beside.isEmpty {
        failures.append("\(scalar) \(all) \(alone) \(beside)")
      }
      if !alone.unicodeScalars.allSatisfy({ 0x30A1...0x30FC ~= $0.value }) {
        failures.append("\(scalar) \(alone)")
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
    #expect(count > 17_000)
    for scalar in (KanjiSetLists.joyo + KanjiSetLists.jinmeiyo).unicodeScalars {
      #expect(KanjiReadings(of: scalar.value) != nil, "\(scalar)")
    }
  }

  @Test("generating the tables again changes nothing")
  func reproducible() throws {
    let readMe = try? String(contentsOfFile: "/usr/share/unicode/ReadMe.txt", encoding: .utf8)
    guard let readMe, readMe.contains("15.0") else { return }  // Requires Debian's unicode-data.
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    for script in ["generate-kanji-readings", "generate-kanji-sets"] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [
        "python3", root.appending(path: "Scripts/\(script)").path, "--check",
      ]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(script)")
    }
  }
}

import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

@Suite("Numbers in any text")
struct NumberPropertyTests {
  private static let fragments = [
    "一", "二", "三", "四", "七", "九", "十", "百", "千", "万", "億", "兆", "〇", "零", "何", "数", "余",
    "1", "2", "3", "10", "007", "1,000", "２０", "１", "12345678901234567890", "-", "−", "〜", "、", "・",
    ".", ":", "/", ",", "￥", "$", "%", "½", "元", "年", "月", "日", "時", "分", "分の", "対", "本", "人",
    "つ", "歳", "kg", "m", "ｋｍ", "円", "目", "半", "第", "の", " ", "東京", "ア", "a", "号", "℃",
  ]

  private func check(_ text: String, _ failures: inout [String], words: [String]? = nil) {
    var last = 0
    for parts in NumberReaderProbe(text, words: words).expressions {
      guard let first = parts.first else {
        failures.append("no parts in \(text)")
        continue
      }
      if first.range.lowerBound < last { failures.append("overlap in \(text)") }
      last = first.range.lowerBound
      for part in parts {
        if part.range.lowerBound != last || part.range.isEmpty {
          failures.append("parts of \(text) leave a gap: \(parts)")
        }
        last = part.range.upperBound
        let kana = (part.reading + part.pronunciation).unicodeScalars
        if !kana.allSatisfy({ (0x30A1...0x30FC).contains($0.value) }) {
          failures.append("\(part.source) in \(text) is read \(part.reading)")
        }
      }
      if parts.allSatisfy({ $0.reading.isEmpty }) { failures.append("silence in \(text)") }
    }
  }

  @Test("parts cover what is read, in katakana only")
  func parts() {
    var generator = SeededGenerator(seed: 2024)
    var failures: [String] = []
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...8, using: &generator)
      let words = (0..<count).compactMap { _ in Self.fragments.randomElement(using: &generator) }
      let isSplit = Bool.random(using: &generator)
      check(words.joined(), &failures, words: isSplit ? words : nil)
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test("random text")
  func randomText() {
    var generator = SeededGenerator(seed: 7)
    var failures: [String] = []
    for _ in 0..<500 {
      check(RandomText.string(fragments: 40, using: &generator), &failures)
      check(RandomText.scalars(count: 40, using: &generator), &failures)
      check(RandomText.prose(words: 40, using: &generator), &failures)
    }
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test("ill-formed bytes do not trap")
  func randomBytes() {
    var generator = SeededGenerator(seed: 11)
    let seeds: [UInt8] = [0x31, 0x2E, 0xE4, 0xB8, 0x80, 0xE5, 0xE3, 0xEF, 0xBC, 0x91, 0xF0, 0xA5]
    func byte() -> UInt8 {
      Bool.random(using: &generator)
        ? seeds.randomElement(using: &generator) ?? 0 : UInt8.random(in: 0...255, using: &generator)
    }
    var reading = NumberReading()
    var reads = 0
    for _ in 0..<3_000 {
      let bytes = (0..<24).map { _ in byte() }
      bytes.withUnsafeBufferPointer { bytes in
        for start in -1...bytes.count {
          reading.removeAll()
          let end = NumberReader.standard.read(
            bytes, from: start, into: &reading, isWordEnd: { _ in true })
          if let end {
            reads += 1
            #expect(end > start && end <= bytes.count)
          } else {
            #expect(reading.parts.isEmpty)
          }
        }
      }
    }
    #expect(reads > 1_000)
  }

  @Test("no output remains if there is no reading")
  func nothingLeft() {
    for text in ["何", "-", "￥", "5/", "一緒", "3〜", "4分の", "元"] {
      var reading = NumberReading()
      withUTF8Bytes(of: text) { bytes in
        let end = NumberReader.standard.read(bytes, from: 0, into: &reading) { _ in false }
        #expect(end == nil)
      }
      #expect(reading.parts.isEmpty && reading.readings.isEmpty, "\(text)")
    }
  }

  @Test(
    "time grows with the text, not faster",
    arguments: ["7", "七", "7,", "7-", "7.", "二三、", "何", "1:"])
  func linearTime(unit: String) {
    func duration(_ count: Int) -> Duration {
      let text = String(repeating: unit, count: count)
      return ThreadClock().measure {
        var reading = NumberReading()
        withUTF8Bytes(of: text) { bytes in
          for start in bytes.indices {
            reading.removeAll()
            _ = NumberReader.standard.read(bytes, from: start, into: &reading) { _ in false }
          }
        }
      }
    }
    _ = duration(100)
    // A quadratic reader would need 400 times as long for 20 times the text.
    let short = min(duration(1_000), duration(1_000))
    #expect(duration(20_000) < max(short, .milliseconds(1)) * 120)
  }

  @Test("a megabyte of digits is one number, said digit by digit")
  func longRun() {
    let text = String(repeating: "7", count: 1_000_000)
    var reading = NumberReading()
    withUTF8Bytes(of: text) { bytes in
      let end = NumberReader.standard.read(bytes, from: 0, into: &reading) { $0 == bytes.count }
      #expect(end == bytes.count)
    }
    #expect(reading.readings.count == 1_000_000 * "ナナ".utf8.count)
  }

  @Test("kanji, ASCII and full width are read alike")
  func scriptsAgree() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let value = Int.random(in: 1..<1_000_000, using: &generator)
      let digits = String(value)
      let wide = String(
        String.UnicodeScalarView(
          digits.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))
      let kana = NumberReaderProbe(digits + "枚").kana
      #expect(NumberReaderProbe(wide + "枚").kana == kana)
      #expect(NumberReaderProbe(String(kanjiNumeral: value) + "円玉").kana.hasSuffix("エン玉"))
      if value > 99 { #expect(NumberReaderProbe(String(kanjiNumeral: value) + "枚").kana == kana) }
    }
  }
}

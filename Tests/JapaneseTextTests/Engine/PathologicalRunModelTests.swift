import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Compares the search for pathological runs with one that decodes and groups all scalars first.
@Suite struct PathologicalRunModelTests {
  private enum Kind: Equatable {
    case space
    case letter
    case digit
    case symbol
    case katakana
    case harmless
  }

  /// Returns the kind of a scalar, by its code point.
  private func kind(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x09...0x0D, 0x20: .space
    case 0x30...0x39: .digit
    case 0x41...0x5A, 0x61...0x7A, 0x80...0x7FF: .letter
    // From む to the end of the katakana; む to ゟ are few among the other hiragana.
    case 0x3080...0x30FF: .katakana
    case 0x3000...0x303F: .symbol
    case 0x3040...0x3FFF: .harmless
    case 0x4000...0x9FFF: "一二三四五六七八九十百千万億兆".unicodeScalars.contains(scalar) ? .digit : .harmless
    default: .symbol
    }
  }

  /// Returns the runs of one kind that are long enough, and whether each is space.
  private func runs(_ text: String, from start: Int) -> [(range: Range<Int>, isSpace: Bool)] {
    var runs: [(kind: Kind, range: Range<Int>)] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      guard range.lowerBound >= start else { continue }
      let kind = kind(scalar)
      if let last = runs.last, last.kind == kind {
        runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        runs.append((kind, range))
      }
    }
    return runs.filter { $0.kind != .harmless && $0.range.count >= PathologicalRun.minimumLength }
      .map { ($0.range, $0.kind == .space) }
  }

  @Test func randomLines() {
    var generator = SeededGenerator(seed: 530)
    let units = [
      " ", "\t", "x", "é", "7", "五", "-", "ア", "ん", "。", "😀", "あ", "漢", "㐀", "\u{7FF}",
      "\u{800}", "한",
    ]
    var failures: [String] = []
    var count = 0
    for round in 0..<120 {
      var text = ""
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let unit = units.randomElement(using: &generator) ?? ""
        let length = [40, 3_000, 8_190, 8_192, 8_196, 9_000].randomElement(using: &generator) ?? 0
        text += String(repeating: unit, count: length / unit.utf8.count)
      }
      var start = 0
      for _ in 0..<8 {
        let expected = runs(text, from: start).first
        let found = withUTF8Bytes(of: text) { PathologicalRun.first(in: $0, from: start) }
        var isSpace = false
        if case .space? = found { isSpace = true }
        if found?.range != expected?.range || isSpace != expected?.isSpace ?? false {
          failures.append("\(round) from \(start): \(String(describing: found))")
        }
        guard let found else { break }
        count += 1
        start = found.range.upperBound
      }
    }
    expectNone(failures)
    #expect(count > 100, "\(count) runs were found")
  }

  /// One kind per scalar: a line of one scalar is a run exactly if its kind is not harmless.
  @Test func everyKind() {
    let samples: [UInt32] = [
      0x00, 0x08, 0x09, 0x0D, 0x0E, 0x1F, 0x20, 0x21, 0x2F, 0x30, 0x39, 0x3A, 0x40, 0x41, 0x5A,
      0x5B, 0x60, 0x61, 0x7A, 0x7B, 0x7F, 0x80, 0x7FF, 0x800, 0x1100, 0x2FFF, 0x3000, 0x303F,
      0x3040, 0x3041, 0x307F, 0x3080, 0x30A1, 0x30FF, 0x3100, 0x33FF, 0x3400, 0x3FFF, 0x4000,
      0x4DFF, 0x4E00, 0x4E01, 0x4E03, 0x4E07, 0x4E09, 0x4E5D, 0x4E8C, 0x4E94, 0x5104, 0x5146,
      0x516B, 0x516D, 0x5341, 0x5343, 0x56DB, 0x767E, 0x767F, 0x9FFF, 0xA000, 0xAC00, 0xFF01,
      0xFF10, 0xFFFD, 0x1_0000, 0x2_0BB7, 0x10_FFFF,
    ]
    for value in samples {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let count = PathologicalRun.minimumLength / UTF8.width(scalar) + 1
      let text = String(repeating: Character(scalar), count: count)
      let found = withUTF8Bytes(of: text) { PathologicalRun.first(in: $0, from: 0) }
      let kind = kind(scalar)
      #expect((found != nil) == (kind != .harmless), "U+\(String(value, radix: 16))")
      guard case .space? = found else {
        #expect(kind != .space, "U+\(String(value, radix: 16))")
        continue
      }
      #expect(kind == .space, "U+\(String(value, radix: 16))")
    }
  }
}

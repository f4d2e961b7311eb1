import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests the parts of number readings as values.
@Suite("Parts of number readings")
struct NumberReadingPartsTests {
  private typealias Shown = [String]

  private func shown(_ reading: borrowing NumberReading) -> Shown {
    reading.parts.map {
      "\($0.source) \(reading.reading(of: $0)) \(reading.pronunciation(of: $0))"
    }
  }

  /// One change of a reading.
  private enum Change {
    case silent
    case morpheme(NumberMorpheme)
    case morphemes([NumberMorpheme], Range<Int>)
  }

  private func apply(_ change: Change, at offset: Int, to reading: inout NumberReading) {
    let source = offset..<offset + 1
    switch change {
    case .silent: reading.appendSilent(source)
    case .morpheme(let morpheme): reading.append(source, morpheme)
    case .morphemes(let morphemes, let range):
      reading.morphemes = morphemes
      reading.append(source, morphemeRange: range)
    }
  }

  private func change(using generator: inout SeededGenerator) -> Change {
    let all: [NumberMorpheme] = [.digit(3), .juu, .hyaku, .sen, .zero, .bunno, .kara, .minus]
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .silent
    case 1: return .morpheme(all.randomElement(using: &generator) ?? .juu)
    default:
      let morphemes = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        all.randomElement(using: &generator) ?? .juu
      }
      let start = Int.random(in: 0...2, using: &generator)
      return .morphemes(morphemes, start..<start + Int.random(in: 0...3, using: &generator))
    }
  }

  @Test("a truncated reading is the one before the parts were added")
  func truncation() {
    var generator = SeededGenerator(seed: 55)
    for _ in 0..<300 {
      var reading = NumberReading()
      var history: [Shown] = [[]]
      let changes = (0..<6).map { _ in change(using: &generator) }
      for (offset, change) in changes.enumerated() {
        apply(change, at: offset, to: &reading)
        history.append(shown(reading))
      }
      let count = Int.random(in: 0...7, using: &generator)
      reading.truncate(to: count)
      let kept = min(count, 6)
      #expect(shown(reading) == history[kept])
      #expect(reading.readings.count == reading.parts.last?.reading.upperBound ?? 0)
      #expect(reading.pronunciations.count == reading.parts.last?.pronunciation.upperBound ?? 0)
      // Parts added afterwards are those that would have been added to the shorter reading.
      for (offset, change) in changes.enumerated().dropFirst(kept) {
        apply(change, at: offset, to: &reading)
        #expect(shown(reading) == history[offset + 1])
      }
      reading.removeAll()
      #expect(shown(reading).isEmpty && reading.readings.count == 0)
      #expect(reading.pronunciations.count == 0 && reading.morphemes.isEmpty)
    }
  }

  @Test("ranges of morphemes are limited to those that exist")
  func morphemeRanges() {
    let table: [(range: Range<Int>, reading: String)] = [
      (0..<3, "サンジュウゴ"), (0..<0, ""), (1..<2, "ジュウ"), (1..<9, "ジュウゴ"), (3..<5, ""), (5..<9, ""),
    ]
    for row in table {
      var reading = NumberReading()
      reading.morphemes = [.digit(3), .juu, .digit(5)]
      reading.append(0..<1, morphemeRange: row.range)
      #expect(shown(reading).count == 1)
      #expect(reading.reading(of: reading.parts[0]) == row.reading, "\(row.range)")
    }
  }

  @Test("the last morpheme is geminated only before sounds that require it")
  func gemination() {
    let changes: [(change: SoundChange, digits: Set<UInt8>)] = [
      (.hundred, [1, 6, 8]), (.thousand, [1, 8]), (.versus, [1, 8]), (.chou, [1, 8]),
      (.kei, [1, 6, 8]),
    ]
    for (change, digits) in changes {
      for digit in UInt8(1)...9 {
        var reading = NumberReading()
        reading.morphemes = [.juu, .digit(digit)]
        let isGeminated = reading.geminateLast(for: change)
        #expect(isGeminated == digits.contains(digit), "\(digit)")
        #expect((reading.morphemes[1] != .digit(digit)) == isGeminated, "\(digit)")
        #expect(reading.morphemes[0] == .juu, "only the last")
      }
      var empty = NumberReading()
      #expect(!empty.geminateLast(for: change) && empty.morphemes.isEmpty)
    }
  }
}

import TestSupport
import Testing

@testable import JapaneseText

/// Compares the search for a kanji's readings with a list of all their forms.
@Suite struct ReadingCandidatesTests {
  private func units(_ kana: String) -> [ReadingUnit] {
    Array(kana.utf8).withUnsafeBufferPointer {
      var units: [ReadingUnit] = []
      $0.appendReadingUnits(to: &units)
      return units
    }
  }

  /// Returns the ends of the readings and their costs as `end:cost`, sorted.
  private func ends(_ kanji: UInt32, _ kana: String, at start: Int = 0) -> [String] {
    var candidates = ReadingCandidates()
    candidates.load(kanji)
    var ends: [(end: Int, cost: Int)] = []
    candidates.match(units(kana), at: start, ends: &ends)
    return ends.map { "\($0.end):\($0.cost)" }.sorted()
  }

  private func scalar(_ kanji: String) -> UInt32 { kanji.unicodeScalars.first?.value ?? 0 }

  // MARK: A list of all forms

  private struct Form {
    let kana: [KanaSound]
    let cost: Int
    /// The number of kana at the end that must be the same, not only similar.
    var exactCount = 0
    /// Whether another kana must follow.
    var needsMore = false
  }

  /// Returns every form of a reading in the middle of a word, with its cost.
  private func forms(_ stem: [KanaSound], _ okurigana: [KanaSound], rank: Int) -> [Form] {
    guard let last = stem.last else { return [] }
    var forms = [Form(kana: stem, cost: rank)]
    if stem.count > 1, last == .u || last == .i {
      forms.append(Form(kana: stem.dropLast(), cost: rank + AlignmentCost.droppedVowel))
    }
    if stem.count > 1, last.canGeminate {
      forms.append(
        Form(
          kana: stem.dropLast() + [.smallTsu], cost: rank + AlignmentCost.gemination, exactCount: 1,
          needsMore: true))
    }
    if let ending = okurigana.last {
      let absorbed = rank + AlignmentCost.absorbedOkurigana
      if okurigana.count > 1, ending == .ru {
        forms.append(
          Form(
            kana: stem + okurigana.dropLast(), cost: absorbed, exactCount: okurigana.count - 1))
      }
      for end in Set([ending.value, ending.continuative?.value ?? ending.value]) {
        let kana =
          okurigana.dropLast() + [ending.value == end ? ending : ending.continuative ?? ending]
        forms.append(Form(kana: stem + kana, cost: absorbed, exactCount: okurigana.count))
      }
    }
    return forms
  }

  /// Returns the cost of a form's first kana.
  private func firstCost(_ code: KanaSound, _ heard: KanaSound, _ previous: KanaSound?) -> Int? {
    if let cost = code.spellingCost(of: heard) { return cost }
    if [code.voiced, code.semiVoiced].contains(heard) {
      return previous == nil ? AlignmentCost.initialVoicing : AlignmentCost.voicing
    }
    return previous == .n && code.nasalized == heard ? AlignmentCost.liaison : nil
  }

  private func model(_ kanji: UInt32, _ kana: String, at start: Int) -> [String] {
    guard let readings = KanjiReadings(of: kanji) else { return [] }
    let heard = units(kana).map(\.kana)
    var found: [String] = []
    for list in [readings.on, readings.kun] {
      for (index, reading) in list.enumerated() {
        let sounds = [reading.stem, reading.okurigana].map {
          units(String(decoding: $0, as: UTF8.self)).map(\.kana)
        }
        let rank = min(index * AlignmentCost.rank, AlignmentCost.maximumRankCost)
        for form in forms(sounds[0], sounds[1], rank: rank) {
          let end = start + form.kana.count
          guard end + (form.needsMore ? 1 : 0) <= heard.count,
            var cost = firstCost(form.kana[0], heard[start], start > 0 ? heard[start - 1] : nil)
          else { continue }
          var matches = true
          for (offset, code) in form.kana.enumerated().dropFirst() {
            let isExact = offset >= form.kana.count - form.exactCount
            let spelling =
              isExact
              ? (code == heard[start + offset] ? 0 : nil)
              : code.spellingCost(of: heard[start + offset])
            matches = matches && spelling != nil
            cost += spelling ?? 0
          }
          if matches { found.append("\(end):\(cost + form.cost)") }
        }
      }
    }
    return found.sorted()
  }

  // MARK: Tests

  @Test func formsOfReadings() {
    let table: [(kanji: String, kana: String, start: Int, end: String, why: String)] = [
      ("学", "ガク", 0, "2:0", "the on reading"), ("学", "がく", 0, "2:0", "in hiragana"),
      ("学", "ガッコウ", 0, "2:5", "geminated"), ("食", "タベル", 0, "2:7", "okurigana not written"),
      ("島", "ヤマジマ", 2, "4:5", "voiced inside a word"), ("島", "ジマ", 0, "2:9", "voiced at the start"),
      ("応", "ハンノウ", 2, "4:8", "a liaison"),
    ]
    for row in table {
      let found = ends(scalar(row.kanji), row.kana, at: row.start)
      #expect(found.contains(row.end), "\(row.why): \(found)")
    }
    #expect(!ends(scalar("学"), "ガッ").contains("2:5"), "nothing after っ")
    #expect(!ends(scalar("応"), "ハアノウ", at: 2).contains("4:8"), "no ん before a liaison")
    #expect(ends(scalar("学"), "ミカン") == [])
    #expect(ends(scalar("学"), "", at: 0) == [] && ends(scalar("学"), "ガク", at: 2) == [])
  }

  /// The readings of each kanji in words made of its own forms and of others.
  @Test func readingsOfManyKanji() {
    var failures: [String] = []
    var generator = SeededGenerator(seed: 35)
    let others = ["ン", "ッ", "ア", "カ", "ノ", "リ", "ー", "ョ", "ウ"]
    for kanji in "生行上下食学一八十日人島応因反雑酒雨声取引受売立入始買会飲読書話大小山川国石切待持思言".unicodeScalars {
      guard let readings = KanjiReadings(of: kanji.value) else { continue }
      let kana = [readings.on, readings.kun].flatMap { list in
        list.map {
          String(decoding: $0.stem, as: UTF8.self) + String(decoding: $0.okurigana, as: UTF8.self)
        }
      }
      for _ in 0..<40 {
        let before =
          Bool.random(using: &generator) ? others.randomElement(using: &generator) ?? "" : ""
        var reading = before + (kana.randomElement(using: &generator) ?? "")
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
          reading.removeLast(min(Int.random(in: 0...1, using: &generator), reading.count))
          reading += others.randomElement(using: &generator) ?? ""
        }
        let start = min(before.isEmpty ? 0 : 1, max(reading.unicodeScalars.count - 1, 0))
        let found = ends(kanji.value, reading, at: start)
        let expected = model(kanji.value, reading, at: start)
        if found != expected {
          failures.append("\(kanji) \(reading) at \(start): \(found), not \(expected)")
        }
      }
    }
    expectNone(failures)
  }

  @Test func charactersWithoutARowInTheTable() {
    let table: [(scalar: UInt32, kana: String, ends: [String], why: String)] = [
      (0x30F6, "カ", ["1:0"], "ヶ"), (0x30F5, "ガ", ["1:0", "1:9"], "ヵ is ガ, or カ voiced"),
      (0x30B1, "ケ", ["1:0"], "ケ"), (0x30AB, "コ", ["1:0"], "カ read コ"), (0x30F6, "サ", [], "not サ"),
      (0x3006, "シメ", ["1:0", "2:0"], "〆"), (0x3007, "ゼロ", ["2:0"], "〇"),
      (0x3007, "マル", ["2:0"], "〇 as a circle"), (0x3042, "ア", [], "a kana"),
      (0x41, "ア", [], "a letter"),
    ]
    for row in table { #expect(ends(row.scalar, row.kana) == row.ends, "\(row.why)") }
  }

  /// Candidates are replaced, not added to.
  @Test func loadingAgain() {
    var candidates = ReadingCandidates()
    var ends: [(end: Int, cost: Int)] = [(9, 9)]
    candidates.load(scalar("学"))
    #expect(!candidates.isEmpty)
    candidates.match(units("ガク"), at: 0, ends: &ends)
    #expect(ends.contains { $0.end == 2 } && !ends.contains { $0.end == 9 })
    candidates.load(scalar("山"))
    candidates.match(units("ガク"), at: 0, ends: &ends)
    #expect(ends.isEmpty)
    candidates.load(0x41)
    #expect(candidates.isEmpty)
  }
}

import JapaneseText
import Mutsu
import Testing

@testable import DocumentAnnotation

/// Tests the readings that a document gives for further occurrences of its words.
@Suite struct ReadingMemoryTests {
  /// Returns a passage of an Aozora line.
  private func passage(_ line: String) -> Passage {
    Array(line.utf8).withUnsafeBufferPointer { source in
      var reader = AozoraLineReader(source, 0..<source.count)
      reader.read()
      return reader.finished()
    }
  }

  /// Returns the readings of a line after others, as `base reading offset`.
  private func readings(_ line: String, after lines: [String]) throws -> [String] {
    var memory = ReadingMemory()
    for line in lines { memory.learn(passage(line)) }
    let passage = passage(line)
    let annotator = TextAnnotator(tokenizer: try Tokenizer.embedded(), options: FuriganaOptions())
    let segments = annotator.segments(of: String(decoding: passage.text, as: UTF8.self))
    let found = memory.readings(in: passage, segments)
    // What is found must not be excluded before.
    if !found.isEmpty { #expect(memory.mayOccur(in: passage), "\(line)") }
    return found.map { "\($0.base) \($0.reading ?? "") \($0.utf8Range.lowerBound)" }
  }

  @Test(
    arguments: [
      ("明日は", ["明日《あす》は"], ["明日 あす 0"], "the same word"),
      ("の明日", ["明日《あす》は"], ["明日 あす 3"], "other text around it"),
      ("明日と明日", ["明日《あす》"], ["明日 あす 0", "明日 あす 9"], "two occurrences"),
      ("剥く", ["剥《は》げた"], [], "one kanji with other kana after it"),
      ("剥げる", ["剥《は》げた"], ["剥 は 0"], "the same kana"),
      ("剥", ["剥《は》げた"], ["剥 は 0"], "no kana"),
      ("学校へ", ["学《まな》んだ"], [], "a kanji in another word"),
      ("明日《みょうにち》", ["明日《あす》"], [], "a reading of its own"),
      ("明日", ["明日《あす》", "明日《みょうにち》"], ["明日 みょうにち 0"], "the last of equal ones"),
      ("明日", ["明日《あす》", "明日《あす》", "明日《みょうにち》"], ["明日 あす 0"], "the most frequent one"),
      ("明日は", ["明日《あす》は", "明日《みょうにち》も", "明日《みょうにち》も"], ["明日 あす 0"], "with the same kana"),
      ("学校", ["学校《さだめ》"], [], "one that the kanji lack, once"),
      ("学校", ["学校《さだめ》", "学校《さだめ》"], ["学校 さだめ 0"], "twice"),
      ("先生", ["明日《あす》"], [], "another word"), ("", ["明日《あす》"], [], "no text"),
      ("明日", [], [], "no readings"), ("明日", ["明日"], [], "no given readings"),
      ("かな", ["かな《カナ》"], [], "bases without kanji are not searched for"),
      ("羅生門", ["羅生門《らしょうもん》", "門《かど》"], ["羅生門 らしょうもん 0"], "the longest one"),
    ] as [(String, [String], [String], String)])
  func occurrences(line: String, lines: [String], expected: [String], why: String) throws {
    #expect(try readings(line, after: lines) == expected, "\(why)")
  }

  @Test func longBases() throws {
    // 20 kanji of 3 bytes are the maximum.
    for (count, isFound) in [(20, true), (21, false)] {
      let base = String(repeating: "鱻", count: count)
      let found = try readings(base, after: ["｜\(base)《ぎょ》", "｜\(base)《ぎょ》"])
      #expect(found.isEmpty != isFound, "\(count)")
    }
  }

  @Test func manyReadingsOfABase() {
    var memory = ReadingMemory()
    #expect(memory.isEmpty)
    for index in 0..<100 {
      memory.learn(passage("山《\(String(repeating: "や", count: index + 1))》"))
    }
    #expect(!memory.isEmpty)
    let found = memory.readings(in: passage("山"), [])
    #expect(found.map { $0.reading?.count } == [32], "the last of the first 32")
  }

  @Test(arguments: [
    ("明日", true), ("明", false), ("日明", false), ("明後日", false), ("", false), ("あ明日", true),
    ("雨", true), ("大雨", true), ("雨の", true),
  ])
  func mayOccur(text: String, expected: Bool) {
    var memory = ReadingMemory()
    memory.learn(passage("明日《あす》と雨《あめ》"))
    #expect(memory.mayOccur(in: passage(text)) == expected)
  }

  @Test func invalidText() {
    var memory = ReadingMemory()
    memory.learn(passage("明日《あす》"))
    let bytes = [0xE6, 0x98, 0xFF] + Array("明日".utf8) + [0xE6]
    let passage = bytes.withUnsafeBufferPointer { source in
      var passage = Passage()
      passage.append(source, 0..<source.count, isWritable: true)
      return passage
    }
    let found = memory.readings(in: passage, [])
    #expect(found.map(\.utf8Range) == [3..<9])
  }

  // MARK: Use

  @Test(arguments: [
    (GivenReadingUse.sameWord, false, false), (.preceding, false, true), (.document, true, true),
  ])
  func use(use: GivenReadingUse, needsReading: Bool, isShared: Bool) {
    var readings = DocumentReadings(use: use)
    #expect(readings.needsReading == needsReading)
    #expect(readings.isShared == isShared)
    readings.isComplete = true
    #expect(!readings.needsReading)
  }

  /// A passage is read once if its readings are those that the dictionary found.
  @Test func passesOverAPassage() {
    func passes(_ line: String, dictionary: String) -> (Int, [String?]) {
      var readings = DocumentReadings(use: .document)
      readings.learn(passage("明日《あす》"))
      readings.isComplete = true
      var count = 0
      let result = readings.segments(of: passage(line)) { given in
        count += 1
        return given.isEmpty
          ? [FuriganaSegment(utf8Range: 0..<6, base: "明日", reading: dictionary)] : given
      }
      return (count, result.overrides.map(\.reading))
    }
    #expect(passes("明日", dictionary: "あした") == (2, ["あす"]))
    #expect(passes("明日", dictionary: "あす") == (1, []))
    #expect(passes("学校", dictionary: "がっこう") == (1, []))
  }
}

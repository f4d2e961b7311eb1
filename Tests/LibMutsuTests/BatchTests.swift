import CMutsu
import TestSupport
import Testing

/// Tests that a text of a batch has the result that it has alone.
@Suite struct BatchTests {
  private static var calls: [(String, (CEngine.Arguments) -> mutsu_status)] {
    [
      ("tokens", { mutsu_tokens($0.0, $0.1, $0.2, $0.3, $0.4, Int32(MUTSU_ALL_FIELDS), $0.5) }),
      ("words", { mutsu_words($0.0, $0.1, $0.2, $0.3, $0.4, 0, 3, $0.5) }),
      ("phrases", { mutsu_phrases($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }),
      ("sentences", { mutsu_sentences($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }),
      ("kana", { mutsu_kana($0.0, $0.1, $0.2, $0.3, $0.4, nil, $0.5) }),
      ("romaji", { mutsu_romaji($0.0, $0.1, $0.2, $0.3, $0.4, nil, $0.5) }),
      ("furigana", { mutsu_furigana($0.0, $0.1, $0.2, $0.3, $0.4, nil, $0.5) }),
      ("detect", { mutsu_detect($0.0, $0.1, $0.2, $0.3, $0.4, nil, $0.5) }),
      ("spans", { mutsu_spans($0.0, $0.1, $0.2, $0.3, $0.4, nil, $0.5) }),
      ("breaks", { mutsu_breaks($0.0, $0.1, $0.2, $0.3, $0.4, nil, $0.5) }),
      ("wrap", { mutsu_wrap($0.0, $0.1, $0.2, $0.3, $0.4, 12, nil, $0.5) }),
      ("annotate", { mutsu_annotate($0.0, $0.1, $0.2, $0.3, $0.4, nil, $0.5) }),
    ]
  }

  /// Sample texts with damaged ones between them.
  private static var texts: [[UInt8]] {
    var texts: [[UInt8]] = []
    for (number, text) in SampleTexts.all.enumerated() {
      texts.append(Array(text.utf8))
      if number % 4 == 0 { texts.append(Array(text.utf8) + [0xE6, 0x9D]) }
    }
    return texts
  }

  @Test func textsOfABatchAreIndependent() throws {
    let engine = try CEngine.mini()
    let texts = Self.texts
    for (name, call) in Self.calls {
      let (status, copy) = engine.analyze(batch: texts, call)
      let message = engine.message
      let alone = texts.map { engine.analyze($0, nil, call).copy.texts.first }
      #expect(copy.texts.map { Optional($0) } == alone, "\(name)")
      let failed = copy.texts.first { $0.status != MUTSU_OK }
      #expect(status == failed?.status ?? mutsu_status(MUTSU_OK), "\(name)")
      #expect(message == failed?.message ?? "", "\(name)")
    }
  }

  @Test func damagedTextsReportTheirPosition() throws {
    let (status, copy) = try CEngine.mini().analyze(batch: Self.texts, Self.calls[0].1)
    #expect(status == MUTSU_INVALID_UTF8)
    for (text, bytes) in zip(copy.texts, Self.texts) {
      let isDamaged = bytes.suffix(2) == [0xE6, 0x9D]
      #expect(text.status == (isDamaged ? MUTSU_INVALID_UTF8 : MUTSU_OK))
      #expect(text.position == (isDamaged ? bytes.count - 2 : -1))
      #expect((text.message == nil) == !isDamaged)
      if isDamaged { #expect(text.items.isEmpty && text.output.isEmpty) }
    }
  }

  @Test func resultsAreReused() throws {
    let engine = try CEngine.mini()
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let (name, call) = try #require(Self.calls.randomElement(using: &generator))
      let text = try #require(SampleTexts.sentences.randomElement(using: &generator))
      let reused = engine.analyze(text, call)
      let other = CEngine(try MiniDictionary.directory()).analyze(text, call)
      #expect(reused.text == other.text && reused.status == other.status, "\(name)")
    }
  }

  @Test func aBatchMayStartAfterTheFirstByte() throws {
    let bytes = Array("東京へ行く".utf8)
    let (status, copy) = try CEngine.mini().analyze(bytes, [6, 9, 15], Self.calls[0].1)
    #expect(status == MUTSU_OK)
    #expect(copy.texts.map { $0.items.map(\.range) } == [[0..<3], [0..<6]])
  }
}

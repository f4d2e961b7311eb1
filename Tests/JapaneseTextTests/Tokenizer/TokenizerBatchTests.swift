import TestSupport
import Testing

@testable import JapaneseText

/// Tests the parallel analysis of several texts.
@Suite(.timeLimit(.minutes(1))) struct TokenizerBatchTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
  }

  /// A sequence that counts how many texts were taken from it.
  private final class Source: Sequence, IteratorProtocol, Sendable {
    private let texts: [String]
    private let count = SharedValue(0)

    init(_ texts: [String]) { self.texts = texts }

    var taken: Int { count.value }

    func next() -> String? {
      guard taken < texts.count else { return nil }
      count.change { $0 += 1 }
      return texts[taken - 1]
    }
  }

  /// Texts of very different lengths, so that tasks end in another order than they begin.
  private func texts(_ count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { number in
      let length = [0, 1, 20, 400, 30_000].randomElement(using: &generator) ?? 0
      return "\(number) " + String(repeating: "x", count: length)
    }
  }

  @Test func resultsHaveTheOrderOfTheTexts() async {
    for count in [0, 1, 2, 7, 300] {
      let texts = texts(count, seed: UInt64(count))
      for maximumTasks in [-1, 0, 1, 2, 3, 8, 100] {
        let found = await tokenizer.map(texts, maximumTasks: maximumTasks) { $0 + "!" }
        #expect(found == texts.map { $0 + "!" }, "\(count) texts, \(maximumTasks) tasks")
      }
    }
  }

  @Test func everyTextIsTransformedOnce() async {
    let texts = texts(500, seed: 580)
    let calls = SharedValue<[String: Int]>([:])
    let source = Source(texts)
    let results = await tokenizer.map(source, maximumTasks: 4) { text in
      calls.change { $0[text, default: 0] += 1 }
      return text.utf8.count
    }
    #expect(results == texts.map(\.utf8.count))
    #expect(source.taken == texts.count)
    #expect(calls.value.count == texts.count, "the texts are distinct")
    #expect(calls.value.values.allSatisfy { $0 == 1 })
  }

  @Test func noMoreTasksThanTheMaximum() async {
    // Each text is a batch of its own.
    let texts = (0..<64).map { _ in String(repeating: "x", count: 1 << 14) }
    for maximum in [1, 2, 3] {
      let gauge = ConcurrencyGauge()
      let results = await tokenizer.map(texts, maximumTasks: maximum) { text in
        gauge.run { text.utf8.count { $0 == UInt8(ascii: "x") } }
      }
      #expect(results == Array(repeating: 1 << 14, count: 64))
      #expect(gauge.maximum <= maximum, "\(maximum) tasks")
    }
  }

  /// Texts are taken when a task needs them, so that a long sequence is not held in memory.
  @Test func textsAreTakenAsNeeded() async {
    let batch = String(repeating: "x", count: 1 << 14)
    let source = Source(Array(repeating: batch, count: 50))
    // The sequence and the transformation run on the same task if there is only one at a time.
    let taken = SharedValue<[Int]>([])
    _ = await tokenizer.map(source, maximumTasks: 1) { _ in
      taken.change { $0.append(source.taken) }
    }
    #expect(taken.value == Array(1...50), "one batch per task")
    // Short texts share a batch: each counts as its bytes and 64 more.
    let short = Source(Array(repeating: "", count: 600))
    let batches = SharedValue<Set<Int>>([])
    _ = await tokenizer.map(short, maximumTasks: 1) { _ in
      batches.change { $0.insert(short.taken) }
    }
    #expect(batches.value.sorted() == [256, 512, 600])
  }

  @Test func tokensOfEachText() async {
    var generator = SeededGenerator(seed: 581)
    let texts = (0..<400).map { _ in
      RandomText.prose(words: Int.random(in: 0...40, using: &generator), using: &generator)
    }
    let expected = texts.map { tokenizer.tokens(in: $0) }
    #expect(await tokenizer.tokens(inEach: texts) == expected)
    #expect(await tokenizer.tokens(inEach: texts.lazy.map { $0 }, maximumTasks: 3) == expected)
  }
}

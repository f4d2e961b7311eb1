import LatticeEngine
import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Compares long lines analyzed in overlapping chunks with the same lines analyzed in one piece.
@Suite struct LongLineTests {
  private struct Word: Equatable {
    let start: Int
    let end: Int
    let feature: UnsafePointer<UInt8>
  }

  private let dictionary: OpenedDictionary
  private let small = ChunkSizes(wholeLine: 0, chunk: 600, overlap: 200)

  init() throws { dictionary = try OpenedDictionary(directory: MiniDictionary.directory()) }

  private func words(_ text: String, sizes: ChunkSizes) -> [Word] {
    let analyzer = LineAnalyzer(
      engine: dictionary.makeEngine(), preservesAllText: true, sizes: sizes)
    var words: [Word] = []
    withUTF8Bytes(of: text) { bytes in
      analyzer.analyze(bytes) { records in
        words += records.map { Word(start: $0.start, end: $0.end, feature: $0.feature) }
      }
    }
    return words
  }

  private func wholeWords(_ text: String) -> [Word] { words(text, sizes: ChunkSizes()) }

  private static let sentences = [
    "すもももももももものうち。", "東京都に行きました。", "私は学生です。", "日本語の本と京都大学へ行く。", "水と犬と猫、XYZ！",
  ]

  private func text(count: Int, seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Self.sentences.randomElement(using: &generator) ?? "" }.joined()
  }

  @Test func chunksGiveTheWordsOfTheWholeLine() {
    for seed in 0..<20 {
      let text = text(count: 300, seed: UInt64(seed))
      #expect(words(text, sizes: small) == wholeWords(text), "seed \(seed)")
    }
  }

  @Test func chunksWithoutSentenceEndsLoseNothing() {
    let cases = [
      String(repeating: "もも", count: 3_000), String(repeating: "東京都", count: 2_000),
      String(repeating: " ", count: 9_000) + "東京", String(repeating: "x", count: 9_000),
      String(repeating: "𠮷", count: 3_000), String(repeating: "👩‍👩‍👦", count: 500),
    ]
    for text in cases {
      let bytes = Array(text.utf8)
      var position = 0
      for word in words(text, sizes: small) {
        #expect(word.start >= position && word.end > word.start, "\(text.prefix(3))")
        #expect(bytes[position..<word.start].allSatisfy { $0 == 0x20 }, "\(text.prefix(3))")
        position = word.end
      }
      #expect(bytes[position...].allSatisfy { $0 == 0x20 }, "\(text.prefix(3))")
    }
  }

  @Test func inputInChunksGivesTheSameWords() {
    let text = text(count: 400, seed: 7)
    let bytes = Array(text.utf8)
    let expected = words(text, sizes: small)
    for partSize in [1, 7, 333, 1_000, 5_000] {
      let analyzer = LineAnalyzer(
        engine: dictionary.makeEngine(), preservesAllText: true, sizes: small)
      var found: [Word] = []
      var window: [UInt8] = []
      var offset = 0
      var read = 0
      while read < bytes.count {
        let next = min(read + partSize, bytes.count)
        window += bytes[read..<next]
        read = next
        let consumed = window.withUnsafeBufferPointer { buffer in
          analyzer.analyzeLongLine(buffer, isFinal: read == bytes.count) { records in
            found += records.map {
              Word(start: $0.start + offset, end: $0.end + offset, feature: $0.feature)
            }
          }
        }
        window.removeFirst(consumed)
        offset += consumed
      }
      #expect(found == expected, "parts of \(partSize) bytes")
      #expect(window.isEmpty)
    }
  }

  @Test func longRunsTakeLinearTimeAndLoseNothing() throws {
    let tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    let runs = [
      ("x", "letters"), ("7", "digits"), ("=", "symbols"), ("ア", "katakana"), ("я", "Cyrillic"),
      ("Ａ", "full-width letters"), ("\u{1F600}", "emoji"), (" ", "spaces"),
    ]
    for (unit, why) in runs {
      // In one piece, libmecab takes a quarter of an hour for a million letters.
      let run = String(repeating: unit, count: 300_000 / unit.utf8.count)
      let text = "東京へ" + run + "東京へ" + run
      let words = tokenizer.words(in: text)
      #expect(words.first == "東京" && words.contains("へ"), "\(why)")
      #expect(words.joined() == text.filter { $0 != " " }, "\(why)")
    }
  }

  @Test func chunksThatEndInSpacesGiveTheSameWords() throws {
    var generator = SeededGenerator(seed: 3)
    let words = ["東京", "へ", "行き", "コーヒー", "日本語", "すもも", "の", "テスト", "𠮷野家"]
    let text = (0..<60_000).map { _ in words.randomElement(using: &generator) ?? "" }
      .joined(separator: " ")
    let bytes = Array(text.utf8)
    let tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    for unit in [WordUnit.reader, .long, .bunsetsu] {
      let analyzer = WordAnalyzer(tokenizer: tokenizer, unit: unit)
      var found: [UInt8] = []
      bytes.withUnsafeBufferPointer { bytes in
        let ends = IteratorSequence(Chunks(bytes)).map(\.upperBound).dropLast()
        #expect(!ends.isEmpty && ends.allSatisfy { bytes[$0 - 1] == UInt8(ascii: " ") })
        analyzer.analyze(bytes) { word in
          for part in word.parts { found += word.bytes[part.start..<part.end] }
        }
      }
      #expect(found == bytes.filter { $0 != UInt8(ascii: " ") }, "\(unit)")
    }
  }

  @Test func aLineOverTheLimitIsParsedInChunks() throws {
    let text = String(repeating: "東京都に行きました。", count: 40_000)
    #expect(text.utf8.count > LineAnalyzer.wholeLineLimit)
    let tokenizer = try Tokenizer(dictionary: .directory(MiniDictionary.directory()))
    let words = tokenizer.words(in: text)
    #expect(words.count == 7 * 40_000)
    #expect(words.joined() == text)
  }
}

import TestSupport
import Testing

@testable import JapaneseText

/// Tests how lines are cut into chunks, and which words of overlapping chunks are used.
@Suite struct LineAnalyzerTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func texts(_ analysis: ScriptedAnalysis) -> [String] {
    analysis.engine.texts.map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Chunks

  @Test func linesUpToTheLimitAreParsedWhole() {
    let sizes = ChunkSizes(wholeLine: 10, chunk: 6, overlap: 2)
    for count in [0, 1, 9, 10, 11, 30] {
      let analysis = ScriptedAnalysis(sizes: sizes, ScriptedEngine.scalars)
      let line = [UInt8](repeating: UInt8(ascii: "a"), count: count)
      #expect(analysis.words(line) == ScriptedEngine.scalars(line))
      if count <= 10 {
        #expect(analysis.engine.texts == [line], "\(count) bytes")
      } else {
        #expect(analysis.engine.texts.allSatisfy { $0.count <= 6 }, "\(count) bytes")
      }
    }
  }

  @Test func chunksEndAfterSentencesOrScalars() {
    let rows: [(line: String, first: String, why: String)] = [
      ("aaaaa。aaaaaaaaaaaa", "aaaaa。", "the end of the chunk, exactly"),
      ("aaaa。aaaaaaaaaaaaa", "aaaa。", "one byte before it"),
      ("a。。aaaaaaaaaaaaaa", "a。。", "the last of two"),
      ("a。aaaaaaaaaaaaaaaa", "a。aaaa", "a sentence end before the overlap does not count"),
      ("aa。aaaaaaaaaaaaaaa", "aa。", "the first byte of the overlap"),
      ("aaaa！aaaaaaaaaaaaa", "aaaa！", "another mark"),
      ("aaaaaa。aaaaaaaaaa", "aaaaaa", "a mark that does not fit is not cut"),
      ("aaaaaa東aaaaaaaaaa", "aaaaaa", "nor is a kanji"),
      ("aaaaa東aaaaaaaaaaa", "aaaaa東", "a kanji that fits"),
      ("aaaa𠮷𠮷aaaaaaaaaa", "aaaa𠮷", "a scalar of four bytes"),
    ]
    for row in rows {
      let analysis = ScriptedAnalysis(
        sizes: ChunkSizes(wholeLine: 0, chunk: 8, overlap: 4), ScriptedEngine.scalars)
      let line = bytes(row.line)
      let words = analysis.words(line)
      #expect(texts(analysis).first == row.first, "\(row.why)")
      #expect(words == ScriptedEngine.scalars(line), "\(row.why)")
    }
  }

  /// The next chunk starts at a word of the overlap, after a sentence in its first half.
  @Test func theNextChunkStartsInTheOverlap() {
    // The first chunk has 16 bytes, and the overlap begins at the offset 8.
    let rows: [(line: String, second: String, why: String)] = [
      ("aaaaaaaaaaaaaaaaaaaa", "aaaaaaaaaaaa", "the first word of the overlap"),
      ("aaaaaa。bbbb。cccccccc", "bbbb。cccccccc", "no word starts at the offset 8"),
      ("aaaaaaaa。bb。cccccc", "bb。cccccc", "after a sentence in the first half"),
      ("aaaaaaaaa。b。ccccccc", "a。b。ccccccc", "a sentence that ends in the second half"),
      ("aaaa。bbbbbb。cccc", "bbbbb。cccc", "a sentence that ends before the overlap"),
    ]
    for row in rows {
      let analysis = ScriptedAnalysis(
        sizes: ChunkSizes(wholeLine: 0, chunk: 16, overlap: 8), ScriptedEngine.scalars)
      let line = bytes(row.line)
      #expect(analysis.words(line) == ScriptedEngine.scalars(line), "\(row.why)")
      #expect(texts(analysis).dropFirst().first == row.second, "\(row.why)")
    }
  }

  // MARK: Joining

  /// Words that do not depend on the text before them are those of the whole line.
  @Test func chunksAgreeWithTheWholeLine() {
    var generator = SeededGenerator(seed: 520)
    let alphabet = ["a", "東", "𠮷", " ", "。", "é"]
    var failures: [String] = []
    for _ in 0..<400 {
      let length = Int.random(in: 0...80, using: &generator)
      let text = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
      let chunk = Int.random(in: 12...40, using: &generator)
      let sizes = ChunkSizes(
        wholeLine: 0, chunk: chunk, overlap: Int.random(in: 0...chunk / 2, using: &generator))
      let line = bytes(text)
      let found = ScriptedAnalysis(sizes: sizes, ScriptedEngine.scalars).words(line)
      if found != ScriptedEngine.scalars(line) { failures.append("“\(text)”, \(sizes)") }
      let parts = parts(of: line, using: &generator)
      let inParts = ScriptedAnalysis(sizes: sizes, ScriptedEngine.scalars).words(inParts: parts)
      if inParts != found { failures.append("“\(text)” in parts, \(sizes)") }
    }
    expectNone(failures)
  }

  /// Returns a line divided anywhere, even inside a scalar.
  private func parts(of line: [UInt8], using generator: inout SeededGenerator) -> [[UInt8]] {
    var parts: [[UInt8]] = []
    var rest = line[...]
    repeat {
      let part = rest.prefix(Int.random(in: 1...30, using: &generator))
      parts.append(Array(part))
      rest = rest.dropFirst(part.count)
    } while !rest.isEmpty
    return parts
  }

  /// Whatever the engine says, no byte is lost or used two times.
  @Test func contradictoryChunksLoseNothing() {
    var generator = SeededGenerator(seed: 521)
    var failures: [String] = []
    for round in 0..<600 {
      // Words of one to five bytes, whose lengths depend on the length and the start of the text.
      let seed = UInt64(round)
      let split: ([UInt8]) -> [Range<Int>] = { text in
        var lengths = SeededGenerator(
          seed: seed + UInt64(text.count * 31) + UInt64(text.first ?? 0))
        var ranges: [Range<Int>] = []
        while let start = ranges.last?.upperBound ?? (text.isEmpty ? nil : 0), start < text.count {
          let end = start + Int.random(in: 1...5, using: &lengths)
          ranges.append(start..<min(end, text.count))
        }
        return ranges
      }
      let line = (0..<Int.random(in: 0...150, using: &generator)).map { UInt8(0x61 + $0 % 26) }
      let chunk = Int.random(in: 8...40, using: &generator)
      let sizes = ChunkSizes(
        wholeLine: 0, chunk: chunk, overlap: Int.random(in: 0...chunk, using: &generator) / 2)
      let words = ScriptedAnalysis(sizes: sizes, split).words(line)
      let edges = words.flatMap { [$0.lowerBound, $0.upperBound] }
      let isContiguous = zip(words, words.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound }
      if !isContiguous || edges.first ?? 0 != 0 || edges.last ?? 0 != line.count {
        failures.append("\(line.count) bytes, \(sizes): \(words)")
      }
    }
    expectNone(failures)
  }

  /// Chunks are joined between two words that both have, near the middle of the overlap.
  @Test func chunksAreJoinedInTheMiddle() {
    // Each chunk misreads its first and last three letters as words of their own length.
    let split: ([UInt8]) -> [Range<Int>] = { text in
      guard text.count > 8 else { return ScriptedEngine.scalars(text) }
      let middle = (3..<text.count - 3).map { $0..<$0 + 1 }
      return [0..<3] + middle + [text.count - 3..<text.count]
    }
    let line = [UInt8](repeating: UInt8(ascii: "a"), count: 200)
    let sizes = ChunkSizes(wholeLine: 0, chunk: 60, overlap: 20)
    let words = ScriptedAnalysis(sizes: sizes, split).words(line)
    // Only the ends of the line are misread, not the edges of chunks.
    #expect(words == split(line))
  }

  // MARK: Failures

  @Test func failedChunksAreHalved() {
    let line = bytes(String(repeating: "東京a𠮷", count: 40))
    for limit in [1, 2, 3, 4, 5, 17, 100, 1_000] {
      let analysis = ScriptedAnalysis(preservesAllText: false) { text in
        text.count > limit ? nil : ScriptedEngine.scalars(text)
      }
      let words = analysis.words(line)
      // Scalars that are longer than the limit cannot be parsed at all.
      let expected = ScriptedEngine.scalars(line).filter { $0.count <= limit }
      #expect(words == expected, "up to \(limit) bytes")
      for text in analysis.engine.texts {
        #expect(String(validating: text, as: UTF8.self) != nil, "a text divides a scalar")
      }
    }
  }

  @Test func failuresDoNotAffectTheNextLine() {
    let analysis = ScriptedAnalysis(preservesAllText: false) { text in
      text.contains(UInt8(ascii: "X")) ? nil : ScriptedEngine.spaced(text)
    }
    #expect(analysis.words(bytes("ab cd")) == [0..<2, 3..<5])
    // Halved until the X is alone: its word is lost, and the others are cut where they are halved.
    let words = analysis.words(bytes("X"))
    #expect(words.isEmpty)
    #expect(analysis.words(bytes("ab cd")) == [0..<2, 3..<5])
    #expect(analysis.words([]).isEmpty)
  }

  // MARK: Pathological runs

  @Test func pathologicalRunsAreParsedSeparately() {
    let run = [UInt8](repeating: UInt8(ascii: "x"), count: PathologicalRun.minimumLength)
    let space = [UInt8](repeating: UInt8(ascii: " "), count: PathologicalRun.minimumLength)
    let (before, after) = (bytes("東京"), bytes("行く"))
    let line = before + run + space + after
    let whole = ScriptedAnalysis(preservesAllText: false, ScriptedEngine.spaced)
    #expect(whole.words(line) == ScriptedEngine.spaced(line))
    #expect(whole.engine.texts == [line], "the words of the mecab command")
    let divided = ScriptedAnalysis(preservesAllText: true, ScriptedEngine.spaced)
    let words = divided.words(line)
    let texts = divided.engine.texts
    #expect(texts.first == before && texts.last == after)
    #expect(texts.dropFirst().dropLast().allSatisfy { $0.count == 512 })
    #expect(texts.flatMap { $0 } == before + run + after, "space is not parsed")
    #expect(words.first == 0..<6 && words.last == line.count - 6..<line.count)
    #expect(words.count == 2 + run.count / 512)
  }
}

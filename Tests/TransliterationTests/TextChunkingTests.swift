import TestSupport
import Testing
import TextFoundation
import Transliteration

@Suite("Text chunking")
struct TextChunkingTests {
  /// Returns the ends of the chunks of a text.
  private func ends(_ text: String, _ chunking: TextChunking) -> [Int] {
    var boundaries = CharacterBoundaries(text)
    return withUTF8Bytes(of: text) { bytes in
      var ends: [Int] = []
      while (ends.last ?? 0) < bytes.count {
        ends.append(chunking.end(from: ends.last ?? 0, in: bytes, boundaries: &boundaries))
      }
      return ends
    }
  }

  private func chunking(_ minimumSize: Int, _ strict: Int, _ maximumSize: Int) -> TextChunking {
    var chunking = TextChunking()
    chunking.minimumSize = minimumSize
    chunking.strictSize = strict
    chunking.maximumSize = maximumSize
    return chunking
  }

  @Test("where the stages divide text")
  func stages() {
    let strict = chunking(1, 1000, 1000)
    let loose = chunking(1, 1, 1000)
    let rows: [(text: String, chunking: TextChunking, parts: [String], why: String)] = [
      ("かき\nさし", strict, ["かき\n", "さし"], "after a line end inside a run"),
      ("aかき さし", strict, ["aかき ", "さし"], "after a space"),
      ("かき「 」さし", strict, ["かき「 ", "」さし"], "common characters around belong to the run"),
      ("かき\nサシ", strict, ["かき\nサシ"], "two scripts"),
      ("かき\u{A0}さし", strict, ["かき\u{A0}さし"], "a no-break space"),
      ("かき。さし", strict, ["かき。さし"], "a full stop is for the second stage"),
      ("かい。いし", loose, ["かい。", "いし"], "a full stop"),
      ("東京。東京", loose, ["東京。東京"], "not inside Han"),
      ("あかさ", loose, ["あか", "さ"], "two kana with consonants"),
      ("あきゃかんいかっけあ", loose, ["あきゃかんいかっけあ"], "kana that join"),
      ("カカカ\u{3099}カー", loose, ["カカ", "カ\u{3099}カー"], "not before a mark"),
    ]
    for (text, chunking, parts, why) in rows {
      var sums: [Int] = []
      for part in parts { sums.append((sums.last ?? 0) + part.utf8.count) }
      #expect(ends(text, chunking) == sums, "\(why)")
    }
  }

  @Test("chunks ascend, end on Characters, and stay near the maximum size")
  func sizes() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<200 {
      let text = RandomText.string(fragments: 120, using: &generator)
      let ends = ends(text, chunking(8, 16, 32))
      let starts = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
      #expect(ends.last == text.utf8.count)
      for (start, end) in zip([0] + ends, ends) {
        #expect(start < end && end - start < 32 + 32 + 100)
        #expect(end == text.utf8.count || starts.contains(end))
      }
    }
  }

  @Test("transforms of ICU give the same results in chunks")
  func allIDs() throws {
    // Their rules delete white space or look across it.
    let exceptions: Set<String> = [
      "Any-Thai", "Han-Latin/Names", "Latin-Thai", "Latn-Thai", "cs-ko", "cs_FONIPA-ko", "es-ar",
      "es-fa", "es_419-am", "es_419-ar", "es_419-fa", "ja_Latn-ko", "kk-chr", "ky-chr", "ro-chr",
      "vec-vec_FONIPA",
    ]
    var generator = SeededGenerator(seed: 7)
    let texts = (0..<4).map { _ in RandomText.prose(words: 300, using: &generator) }
    for text in texts { #expect(ends(text, chunking(1, 100_000, 100_000)).count > 3) }
    var differing: [String] = []
    for id in try Transliterator.availableIDs where !exceptions.contains(id) {
      let whole = try Transliterator(id: id, context: .wholeText)
      let inChunks = try Transliterator(id: id, chunking: chunking(1, 100_000, 100_000))
      for text in texts where try whole.transliterate(text) != inChunks.transliterate(text) {
        differing.append(id)
      }
    }
    #expect(differing.isEmpty)
  }

  @Test("kana, width and Latin give the same results with chunks of the second stage")
  func secondStage() throws {
    var generator = SeededGenerator(seed: 8)
    let texts = (0..<40).map { _ in
      RandomText.prose(words: 200, using: &generator).filter { !$0.isWhitespace }
    }
    for id in [
      "Katakana-Hiragana", "Hiragana-Katakana", "Hiragana-Latin", "Katakana-Latin",
      "Latin-Hiragana",
      "Latin-Katakana", "Halfwidth-Fullwidth", "Fullwidth-Halfwidth", "NFKC", "Any-Latin",
      "Any-Upper", "Latin-ASCII",
    ] {
      let whole = try Transliterator(id: id, context: .wholeText)
      let inChunks = try Transliterator(id: id, chunking: chunking(1, 1, 100_000))
      for text in texts {
        #expect(try whole.transliterate(text) == inChunks.transliterate(text), "\(id)")
      }
    }
  }

  @Test("a megabyte in one line", .timeLimit(.minutes(1)))
  func megabyte() throws {
    let latin = try Transliterator(id: "Hiragana-Latin")
    for (unit, expected) in [("かな", "kana"), ("っ", "~tsu"), ("\u{3099}", "\u{3099}")] {
      let count = 1_000_000 / unit.utf8.count
      let result = try latin.transliterate(String(repeating: unit, count: count))
      #expect(result.unicodeScalars.count == expected.unicodeScalars.count * count, "\(unit)")
    }
  }
}

import LineBreaking
import TestSupport
import Testing

@Suite("Hyphenation of arbitrary input")
struct HyphenationFuzzTests {
  private var random = SeededGenerator(seed: 1983)

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(random.next() % UInt64(elements.count))]
  }

  /// Returns what is wrong with the points of a word, or nil if nothing is.
  private static func fault(_ points: [Int], in word: String) -> String? {
    var boundaries: Set<Int> = []
    var offset = 0
    for character in word {
      boundaries.insert(offset)
      offset += character.utf8.count
    }
    for (index, point) in points.enumerated() {
      guard point > 0, point < word.utf8.count else { return "\(point) is not inside of the word" }
      guard boundaries.contains(point) else { return "\(point) is inside of a Character" }
      guard index == 0 || points[index - 1] < point else { return "\(points) do not ascend" }
    }
    return nil
  }

  @Test("random bytes as a pattern file: patterns or an error with a line")
  mutating func randomFiles() throws {
    let starts = ["", "UTF-8\n", "ISO8859-1\n", "UTF-8\nNEXTLEVEL\n"].map { Array($0.utf8) }
    let bytes = Array("ab1234567890./=,%#\n\r \t-'NEXTLEVELHYPHENMIN".utf8) + [0xC3, 0xA9, 0xFF, 0]
    var (accepted, refused) = (0, 0)
    for _ in 0..<1500 {
      var file = pick(starts)
      for _ in 0..<random.next() % 200 {
        file.append(random.next() % 8 == 0 ? UInt8(truncatingIfNeeded: random.next()) : pick(bytes))
      }
      do {
        let patterns = try HyphenationPatterns(bytes: file)
        accepted += 1
        for word in ["aabbaabb", "1a-b'a", "ééaab"] {
          let fault = Self.fault(patterns.hyphenationPoints(in: word[...]), in: word)
          #expect(fault == nil, "\(file) \(word)")
        }
      } catch {
        refused += 1
        let lines = file.split(separator: 0x0A, omittingEmptySubsequences: false).count
        #expect(error.code == .invalidRules)
        #expect((1...lines).contains(error.position ?? 0), "\(file)")
      }
    }
    #expect(accepted > 200 && refused > 200, "\(accepted) accepted, \(refused) refused")
  }

  @Test("random words: ascending points between Characters, respecting the minimums")
  mutating func randomWords() throws {
    let parts = [
      "a", "b", "A", "É", "e\u{301}", "ß", "ẞ", "İ", "Ⱥ", "ǆ", "ﬁ", "-", "’", "1", ".", "漢",
      "\u{301}",
      "\u{200D}", "👩‍👧", "🇯🇵", "\0", "\r\n", " ", "\u{FFFD}", "\u{10FFFF}", "क्ष",
    ]
    let rows = [
      "a1a", "1b", "b1", "é1", "1é", "a1é", "ß1", "1-1", "i1", "ⱥ1", "1ß", ".a1", "1.", "1ष",
    ]
    let text = (["UTF-8"] + rows).joined(separator: "\n")
    let twoLevels = (["UTF-8"] + rows + ["NEXTLEVEL"] + rows).joined(separator: "\n")
    let providers = [try HyphenationPatterns(text: text), try HyphenationPatterns(text: twoLevels)]
    var found = 0
    for _ in 0..<20_000 {
      let word = (0..<random.next() % 14).map { _ in pick(parts) }.joined()
      for patterns in providers {
        let points = patterns.hyphenationPoints(in: word[...])
        found += points.count
        if let fault = Self.fault(points, in: word) {
          Issue.record("\(word.debugDescription): \(fault)")
        }
      }
    }
    #expect(found > 10_000)
  }

  @Test("recursion ends for a word from which each level removes one letter")
  func maximumDepth() throws {
    let patterns = try HyphenationPatterns(text: "UTF-8\n1a.\n.a1\nNEXTLEVEL\na1a")
    let word = String(repeating: "a", count: HyphenationPatterns.maximumWordLength)
    let points = patterns.hyphenationPoints(in: word[...])
    #expect(Self.fault(points, in: word) == nil)
  }

  @Test("part of a text, and many tasks at once")
  func tasks() async throws {
    let patterns = try HyphenationPatterns(text: "UTF-8\na1b\né1a")
    let text = "xx ééaabb yy"
    #expect(patterns.hyphenationPoints(in: text.dropFirst(3).dropLast(3)) == [4, 6])
    await withTaskGroup(of: [Int].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var points: [Int] = []
          for _ in 0..<500 { points = patterns.hyphenationPoints(in: "ééaabb") }
          return points
        }
      }
      for await points in group { #expect(points == [4, 6]) }
    }
  }
}

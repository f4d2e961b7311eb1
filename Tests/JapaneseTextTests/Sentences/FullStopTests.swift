import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests which Latin full stops end a sentence; `|` marks the one that is tested.
@Suite struct FullStopTests {
  /// Returns whether the full stop after the mark ends a sentence that starts at `start`.
  private func ends(_ marked: String, start: Int = 0) -> Bool {
    let text = marked.replacing("|", with: "")
    let before = marked.prefix { $0 != "|" }.utf8.count
    return withUTF8Bytes(of: text) { bytes in
      let length = bytes.scalar(at: before)?.length ?? 0
      return FullStop(bytes: bytes, start: start, limit: bytes.count)
        .ends(at: before, length: length)
    }
  }

  private func check(_ rows: [(text: String, ends: Bool, why: String)]) {
    for row in rows { #expect(ends(row.text) == row.ends, "\(row.text): \(row.why)") }
  }

  // MARK: Abbreviations

  /// Returns an abbreviation as it is spelled in texts: in lower case, capitalized, in capitals.
  private func spellings(_ abbreviation: String) -> [String] {
    [
      abbreviation, abbreviation.prefix(1).uppercased() + abbreviation.dropFirst(),
      abbreviation.uppercased(),
    ]
  }

  @Test func abbreviationsBeforeNamesNeverEnd() {
    var failures: [String] = []
    for abbreviation in Abbreviations.neverFinal.sorted() {
      for word in spellings(abbreviation) {
        for next in ["Brown", "The", "brown", "3", "東京", "“Brown", "ブラウン"]
        where ends("we met \(word)|. \(next)") {
          failures.append("\(word). \(next)")
        }
        for end in ["", "\n", ")", "\u{2028}x"] where !ends("we met \(word)|.\(end)") {
          failures.append("\(word).\(end)")
        }
      }
    }
    expectNone(failures)
  }

  @Test func abbreviationsBeforeNumbersEndBeforeWords() {
    var failures: [String] = []
    for abbreviation in Abbreviations.beforeNumbers.sorted() {
      for word in spellings(abbreviation) {
        for next in ["3", "３", "0"] where ends("we saw \(word)|. \(next)") {
          failures.append("\(word). \(next)")
        }
        if !ends("we saw \(word)|. 東京") { failures.append("\(word). 東京") }
        // A single letter is an initial: J. P. Morgan.
        let isInitial = word.utf8.count == 1
        for next in ["He", "Brown"] where ends("we saw \(word)|. \(next)") == isInitial {
          failures.append("\(word). \(next)")
        }
        if ends("we saw \(word)|. he") { failures.append("\(word). he") }
      }
    }
    expectNone(failures)
  }

  @Test func otherAbbreviationsEndBeforeWordsThatBeginSentences() {
    var failures: [String] = []
    let others = ["Tokyo", "Thee", "Ther", "Japan", "Ab"]
    for abbreviation in Abbreviations.rarelyFinal.sorted() + ["u.s", "p.m", "u.s.a"] {
      for word in spellings(abbreviation) {
        for starter in Abbreviations.sentenceStarters.sorted() {
          let capitalized = starter.prefix(1).uppercased() + starter.dropFirst()
          for next in [capitalized, starter.uppercased(), capitalized + ",", capitalized + ". x"]
          where !ends("we saw \(word)|. \(next)") {
            failures.append("\(word). \(next)")
          }
          if ends("we saw \(word)|. \(starter)") { failures.append("\(word). \(starter)") }
        }
        for next in others where ends("we saw \(word)|. \(next)") {
          failures.append("\(word). \(next)")
        }
        for next in ["3", "東京", "\"Tokyo", "“"] where !ends("we saw \(word)|. \(next)") {
          failures.append("\(word). \(next)")
        }
      }
    }
    expectNone(failures)
  }

  @Test func initials() {
    check([
      ("by J|. Smith", false, "an initial"), ("by J.P|. Smith", false, "two of them"),
      ("by J. P|. Morgan", false, "an initial that is an abbreviation before numbers too"),
      ("by V|. Woolf", false, "another one"), ("see p|. 3", false, "a page"),
      ("as do I|. They", true, "a pronoun"), ("as do i|. They", true, "a pronoun in lower case"),
      ("by É|. Zola", true, "a letter that is not ASCII is no initial"),
      ("by J|.  Smith", false, "two spaces"), ("by J|.\u{3000}Smith", false, "a wide space"),
    ])
  }

  /// A word that ends like an abbreviation is not one, however long it is.
  @Test func longWords() {
    for count in 0...40 {
      let word = String(repeating: "x", count: count) + "inc"
      #expect(ends("see \(word)|. Tokyo") == (count > 0), "\(count)")
    }
  }

  // MARK: Labels

  @Test func labelsAtTheStart() {
    let labels = [
      "1", "12", "１２", "I", "XIV", "(2", "1.2", "a", "Z", "図1", "図１", "表2", "第3", "図12", "ABC1",
      "Ａ", "((3",
      "123456789012",
    ]
    for label in labels {
      #expect(!ends("\(label)|. 次"), "\(label) is a label")
      #expect(ends("\(label)|."), "\(label) at the end")
    }
    let sentences = [
      "It is 3", "ab", "1a", "図の1", "これは3", "5 7", "ML", "ABCD1", "あ", "東", "1234567890123", "図１章",
    ]
    for sentence in sentences { #expect(ends("\(sentence)|. 次"), "\(sentence)") }
  }

  /// A label is at the start of the sentence, which need not be that of the text.
  @Test func labelsAreRelativeToTheSentence() {
    #expect(!ends("これは。1|. 次", start: 12))
    #expect(ends("これは。1|. 次", start: 0), "in the middle of a sentence")
    #expect(!ends("前文。|. 次", start: 9), "nothing before it")
  }

  // MARK: Context

  @Test func whatFollows() {
    check([
      ("です|.次", true, "Japanese"), ("です|.txt", false, "a letter after Japanese"),
      ("です|.３", false, "a full-width digit"), ("です|.。", true, "another full stop"),
      ("語ａ|．ｂ", false, "a full-width stop in a word"), ("です|．ｂ", true, "after Japanese"),
      ("語ａ|．次", true, "before Japanese"), ("３|．次", false, "a label"),
      ("約３|．１", false, "in a number"), ("ab|.c", false, "in a name"),
      ("ab|. B", true, "a space"), ("ab|.\tB", true, "a tab"), ("ab|.\u{A0}B", true, "no-break"),
      ("ab|.\nB", true, "a line end"), ("ab|.", true, "the end"), ("ab|. ", true, "space, end"),
      ("ab|. é", false, "lower case that is not ASCII"), ("ab|. É", true, "upper case"),
      ("ab|. я", false, "lower case of Cyrillic"), ("ab|. 3", true, "a digit"),
      ("ab|.)", true, "a bracket and the end"), ("ab|.) B", true, "a bracket and a space"),
      ("ab|.)B", false, "a bracket and a letter"), ("ab|.」B", false, "a Japanese bracket"),
      ("ab|.\")' B", true, "several"), ("ab|.,", false, "a comma"), ("ab|.-", false, "a hyphen"),
    ])
  }

  @Test func theSentenceStartIsNoEnd() {
    for text in ["|.", "|．", "|. B", "|.NET"] { #expect(!ends(text), "\(text)") }
  }
}

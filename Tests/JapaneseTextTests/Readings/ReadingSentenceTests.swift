import EmbeddedDictionary
import Kana
import Testing
import TextFoundation

@testable import JapaneseText

/// Reads the sentences of ``ReadingSentence`` with the embedded dictionary.
@Suite struct ReadingSentenceTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  @Test func sentencesAreReadAsMeant() {
    var failures: [String] = []
    for sentence in ReadingSentence.all {
      let found = tokenizer.reading(of: sentence.text).text
      if found != sentence.reading {
        failures.append("\(sentence.text)\t\(found)\tnot \(sentence.reading)\t\(sentence.why)")
      }
    }
    expectNone(failures)
  }

  @Test func theTableIsConsistent() {
    #expect(ReadingSentence.all.count >= 700, "rows have been lost")
    var seen: Set<String> = []
    for sentence in ReadingSentence.all {
      #expect(seen.insert(sentence.text).inserted, "twice: \(sentence.text)")
      #expect(!sentence.why.isEmpty, "\(sentence.text)")
      // Letters, digits and symbols are copied.
      let isRead = sentence.reading.unicodeScalars.allSatisfy {
        !$0.value.isKanji && !(0x30A1...0x30FA).contains($0.value)
      }
      #expect(isRead, "not in hiragana: \(sentence.text) \(sentence.reading)")
    }
  }

  /// A sentence has the same reading alone and among others: lines are independent.
  @Test func linesAreReadAlone() {
    let lines = ReadingSentence.all
    let text = lines.map(\.text).joined(separator: "\n")
    let found = tokenizer.reading(of: text).text.split(separator: "\n").map { String($0) }
    #expect(found.count == lines.count)
    expectNone(
      zip(found, lines).filter { $0 != $1.reading }.map { "\($0)\tnot \($1.reading)" })
  }

  @Test func katakanaIsTheSameInAnotherScript() {
    var failures: [String] = []
    for sentence in ReadingSentence.all {
      let katakana = String(
        String.UnicodeScalarView(
          sentence.reading.unicodeScalars.map {
            (0x3041...0x3096).contains($0.value)
              ? Unicode.Scalar($0.value + 0x60) ?? $0 : $0
          }))
      let found = tokenizer.reading(
        of: sentence.text, options: ReadingOptions(syllabary: .katakana)
      ).text
      if found != katakana { failures.append("\(sentence.text)\t\(found)\tnot \(katakana)") }
    }
    expectNone(failures)
  }
}

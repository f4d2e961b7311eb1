import TextFoundation

@testable import LanguageDetection

/// What the scanner finds in a text, to be compared.
struct ScannedText {
  /// The letter stream, 0 as `|`.
  let stream: String
  /// The words as they stand in the text.
  let words: [String]
  let scripts: [LetterScript]
  let capitalized: [Bool]
  let counts: EastAsianCounts
  let hangul: Int

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) {
    let scratch = LetterScratch()
    bytes.withUnsafeBufferPointer { LetterScanner.scan($0, into: scratch) }
    var stream = ""
    for index in 0..<scratch.letterCount {
      let letter = scratch.letters[index]
      stream.unicodeScalars.append(letter == 0 ? "|" : Unicode.Scalar(letter) ?? "?")
    }
    self.stream = stream
    let words = (0..<scratch.wordCount).map { scratch.words[$0] }
    self.words = words.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    scripts = words.map(\.script)
    capitalized = words.map(\.isCapitalized)
    var counts = EastAsianCounts()
    for word in words where word.script == .han { counts.add(word) }
    self.counts = counts
    hangul = words.reduce(0) { $0 + $1.uncopiedCount }
  }
}

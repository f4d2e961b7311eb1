import TextFoundation

@testable import LanguageDetection

/// The results of the scanner for a text, for comparison.
struct ScannedText {
  /// The letter stream, with 0 written as `|`.
  let stream: String
  /// The words as they occur in the text.
  let words: [String]
  let scripts: [LetterScript]
  let capitalized: [Bool]
  let counts: EastAsianCounts
  let runs: KanaRuns
  let hangul: Int

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) {
    let buffer = LetterBuffer()
    bytes.withUnsafeBufferPointer { LetterScanner.scan($0, into: buffer) }
    var stream = ""
    for index in 0..<buffer.letterCount {
      let letter = buffer.letters[index]
      stream.unicodeScalars.append(letter == 0 ? "|" : Unicode.Scalar(letter) ?? "?")
    }
    self.stream = stream
    let words = (0..<buffer.wordCount).map { buffer.words[$0] }
    self.words = words.map { String(decoding: bytes[$0.start..<$0.end], as: UTF8.self) }
    scripts = words.map(\.script)
    capitalized = words.map(\.isCapitalized)
    var counts = EastAsianCounts()
    for word in words where word.script == .han { counts.add(word) }
    self.counts = counts
    runs = bytes.withUnsafeBufferPointer { KanaRuns(buffer, in: 0..<buffer.wordCount, of: $0) }
    hangul = words.reduce(0) { $0 + $1.uncopiedCount }
  }
}

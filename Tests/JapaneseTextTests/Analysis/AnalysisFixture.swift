import TextFoundation

@testable import JapaneseText

/// Gives tests the words of a text as the rules receive them.
struct AnalysisFixture {
  private let texts: ChunkAnalyzer

  /// Creates a fixture with a dictionary, or without one if `tokenizer` is nil.
  init(_ tokenizer: Tokenizer?) { texts = ChunkAnalyzer(core: tokenizer?.core) }

  /// Calls `body` with the words of a line.
  func analyze(_ line: String, _ body: (AnalyzedText) -> Void) {
    withUTF8Bytes(of: line) { texts.analyze($0, rules: { _ in }) { body($0) } }
  }

  /// Returns the surfaces of a line's words as slices of the source.
  func surfaces(_ line: String) -> [String] {
    var surfaces: [String] = []
    analyze(line) { text in
      surfaces = text.words.map { String(decoding: text.surface($0), as: UTF8.self) }
    }
    return surfaces
  }

  /// Returns what is wrong with the words of a line, or nil if nothing is.
  ///
  /// Words must ascend, start and end at Character boundaries, and cover everything except white
  /// space.
  func fault(in line: String) -> String? {
    var fault: String?
    let boundaries = Set(
      line.indices.map { line.utf8.distance(from: line.startIndex, to: $0) } + [line.utf8.count])
    analyze(line) { text in
      var position = 0
      for word in text.words {
        if word.start < position || word.end <= word.start {
          fault = "\(word.start) is not a word start"
        }
        for edge in [word.start, word.end] where !boundaries.contains(edge) {
          fault = "\(edge) is inside a Character"
        }
        if fault != nil { return }
        if !isBlank(text, position..<word.start) { fault = "\(position)..<\(word.start) is lost" }
        position = word.end
      }
      if !isBlank(text, position..<text.bytes.count) { fault = "the end from \(position) is lost" }
    }
    return fault
  }

  private func isBlank(_ text: AnalyzedText, _ range: Range<Int>) -> Bool {
    String(decoding: text.bytes[range], as: UTF8.self).unicodeScalars
      .allSatisfy(\.properties.isWhitespace)
  }
}

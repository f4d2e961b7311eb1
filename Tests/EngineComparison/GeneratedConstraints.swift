package import LatticeEngine
package import TestSupport

/// Constraints and sentences for partial parsing, generated for texts.
package enum GeneratedConstraints {
  /// Patterns of features: of entries of IPADIC, of other dictionaries, and odd ones.
  private static let patterns = [
    "*", "名詞", "名詞,一般", "名詞,固有名詞,*,*", "動詞", "助詞,係助詞", "*,自立", "*,*,*", "記号", "まったく別",
    "名詞,,", "\"名詞\",一般", " 名詞", "名詞,一般,*,*,*,*,東京,トウキョウ,トーキョー,余分", ",", "*,", "未知語",
  ]

  /// Returns up to four constraints for a text of valid UTF-8.
  package static func constraints(
    for text: [UInt8], using generator: inout SeededGenerator
  ) -> [ParseConstraint] {
    let offsets = (0...text.count).filter { $0 == text.count || text[$0] & 0xC0 != 0x80 }
    func offset() -> Int { offsets.randomElement(using: &generator) ?? 0 }
    return (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return .boundary(at: offset())
      case 1: return .noBoundary(at: offset())
      default:
        let start = Int.random(in: 0..<offsets.count, using: &generator)
        let length = Int.random(in: 1...5, using: &generator)
        let range = offsets[start]..<offsets[min(start + length, offsets.count - 1)]
        guard !range.isEmpty else { return .boundary(at: range.lowerBound) }
        return .word(range, feature: patterns.randomElement(using: &generator) ?? "*")
      }
    }
  }

  /// Returns a sentence in the format for partial parsing: the text, divided at random offsets where
  /// `divides` returns true, some segments with patterns.
  package static func partialInput(
    for text: [UInt8], using generator: inout SeededGenerator,
    divides: (Int) -> Bool = { _ in true }
  ) -> [UInt8] {
    var input: [UInt8] = []
    var start = 0
    while start < text.count {
      var end = min(text.count, start + Int.random(in: 1...24, using: &generator))
      while end < text.count, !divides(end) { end += 1 }
      input += text[start..<end].filter { $0 != UInt8(ascii: "\n") }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        input += Array("\t\(patterns.randomElement(using: &generator) ?? "*")".utf8)
      }
      input.append(UInt8(ascii: "\n"))
      start = end
    }
    return input + Array((Bool.random(using: &generator) ? "EOS\n" : "\n").utf8)
  }
}

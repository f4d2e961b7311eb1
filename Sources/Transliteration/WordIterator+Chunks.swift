import TextFoundation

extension WordIterator {
  /// ICU's word iterator with the root rules, which select a dictionary by script; nil without ICU.
  package static let shared = try? WordIterator()

  /// Returns the starts of words in ranges of a text by the root rules, as ascending UTF-8 offsets
  /// of the text; empty without ICU.
  package static func wordStarts(in ranges: [Range<Int>], of text: String) -> [Int] {
    guard !ranges.isEmpty, let iterator = shared else { return [] }
    let offsets = UTF8Offsets(text)
    return ranges.flatMap { range -> [Int] in
      let segments = (try? iterator.segments(in: String(offsets[range]))) ?? []
      return segments.map { range.lowerBound + $0.utf8Range.lowerBound }
    }
  }
}

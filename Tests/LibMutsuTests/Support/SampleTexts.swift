import TestSupport

/// Texts for comparisons of the C interface with the Swift API.
enum SampleTexts {
  /// Sentences with words of the miniature dictionary, several lines, and rare characters.
  static let sentences = [
    "", " ", "\n", "東京へ行きました。", "すもももももももものうち", "東京都に\n京都大学で\r\n勉強する",
    "𠮷野家でコーヒーを飲んでいる、おいしいXYZ👨‍👩‍👧か\u{3099}　", "「はい。」と言った。終わり！",
    "The quick brown fox。日本語とEnglishと한국어 и русский", "田中さんは300円のｺｰﾋｰを\u{0}飲む",
    "a\u{301}b\u{AD}c 東\u{200D}京\u{E0100}", "\n\n東\n\n",
  ]

  /// The sentences, and random texts of kinds that often break text processing.
  static var all: [String] {
    var generator = SeededGenerator(seed: 29)
    let random = (0..<120).map {
      $0 % 3 == 0
        ? RandomText.scalars(count: 24, using: &generator)
        : RandomText.string(fragments: 40, using: &generator)
    }
    return sentences + random
  }
}

extension String {
  /// Returns the range in code points for a range in UTF-8 offsets.
  func codePoints(_ range: Range<Int>) -> Range<Int> {
    func offset(_ byte: Int) -> Int {
      String(decoding: Array(utf8)[..<byte], as: UTF8.self).unicodeScalars.count
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }

  /// Returns the range of a slice in UTF-8 offsets.
  func utf8Range(of slice: Substring) -> Range<Int> {
    let start = utf8.distance(from: startIndex, to: slice.startIndex)
    return start..<start + slice.utf8.count
  }
}

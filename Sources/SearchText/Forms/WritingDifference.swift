/// The kind of difference between two writings of a word.
enum WritingDifference {
  /// Returns the kind of difference; `nil` if the writings are equal.
  static func kind(from writing: String, to form: String) -> SearchFold.Kind? {
    if writing == form { return nil }
    let one = Ideographs.ideographs(of: writing)
    let other = Ideographs.ideographs(of: form)
    if one == other {
      if one.isEmpty { return kindWithoutIdeographs(from: writing, to: form) }
      return isDerived(writing, from: form) ? .derivation : .okurigana
    }
    return one.count == other.count ? .kanji : .kana
  }

  /// Returns whether a writing is the continuative form of a verb.
  private static func isDerived(_ noun: String, from verb: String) -> Bool {
    guard let last = verb.unicodeScalars.last, let row = endings[last] else { return false }
    let stem = verb.unicodeScalars.dropLast()
    let scalars = Array(noun.unicodeScalars)
    if last == "る", scalars.elementsEqual(stem) { return true }
    return scalars.last == row && scalars.dropLast().elementsEqual(stem)
  }

  private static func kindWithoutIdeographs(
    from writing: String, to form: String
  ) -> SearchFold.Kind {
    if !form.unicodeScalars.contains(where: { 0x3041...0x30FF ~= $0.value }) {
      return writing.lowercased() == form ? .letterCase : .width
    }
    return isKatakana(writing) && isKatakana(form) ? .katakana : .kana
  }

  private static func isKatakana(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { 0x30A1...0x30FC ~= $0.value }
  }

  private static let endings: [Unicode.Scalar: Unicode.Scalar] = [
    "う": "い", "く": "き", "ぐ": "ぎ", "す": "し", "つ": "ち", "ぬ": "に", "ぶ": "び", "む": "み", "る": "り",
  ]
}

/// Text that is compared scalar by scalar.
///
/// `String` treats canonically equivalent texts as equal, but the dictionary has entries that
/// differ in nothing else: 有難い with U+FA68 or U+96E3.
///
/// LayoutCaching's type of this name compares UTF-8 bytes; this target depends on no other one.
package struct ExactText: Sendable, Hashable, CustomStringConvertible {
  package let scalars: [Unicode.Scalar]

  package init(_ text: some StringProtocol) { scalars = Array(text.unicodeScalars) }

  private init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  /// The text as a string.
  package var description: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Returns the text with `ending` replaced, nil if it has another ending.
  func replacing(_ ending: String, by other: String) -> ExactText? {
    let suffix = Array(ending.unicodeScalars)
    guard scalars.suffix(suffix.count).elementsEqual(suffix) else { return nil }
    return ExactText(scalars.dropLast(suffix.count) + Array(other.unicodeScalars))
  }

  /// Returns the text without its first `count` scalars.
  func ending(after count: Int) -> String { ExactText(Array(scalars.dropFirst(count))).description }

  /// Returns the length of the common prefix of all texts, in scalars.
  static func commonPrefixCount(_ texts: [ExactText]) -> Int {
    guard var prefix = texts.first.map({ $0.scalars[...] }) else { return 0 }
    for text in texts {
      let length = zip(prefix, text.scalars).prefix { $0 == $1 }.count
      prefix = prefix.prefix(length)
    }
    return prefix.count
  }
}

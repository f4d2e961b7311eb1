/// Text compared scalar by scalar.
///
/// `String` takes canonically equivalent texts for equal, and the dictionary has entries that differ
/// in nothing else: 有難い with U+FA68 or U+96E3. Sendable: a plain value.
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

  /// The text with `ending` replaced by another one, nil if it does not end so.
  func replacing(_ ending: String, by other: String) -> ExactText? {
    let suffix = Array(ending.unicodeScalars)
    guard scalars.suffix(suffix.count).elementsEqual(suffix) else { return nil }
    return ExactText(scalars.dropLast(suffix.count) + Array(other.unicodeScalars))
  }

  /// The text without its first `count` scalars.
  func ending(after count: Int) -> String { ExactText(Array(scalars.dropFirst(count))).description }

  /// The number of scalars with which all texts begin alike.
  static func commonPrefixCount(_ texts: [ExactText]) -> Int {
    guard var prefix = texts.first.map({ $0.scalars[...] }) else { return 0 }
    for text in texts {
      let length = zip(prefix, text.scalars).prefix { $0 == $1 }.count
      prefix = prefix.prefix(length)
    }
    return prefix.count
  }
}

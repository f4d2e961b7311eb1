internal import MarkupText

/// A run whose end tag has not been read.
struct WordOpenRun {
  var run: WordRun
  var style: String?
  var language: String?
  var size: Int?
  var hasContent = false
  var isHidden: Bool?
  /// Whether the characters are in two lines, as in warichu.
  var isCombined = false
  /// Whether the layout of the run forbids to divide it: tate-chu-yoko and text that is fitted to a
  /// width.
  var isTied = false
  /// The passage that the run has been added to, and its index there.
  var number = 0
  var index = 0

  init(run: WordRun) { self.run = run }

  /// The number of bytes of the properties.
  private var propertySize = 0

  /// The maximum of ``propertySize``, above which removal would not look for the end of a run.
  private static let maximumPropertySize = 16_384

  /// Whether the run cannot be divided.
  var isIndivisible: Bool { isTied || propertySize > Self.maximumPropertySize }

  /// Adds the range of a property.
  mutating func add(_ range: Range<Int>, isShared: Bool) {
    run.properties.append(range)
    propertySize += range.count
    if isShared { run.sharedProperties.append(range) }
  }

  /// Reads a property from the last token of a tokenizer.
  mutating func read(
    _ element: WordElement, _ token: MarkupTokenizer.Token, in tokenizer: borrowing MarkupTokenizer
  ) {
    switch element {
    case .runStyle: style = tokenizer.value(of: token)
    case .language: language = tokenizer.attribute(localName: "eastAsia", of: token)
    case .size: size = tokenizer.value(of: token).flatMap { WordValue.halfPoints($0) }
    case .hidden: isHidden = WordValue.isOn(tokenizer.value(of: token))
    case .eastAsianLayout:
      isCombined =
        tokenizer.attribute(localName: "combine", of: token).map { WordValue.isOn($0) } ?? false
      isTied = tokenizer.attribute(localName: "vert", of: token).map { WordValue.isOn($0) } ?? false
    case .fitText: isTied = true
    default: break
    }
  }
}

extension MarkupTokenizer {
  /// Returns the value of a property, `w:val`.
  func value(of token: Token) -> String? { attribute(localName: "val", of: token) }
}

/// An element whose end tag has not been read.
struct WordOpenElement {
  let code: Int
  let element: WordElement
  /// Whether the text inside is left alone.
  var isSkipped: Bool
  /// Whether the content describes a run, a paragraph or a ruby.
  let isInProperties: Bool
  /// The range of the start tag.
  let range: Range<Int>
}

extension [WordOpenElement] {
  /// Returns whether the innermost open element has the properties of a run or a paragraph, and not
  /// those of an earlier state.
  func isIn(_ properties: WordElement, of element: WordElement) -> Bool {
    count > 1 && self[count - 1].element == properties && self[count - 2].element == element
      && !self[count - 2].isInProperties
  }
}

/// A paragraph whose end tag has not been read.
struct WordOpenParagraph {
  var style: String?
  /// Whether the paragraph itself has the outline level of a heading.
  var hasOutlineLevel = false
}

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
}

/// A text whose end tag has not been read.
struct WordOpenText {
  let prefix: WordPrefix
  /// The range of the start tag.
  let tag: Range<Int>
  let preservesSpace: Bool
  let isFirst: Bool
  /// Whether tags have been read in the text, which is damaged then.
  var hasTags = false
}

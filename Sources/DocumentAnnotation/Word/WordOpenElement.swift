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

/// A run of text with equal properties, `w:r`.
struct WordRun {
  /// The offset of the start tag.
  let start: Int
  let prefix: WordPrefix
  /// The offset after the end tag, when it has been read.
  var end: Int?
  /// The start tag of the properties (`w:rPr`), with which they are repeated.
  var propertiesTag: Range<Int>?
  /// The ranges of the properties without their tags and without revision marks, which are repeated
  /// where the run is divided.
  var properties: [Range<Int>] = []
  /// The ranges of the properties that readings have too, such as the color.
  var sharedProperties: [Range<Int>] = []
  /// The size in half points.
  var size = 20

  init(start: Int, prefix: WordPrefix) {
    self.start = start
    self.prefix = prefix
  }
}

/// The text of a run, `w:t`; a run may have several.
struct WordText {
  /// The index of the run in the passage.
  let run: Int
  /// The prefix of its tags.
  let prefix: WordPrefix
  /// The offset after the name of the start tag.
  let attributes: Int
  let content: Range<Int>
  /// Whether white space at the ends of the text counts.
  let preservesSpace: Bool
  /// Whether nothing precedes the text in its run.
  let isFirst: Bool
  /// Whether nothing follows the text in its run; decided at the end of the run.
  var isLast = true
}

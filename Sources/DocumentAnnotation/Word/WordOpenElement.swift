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

/// A run whose end tag has not been read.
struct WordOpenRun {
  var run: WordRun
  var style: String?
  var language: String?
  var size: Int?
  var hasContent = false
  var isHidden = false
  /// Whether the characters share a cell, as in tate-chu-yoko and warichu.
  var isCombined = false
  /// The passage that the run has been added to, and its index there.
  var number = 0
  var index = 0

  init(run: WordRun) { self.run = run }

  /// Adds the range of a property, joined with that before.
  mutating func add(_ range: Range<Int>, isShared: Bool) {
    run.properties.append(range)
    if isShared { run.sharedProperties.append(range) }
  }
}

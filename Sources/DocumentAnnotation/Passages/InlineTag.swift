/// A tag between the spans of a passage.
struct InlineTag {
  enum Kind {
    case start, end, empty
    /// A change of the format that an annotation may include if it cannot be divided there.
    case division
  }
  let kind: Kind
  let source: Range<Int>
  /// Whether the tag is a delimiter run of Markdown, such as `**`.
  var isDelimiter = false
  /// Whether a delimiter run becomes text if a punctuation character is inserted beside it, inside
  /// the element (CommonMark 6.2, left-flanking and right-flanking delimiter runs).
  var isFragile = false
}

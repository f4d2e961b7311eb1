/// A tag between the spans of a passage.
struct InlineTag {
  enum Kind {
    case start, end, empty
    /// A change of the format that an annotation may include if it cannot be divided there.
    case division
  }
  let kind: Kind
  let source: Range<Int>
}

/// A tag between the spans of a passage.
struct InlineTag {
  enum Kind { case start, end, empty }
  let kind: Kind
  let source: Range<Int>
}

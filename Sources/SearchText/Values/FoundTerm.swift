/// A term of a text that is being analyzed.
package struct FoundTerm {
  package let text: String
  /// The range in the text, in UTF-8 offsets.
  package let range: Range<Int>
  package let position: Int
  package let folds: FoldSet
}

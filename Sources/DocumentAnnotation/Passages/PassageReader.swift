/// Reads the passages of a document, in order.
///
/// A reader keeps only what the next passage needs, so that documents may be of any length.
protocol PassageReader: ~Copyable {
  /// The passage that ``next()`` has read.
  var passage: Passage { get }

  /// Reads the next passage, and returns false at the end of the document.
  mutating func next() -> Bool

  /// What is left alone because its structure is uncertain; complete after the last passage.
  var counts: AnnotationCounts { get }
}

extension PassageReader where Self: ~Copyable {
  var counts: AnnotationCounts { AnnotationCounts() }
}

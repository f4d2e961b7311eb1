/// Reads the passages of a document, in order.
///
/// A reader keeps only what the next passage needs, so that documents may be of any length.
protocol PassageReader: ~Copyable {
  /// The passage that ``next()`` has read.
  var passage: Passage { get }

  /// Reads the next passage, and returns false at the end of the document.
  mutating func next() -> Bool

  /// The number of cues, records or values that are left alone because they are malformed.
  var malformedCount: Int { get }
}

extension PassageReader where Self: ~Copyable {
  var malformedCount: Int { 0 }
}

import DocumentAnnotation

/// What has become of one file.
struct DocumentResult: Sendable {
  let file: String
  var counts = AnnotationCounts()
  var warnings: [AnnotationWarning] = []
  /// The number of insertions or removals.
  var edits = 0
  /// Whether the output differs from the input.
  var isChanged = false
  /// What is written to standard output, in order.
  var output: [UInt8] = []
  /// Why the file is unchanged, if it cannot be annotated.
  var failure: String?
}

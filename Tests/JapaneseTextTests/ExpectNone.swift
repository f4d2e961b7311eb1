import Testing

/// Expects that a test collected no failures, and lists those it collected.
func expectNone(_ failures: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  // Only the joined list is reported: the macro would print every element twice.
  let count = failures.count
  #expect(
    count == 0, "\n\(failures.prefix(60).joined(separator: "\n"))", sourceLocation: sourceLocation)
}

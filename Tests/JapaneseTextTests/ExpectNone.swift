import Testing

/// Expects a test to have collected no failures, and lists them.
func expectNone(_ failures: [String], sourceLocation: SourceLocation = #_sourceLocation) {
  // The list alone: the macro would print every element twice.
  let count = failures.count
  #expect(
    count == 0, "\n\(failures.prefix(60).joined(separator: "\n"))", sourceLocation: sourceLocation)
}

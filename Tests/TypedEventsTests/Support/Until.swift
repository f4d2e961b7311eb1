import Testing

/// Lets other tasks run until a condition holds, with a time limit.
func until(
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async -> Bool
) async {
  // The other tests keep the threads busy for minutes.
  let end = ContinuousClock.now + .seconds(1200)
  while !(await condition()) {
    guard ContinuousClock.now < end else {
      Issue.record("waited in vain", sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}

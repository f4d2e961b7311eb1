import Testing

/// Lets other tasks run until something holds, and not for ever.
func until(
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: () async -> Bool
) async {
  let end = ContinuousClock.now + .seconds(300)
  while !(await condition()) {
    guard ContinuousClock.now < end else {
      Issue.record("waited in vain", sourceLocation: sourceLocation)
      return
    }
    await Task.yield()
  }
}

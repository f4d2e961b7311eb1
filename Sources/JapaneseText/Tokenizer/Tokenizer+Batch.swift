extension Tokenizer {
  /// The tokens of many texts, worked on in parallel, in the order of the texts.
  ///
  /// ```swift
  /// let results = await tokenizer.tokens(inEach: ["東京へ", "行く"])
  /// results.map { $0.map(\.surface) }  // [["東京", "へ"], ["行く"]]
  /// ```
  ///
  /// - Parameters:
  ///   - texts: any texts.
  ///   - maximumTasks: how many tasks at the most; the pool of Swift's concurrency has a thread
  ///     for each processor, and more tasks than that gain nothing.
  /// - Returns: the tokens of each text.
  /// - Complexity: linear in the length of the texts; the result is held whole.
  public func tokens(
    inEach texts: some Sequence<String>, maximumTasks: Int = 8
  ) async -> [[Token]] {
    await map(texts, maximumTasks: maximumTasks) { tokens(in: $0) }
  }

  /// What `transform` makes of many texts, worked on in parallel, in the order of the texts.
  ///
  /// ```swift
  /// let counts = await tokenizer.map(lines) { tokenizer.words(in: $0).count }
  /// ```
  ///
  /// Texts go to the tasks in runs of some ten thousand bytes, so that short ones cost little; a
  /// cancelled task still gives a whole result.
  ///
  /// - Parameters:
  ///   - texts: any texts.
  ///   - maximumTasks: how many tasks at the most.
  ///   - transform: called once for each text, from several tasks at once.
  /// - Returns: the results in the order of the texts.
  public func map<Result: Sendable>(
    _ texts: some Sequence<String>, maximumTasks: Int = 8,
    _ transform: @escaping @Sendable (String) -> Result
  ) async -> [Result] {
    var runs = TextRuns(texts.makeIterator())
    return await withTaskGroup(of: (Int, [Result]).self) { group in
      var finished: [[Result]] = []
      func addTask() -> Bool {
        guard let run = runs.next() else { return false }
        let number = finished.count
        finished.append([])
        group.addTask { (number, run.map(transform)) }
        return true
      }
      for _ in 0..<max(1, maximumTasks) where !addTask() { break }
      while let (number, results) = await group.next() {
        finished[number] = results
        _ = addTask()
      }
      return finished.flatMap(\.self)
    }
  }
}

/// Texts in runs large enough to be worth a task.
private struct TextRuns<Texts: IteratorProtocol<String>> {
  private var texts: Texts
  private static var runSize: Int { 1 << 14 }

  init(_ texts: Texts) { self.texts = texts }

  mutating func next() -> [String]? {
    var run: [String] = []
    var size = 0
    while size < Self.runSize, let text = texts.next() {
      run.append(text)
      size += text.utf8.count + 64
    }
    return run.isEmpty ? nil : run
  }
}

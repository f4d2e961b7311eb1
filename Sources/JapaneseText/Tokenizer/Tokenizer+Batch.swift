// Left out by Scripts/c-library, because tasks do not survive a fork.
#if Concurrency
extension Tokenizer {
  /// Returns the tokens of several texts, computed in parallel, in the order of the texts.
  ///
  /// ```swift
  /// let results = await tokenizer.tokens(inEach: ["東京へ", "行く"])
  /// results.map { $0.map(\.surface) }  // [["東京", "へ"], ["行く"]]
  /// ```
  ///
  /// - Parameters:
  ///   - texts: any texts.
  ///   - maximumTasks: the maximum number of concurrent tasks; more tasks than processors bring no
  ///     benefit, because the thread pool of Swift concurrency has one thread per processor.
  /// - Returns: the tokens of each text.
  /// - Complexity: linear in the length of the texts; the whole result is held in memory.
  public func tokens(
    inEach texts: some Sequence<String>, maximumTasks: Int = 8
  ) async -> [[Token]] {
    await map(texts, maximumTasks: maximumTasks) { tokens(in: $0) }
  }

  /// Returns the results of `transform` for several texts, computed in parallel, in the order of
  /// the texts.
  ///
  /// ```swift
  /// let counts = await tokenizer.map(lines) { tokenizer.words(in: $0).count }
  /// ```
  ///
  /// Texts are assigned to tasks in batches of about 16 kB, so that short texts have little
  /// overhead. Cancellation has no effect: the result is always complete.
  ///
  /// - Parameters:
  ///   - texts: any texts.
  ///   - maximumTasks: the maximum number of concurrent tasks.
  ///   - transform: called once for each text, concurrently from several tasks.
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

/// Groups texts into batches that are large enough for a task.
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
#endif

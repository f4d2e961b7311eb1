import Synchronization

/// Computes independent results on several threads.
package enum ParallelResults {
  /// Calls a function for the numbers from 0.
  ///
  /// The calling thread takes part; if the system creates no other, it does all the work.
  ///
  /// - Parameters:
  ///   - count: how many results there are; none for 0.
  ///   - threads: the maximum number of threads; 1 and less for the calling thread only.
  ///   - body: is called for each number once, on any thread.
  /// - Returns: the results in the order of the numbers.
  /// - Throws: the error for the smallest number that has one. Numbers after it may be left out.
  package static func compute<Result: Sendable, Failure>(
    _ count: Int, threads: Int, _ body: @escaping @Sendable (Int) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    let work = Work(count: count, body)
    let others = (1..<max(1, min(threads, count))).compactMap { _ in WorkerThread { work.run() } }
    work.run()
    for thread in others { thread.join() }
    return try work.results()
  }
}

private final class Work<Result: Sendable, Failure: Error>: Sendable {
  private struct State {
    var next = 0
    var end: Int
    var results: [Result?]
    var failure: Failure?
  }

  private let state: Mutex<State>
  private let body: @Sendable (Int) throws(Failure) -> Result

  init(count: Int, _ body: @escaping @Sendable (Int) throws(Failure) -> Result) {
    state = Mutex(State(end: count, results: Array(repeating: nil, count: count)))
    self.body = body
  }

  /// Computes results until there is no number left.
  func run() {
    while let number = next() {
      do throws(Failure) {
        let result = try body(number)
        state.withLock { $0.results[number] = result }
      } catch {
        // Every smaller number has been taken already, and is finished.
        state.withLock { state in
          guard number < state.end else { return }
          state.end = number
          state.failure = error
        }
      }
    }
  }

  private func next() -> Int? {
    state.withLock { state in
      guard state.next < state.end else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func results() throws(Failure) -> [Result] {
    let (failure, results) = state.withLock { ($0.failure, $0.results) }
    if let failure { throw failure }
    return results.compactMap(\.self)
  }
}

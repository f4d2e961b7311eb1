import Synchronization
import Testing
import TextFoundation

/// Tests computing results on several threads.
@Suite struct ParallelResultsTests {
  private struct Failure: Error, Equatable { let number: Int }

  @Test func resultsAreInOrder() {
    for threads in [-1, 0, 1, 2, 3, 16] {
      for count in [0, 1, 2, 3, 100] {
        let calls = Mutex<[Int]>([])
        let results = ParallelResults.compute(count, threads: threads) { number in
          calls.withLock { $0.append(number) }
          return "\(number * number)"
        }
        #expect(results == (0..<count).map { "\($0 * $0)" }, "\(threads) threads")
        #expect(calls.withLock { $0.sorted() } == Array(0..<count), "\(threads) threads")
      }
    }
  }

  @Test func theFirstFailureIsThrown() {
    for threads in [1, 2, 8] {
      for failing in [[0], [99], [40, 41, 42, 90], Array(0..<100)] {
        let calls = Mutex<Set<Int>>([])
        #expect(throws: Failure(number: failing[0]), "\(threads) threads") {
          try ParallelResults.compute(100, threads: threads) { (number) throws(Failure) in
            calls.withLock { _ = $0.insert(number) }
            if failing.contains(number) { throw Failure(number: number) }
            return number
          }
        }
        // All before it are computed, and with one thread nothing after it.
        let called = calls.withLock { $0 }
        #expect(called.isSuperset(of: 0...failing[0]))
        if threads == 1 { #expect(called.count == failing[0] + 1) }
      }
    }
  }

  @Test func severalThreadsTakePart() {
    // Each number waits for the other one, which only another thread can compute.
    let arrived = Mutex(0)
    let results = ParallelResults.compute(2, threads: 2) { number in
      arrived.withLock { $0 += 1 }
      while arrived.withLock({ $0 }) < 2 { sched_yield() }
      return number
    }
    #expect(results == [0, 1])
  }
}

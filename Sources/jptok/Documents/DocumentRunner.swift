import CommandSupport
import TextFoundation

/// Processes files on several threads and finishes them in order.
struct DocumentRunner {
  /// The number of threads.
  let jobs: Int
  /// How many files may wait to be finished, so that memory is bounded.
  private var capacity: Int { jobs * 2 }

  private struct State {
    var next = 0
    var finished = 0
    var results: [Int: DocumentResult] = [:]
    var isCanceled = false
  }

  private final class Shared: @unchecked Sendable {
    // Every access is inside `monitor.locked`.
    var state = State()
    let monitor = Monitor()
  }

  /// Processes files.
  ///
  /// - Parameters:
  ///   - files: the files.
  ///   - process: is called on several threads; it must not throw, but return the failure.
  ///   - finish: is called with the results in the order of the files.
  /// - Throws: the first error of `finish`, after the files in progress.
  func run(
    _ files: [DocumentFiles.File],
    process: @escaping @Sendable (DocumentFiles.File) -> DocumentResult,
    finish: (DocumentResult) throws -> Void
  ) throws {
    guard jobs > 1, files.count > 1 else {
      for file in files { try finish(process(file)) }
      return
    }
    let shared = Shared()
    let capacity = capacity
    let threads = (0..<min(jobs, files.count)).compactMap { _ in
      WorkerThread {
        while let index = Self.nextIndex(shared, count: files.count, capacity) {
          let result = process(files[index])
          shared.monitor.locked {
            shared.state.results[index] = result
            shared.monitor.wakeAll()
          }
        }
      }
    }
    defer { for thread in threads { thread.join() } }
    guard !threads.isEmpty else {
      for file in files { try finish(process(file)) }
      return
    }
    for index in files.indices {
      let result = shared.monitor.locked {
        while shared.state.results[index] == nil { shared.monitor.wait() }
        shared.state.finished = index + 1
        shared.monitor.wakeAll()
        return shared.state.results.removeValue(forKey: index)
      }
      guard let result else { return }
      do {
        try finish(result)
      } catch {
        shared.monitor.locked {
          shared.state.isCanceled = true
          shared.monitor.wakeAll()
        }
        throw error
      }
    }
  }

  /// Returns the index of the next file, or nil at the end; waits while too many results wait.
  private static func nextIndex(_ shared: Shared, count: Int, _ capacity: Int) -> Int? {
    shared.monitor.locked {
      while !shared.state.isCanceled, shared.state.next < count,
        shared.state.next >= shared.state.finished + capacity
      {
        shared.monitor.wait()
      }
      guard !shared.state.isCanceled, shared.state.next < count else { return nil }
      defer { shared.state.next += 1 }
      return shared.state.next
    }
  }
}

import Synchronization
import TextFoundation
@testable import TypedEvents

/// What handlers have seen, in order.
final class Log {
  private(set) var entries: [String] = []

  func write(_ entry: String) { entries.append(entry) }

  /// The entries so far; the log starts anew.
  func takeEntries() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// An observer with a name.
final class Observer {
  let name: String
  private let log: Log
  private let resident: Census.Resident?

  init(_ name: String, _ log: Log, _ census: Census? = nil) {
    self.name = name
    self.log = log
    resident = census?.makeResident()
  }

  func hear(_ number: Int) { log.write("\(name)\(number)") }
}

/// Counts objects that are alive.
final class Census: Sendable {
  fileprivate let count = Atomic<Int>(0)

  var living: Int { count.load(ordering: .sequentiallyConsistent) }

  /// An object that is counted, to be captured by closures.
  func makeResident() -> Resident { Resident(self) }

  final class Resident: Sendable {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.count.add(1, ordering: .sequentiallyConsistent)
    }

    deinit { census.count.subtract(1, ordering: .sequentiallyConsistent) }

    /// A use, for a closure that has to capture this.
    func stay() {}
  }
}

/// An observer any thread may call.
final class Counter: Sendable {
  let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  func add(_ number: Int) { count.add(number, ordering: .relaxed) }
}

/// A log any thread may write.
final class SharedLog: Sendable {
  private let lines = TracedMutex<[String]>([])

  var entries: [String] { lines.withLock { $0 } }

  func write(_ entry: String) { lines.withLock { $0.append(entry) } }
}

import Synchronization
import TextFoundation

@testable import TypedEvents

/// The events that handlers have received, in order.
final class Log {
  private(set) var entries: [String] = []

  func write(_ entry: String) { entries.append(entry) }

  /// Returns the entries so far and clears the log.
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

/// Counts live objects.
final class Census: Sendable {
  fileprivate let count = Atomic<Int>(0)

  var living: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Returns a counted object, to be captured by closures.
  func makeResident() -> Resident { Resident(self) }

  final class Resident: Sendable {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.count.add(1, ordering: .sequentiallyConsistent)
    }

    deinit { census.count.subtract(1, ordering: .sequentiallyConsistent) }

    /// Does nothing; lets a closure capture the object.
    func stay() {}
  }
}

/// An observer that any thread may call.
final class Counter: Sendable {
  let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  func add(_ number: Int) { count.add(number, ordering: .relaxed) }
}

/// A log that any thread may write.
final class SharedLog: Sendable {
  private let lines = TracedMutex<[String]>([])

  var entries: [String] { lines.withLock { $0 } }

  func write(_ entry: String) { lines.withLock { $0.append(entry) } }
}

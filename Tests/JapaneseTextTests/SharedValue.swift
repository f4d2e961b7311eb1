import Synchronization

/// A value that several tasks of a test change.
final class SharedValue<Value: Sendable>: Sendable {
  private let storage: Mutex<Value>

  init(_ value: Value) { storage = Mutex(value) }

  /// The current value.
  var value: Value { storage.withLock { $0 } }

  /// Changes the value; no other task reads or changes it at the same time.
  func change(_ body: (inout Value) -> Void) { storage.withLock { body(&$0) } }
}

/// Counts how many tasks are in a section at the same time.
final class ConcurrencyGauge: Sendable {
  private let counts = SharedValue([0, 0])

  /// The number of tasks in the section now.
  var current: Int { counts.value[0] }

  /// The maximum number of tasks that were in the section at the same time.
  var maximum: Int { counts.value[1] }

  /// Runs `body` in the section.
  func run<Result>(_ body: () -> Result) -> Result {
    counts.change { counts in
      counts[0] += 1
      counts[1] = max(counts[0], counts[1])
    }
    defer { counts.change { $0[0] -= 1 } }
    return body()
  }
}

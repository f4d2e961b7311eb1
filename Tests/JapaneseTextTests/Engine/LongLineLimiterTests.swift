import Testing

@testable import JapaneseText

/// Tests that long lines are parsed one at a time, and others concurrently.
@Suite(.timeLimit(.minutes(1))) struct LongLineLimiterTests {
  private static let longLine = 1 << 15

  private struct Failure: Error {}

  /// Runs tasks that each admit a line, and returns the maximum number admitted at a time.
  private func concurrency(of size: Int) async -> Int {
    let limiter = LongLineLimiter()
    let gauge = ConcurrencyGauge()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            limiter.admit(size: size) {
              // Some work in which another task can begin.
              let sum = gauge.run { (0..<500).reduce(0, &+) }
              #expect(sum == 124_750)
            }
          }
        }
      }
    }
    #expect(gauge.current == 0)
    return gauge.maximum
  }

  @Test func longLinesAreAdmittedOneAtATime() async {
    for size in [Self.longLine, Self.longLine + 1, 1 << 20] {
      #expect(await concurrency(of: size) == 1, "\(size) bytes")
    }
  }

  /// A short line is admitted inside a long one; if it waited for it, the test would not end.
  @Test func shortLinesDoNotWait() {
    let limiter = LongLineLimiter()
    for size in [0, 1, Self.longLine - 1] {
      var order: [String] = []
      limiter.admit(size: Self.longLine) {
        order.append("long")
        limiter.admit(size: size) { order.append("short") }
        order.append("end")
      }
      #expect(order == ["long", "short", "end"], "\(size) bytes")
    }
  }

  @Test func errorsArePassedOnAndEndTheAdmission() {
    let limiter = LongLineLimiter()
    for size in [0, Self.longLine] {
      #expect(throws: Failure.self) { try limiter.admit(size: size) { throw Failure() } }
      var isAdmitted = false
      limiter.admit(size: size) { isAdmitted = true }
      #expect(isAdmitted, "\(size) bytes")
    }
  }
}

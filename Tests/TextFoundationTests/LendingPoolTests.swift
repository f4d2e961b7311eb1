import Synchronization
import Testing
import TextFoundation

@Suite struct LendingPoolTests {
  /// An object that counts its simultaneous users, and the objects alive.
  private final class Scratch: Sendable {
    static let living = Atomic<Int>(0)
    let users = Atomic<Int>(0)

    init() { Self.living.add(1, ordering: .relaxed) }
    deinit { Self.living.subtract(1, ordering: .relaxed) }
  }

  @Test func whatIsGivenBackIsTakenAgain() {
    let pool = LendingPool<Scratch>(capacity: 2)
    #expect(pool.take() == nil)
    let (one, other, third) = (Scratch(), Scratch(), Scratch())
    for scratch in [one, other, third] { pool.putBack(scratch) }
    let taken = [pool.take(), pool.take()]
    #expect(taken.contains { $0 === one } && taken.contains { $0 === other })
    #expect(pool.take() == nil, "the third was let go")
  }

  @Test func eightTasksNeverShareAnObjectAndNoneLeaks() async {
    do {
      let pool = LendingPool<Scratch>(capacity: 4)
      let shared = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask {
            var shared = 0
            for _ in 0..<2_000 {
              let scratch = pool.take() ?? Scratch()
              if scratch.users.add(1, ordering: .relaxed).newValue != 1 { shared += 1 }
              scratch.users.subtract(1, ordering: .relaxed)
              pool.putBack(scratch)
            }
            return shared
          }
        }
        return await group.reduce(0, +)
      }
      #expect(shared == 0)
      #expect(Scratch.living.load(ordering: .relaxed) <= 4 + 3, "no more than are kept")
    }
    #expect(Scratch.living.load(ordering: .relaxed) <= 3, "the pool lets all go")
  }
}

import Synchronization
import Testing
import TextFoundation

@Suite struct LendingPoolTests {
  /// An object that counts its simultaneous users, and the objects alive.
  private final class PooledObject: Sendable {
    static let living = Atomic<Int>(0)
    let users = Atomic<Int>(0)

    init() { Self.living.add(1, ordering: .relaxed) }
    deinit { Self.living.subtract(1, ordering: .relaxed) }
  }

  @Test func returnedObjectsAreReused() {
    let pool = LendingPool<PooledObject>(capacity: 2)
    #expect(pool.take() == nil)
    let (one, other, third) = (PooledObject(), PooledObject(), PooledObject())
    for object in [one, other, third] { pool.putBack(object) }
    let taken = [pool.take(), pool.take()]
    #expect(taken.contains { $0 === one } && taken.contains { $0 === other })
    #expect(pool.take() == nil, "the third was let go")
  }

  @Test func eightTasksNeverShareAnObjectAndNoObjectLeaks() async {
    do {
      let pool = LendingPool<PooledObject>(capacity: 4)
      let shared = await withTaskGroup(of: Int.self) { group in
        for _ in 0..<8 {
          group.addTask {
            var shared = 0
            for _ in 0..<2_000 {
              let object = pool.take() ?? PooledObject()
              if object.users.add(1, ordering: .relaxed).newValue != 1 { shared += 1 }
              object.users.subtract(1, ordering: .relaxed)
              pool.putBack(object)
            }
            return shared
          }
        }
        return await group.reduce(0, +)
      }
      #expect(shared == 0)
      #expect(
        PooledObject.living.load(ordering: .relaxed) <= 4 + 3, "no more than the pool retains")
    }
    #expect(PooledObject.living.load(ordering: .relaxed) <= 3, "the pool lets all go")
  }
}

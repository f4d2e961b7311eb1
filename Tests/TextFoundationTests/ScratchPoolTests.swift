import Synchronization
import Testing
import TextFoundation

@Suite("Pools and mutexes")
struct ScratchPoolTests {
  private final class First {}
  private final class Second {}
  private final class Third {}

  /// An object that counts the objects alive and its simultaneous users.
  private final class Counted: Sendable {
    let living: Counter
    let users = Atomic<Int>(0)

    init(_ living: Counter) {
      self.living = living
      living.value.add(1, ordering: .relaxed)
    }

    deinit { living.value.subtract(1, ordering: .relaxed) }
  }

  private final class Counter: Sendable {
    let value = Atomic<Int>(0)
  }

  @Test("an object is lent again only as its own type")
  func types() {
    let pool = ScratchPool()
    #expect(pool.take(First.self) == nil, "a new pool is empty")
    let (first, second) = (First(), Second())
    pool.putBack(first)
    #expect(pool.take(Second.self) == nil, "the object is of another type")
    pool.putBack(second)
    #expect(pool.take(First.self) === first)
    #expect(pool.take(First.self) == nil, "each object is lent to one borrower")
    let inferred: Second? = pool.take()
    #expect(inferred === second, "the type is inferred")
  }

  @Test("types beyond the capacity are not retained, the others are")
  func typeCapacity() {
    for capacity in 0...3 {
      let pool = ScratchPool(typeCapacity: capacity)
      pool.putBack(First())
      pool.putBack(Second())
      pool.putBack(Third())
      let retained = [
        pool.take(First.self) != nil, pool.take(Second.self) != nil, pool.take(Third.self) != nil,
      ]
      #expect(retained == (0..<3).map { $0 < capacity }, "capacity \(capacity)")
    }
  }

  @Test("four types by default, claimed by borrowing too")
  func defaultTypeCapacity() {
    final class Fourth {}
    final class Fifth {}
    let pool = ScratchPool()
    #expect(pool.take(First.self) == nil && pool.take(Second.self) == nil)
    pool.putBack(Third())
    pool.putBack(Fourth())
    pool.putBack(Fifth())
    #expect(pool.take(Third.self) != nil)
    #expect(pool.take(Fourth.self) != nil)
    #expect(pool.take(Fifth.self) == nil, "the first two types hold their places")
  }

  @Test("sixteen objects of a type are retained, and all are released with the pool")
  func objectCapacity() {
    let counter = Counter()
    do {
      let pool = ScratchPool()
      for object in (0..<20).map({ _ in Counted(counter) }) { pool.putBack(object) }
      #expect(counter.value.load(ordering: .relaxed) == 16)
      var lent: [Counted] = []
      while let object = pool.take(Counted.self) { lent.append(object) }
      #expect(lent.count == 16)
      #expect(Set(lent.map { ObjectIdentifier($0) }).count == 16, "each object once")
      for object in lent.prefix(5) { pool.putBack(object) }
    }
    #expect(counter.value.load(ordering: .relaxed) == 0)
  }

  @Test("a lending pool of any capacity, sixteen by default")
  func lendingCapacity() {
    let counter = Counter()
    for capacity in [0, 1, 5] {
      let pool = LendingPool<Counted>(capacity: capacity)
      for object in (0..<8).map({ _ in Counted(counter) }) { pool.putBack(object) }
      #expect(counter.value.load(ordering: .relaxed) == capacity)
      var lent = 0
      while pool.take() != nil { lent += 1 }
      #expect(lent == capacity)
    }
    let pool = LendingPool<Counted>()
    for object in (0..<18).map({ _ in Counted(counter) }) { pool.putBack(object) }
    #expect(counter.value.load(ordering: .relaxed) == 16)
  }

  @Test("tasks never share an object of a scratch pool")
  func concurrency() async {
    let counter = Counter()
    let pool = ScratchPool(typeCapacity: 2)
    let shared = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var shared = 0
          for _ in 0..<1_000 {
            let object = pool.take(Counted.self) ?? Counted(counter)
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
    #expect((1...16).contains(counter.value.load(ordering: .relaxed)))
  }

  @Test("a mutex returns the result of its body, and loses no change of eight tasks")
  func mutex() async {
    final class Box: Sendable {
      let log = TracedMutex<[Int]>([])
    }
    let box = Box()
    let lengths = await withTaskGroup(of: [Int].self) { group in
      for task in 0..<8 {
        group.addTask {
          (0..<500).map { _ in
            box.log.withLock { log in
              log.append(task)
              return log.count
            }
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(lengths.sorted() == Array(1...4_000), "each body saw the changes before it, once")
    let log = box.log.withLock { $0 }
    for task in 0..<8 { #expect(log.count { $0 == task } == 500) }
  }
}

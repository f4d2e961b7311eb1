import Synchronization
import Testing

@testable import MarkupText

/// Components of the storage: node numbering, lazy references, lines and columns.
@Suite struct TreePartsTests {
  @Test func numbersOfNodes() {
    let plain = NodeNumbering()
    for index in [0, 1, 500] as [Int32] {
      #expect(plain.number(ofNodeAt: index) == Int(index))
      #expect(plain.index(of: Int(index)) == Int(index))
    }
    #expect(plain.index(of: -1) == nil && plain.index(of: .min) == nil)
    // Released: 1, 2, 4, 5, 6, 8 and 9.
    let numbering = NodeNumbering(retained: [0, 3, 7], next: 10)
    let rows: [(index: Int, number: Int)] = [(0, 0), (1, 3), (2, 7), (3, 10), (4, 11), (100, 107)]
    for row in rows {
      #expect(numbering.number(ofNodeAt: Int32(row.index)) == row.number)
      #expect(numbering.index(of: row.number) == row.index)
    }
    for number in [-1, 1, 2, 4, 5, 6, 8, 9] {
      #expect(numbering.index(of: number) == nil, "\(number)")
    }
    let none = NodeNumbering(retained: [], next: 4)
    #expect(none.index(of: 3) == nil && none.index(of: 4) == 0 && none.number(ofNodeAt: 0) == 4)
  }

  private final class Value: Sendable {
    let number: Int
    let log: Log
    init(_ number: Int, _ log: Log) {
      (self.number, self.log) = (number, log)
      log.add(1)
    }
    deinit { log.add(-1) }
  }

  /// The number of live objects. (An atomic, since ThreadSanitizer does not see the order of a
  /// `Mutex`.)
  private final class Log: Sendable {
    private let alive = Atomic(0)
    func add(_ number: Int) { alive.add(number, ordering: .acquiringAndReleasing) }
    var count: Int { alive.load(ordering: .acquiring) }
  }

  @Test func lazyReferencesAreCreatedOnceAndReleased() {
    let log = Log()
    do {
      let reference = LazyReference<Value>()
      #expect(reference.current == nil && log.count == 0)
      #expect(reference.value { Value(1, log) }.number == 1)
      #expect(reference.value { Value(2, log) }.number == 1, "the first one stays")
      #expect(reference.current?.number == 1 && log.count == 1)
      reference.reset()
      #expect(reference.current == nil && log.count == 0, "released at once")
      reference.reset()
      #expect(reference.value { Value(3, log) }.number == 3, "and made anew")
      let copy = LazyReference(reference.current)
      #expect(copy.current === reference.current)
      reference.reset()
      #expect(copy.current?.number == 3 && log.count == 1, "another reference keeps it")
    }
    #expect(log.count == 0)
  }

  /// All concurrent callers get the same object, and redundant ones are released.
  @Test func lazyReferencesAreMadeByConcurrentTasks() async {
    let log = Log()
    for _ in 0..<20 {
      let holder = Holder()
      await withTaskGroup(of: ObjectIdentifier.self) { group in
        for number in 0..<200 {
          group.addTask { ObjectIdentifier(holder.reference.value { Value(number, log) }) }
        }
        var found: Set<ObjectIdentifier> = []
        for await identifier in group { found.insert(identifier) }
        #expect(found.count == 1)
      }
      #expect(log.count == 1)
      holder.reference.reset()
      #expect(log.count == 0)
    }
  }

  private final class Holder: Sendable {
    let reference = LazyReference<Value>()
  }

  @Test func linesAndColumns() {
    let rows: [(source: String, offset: Int, position: [Int], why: String)] = [
      ("", 0, [0, 1, 1], "nothing"), ("", 9, [0, 1, 1], "after nothing"),
      ("ab", 0, [0, 1, 1], "the start"), ("ab", 1, [1, 1, 2], "a letter on"),
      ("ab", 2, [2, 1, 3], "the end"), ("ab", 7, [2, 1, 3], "after the end"),
      ("ab", -3, [0, 1, 1], "before the start"),
      ("a\nb", 1, [1, 1, 2], "before a newline"), ("a\nb", 2, [2, 2, 1], "after it"),
      ("a\r\nb", 2, [2, 1, 3], "within CR LF"), ("a\r\nb", 3, [3, 2, 1], "after CR LF"),
      ("a\rb", 2, [2, 2, 1], "CR alone"), ("a\r", 2, [2, 2, 1], "CR at the end"),
      ("\n\n\n", 3, [3, 4, 1], "three newlines"), ("\r\r\n\n", 4, [4, 4, 1], "of three kinds"),
      ("あb", 3, [3, 1, 2], "a character of three bytes is one column"),
      ("あb", 1, [1, 1, 1], "within a character"), ("あ", 3, [3, 1, 2], "such a one at the end"),
      ("🎄b", 4, [4, 1, 2], "four bytes"), ("🎄b", 5, [5, 1, 3], "and the next"),
      ("e\u{301}x", 3, [3, 1, 3], "scalars count, not characters"),
      ("\u{2028}a", 3, [3, 1, 2], "not a line end in markup"),
    ]
    for row in rows {
      let position = MarkupTree(parsing: row.source).position(at: row.offset)
      let found = [position.offset, position.line, position.column]
      #expect(found == row.position, "\(row.source.debugDescription) \(row.offset): \(row.why)")
    }
  }

  @Test func cursorsOnlyMoveForward() {
    Array("a\nbあc\r\nd".utf8).withUnsafeBufferPointer { bytes in
      var cursor = PositionCursor()
      var found: [[Int]] = []
      for offset in [0, 3, 1, 6, 6, 100, 2] {
        let position = cursor.advance(to: offset, in: bytes)
        found.append([position.offset, position.line, position.column])
      }
      #expect(
        found == [
          [0, 1, 1], [3, 2, 2], [3, 2, 2], [6, 2, 3], [6, 2, 3], [10, 3, 2], [10, 3, 2],
        ])
    }
  }

  /// The position of each offset by itself is the same as in one pass over all of them.
  @Test func positionsOneByOneMatchOnePass() {
    let source = "<p>a\r\nあ<b>\n</p>\r🎄x\n\n"
    let tree = MarkupTree(parsing: source)
    Array(source.utf8).withUnsafeBufferPointer { bytes in
      var cursor = PositionCursor()
      for offset in 0...bytes.count {
        #expect(cursor.advance(to: offset, in: bytes) == tree.position(at: offset), "\(offset)")
      }
    }
  }
}

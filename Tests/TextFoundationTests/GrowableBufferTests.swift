import Testing
import TextFoundation

@Suite struct GrowableBufferTests {
  @Test(arguments: [-1, 0, 1, 4, 5, 16, 17])
  func theCapacityIsAtLeastFour(minimum: Int) {
    let buffer = GrowableBuffer<UInt64>(minimumCapacity: minimum)
    #expect(buffer.capacity == max(4, minimum))
    #expect(buffer.count == 0 && buffer.isEmpty && buffer.last == nil && buffer.array().isEmpty)
  }

  /// Appends one at a time, at every count around the capacities that doubling goes through.
  @Test(arguments: 0...70)
  func appendedElementsAreRetained(count: Int) {
    var buffer = GrowableBuffer<Int32>(minimumCapacity: 4)
    for value in 0..<count { buffer.append(Int32(value)) }
    #expect(buffer.count == count && buffer.isEmpty == (count == 0))
    #expect(buffer.array() == (0..<count).map(Int32.init))
    #expect(buffer.last == (count == 0 ? nil : Int32(count - 1)))
    for index in 0..<count { #expect(buffer[index] == Int32(index)) }
    #expect(buffer.capacity >= count && buffer.capacity <= max(4, 2 * count))
  }

  @Test func contentsAreAppendedAtEverySize() {
    for old in 0...9 {
      for added in 0...20 {
        var buffer = GrowableBuffer<UInt16>(repeating: 7, count: old)
        let values = (0..<added).map(UInt16.init)
        values.withUnsafeBufferPointer { buffer.append(contentsOf: $0) }
        #expect(buffer.array() == [UInt16](repeating: 7, count: old) + values)
      }
    }
    var buffer = GrowableBuffer<UInt16>()
    buffer.append(contentsOf: UnsafeBufferPointer(start: nil, count: 0))
    #expect(buffer.count == 0)
  }

  @Test func reservedMemoryIsCommitted() {
    var buffer = GrowableBuffer<UInt8>(minimumCapacity: 4)
    buffer.append(1)
    let address = buffer.reserve(100)
    for index in 0..<100 { address[index] = UInt8(index + 2) }
    #expect(buffer.count == 1)
    buffer.commit(60)
    #expect(buffer.array() == Array(1...61))
    // Reserved but not committed memory is reserved again, without growing.
    let capacity = buffer.capacity
    buffer.reserve(capacity - 61)
    #expect(buffer.capacity == capacity)
    buffer.reserve(capacity - 60)
    #expect(buffer.capacity == 2 * capacity && buffer.array() == Array(1...61))
  }

  @Test func insertionAndRemovalAgreeWithArrays() {
    for count in 0...9 {
      for index in 0...count {
        var array = Array(0..<count)
        var buffer = GrowableBuffer<Int>(minimumCapacity: 4)
        for value in array { buffer.append(value) }
        array.insert(-1, at: index)
        buffer.insert(-1, at: index)
        #expect(buffer.array() == array)
        array.remove(at: count / 2)
        buffer.remove(at: count / 2)
        #expect(buffer.array() == array)
        if !array.isEmpty { #expect(buffer.removeLast() == array.removeLast()) }
        #expect(buffer.array() == array && buffer.last == array.last)
      }
    }
  }

  @Test func theEndsAreRemoved() {
    for size in -1...6 {
      var truncated = GrowableBuffer<Int>()
      var shortened = GrowableBuffer<Int>()
      for value in 0..<5 {
        truncated.append(value)
        shortened.append(value)
      }
      truncated.truncate(to: size)
      shortened.removeFirst(size)
      #expect(truncated.array() == Array((0..<5).prefix(max(0, size))))
      #expect(shortened.array() == Array((0..<5).dropFirst(max(0, size))))
    }
  }

  @Test func elementsAreChangedInPlace() {
    var buffer = GrowableBuffer<Int>(repeating: 3, count: 4)
    buffer[0] += 1
    buffer[3] = -1
    #expect(buffer.array() == [4, 3, 3, -1])
    #expect(Array(buffer.values) == [4, 3, 3, -1])
  }

  @Test func removingAllRetainsUsualMemory() {
    for (count, capacity) in [(0, 16), (16, 16), (17, 32), (32, 32), (33, 8), (100, 8)] {
      var buffer = GrowableBuffer<UInt8>()
      for _ in 0..<count { buffer.append(1) }
      buffer.removeAll(retainingAtMost: 32, initial: 8)
      #expect(buffer.isEmpty && buffer.capacity == capacity)
      buffer.append(9)
      #expect(buffer.array() == [9])
    }
    var buffer = GrowableBuffer<UInt8>(minimumCapacity: 5000)
    buffer.removeAll()
    #expect(buffer.capacity == 5000)
  }

  @Test func copiesAreIndependent() {
    var original = GrowableBuffer<Int>(repeating: 1, count: 3)
    var copy = GrowableBuffer(original, extra: 7)
    #expect(copy.capacity == 10)
    copy.append(2)
    original[0] = 5
    #expect(copy.array() == [1, 1, 1, 2] && original.array() == [5, 1, 1])
    let allocated = copy.allocatedCopy()
    copy[0] = 9
    #expect(Array(allocated) == [1, 1, 1, 2])
    allocated.deallocate()
  }

  @Test func elementsMayHaveAnyLayout() {
    struct Padded: BitwiseCopyable, Equatable {
      var first: UInt8
      var second: UInt32
    }
    var buffer = GrowableBuffer<Padded>(minimumCapacity: 4)
    for value in 0..<50 { buffer.append(Padded(first: UInt8(value), second: UInt32(value) << 20)) }
    #expect(buffer[49] == Padded(first: 49, second: 49 << 20))
    #expect(buffer[4] == Padded(first: 4, second: 4 << 20))
  }

  #if DEBUG
  @Test func debugBuildsCheckIndices() async {
    await #expect(processExitsWith: .failure) {
      let buffer = GrowableBuffer<Int>(repeating: 0, count: 2)
      _ = buffer[2]
    }
    await #expect(processExitsWith: .failure) {
      var buffer = GrowableBuffer<Int>()
      buffer.removeLast()
    }
    await #expect(processExitsWith: .failure) {
      var buffer = GrowableBuffer<Int>(repeating: 0, count: 2)
      buffer[-1] = 1
    }
  }
  #endif
}

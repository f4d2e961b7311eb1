/// The rows of MeCab's CSV built so far, with their sort keys.
final class RowStore {
  /// One row: `surface,left,right,cost,…` without a line feed.
  struct Record {
    /// The first sixteen bytes of the surface as two numbers, for radix sorting.
    let high: UInt64
    let low: UInt64
    let offset: Int
    let count: Int32
    let surfaceCount: UInt16
    let source: UInt8
    let rank: UInt8
  }

  let bytes = ByteBuffer(capacity: 1 << 16)
  @exclusivity(unchecked) private(set) var records: UnsafeMutablePointer<Record>
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var capacity = 1 << 10

  init() { records = .allocate(capacity: capacity) }
  deinit { records.deallocate() }

  /// Records the row that was appended to `bytes` at `offset`.
  func addRow(from offset: Int, surfaceCount: Int, source: Int, rank: Int) {
    if count == capacity { grow() }
    let start = UnsafePointer(bytes.start + offset)
    records[count] = Record(
      high: Self.number(start, surfaceCount), low: Self.number(start + 8, surfaceCount &- 8),
      offset: offset, count: Int32(truncatingIfNeeded: bytes.count &- offset),
      surfaceCount: UInt16(truncatingIfNeeded: surfaceCount),
      source: UInt8(truncatingIfNeeded: source), rank: UInt8(truncatingIfNeeded: rank))
    count &+= 1
  }

  /// Returns the bytes of a record's row.
  func row(_ record: Record) -> ByteSlice {
    ByteSlice(start: bytes.start + record.offset, count: Int(record.count))
  }

  /// Removes the records of some sources, without removing their bytes or changing the order of the
  /// others.
  func removeRows(ofSources sources: Set<UInt8>) {
    if sources.isEmpty { return }
    var retainedCount = 0
    var index = 0
    while index < count {
      let record = records[index]
      index &+= 1
      if sources.contains(record.source) { continue }
      records[retainedCount] = record
      retainedCount &+= 1
    }
    count = retainedCount
  }

  /// Removes all records except those with the given indices, which are in ascending order.
  func retainRecords(_ indices: [Int]) {
    for (position, index) in indices.enumerated() { records[position] = records[index] }
    count = indices.count
  }

  private func grow() {
    let moved = UnsafeMutablePointer<Record>.allocate(capacity: capacity * 2)
    UnsafeMutableRawPointer(moved).copyMemory(
      from: records, byteCount: capacity * MemoryLayout<Record>.stride)
    records.deallocate()
    records = moved
    capacity *= 2
  }

  /// Returns up to eight bytes as a number with the same order; missing bytes count as 0.
  private static func number(_ start: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    if count >= 8 {
      return UInt64(bigEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    }
    var value: UInt64 = 0
    var index = 0
    while index < 8 {
      value = value &<< 8 | (index < count ? UInt64(start[index]) : 0)
      index &+= 1
    }
    return value
  }
}

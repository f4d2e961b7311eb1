/// The order of a dictionary's rows.
///
/// MeCab groups rows by surface in byte order and preserves the input order within a surface, which
/// decides between paths of equal cost. Rows of one surface are ordered by source, and within a
/// source as their authors sorted them: by the text of the row in EUC-JP, in which ー precedes the
/// kana. Exceptions have a rank.
enum RowOrder {
  /// Sorts all records by a radix sort on the first sixteen bytes of the surface, then by the rest.
  static func sort(_ store: RowStore) {
    let count = store.count
    let spare = UnsafeMutablePointer<RowStore.Record>.allocate(capacity: max(count, 1))
    defer { spare.deallocate() }
    for digit in 0..<8 {
      distribute(from: store.records, to: spare, count, digit)
      UnsafeMutableRawPointer(store.records).copyMemory(
        from: spare, byteCount: count * MemoryLayout<RowStore.Record>.stride)
    }
    var start = 0
    while start < count {
      var end = start &+ 1
      while end < count && store.records[end].high == store.records[start].high
        && store.records[end].low == store.records[start].low
      { end &+= 1 }
      if end &- start > 1 { insertionSort(store, start, end) }
      start = end
    }
  }

  /// Performs one stable pass on the `digit`-th group of sixteen bits from the right.
  private static func distribute(
    from source: UnsafeMutablePointer<RowStore.Record>,
    to target: UnsafeMutablePointer<RowStore.Record>, _ count: Int, _ digit: Int
  ) {
    let starts = UnsafeMutablePointer<Int>.allocate(capacity: 65_537)
    defer { starts.deallocate() }
    starts.initialize(repeating: 0, count: 65_537)
    let shift = UInt64(digit & 3) &* 16
    var index = 0
    while index < count {
      let key = digit < 4 ? source[index].low : source[index].high
      starts[Int(truncatingIfNeeded: key &>> shift & 0xFFFF) &+ 1] &+= 1
      index &+= 1
    }
    index = 0
    while index < 65_536 {
      starts[index &+ 1] &+= starts[index]
      index &+= 1
    }
    index = 0
    while index < count {
      let key = digit < 4 ? source[index].low : source[index].high
      let bucket = Int(truncatingIfNeeded: key &>> shift & 0xFFFF)
      target[starts[bucket]] = source[index]
      starts[bucket] &+= 1
      index &+= 1
    }
  }

  private static func insertionSort(_ store: RowStore, _ start: Int, _ end: Int) {
    var index = start &+ 1
    while index < end {
      let record = store.records[index]
      var position = index
      while position > start && compare(store, record, store.records[position &- 1]) < 0 {
        store.records[position] = store.records[position &- 1]
        position &-= 1
      }
      store.records[position] = record
      index &+= 1
    }
  }

  private static func compare(
    _ store: RowStore, _ a: RowStore.Record, _ b: RowStore.Record
  ) -> Int {
    let rowA = store.row(a)
    let rowB = store.row(b)
    let common = Int(min(a.surfaceCount, b.surfaceCount))
    let order = Memory.compare(rowA.start, rowB.start, common)
    if order != 0 { return order }
    if a.surfaceCount != b.surfaceCount { return Int(a.surfaceCount) &- Int(b.surfaceCount) }
    if a.source != b.source { return Int(a.source) &- Int(b.source) }
    if a.rank != b.rank { return Int(a.rank) &- Int(b.rank) }
    return compareText(rowA, rowB)
  }

  /// Compares two rows in separate buffers.
  static func compareText(_ a: ByteBuffer, _ b: ByteBuffer) -> Int { compareText(a.slice, b.slice) }

  /// Compares two rows in byte order, except that ー sorts between ASCII and all other characters.
  static func compareText(_ a: ByteSlice, _ b: ByteSlice) -> Int {
    let common = min(a.count, b.count)
    var index = 0
    while index < common && a.start[index] == b.start[index] { index &+= 1 }
    if index == common { return a.count &- b.count }
    let order = Int(a.start[index]) &- Int(b.start[index])
    while index > 0 && (a.start[index] & 0xC0 == 0x80 || b.start[index] & 0xC0 == 0x80) {
      index &-= 1
    }
    if isLongVowelMark(a, index) && b.start[index] >= 0x80 { return -1 }
    if isLongVowelMark(b, index) && a.start[index] >= 0x80 { return 1 }
    return order
  }

  private static func isLongVowelMark(_ row: ByteSlice, _ index: Int) -> Bool {
    index &+ 2 < row.count && row.start[index] == 0xE3 && row.start[index &+ 1] == 0x83
      && row.start[index &+ 2] == 0xBC
  }
}

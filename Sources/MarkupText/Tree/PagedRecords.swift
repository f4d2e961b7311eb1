import TextFoundation

/// A copy-on-write view of node records: changed and new pages are copies, and all others are read
/// from the shared records.
///
/// A change copies at most one page. Copying the value copies the changed pages and four bytes per
/// page.
struct PagedRecords: ~Copyable, NodeLinks {
  private static var pageShift: Int { 5 }
  private static var pageSize: Int { 1 &<< pageShift }

  private let shared: UnsafeBufferPointer<NodeRecord>
  private(set) var count: Int
  /// The index of the copy of each page, or -1 if the page is not copied.
  private var copyOfPage: GrowableBuffer<Int32>
  private var copies: GrowableBuffer<NodeRecord>

  /// Creates a view of shared records, which must outlive it.
  init(over shared: UnsafeBufferPointer<NodeRecord>) {
    self.shared = shared
    count = shared.count
    let pages = (count &+ Self.pageSize &- 1) &>> Self.pageShift
    copyOfPage = GrowableBuffer(repeating: -1, count: pages)
    copies = GrowableBuffer(minimumCapacity: Self.pageSize &* min(pages, 2))
  }

  init(copying other: borrowing PagedRecords) {
    shared = other.shared
    count = other.count
    copyOfPage = GrowableBuffer(other.copyOfPage, extra: 1)
    copies = GrowableBuffer(other.copies, extra: Self.pageSize)
  }

  /// The record at an index, which must be less than `count`; this is not checked.
  subscript(index: Int) -> NodeRecord {
    @inline(__always) get {
      let copy = Int(copyOfPage[index &>> Self.pageShift])
      return copy < 0 ? shared[index] : copies[Self.index(inCopy: copy, of: index)]
    }
    _modify {
      let page = index &>> Self.pageShift
      if copyOfPage[page] < 0 { copy(page) }
      yield &copies[Self.index(inCopy: Int(copyOfPage[page]), of: index)]
    }
  }

  @inline(__always)
  private static func index(inCopy copy: Int, of index: Int) -> Int {
    copy &<< pageShift | index & (pageSize &- 1)
  }

  mutating func append(_ record: NodeRecord) {
    let page = count &>> Self.pageShift
    if page == copyOfPage.count { copyOfPage.append(-1) }
    if copyOfPage[page] < 0 { copy(page) }
    copies[Self.index(inCopy: Int(copyOfPage[page]), of: count)] = record
    count &+= 1
  }

  private mutating func copy(_ page: Int) {
    copyOfPage[page] = Int32(truncatingIfNeeded: copies.count &>> Self.pageShift)
    let start = min(page &<< Self.pageShift, shared.count)
    let end = min(start &+ Self.pageSize, shared.count)
    copies.append(contentsOf: UnsafeBufferPointer(rebasing: shared[start..<end]))
    for _ in end &- start..<Self.pageSize {
      copies.append(NodeRecord(.text, start: 0, end: 0))
    }
  }
}

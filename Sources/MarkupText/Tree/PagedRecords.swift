/// Records of nodes that can be changed over a run of others that is shared: pages that were changed
/// or appended are copies, all others are read from the run.
///
/// A change costs a page at most, a copy of it all what has changed and four bytes for each page.
struct PagedRecords: ~Copyable, NodeLinks {
  private static var pageShift: Int { 5 }
  private static var pageSize: Int { 1 &<< pageShift }

  private let shared: UnsafeBufferPointer<NodeRecord>
  private(set) var count: Int
  /// For each page the place of its copy; -1 if there is none.
  private var copyOfPage: GrowingBuffer<Int32>
  private var copies: GrowingBuffer<NodeRecord>

  /// The shared records, which have to outlive this.
  init(over shared: UnsafeBufferPointer<NodeRecord>) {
    self.shared = shared
    count = shared.count
    let pages = (count &+ Self.pageSize &- 1) &>> Self.pageShift
    copyOfPage = GrowingBuffer(repeating: -1, count: pages)
    copies = GrowingBuffer(minimumCapacity: Self.pageSize &* min(pages, 2))
  }

  init(copying other: borrowing PagedRecords) {
    shared = other.shared
    count = other.count
    copyOfPage = GrowingBuffer(other.copyOfPage, extra: 1)
    copies = GrowingBuffer(other.copies, extra: Self.pageSize)
  }

  /// The record at a place below `count`, which the caller answers for.
  subscript(place: Int) -> NodeRecord {
    @inline(__always) get {
      let copy = Int(copyOfPage[place &>> Self.pageShift])
      return copy < 0 ? shared[place] : copies[Self.place(inCopy: copy, of: place)]
    }
    _modify {
      let page = place &>> Self.pageShift
      if copyOfPage[page] < 0 { copy(page) }
      yield &copies[Self.place(inCopy: Int(copyOfPage[page]), of: place)]
    }
  }

  @inline(__always)
  private static func place(inCopy copy: Int, of place: Int) -> Int {
    copy &<< pageShift | place & (pageSize &- 1)
  }

  mutating func append(_ record: NodeRecord) {
    let page = count &>> Self.pageShift
    if page == copyOfPage.count { copyOfPage.append(-1) }
    if copyOfPage[page] < 0 { copy(page) }
    copies[Self.place(inCopy: Int(copyOfPage[page]), of: count)] = record
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

/// The words that end at each place of a line, the best of each right id.
///
/// Each place has a block of integers: which right ids there are (by their lowest six bits: a word
/// whose bit is not set has no rival), how many words, room for eight right ids and eight ranks.
/// Where there are more, they lie elsewhere.
struct WordEnds: ~Copyable {
  /// Integers of a block: filter, count, right ids, ranks.
  static let blockSize = 12

  private(set) var blocks = Scratch<UInt64>(minimumCapacity: 256 * WordEnds.blockSize)
  /// Lists that have outgrown their block.
  private var moreRanks = Scratch<Int64>(minimumCapacity: 1 << 10)
  private var moreRightIDs = Scratch<UInt16>(minimumCapacity: 1 << 10)
  private var used = 0

  /// The list of a place.
  struct List {
    let ranks: Scratch<Int64>.Cells
    let rightIDs: Scratch<UInt16>.Cells
    var count: Int
    var filter: UInt64
  }

  /// Forgets all words and makes room for the places of a line.
  mutating func begin(places: Int) {
    blocks.reserve(places * Self.blockSize)
    let blocks = blocks.cells
    var place = 0
    while place < places * Self.blockSize {
      blocks[place] = 0
      blocks[place &+ 1] = 0
      place &+= Self.blockSize
    }
    used = 0
  }

  /// Whether no word ends at a place.
  @inline(__always)
  func isEmpty(_ place: Int) -> Bool { blocks.cells[place &* Self.blockSize &+ 1] == 0 }

  /// The list of a place with room for `more` words.
  @inline(__always)
  mutating func list(_ place: Int, more: Int) -> List {
    let blocks = blocks.cells
    let start = place &* Self.blockSize
    let state = blocks[start &+ 1]
    let count = Int(state & 0xFFFF)
    if state &>> 16 != 0 || count &+ more > 8 { return distantList(place, more) }
    return List(
      ranks: .init(
        UnsafeMutableRawPointer(blocks.start + (start + 4)).assumingMemoryBound(to: Int64.self),
        count: 8),
      rightIDs: .init(
        UnsafeMutableRawPointer(blocks.start + (start + 2)).assumingMemoryBound(to: UInt16.self),
        count: 8),
      count: count, filter: blocks[start])
  }

  /// Writes back how many words a list has.
  @inline(__always)
  func update(_ place: Int, _ list: List) {
    let blocks = blocks.cells
    let start = place &* Self.blockSize
    blocks[start] = list.filter
    blocks[start &+ 1] = blocks[start &+ 1] & ~0xFFFF | UInt64(truncatingIfNeeded: list.count)
  }

  /// A list that is or must be moved out of its block: bits 16–39 of its count are where to, plus
  /// one, in units of eight, bits 40–63 its room in eights.
  @inline(never)
  private mutating func distantList(_ place: Int, _ more: Int) -> List {
    let blocks = blocks.cells
    let start = place * Self.blockSize
    let state = blocks[start + 1]
    let count = Int(state & 0xFFFF)
    var old = List(
      ranks: .init(
        UnsafeMutableRawPointer(blocks.start + start + 4).assumingMemoryBound(to: Int64.self),
        count: 8),
      rightIDs: .init(
        UnsafeMutableRawPointer(blocks.start + start + 2).assumingMemoryBound(to: UInt16.self),
        count: 8),
      count: count, filter: blocks[start])
    let room = Int(state >> 40) * 8
    if room > 0 {
      let first = (Int(state >> 16 & 0xFF_FFFF) - 1) * 8
      old = List(
        ranks: .init(moreRanks.start + first, count: room),
        rightIDs: .init(moreRightIDs.start + first, count: room), count: count,
        filter: old.filter)
      if count + more <= room { return old }
    }
    let larger = (max(count + more, 2 * room, 16) + 7) / 8 * 8
    if used + larger > moreRanks.capacity, room > 0 {
      // The list to be copied moves with the rest.
      let first = (Int(state >> 16 & 0xFF_FFFF) - 1) * 8
      moreRanks.reserve(used + larger, keeping: used)
      moreRightIDs.reserve(used + larger, keeping: used)
      old = List(
        ranks: .init(moreRanks.start + first, count: room),
        rightIDs: .init(moreRightIDs.start + first, count: room), count: count,
        filter: old.filter)
    }
    moreRanks.reserve(used + larger, keeping: used)
    moreRightIDs.reserve(used + larger, keeping: used)
    let new = List(
      ranks: .init(moreRanks.start + used, count: larger),
      rightIDs: .init(moreRightIDs.start + used, count: larger), count: count, filter: old.filter)
    for index in 0..<count {
      new.ranks[index] = old.ranks[index]
      new.rightIDs[index] = old.rightIDs[index]
    }
    blocks[start + 1] =
      UInt64(count) | UInt64(used / 8 + 1) << 16 | UInt64(larger / 8) << 40
    used += larger
    return new
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) {
    blocks.shrink(to: capacity)
    moreRanks.shrink(to: capacity)
    moreRightIDs.shrink(to: capacity)
  }
}

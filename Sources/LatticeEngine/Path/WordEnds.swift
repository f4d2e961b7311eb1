/// A word that ends at a place: the rank of the best way to it, and its right id.
struct EndingWord: BitwiseCopyable {
  var rank: Int64
  var rightID: UInt64

  /// One that is never best.
  static var none: EndingWord { EndingWord(rank: PathRank.none, rightID: 0) }
}

/// The words that end at each place of a line, the best of each right id.
///
/// Each place has a block of cells. The first tells how many words there are and which right ids
/// they have (by the lowest six bits: a word whose bit is not set has no rival); the words follow.
/// Where there are more than a block holds, they lie elsewhere.
struct WordEnds: ~Copyable {
  /// The cells of a block.
  private static let blockSize = 10
  /// The words it holds; there is room for one more behind them.
  private static let blockRoom = 8

  private var blocks = Scratch<EndingWord>(minimumCapacity: 64 * WordEnds.blockSize)
  /// Lists that have outgrown their block.
  private var overflow = Scratch<EndingWord>(minimumCapacity: 1 << 10)
  private var used = 0

  /// The list of a place.
  struct List {
    let words: Scratch<EndingWord>.Cells
    var count: Int
    var filter: UInt64

    /// Where the word with a right id is.
    @inline(__always)
    func index(of rightID: UInt64) -> Int? {
      var index = 0
      while index < count {
        if words[index].rightID == rightID { return index }
        index &+= 1
      }
      return nil
    }
  }

  /// Forgets all words and makes room for the places of a line.
  mutating func begin(places: Int) {
    blocks.reserve(places * Self.blockSize)
    let blocks = blocks.cells
    var start = 0
    while start < places &* Self.blockSize {
      blocks[start] = EndingWord(rank: 0, rightID: 0)
      start &+= Self.blockSize
    }
    used = 0
  }

  /// Whether no word ends at a place.
  @inline(__always)
  func isEmpty(_ place: Int) -> Bool { blocks.cells[place &* Self.blockSize].rank == 0 }

  /// The list of a place, with room for `more` words.
  @inline(__always)
  mutating func list(_ place: Int, more: Int) -> List {
    let start = place &* Self.blockSize
    let head = blocks.cells[start]
    let count = Int(head.rank & 0xFFFF)
    if head.rank &>> 16 != 0 || count &+ more > Self.blockRoom { return distantList(place, more) }
    return List(
      words: .init(blocks.start + (start &+ 1), count: Self.blockSize - 1), count: count,
      filter: head.rightID)
  }

  /// Writes back how many words a list has.
  @inline(__always)
  func update(_ place: Int, _ list: List) {
    let start = place &* Self.blockSize
    blocks.cells[start] = EndingWord(
      rank: blocks.cells[start].rank & ~0xFFFF | Int64(truncatingIfNeeded: list.count),
      rightID: list.filter)
  }

  /// A list that is or must be moved out of its block: bits 16–39 of its count are where to, plus
  /// one, in units of eight; bits 40–62 its room in eights.
  @inline(never)
  private mutating func distantList(_ place: Int, _ more: Int) -> List {
    let start = place * Self.blockSize
    let head = blocks.cells[start]
    let count = Int(head.rank & 0xFFFF)
    let room = Int(head.rank >> 40) * 8
    let first = (Int(head.rank >> 16 & 0xFF_FFFF) - 1) * 8
    if count + more + 4 > room {
      let larger = (max(count + more + 4, 2 * room, 24) + 7) / 8 * 8
      overflow.reserve(used + larger, keeping: used)
      let old = room > 0 ? overflow.start + first : blocks.start + (start + 1)
      (overflow.start + used).update(from: old, count: count)
      blocks.cells[start].rank = Int64(count) | Int64(used / 8 + 1) << 16 | Int64(larger / 8) << 40
      used += larger
      return List(
        words: .init(overflow.start + (used - larger), count: larger), count: count,
        filter: head.rightID)
    }
    return List(
      words: .init(overflow.start + first, count: room), count: count, filter: head.rightID)
  }

  /// Gives the memory of long lines back.
  mutating func shrink(to capacity: Int) {
    blocks.shrink(to: capacity)
    overflow.shrink(to: capacity)
  }
}

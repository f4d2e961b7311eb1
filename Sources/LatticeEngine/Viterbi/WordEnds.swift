/// A node of the lattice, as far as needed to connect the following words.
struct EndingWord: BitwiseCopyable {
  /// The cost of the best path up to and including the node, with tie-break.
  var rank: Int64
  var rightID: UInt64
}

/// The back pointer of a node.
///
/// From the lowest bits: the index of its match (24 bits), its index among the words of the match
/// (8), the index of the preceding node among those with the same end offset (16), and the number
/// of characters from the end of that node to the end of this one (16).
struct WordLink: BitwiseCopyable {
  var bits: UInt64

  var match: Int { Int(bits & 0xFF_FFFF) }
  var number: Int { Int(bits &>> 24 & 0xFF) }
  var previous: Int { Int(bits &>> 32 & 0xFFFF) }
  var length: Int { Int(bits &>> 48) }
}

/// The nodes that end at each offset of a segment of a line, in the order in which they were found.
///
/// Stores up to 16 nodes per offset inline; larger groups are moved to an overflow area.
struct WordEnds: ~Copyable {
  /// The number of nodes stored inline for each offset.
  static let room = 16

  /// The number of offsets.
  private var places = 0
  /// The number of nodes that end at each offset.
  private(set) var counts = Scratch<UInt32>(minimumCapacity: 0)
  private(set) var words = Scratch<EndingWord>(minimumCapacity: 0)
  private(set) var links = Scratch<WordLink>(minimumCapacity: 0)
  /// Whether more nodes end at an offset than the tie-break can distinguish.
  private(set) var isOverfull = false

  /// The start and capacity of each overflow group.
  private var distant = Scratch<Distant>(minimumCapacity: 0)
  /// The number of elements in use, starting with the inline storage of all offsets.
  private var used = 0

  struct Distant: BitwiseCopyable {
    var start: UInt32
    var room: UInt32
  }

  /// Removes all nodes; there must be none after the offset `last`.
  mutating func removeAll(upTo last: Int) {
    counts.cells.fill(0, count: min(last + 1, places))
    used = places * Self.room
    isOverfull = false
  }

  /// Reserves capacity for offsets.
  @inline(__always)
  mutating func reserve(places: Int) {
    if places > self.places { grow(places) }
  }

  private mutating func grow(_ places: Int) {
    let grown = max(places, 2 * self.places)
    counts.reserve(grown, keeping: self.places)
    (counts.start + self.places).update(repeating: 0, count: grown - self.places)
    distant.reserve(grown, keeping: self.places)
    // The overflow area follows the inline storage of all offsets.
    let (old, new) = (self.places * Self.room, grown * Self.room)
    words.reserve(new + used - old, keeping: used)
    links.reserve(new + used - old, keeping: used)
    (words.start + new).update(from: words.start + old, count: used - old)
    (links.start + new).update(from: links.start + old, count: used - old)
    for place in 0..<self.places where count(place) > Self.room {
      distant.start[place].start += UInt32(truncatingIfNeeded: new - old)
    }
    used += new - old
    self.places = grown
  }

  /// Returns the number of nodes that end at an offset.
  @inline(__always)
  func count(_ place: Int) -> Int { Int(counts.cells[place]) }

  /// Returns the index of the first node of an offset.
  @inline(__always)
  func start(_ place: Int) -> Int {
    count(place) <= Self.room ? place &* Self.room : Int(distant.cells[place].start)
  }

  /// Returns the nodes that end at an offset.
  @inline(__always)
  func list(_ place: Int) -> Scratch<EndingWord>.Cells {
    .init(words.start + start(place), count: count(place))
  }

  /// Appends a node to those that end at an offset.
  @inline(never)
  mutating func append(_ word: EndingWord, _ link: WordLink, to place: Int) {
    let count = count(place)
    guard count < PathRank.limit else {
      isOverfull = true
      return
    }
    if count >= Self.room { makeRoom(place, count) }
    counts.cells[place] = UInt32(truncatingIfNeeded: count + 1)
    let cell = start(place) + count
    words.cells[cell] = word
    links.cells[cell] = link
  }

  private mutating func makeRoom(_ place: Int, _ count: Int) {
    let room = count > Self.room ? Int(distant.cells[place].room) : count
    guard count == room else { return }
    words.reserve(used + 2 * count, keeping: used)
    links.reserve(used + 2 * count, keeping: used)
    let start = start(place)
    (words.start + used).update(from: words.start + start, count: count)
    (links.start + used).update(from: links.start + start, count: count)
    distant.cells[place] = Distant(
      start: UInt32(truncatingIfNeeded: used), room: UInt32(truncatingIfNeeded: 2 * count))
    used += 2 * count
  }

  /// Removes all nodes and offsets and releases the memory.
  mutating func releaseMemory() { self = WordEnds() }
}

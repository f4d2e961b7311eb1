/// A word in the lattice, as the words behind it see it.
struct EndingWord: BitwiseCopyable {
  /// The rank of the best way to the word and over it.
  var rank: Int64
  var rightID: UInt64
}

/// Where a word in the lattice comes from.
///
/// From the lowest bits: the number of its match (24 bits), its own among the words of the match
/// (8), that of the word before at its place (16), and how many characters are from there to the end
/// of this one (16).
struct WordLink: BitwiseCopyable {
  var bits: UInt64

  var match: Int { Int(bits & 0xFF_FFFF) }
  var number: Int { Int(bits &>> 24 & 0xFF) }
  var previous: Int { Int(bits &>> 32 & 0xFFFF) }
  var length: Int { Int(bits &>> 48) }
}

/// The words that end at each place of a piece of a line, in the order in which they were found.
///
/// Each place has room for some; where there are more, all of them lie elsewhere.
struct WordEnds: ~Copyable {
  /// The words a place has room for.
  static let room = 16

  /// How many places there are.
  private var places = 0
  /// How many words end at each place.
  private(set) var counts = Scratch<UInt32>(minimumCapacity: 0)
  private(set) var words = Scratch<EndingWord>(minimumCapacity: 0)
  private(set) var links = Scratch<WordLink>(minimumCapacity: 0)
  /// Whether more words end at a place than ranks can tell apart.
  private(set) var isOverfull = false

  /// Where the words are that have outgrown the room of their place, and the room they have there.
  private var distant = Scratch<Distant>(minimumCapacity: 0)
  /// The cells in use: first the room of the places.
  private var used = 0

  struct Distant: BitwiseCopyable {
    var start: UInt32
    var room: UInt32
  }

  /// Forgets all words; behind the place `last` there are none.
  mutating func removeAll(upTo last: Int) {
    counts.cells.fill(0, count: min(last + 1, places))
    used = places * Self.room
    isOverfull = false
  }

  /// Makes room for places.
  @inline(__always)
  mutating func reserve(places: Int) {
    if places > self.places { grow(places) }
  }

  private mutating func grow(_ places: Int) {
    let grown = max(places, 2 * self.places)
    counts.reserve(grown, keeping: self.places)
    (counts.start + self.places).update(repeating: 0, count: grown - self.places)
    distant.reserve(grown, keeping: self.places)
    // What lies elsewhere, lies behind the room of all places.
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

  /// How many words end at a place.
  @inline(__always)
  func count(_ place: Int) -> Int { Int(counts.cells[place]) }

  /// The number of the first cell of a place.
  @inline(__always)
  func start(_ place: Int) -> Int {
    count(place) <= Self.room ? place &* Self.room : Int(distant.cells[place].start)
  }

  /// The words that end at a place.
  @inline(__always)
  func list(_ place: Int) -> Scratch<EndingWord>.Cells {
    .init(words.start + start(place), count: count(place))
  }

  /// Appends a word to those that end at a place.
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

  /// Forgets all words and places.
  mutating func releaseMemory() { self = WordEnds() }
}

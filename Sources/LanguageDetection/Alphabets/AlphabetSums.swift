internal import CLanguageModels

/// The sums of the n-gram weights of a text for each language of its script: the inner loop of
/// scoring.
///
/// The tables are too large for the first-level cache, so n-grams wait in a queue while their cache
/// lines are fetched. The code reads and writes pointees in separate statements, because
/// ThreadSanitizer would take an in-place update for a write to the tables, which all threads
/// share.
struct AlphabetSums: ~Copyable {
  private let tables: AlphabetTables
  private let block: UnsafeMutableRawPointer
  private let sums: UnsafeMutablePointer<Int32>
  /// The sums of the rows in one queue, in sixteen bits.
  private let rowSums: UnsafeMutablePointer<SIMD8<Int16>>
  /// The queued rows, identified by two or three letters.
  private let rowKeys: UnsafeMutablePointer<UInt32>
  private var rowCount = 0
  /// The hashes of the queued features of four and five letters and of whole words.
  private let features: UnsafeMutablePointer<UInt64>
  private var featureCount = 0
  /// The number of positions in the text processed so far.
  private var positionCount = 0

  /// The number of positions after which only every third one is looked up for four and five
  /// letters, since the language is mostly decided by then.
  private static let fullyScoredPositions = 36
  /// The number of positions after which only every second one is looked up for up to three
  /// letters.
  private static let positionsWithRows = 72
  /// The capacity of the queue of rows, small enough for sums in sixteen bits.
  ///
  /// The queue of features has twice that capacity.
  private static let queueLength = 64

  /// Calls a closure with the sums of a text's letters, one for each language.
  ///
  /// - Parameters:
  ///   - letters: scalars with 0 between words; letters of other scripts also separate words.
  ///   - tables: the model of the script.
  ///   - body: receives the sums, in the order of the model's tags, and the number of letters.
  /// - Returns: the result of `body`.
  static func of<Result>(
    _ letters: UnsafeBufferPointer<UInt32>, _ tables: AlphabetTables,
    _ body: (_ sums: UnsafeBufferPointer<Int32>, _ letterCount: Int) -> Result
  ) -> Result {
    var all = AlphabetSums(tables)
    all.add(letters)
    all.emptyQueue()
    let sums = UnsafeBufferPointer(start: all.sums, count: tables.tags.count)
    return body(sums, all.positionCount)
  }

  private init(_ tables: AlphabetTables) {
    self.tables = tables
    // A single block for all arrays, since allocation takes much of the time of short texts.
    let lanes = tables.lanes
    let rowSumsEnd = lanes * MemoryLayout<Int16>.stride
    let sumsEnd = rowSumsEnd + lanes * MemoryLayout<Int32>.stride
    let featuresEnd = sumsEnd + Self.queueLength * 2 * MemoryLayout<UInt64>.stride
    let rowKeysEnd = featuresEnd + Self.queueLength * MemoryLayout<UInt32>.stride
    block = .allocate(byteCount: rowKeysEnd, alignment: MemoryLayout<SIMD8<Int16>>.alignment)
    rowSums = block.bindMemory(to: SIMD8<Int16>.self, capacity: lanes / 8)
    rowSums.initialize(repeating: .zero, count: lanes / 8)
    sums = (block + rowSumsEnd).bindMemory(to: Int32.self, capacity: lanes)
    sums.initialize(repeating: 0, count: lanes)
    features = (block + sumsEnd).bindMemory(to: UInt64.self, capacity: Self.queueLength * 2)
    rowKeys = (block + featuresEnd).bindMemory(to: UInt32.self, capacity: Self.queueLength)
  }

  deinit { block.deallocate() }

  // MARK: N-grams of a text

  /// Adds every n-gram of one to five letters, with word boundaries as letters.
  private mutating func add(_ letters: UnsafeBufferPointer<UInt32>) {
    let edge = UInt64(AlphabetTables.edge)
    // The codes of the last four positions, the latest in the low byte; 0 before the start of a
    // word.
    var window: UInt64 = 0
    var word: UInt64 = 0
    for letter in letters {
      let code = UInt64(tables.code(of: letter))
      if code != 0 {
        if window == 0 { (window, word) = (edge, 0) }
        add(code, after: window)
        window = (window << 8 | code) & 0xFFFF_FFFF
        word = AlphabetTables.key(ofWord: word, code)
      } else if window != 0 {
        end(window, word)
        window = 0
      }
    }
    if window != 0 { end(window, word) }
  }

  /// Adds the n-grams that end at the end of a word.
  private mutating func end(_ window: UInt64, _ word: UInt64) {
    add(UInt64(AlphabetTables.edge), after: window)
    // No trigram starts with the last letter.
    addRow((window << 8 | UInt64(AlphabetTables.edge)) & 0xFFFF)
    // Shorter words are n-grams with their boundaries.
    guard window > 0xFF_FFFF, window >> 24 != UInt64(AlphabetTables.edge), isFullyScored
    else { return }
    addFeature(word | 1 << 63)
  }

  /// Adds the n-grams of three to five letters that end with a code.
  @inline(__always)
  private mutating func add(_ code: UInt64, after window: UInt64) {
    let key = window << 8 | code
    guard window > 0xFF else { return }
    positionCount &+= 1
    // A row contains the n-grams of one to three letters that start at its first letter.
    if positionCount <= Self.positionsWithRows || positionCount & 1 == 0 {
      addRow(key & 0xFF_FFFF)
    }
    guard window > 0xFFFF, isFullyScored else { return }
    addFeature(key & 0xFFFF_FFFF)
    guard window > 0xFF_FFFF else { return }
    addFeature(key)
  }

  /// Whether features of the current position are looked up.
  private var isFullyScored: Bool {
    positionCount <= Self.fullyScoredPositions || positionCount % 3 == 0
  }

  // MARK: Queue

  @inline(__always)
  private mutating func addRow(_ key: UInt64) {
    if rowCount == Self.queueLength { emptyQueue() }
    rowKeys[rowCount] = UInt32(truncatingIfNeeded: key)
    rowCount &+= 1
    if key > 0xFFFF { mutsu_prefetch(tables.trigrams + tables.slot(ofTrigram: key)) }
  }

  @inline(__always)
  private mutating func addFeature(_ key: UInt64) {
    let hash = AlphabetTables.hash(key)
    features[featureCount] = hash
    featureCount &+= 1
    mutsu_prefetch(
      tables.buckets + tables.bucket(hash: hash) &* AlphabetTables.bucketLength)
  }

  private mutating func emptyQueue() {
    for index in 0..<rowCount {
      let row = tables.row(rowKeys[index])
      rowKeys[index] = UInt32(truncatingIfNeeded: row)
      mutsu_prefetch(tables.rows + row)
    }
    for index in 0..<featureCount { addWeights(ofFeature: features[index]) }
    for index in 0..<rowCount { addWeights(inRow: tables.rows + Int(rowKeys[index])) }
    for vector in 0..<tables.lanes / 8 {
      for lane in 0..<8 {
        let language = vector &* 8 &+ lane
        sums[language] = sums[language] &+ Int32(rowSums[vector][lane])
      }
      rowSums[vector] = .zero
    }
    rowCount = 0
    featureCount = 0
  }

  // MARK: Weights

  @inline(__always)
  private func addWeights(inRow row: UnsafePointer<Int8>) {
    for vector in 0..<tables.lanes / 8 {
      let weights = UnsafeRawPointer(row + vector &* 8).load(as: SIMD8<Int8>.self)
      rowSums[vector] = rowSums[vector] &+ SIMD8<Int16>(truncatingIfNeeded: weights)
    }
  }

  @inline(__always)
  private func addWeights(ofFeature hash: UInt64) {
    let low = UInt16(truncatingIfNeeded: hash)
    let fingerprint = low == 0 ? 1 : low
    var index = tables.bucket(hash: hash)
    for _ in 0..<AlphabetTables.maximumProbeCount {
      let numbers = tables.buckets + index &* AlphabetTables.bucketLength
      var found = mutsu_equal_numbers(numbers, fingerprint)
      while found != 0 {
        let weight = numbers[AlphabetTables.slots &+ found.trailingZeroBitCount]
        let language = min(Int(weight & 0xFF), tables.lanes &- 1)
        sums[language] = sums[language] &+ Int32(Int8(truncatingIfNeeded: weight >> 8))
        found &= found &- 1
      }
      // A bucket with an empty slot is the last to search; slots are filled from the first on.
      if numbers[AlphabetTables.slots &- 1] == 0 { return }
      index = index &+ 1 == tables.bucketCount ? 0 : index &+ 1
    }
  }
}

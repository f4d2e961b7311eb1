/// What the n-grams of a text say for each language of its script: the scorer's loop.
struct AlphabetSums: ~Copyable {
  /// Sums of rows, in sixteen bits: emptied into ``sums`` before they can overflow.
  private let rowSums: UnsafeMutablePointer<SIMD16<Int16>>
  private let sums: UnsafeMutablePointer<Int32>
  private var rowCount = 0

  private static let lanes = AlphabetTables.mostLanguages
  /// Rows whose sums surely fit into sixteen bits.
  private static let mostRows = 32_767 / 128

  init() {
    rowSums = .allocate(capacity: Self.lanes / 16)
    rowSums.initialize(repeating: .zero, count: Self.lanes / 16)
    sums = .allocate(capacity: Self.lanes)
    sums.initialize(repeating: 0, count: Self.lanes)
  }

  deinit {
    rowSums.deallocate()
    sums.deallocate()
  }

  /// Calls a closure with the sums of a text's letters.
  ///
  /// - Parameters:
  ///   - letters: scalars with 0 between words; others than the script's divide words too.
  ///   - tables: the script's model.
  static func of<Result>(
    _ letters: UnsafeBufferPointer<UInt32>, _ tables: AlphabetTables,
    _ body: (UnsafeBufferPointer<Int32>) -> Result
  ) -> Result {
    var sums = AlphabetSums()
    sums.add(letters, tables)
    sums.flush(chunks: tables.lanes / 16)
    return body(UnsafeBufferPointer(start: sums.sums, count: tables.tags.count))
  }

  /// Adds every n-gram of one to five letters, edges of words being letters too.
  private mutating func add(_ letters: UnsafeBufferPointer<UInt32>, _ tables: AlphabetTables) {
    // The codes of the last five places, the latest lowest: 0 where a word hasn't begun yet.
    var window: UInt64 = 0
    for index in 0...letters.count {
      let code = index < letters.count ? tables.code(of: letters[index]) : 0
      if code == 0 {
        guard window != 0 else { continue }
        add(UInt64(AlphabetTables.edge), after: window, tables)
        // The last two letters and the edge begin no n-gram of three, only one of two.
        addRow(tables.row(UInt8(truncatingIfNeeded: window), AlphabetTables.edge), tables)
        window = 0
      } else {
        if window == 0 { window = UInt64(AlphabetTables.edge) }
        add(UInt64(code), after: window, tables)
        window = (window << 8 | UInt64(code)) & 0xFFFF_FFFF
      }
    }
  }

  /// Adds the n-grams that end with a code.
  @inline(__always)
  private mutating func add(_ code: UInt64, after window: UInt64, _ tables: AlphabetTables) {
    let key = window << 8 | code
    // A row stands for the n-grams that begin where it does.
    guard window > 0xFF else { return }
    addRow(tables.row(trigram: key & 0xFF_FFFF), tables)
    guard window > 0xFFFF else { return }
    addFeature(key & 0xFFFF_FFFF, tables)
    guard window > 0xFF_FFFF else { return }
    addFeature(key, tables)
  }

  @inline(__always)
  private mutating func addRow(_ row: UnsafePointer<Int8>, _ tables: AlphabetTables) {
    let chunks = tables.lanes / 16
    for chunk in 0..<chunks {
      let weights = UnsafeRawPointer(row + chunk * 16).load(as: SIMD16<Int8>.self)
      rowSums[chunk] &+= SIMD16<Int16>(truncatingIfNeeded: weights)
    }
    rowCount += 1
    if rowCount == Self.mostRows { flush(chunks: chunks) }
  }

  private mutating func flush(chunks: Int) {
    for chunk in 0..<chunks {
      for lane in 0..<16 { sums[chunk * 16 + lane] &+= Int32(rowSums[chunk][lane]) }
      rowSums[chunk] = .zero
    }
    rowCount = 0
  }

  @inline(__always)
  private mutating func addFeature(_ key: UInt64, _ tables: AlphabetTables) {
    let hash = AlphabetTables.hash(key)
    let low = UInt16(truncatingIfNeeded: hash)
    let fingerprint = SIMD16(repeating: low == 0 ? 1 : low)
    var index = tables.bucket(hash: hash)
    for _ in 0..<AlphabetTables.longestSearch {
      let bucket = tables.buckets + index
      let matches = bucket.pointee.fingerprints .== fingerprint
      if any(matches) { addWeights(bucket, where: matches) }
      if bucket.pointee.fingerprints[15] == 0 { return }
      index = index + 1 == tables.bucketCount ? 0 : index + 1
    }
  }

  private func addWeights(
    _ bucket: UnsafePointer<AlphabetBucket>, where matches: SIMDMask<SIMD16<Int16>>
  ) {
    for slot in 0..<16 where matches[slot] {
      let weight = bucket.pointee.weights[slot]
      let language = Int(weight & 0xFF) & (Self.lanes - 1)
      sums[language] &+= Int32(Int8(truncatingIfNeeded: weight >> 8))
    }
  }
}

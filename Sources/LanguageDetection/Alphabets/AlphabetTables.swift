/// One script's part of the compiled model, checked once so that reading it needs no further check.
///
/// The layout is described in Scripts/alphabet-model/pack.py.
///
/// Safe to share: it only points to constants of the binary.
struct AlphabetTables: @unchecked Sendable {
  /// The BCP-47 tags of the languages, in the order of the lanes.
  let tags: [LanguageTag]
  /// Weights in a row: the languages rounded up to a multiple of sixteen.
  let lanes: Int
  /// The weight that one unit stands for.
  let unit: Float

  private let codes: Int
  private let pages: UnsafePointer<UInt8>
  private let bigrams: UnsafePointer<UInt16>
  private let trigramMask: Int
  /// Three letters in the high half, the number of their row in the low half; 0 is empty.
  let trigrams: UnsafePointer<UInt64>
  let rows: UnsafePointer<Int8>
  let bucketCount: Int
  /// Weights of features of four and five letters, ``bucketLength`` numbers a bucket: sixteen bits
  /// of the hashes of sixteen features, 0 if empty, then their weights, each with the language in
  /// the low byte and the weight as Int8 in the high one.
  ///
  /// A feature has a slot for each language, in the bucket of its hash and, while buckets are full,
  /// in those behind.
  let buckets: UnsafePointer<UInt16>

  /// Code of a word's edge.
  static let edge: UInt8 = 1
  /// Features in a bucket, and its length in numbers: a line of the processor's cache.
  static let slots = 16
  static let bucketLength = 32
  /// Buckets looked at for a feature, at most.
  static let longestSearch = 16
  /// Languages a script can have: what ``AlphabetSums`` has room for.
  static let mostLanguages = 64

  /// The tables a script's header describes; `nil` if one reaches beyond the model or holds what it
  /// must not.
  ///
  /// - Parameters:
  ///   - header: the offset of the header.
  ///   - bytes: the whole model, aligned to 64 bytes.
  init?(header: Int, in bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress, header >= 0, bytes.count - header >= 64,
      UInt(bitPattern: base) % 64 == 0
    else { return nil }
    func number(_ index: Int) -> Int {
      Int(bytes.loadUnaligned(fromByteOffset: header + index * 4, as: UInt32.self))
    }
    let (languages, lanes, codes) = (number(0), number(1), number(2))
    let (slots, bucketCount, rowCount) = (number(3), number(4), number(5))
    guard (1...Self.mostLanguages).contains(languages), (languages...Self.mostLanguages) ~= lanes,
      lanes % 16 == 0, (3...256).contains(codes), slots > 0, slots & (slots - 1) == 0,
      (1...Int(UInt32.max)) ~= bucketCount, (1...65_536).contains(rowCount)
    else { return nil }

    let pageNumbers = number(8)
    guard pageNumbers + 256 <= bytes.count,
      let lastPage = bytes[pageNumbers..<pageNumbers + 256].max()
    else { return nil }
    let sizes = [
      languages * 8, 256 * (Int(lastPage) + 2), codes * codes * 2, slots * 8,
      rowCount * lanes, bucketCount * 64,
    ]
    for (index, size) in sizes.enumerated() {
      let offset = number(7 + index)
      guard offset % 64 == 0, offset + size <= bytes.count else { return nil }
    }
    func section<Element>(_ index: Int, _: Element.Type) -> UnsafePointer<Element> {
      (base + number(7 + index)).assumingMemoryBound(to: Element.self)
    }

    var tags: [LanguageTag] = []
    for language in 0..<languages {
      let start = number(7) + language * 8
      let name = bytes[start..<start + 8].prefix { $0 != 0 }
      guard let tag = LanguageTag(rawValue: String(decoding: name, as: UTF8.self)) else {
        return nil
      }
      tags.append(tag)
    }
    self.tags = tags
    self.lanes = lanes
    self.unit = Float(bitPattern: UInt32(number(6)))
    self.codes = codes
    pages = section(1, UInt8.self)
    bigrams = section(2, UInt16.self)
    trigramMask = slots - 1
    trigrams = section(3, UInt64.self)
    rows = section(4, Int8.self)
    self.bucketCount = bucketCount
    buckets = section(5, UInt16.self)
    guard unit.isFinite, unit > 0, hasValidNumbers(pageCount: Int(lastPage) + 1, rowCount: rowCount)
    else { return nil }
  }

  /// Whether all codes and rows that tables name exist, and a search for a trigram ends.
  ///
  /// The buckets are not looked through: their languages are masked when read.
  private func hasValidNumbers(pageCount: Int, rowCount: Int) -> Bool {
    for index in 0..<pageCount * 256 where pages[256 + index] >= codes { return false }
    for index in 0..<codes * codes where bigrams[index] >= rowCount { return false }
    var hasEmpty = false
    for slot in 0...trigramMask {
      if trigrams[slot] & 0xFFFF_FFFF >= rowCount { return false }
      if trigrams[slot] == 0 { hasEmpty = true }
    }
    return hasEmpty
  }

  /// The code of a letter: 0 if it isn't one of the script's.
  @inline(__always)
  func code(of letter: UInt32) -> UInt8 {
    guard letter <= 0xFFFF else { return 0 }
    let page = Int(pages[Int(letter >> 8)])
    return pages[256 + page << 8 | Int(letter & 0xFF)]
  }

  /// Where the row of two or three letters begins in ``rows``: that of the first two if the model
  /// has none for the three.
  @inline(__always)
  func row(_ key: UInt32) -> Int {
    guard key > 0xFFFF else { return row(key >> 8, key & 0xFF) }
    var slot = slot(ofTrigram: UInt64(key))
    while trigrams[slot] != 0 {
      if trigrams[slot] >> 32 == UInt64(key) {
        return Int(trigrams[slot] & 0xFFFF) &* lanes
      }
      slot = (slot &+ 1) & trigramMask
    }
    return row(key >> 16, key >> 8 & 0xFF)
  }

  @inline(__always)
  private func row(_ first: UInt32, _ second: UInt32) -> Int {
    Int(bigrams[Int(first) &* codes &+ Int(second)]) &* lanes
  }

  /// The first slot that three letters may be in.
  @inline(__always)
  func slot(ofTrigram key: UInt64) -> Int {
    Int(truncatingIfNeeded: Self.hash(key)) & trigramMask
  }

  /// The number of the first bucket that four or five letters may be in, by their hash.
  @inline(__always)
  func bucket(hash: UInt64) -> Int {
    Int(((hash >> 32) &* UInt64(bucketCount)) >> 32)
  }

  /// The hash of letters' packed codes.
  @inline(__always)
  static func hash(_ key: UInt64) -> UInt64 {
    var hash = key &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    hash &*= 0xBF58_476D_1CE4_E5B9
    return hash ^ (hash >> 32)
  }
}

/// The tables of one script in the compiled model, validated once so that reads need no checks.
///
/// The layout is described in Scripts/alphabet-model/pack.py.
///
/// `@unchecked Sendable`: it only points to constants of the binary.
struct AlphabetTables: @unchecked Sendable {
  /// The BCP 47 tags of the languages, in the order of the lanes.
  let tags: [LanguageTag]
  /// The logarithm of the prior odds of each language, in units.
  let priors: [Int32]
  /// The number of weights in a row: the number of languages rounded up to a multiple of sixteen.
  let lanes: Int
  /// The weight that one unit represents.
  let unit: Float

  private let codes: Int
  private let pages: UnsafePointer<UInt8>
  private let bigrams: UnsafePointer<UInt16>
  private let trigramMask: Int
  /// The hash table of trigrams: three letters in the upper half, their row number in the lower
  /// half; 0 is empty.
  let trigrams: UnsafePointer<UInt64>
  let rows: UnsafePointer<Int8>
  let bucketCount: Int
  /// The weights of features of four and five letters and of whole words, in buckets of ``bucketLength`` numbers.
  ///
  /// A bucket has sixteen bits of the hashes of sixteen features, 0 if empty, followed by their
  /// weights, each with the language in the low byte and the weight as Int8 in the high byte.
  ///
  /// A feature has a slot for each language, in the bucket of its hash or, if that is full, in the
  /// buckets after it.
  let buckets: UnsafePointer<UInt16>

  /// The code of a word boundary.
  static let edge: UInt8 = 1
  /// The number of features in a bucket, and its length in numbers: one cache line.
  static let slots = 16
  static let bucketLength = 32
  /// The maximum number of buckets searched for a feature.
  static let maximumProbeCount = 16
  /// The maximum number of languages of a script: the capacity of ``AlphabetSums``.
  static let maximumLanguageCount = 64

  /// Creates the tables that the header of a script describes; nil if one extends beyond the model
  /// or has invalid contents.
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
    guard (1...Self.maximumLanguageCount).contains(languages),
      (languages...Self.maximumLanguageCount) ~= lanes,
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
    var priors: [Int32] = []
    for language in 0..<languages {
      let start = number(7) + language * 8
      let name = bytes[start..<start + 7].prefix { $0 != 0 }
      guard let tag = LanguageTag(rawValue: String(decoding: name, as: UTF8.self)) else {
        return nil
      }
      tags.append(tag)
      priors.append(Int32(Int8(bitPattern: bytes[start + 7])))
    }
    self.tags = tags
    self.priors = priors
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

  /// Returns whether all codes and rows in the tables exist, and a search for a trigram terminates.
  ///
  /// The buckets are not checked: their languages are clamped when read.
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

  /// Returns the code of a letter; 0 if it does not belong to the script.
  @inline(__always)
  func code(of letter: UInt32) -> UInt8 {
    guard letter <= 0xFFFF else { return 0 }
    let page = Int(pages[Int(letter >> 8)])
    return pages[256 + page << 8 | Int(letter & 0xFF)]
  }

  /// Returns the offset in ``rows`` of the row of two or three letters; if the model has none for
  /// three letters, that of the first two.
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

  /// Returns the first slot in which three letters may be found.
  @inline(__always)
  func slot(ofTrigram key: UInt64) -> Int {
    Int(truncatingIfNeeded: Self.hash(key)) & trigramMask
  }

  /// Returns the index of the first bucket in which four or five letters may be found, by their
  /// hash.
  @inline(__always)
  func bucket(hash: UInt64) -> Int {
    Int(((hash >> 32) &* UInt64(bucketCount)) >> 32)
  }

  /// Returns the key of a word that consists of the letters of `word`, 0 for none, and one more.
  ///
  /// The highest bit is set in features of whole words.
  @inline(__always)
  static func key(ofWord word: UInt64, _ code: UInt64) -> UInt64 {
    (word &+ code) &* 0x9E37_79B9_7F4A_7C15
  }

  /// Returns the hash of the packed codes of letters, or of the key of a word.
  @inline(__always)
  static func hash(_ key: UInt64) -> UInt64 {
    var hash = key &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    hash &*= 0xBF58_476D_1CE4_E5B9
    return hash ^ (hash >> 32)
  }
}

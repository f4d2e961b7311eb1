import TextFoundation

/// Gathers checked entries and writes them as a compiled dictionary.
///
/// Entries come in the order of the source; features keep it, tokens are ordered by surface, equal
/// surfaces in the order of the source. Plain memory, as build tools are debug builds, which spend
/// a call on each element of an array.
struct LexiconBuilder: ~Copyable {
  private var surfaces = ByteBuffer()
  private var features = ByteBuffer()
  private var tokens: UnsafeMutablePointer<TokenRecord>
  /// Where each entry's surface ends.
  private var surfaceEnds: UnsafeMutablePointer<Int>
  private var capacity = 1024
  private(set) var count = 0

  init() {
    tokens = .allocate(capacity: capacity)
    surfaceEnds = .allocate(capacity: capacity)
  }

  deinit {
    tokens.deallocate()
    surfaceEnds.deallocate()
  }

  /// Adds an entry that has been checked; its feature has no NUL, its surface is not empty.
  ///
  /// - Throws: ``MeCabError`` with `invalidRow` if the file would exceed what its format can hold.
  mutating func append(
    surface: UnsafeRawBufferPointer, feature: UnsafeRawBufferPointer,
    leftID: Int, rightID: Int, partOfSpeechID: Int, cost: Int
  ) throws(MeCabError) {
    guard count < DictionaryFormat.maximumEntries,
      features.count + feature.count < Int(Int32.max)
    else {
      throw MeCabError(
        .invalidRow, "one dictionary holds 8,388,608 entries and 2 GB of features; split it")
    }
    if count == capacity { grow() }
    (tokens + count).initialize(
      to: TokenRecord(
        leftID: UInt16(truncatingIfNeeded: leftID), rightID: UInt16(truncatingIfNeeded: rightID),
        partOfSpeechID: UInt16(truncatingIfNeeded: partOfSpeechID),
        cost: Int16(truncatingIfNeeded: cost),
        featureOffset: UInt32(truncatingIfNeeded: features.count)))
    surfaces.append(surface.assumingMemoryBound(to: UInt8.self))
    (surfaceEnds + count).initialize(to: surfaces.count)
    features.append(feature.assumingMemoryBound(to: UInt8.self))
    features.append(0)
    count &+= 1
  }

  private mutating func grow() {
    func moved<Element>(_ old: UnsafeMutablePointer<Element>) -> UnsafeMutablePointer<Element> {
      let new = UnsafeMutablePointer<Element>.allocate(capacity: 2 * count)
      new.moveInitialize(from: old, count: count)
      old.deallocate()
      return new
    }
    tokens = moved(tokens)
    surfaceEnds = moved(surfaceEnds)
    capacity = 2 * count
  }

  /// The compiled dictionary.
  ///
  /// - Throws: ``MeCabError`` with `invalidRow` if there is no entry, or over 255 of one surface.
  func compiled(
    kind: DictionaryFile.Kind, leftSize: Int, rightSize: Int
  ) throws(MeCabError) -> [UInt8] {
    guard count > 0, let bytes = surfaces.bytes.baseAddress else {
      throw MeCabError(.invalidRow, "there are no entries; a dictionary needs at least one")
    }
    let order = SurfaceOrder(bytes, ends: surfaceEnds, count: count)
    let units = DoubleArrayBuilder.build(try order.distinct())

    var header: [UInt32] = [0, DictionaryFormat.version, kind.rawValue, UInt32(count)]
    header += [UInt32(leftSize), UInt32(rightSize)]
    header.append(UInt32(units.count * DictionaryFormat.unitSize))
    header.append(UInt32(count * DictionaryFormat.tokenSize))
    header += [UInt32(features.count), 0]
    let size = header[6...8].reduce(DictionaryFormat.headerSize) { $0 + Int($1) }
    header[0] = UInt32(size) ^ DictionaryFormat.magic

    var file: [UInt8] = []
    file.reserveCapacity(size)
    for word in header { file.append(littleEndian: word) }
    file.append(contentsOf: "UTF-8".utf8)
    file.append(contentsOf: repeatElement(0, count: DictionaryFormat.charsetSize - 5))
    units.withUnsafeBytes { file.append(contentsOf: $0) }
    tokenWords(in: order).withUnsafeBytes { file.append(contentsOf: $0) }
    file.append(contentsOf: features.bytes)
    return file
  }

  /// The tokens as they lie in the file, two words each.
  private func tokenWords(in order: borrowing SurfaceOrder) -> [UInt64] {
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * count)
    defer { words.deallocate() }
    var place = 0
    while place < count {
      let token = tokens[order.entry(at: place)]
      let ids = UInt64(token.leftID) | UInt64(token.rightID) &<< 16
      let rest = UInt64(token.partOfSpeechID) | UInt64(UInt16(bitPattern: token.cost)) &<< 16
      words[2 &* place] = (ids | rest &<< 32).littleEndian
      words[2 &* place &+ 1] = UInt64(token.featureOffset).littleEndian
      place &+= 1
    }
    return Array(UnsafeBufferPointer(start: words, count: 2 * count))
  }
}

extension [UInt8] {
  mutating func append(littleEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}

import TextFoundation

/// Collects validated entries and writes them as a compiled dictionary.
///
/// Entries are added in source order. Features retain this order; tokens are sorted by surface,
/// with equal surfaces in source order. Uses manually allocated memory, because build tools are
/// debug builds, where each access to an array element is a function call.
package struct LexiconBuilder: ~Copyable {
  private var surfaces = ByteBuffer()
  private var features = ByteBuffer()
  private var tokens: UnsafeMutablePointer<TokenRecord>
  /// The end of each entry’s surface.
  private var surfaceEnds: UnsafeMutablePointer<Int>
  private var capacity = 1024
  package private(set) var count = 0

  package init() {
    tokens = .allocate(capacity: capacity)
    surfaceEnds = .allocate(capacity: capacity)
  }

  deinit {
    tokens.deallocate()
    surfaceEnds.deallocate()
  }

  /// Adds a validated entry; its feature must not contain NUL, and its surface must not be empty.
  ///
  /// - Throws: ``MeCabError`` with `invalidRow` if the file would exceed the limits of the format.
  package mutating func append(
    surface: UnsafeRawBufferPointer, feature: UnsafeRawBufferPointer,
    leftID: Int, rightID: Int, partOfSpeechID: Int, cost: Int
  ) throws(MeCabError) {
    guard count < DictionaryFormat.maximumEntries,
      features.count + feature.count < Int(Int32.max)
    else {
      throw MeCabError(
        .invalidRow,
        "a dictionary can have at most 8,388,608 entries and 2 GB of features; split it")
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

  /// Returns the compiled dictionary.
  ///
  /// - Throws: ``MeCabError`` with `invalidRow` if there are no entries, or more than 255 with one
  ///   surface.
  package func compiled(
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

  /// Returns the tokens in the file format, two words each.
  private func tokenWords(in order: borrowing SurfaceOrder) -> [UInt64] {
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 2 * count)
    defer { words.deallocate() }
    var position = 0
    while position < count {
      let token = tokens[order.entry(at: position)]
      let ids = UInt64(token.leftID) | UInt64(token.rightID) &<< 16
      let rest = UInt64(token.partOfSpeechID) | UInt64(UInt16(bitPattern: token.cost)) &<< 16
      words[2 &* position] = (ids | rest &<< 32).littleEndian
      words[2 &* position &+ 1] = UInt64(token.featureOffset).littleEndian
      position &+= 1
    }
    return Array(UnsafeBufferPointer(start: words, count: 2 * count))
  }
}

extension [UInt8] {
  mutating func append(littleEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}

/// Gathers checked entries and writes them as a compiled dictionary.
///
/// Entries come in the order of the source; features keep it, tokens are ordered by surface, equal
/// surfaces in the order of the source.
struct LexiconBuilder {
  private var surfaces: [UInt8] = []
  private var surfaceEnds: [Int] = []
  private var features: [UInt8] = []
  private var tokens: [TokenRecord] = []

  var count: Int { tokens.count }

  /// Adds an entry that has been checked; its feature has no NUL, its surface is not empty.
  ///
  /// - Throws: ``MeCabError`` with `invalidRow` if the file would exceed what its format can hold.
  mutating func append(
    surface: UnsafeRawBufferPointer, feature: UnsafeRawBufferPointer,
    leftID: Int, rightID: Int, partOfSpeechID: Int, cost: Int
  ) throws(MeCabError) {
    guard tokens.count < DictionaryFormat.maximumEntries,
      features.count + feature.count < Int(Int32.max)
    else {
      throw MeCabError(
        .invalidRow, "one dictionary holds 8,388,608 entries and 2 GB of features; split it")
    }
    tokens.append(
      TokenRecord(
        leftID: UInt16(truncatingIfNeeded: leftID), rightID: UInt16(truncatingIfNeeded: rightID),
        partOfSpeechID: UInt16(truncatingIfNeeded: partOfSpeechID),
        cost: Int16(truncatingIfNeeded: cost), featureOffset: UInt32(features.count)))
    surfaces.append(contentsOf: surface)
    surfaceEnds.append(surfaces.count)
    features.append(contentsOf: feature)
    features.append(0)
  }

  /// An entry's place in the sort: the first eight bytes decide nearly every comparison.
  private struct SortKey {
    var prefix: UInt64
    var index: Int
  }

  /// The compiled dictionary.
  ///
  /// - Throws: ``MeCabError`` with `invalidRow` if there is no entry, or over 255 of one surface.
  func compiled(
    kind: DictionaryFile.Kind, leftSize: Int, rightSize: Int
  ) throws(MeCabError) -> [UInt8] {
    guard count > 0 else {
      throw MeCabError(.invalidRow, "there are no entries; a dictionary needs at least one")
    }
    let order = sorted()
    let units = DoubleArrayBuilder.build(try keys(in: order))

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
    for key in order {
      let token = tokens[key.index]
      let ids = UInt64(token.leftID) | UInt64(token.rightID) << 16
      let rest = UInt64(token.partOfSpeechID) | UInt64(UInt16(bitPattern: token.cost)) << 16
      file.append(littleEndian: ids | rest << 32)
      file.append(littleEndian: UInt64(token.featureOffset))
    }
    file.append(contentsOf: features)
    return file
  }

  private func surfaceRange(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : surfaceEnds[index - 1])..<surfaceEnds[index]
  }

  private func sorted() -> [SortKey] {
    surfaces.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return [] }
      var order: [SortKey] = []
      order.reserveCapacity(count)
      for index in 0..<count {
        let range = surfaceRange(index)
        var prefix: UInt64 = 0
        var offset = 0
        while offset < 8 {
          let position = range.lowerBound + offset
          prefix = prefix &<< 8 | (position < range.upperBound ? UInt64(bytes[position]) : 0)
          offset &+= 1
        }
        order.append(SortKey(prefix: prefix, index: index))
      }
      order.sort { first, second in
        if first.prefix != second.prefix { return first.prefix < second.prefix }
        // No surface has a NUL: a prefix that ends in one is a whole surface.
        if first.prefix & 0xFF == 0 { return first.index < second.index }
        let a = surfaceRange(first.index)
        let b = surfaceRange(second.index)
        let difference = Bytes.compare(
          bytes + a.lowerBound, bytes + b.lowerBound, min(a.count, b.count))
        if difference != 0 { return difference < 0 }
        return a.count != b.count ? a.count < b.count : first.index < second.index
      }
      return order
    }
  }

  /// The distinct surfaces, each with the number and the place of its tokens.
  private func keys(in order: [SortKey]) throws(MeCabError) -> SortedKeys {
    var keys = SortedKeys()
    keys.bytes.reserveCapacity(surfaces.count)
    keys.ends.reserveCapacity(count)
    keys.values.reserveCapacity(count)
    var first = 0
    while first < order.count {
      let range = surfaceRange(order[first].index)
      var end = first + 1
      while end < order.count, order[end].prefix == order[first].prefix,
        surfaces[surfaceRange(order[end].index)] == surfaces[range]
      {
        end += 1
      }
      guard end - first <= DictionaryFormat.maximumCount else {
        let surface = String(decoding: surfaces[range], as: UTF8.self)
        throw MeCabError(
          .invalidRow,
          "“\(surface)” has \(end - first) entries, the format holds 255 of one surface; "
            + "remove some")
      }
      keys.bytes.append(contentsOf: surfaces[range])
      keys.ends.append(keys.bytes.count)
      keys.values.append(Int32(end - first | first << DictionaryFormat.countBits))
      first = end
    }
    return keys
  }
}

extension [UInt8] {
  mutating func append(littleEndian value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}

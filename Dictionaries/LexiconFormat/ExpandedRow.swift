/// A row of MeCab's CSV: `surface,left,right,cost,feature`.
package struct ExpandedRow {
  package let surface: ByteSlice
  /// The left and the right id, with a comma.
  let ids: ByteSlice
  package let cost: Int
  /// The columns of the feature.
  private let feature: ByteSlice

  init(_ row: ByteSlice, surfaceCount: Int) {
    surface = row.prefix(surfaceCount)
    var rest = row.dropFirst(min(surfaceCount + 1, row.count))
    let start = rest
    var cost = 0
    var idCount = 0
    for column in 0..<3 {
      let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.count
      if column == 1 { idCount = start.count - rest.count + end }
      if column == 2 { cost = rest.prefix(end).decimal ?? 0 }
      rest = rest.dropFirst(min(end + 1, rest.count))
    }
    ids = start.prefix(idCount)
    self.cost = cost
    feature = rest
  }

  /// Returns whether the feature starts with `prefix`.
  package func hasFeature(_ prefix: StaticString) -> Bool {
    feature.count >= prefix.utf8CodeUnitCount
      && Memory.compare(feature.start, prefix.utf8Start, prefix.utf8CodeUnitCount) == 0
  }

  /// The columns of the feature as text.
  package var columns: [Substring] {
    feature.string.split(separator: ",", omittingEmptySubsequences: false)
  }

  /// The number of characters of the surface.
  package var characterCount: Int {
    var count = 0
    var index = 0
    while index < surface.count {
      if surface.start[index] & 0xC0 != 0x80 { count &+= 1 }
      index &+= 1
    }
    return count
  }

  /// Whether the surface contains a character from U+4000 to U+9FFF, where all common kanji are.
  package var hasKanji: Bool {
    var index = 0
    while index < surface.count {
      if 0xE4...0xE9 ~= surface.start[index] { return true }
      index &+= 1
    }
    return false
  }
}

extension ExpandedLexicon {
  /// Returns a row.
  package func row(_ index: Int) -> ExpandedRow {
    let record = store.records[index]
    return ExpandedRow(store.row(record), surfaceCount: Int(record.surfaceCount))
  }

  /// Returns whether another row of the same surface and with the same ids is always preferred.
  package func isSuperseded(_ index: Int) -> Bool {
    let row = row(index)
    func isBetter(_ other: Int) -> Bool {
      let rival = self.row(other)
      return rival.ids.equals(row.ids)
        && (rival.cost < row.cost || rival.cost == row.cost && other < index)
    }
    var other = index - 1
    while other >= 0, self.row(other).surface.equals(row.surface) {
      if isBetter(other) { return true }
      other -= 1
    }
    other = index + 1
    while other < count, self.row(other).surface.equals(row.surface) {
      if isBetter(other) { return true }
      other += 1
    }
    return false
  }

  /// Returns the rows with the given numbers, which are in ascending order, each with a line feed.
  package func csv(rows: [Int]) -> ByteBuffer {
    let output = ByteBuffer(capacity: store.bytes.count / 2)
    for row in rows {
      output.append(store.row(store.records[row]))
      output.append(0x0A)
    }
    return output
  }

  /// Removes all rows except those with the given numbers, which are in ascending order.
  package func retainRows(_ rows: [Int]) { store.retainRecords(rows) }
}

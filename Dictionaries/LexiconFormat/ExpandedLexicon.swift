/// The rows of MeCab's CSV in order.
package struct ExpandedLexicon {
  let store: RowStore
  /// The names of the sources; the last one is that of the additions by corrections.
  package let sourceNames: [String]
  /// The indices of the sources that form the proper-name lexicon.
  let nameSources: Set<UInt8>
  package let correctionCount: Int

  /// The number of rows.
  package var count: Int { store.count }

  /// Returns the rows of one source, or of all sources, each with a line feed.
  package func csv(source: Int? = nil) -> ByteBuffer {
    let output = ByteBuffer(capacity: store.bytes.count + store.count + 1)
    var index = 0
    while index < store.count {
      let record = store.records[index]
      if source == nil || source == Int(record.source) {
        output.append(store.row(record))
        output.append(0x0A)
      }
      index &+= 1
    }
    return output
  }

  /// The ascending row numbers of the proper-name lexicon.
  package var nameRows: [Int] {
    var rows: [Int] = []
    var index = 0
    while index < store.count {
      if nameSources.contains(store.records[index].source) { rows.append(index) }
      index &+= 1
    }
    return rows
  }
}

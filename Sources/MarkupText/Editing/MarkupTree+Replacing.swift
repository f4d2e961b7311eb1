/// Putting markup in the place of text.
extension MarkupTree {
  /// Puts parsed markup in the place of text nodes, all at once.
  ///
  /// Nodes that are not in the tree or are no text are passed over, and so is one that is named
  /// twice.
  ///
  /// - Returns: how many nodes were replaced.
  /// - Complexity: linear in the markup, and in the depth for each node of an edited tree.
  @discardableResult
  package mutating func replaceTexts(_ texts: [(node: NodeID, markup: String)]) -> Int {
    let places = texts.map { storage.place(of: $0.node) }
    if !storage.isEdited || !isKnownUniquelyReferenced(&storage) {
      storage = Storage(editing: storage)
    }
    var count = 0
    for (place, text) in zip(places, texts) {
      guard let place else { continue }
      let record = storage.record(at: place)
      guard record.isText, record.parent != NodeRecord.none,
        storage.insert(
          ParsedMarkup(contiguous: text.markup), under: record.parent, before: place)
      else { continue }
      storage.change { $0.remove(place) }
      count += 1
    }
    if storage.isWasteful { storage = Storage(storage.compacted(keepsNumbers: true)) }
    return count
  }
}

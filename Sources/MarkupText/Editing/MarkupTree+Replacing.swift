/// Replacing text nodes with markup.
extension MarkupTree {
  /// Replaces several text nodes with parsed markup.
  ///
  /// Nodes that are not in the tree or are not text nodes are ignored, and so is the second
  /// occurrence of a node.
  ///
  /// - Returns: The number of replaced nodes.
  /// - Complexity: linear in the length of the markup; in an edited tree, each node also takes time
  ///   linear in its depth.
  @discardableResult
  package mutating func replaceTexts(_ texts: [(node: NodeID, markup: String)]) -> Int {
    let indices = texts.map { storage.index(of: $0.node) }
    if !storage.isEdited || !isKnownUniquelyReferenced(&storage) {
      storage = Storage(editing: storage)
    }
    var count = 0
    for (index, text) in zip(indices, texts) {
      guard let index else { continue }
      let record = storage.record(at: index)
      guard record.isText, record.parent != NodeRecord.none,
        storage.insert(
          ParsedMarkup(contiguous: text.markup), under: record.parent, before: index)
      else { continue }
      storage.change { $0.remove(index) }
      count += 1
    }
    if storage.needsCompaction { storage = Storage(storage.compacted(preservesIDs: true)) }
    return count
  }
}

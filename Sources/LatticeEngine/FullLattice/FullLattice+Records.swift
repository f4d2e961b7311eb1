extension FullLattice {
  /// Replaces `records` by the words of the nodes passed to the caller.
  func copyRecords(to records: inout [LatticeWord]) {
    records.removeAll(keepingCapacity: true)
    let (path, nodes, tokens) = (path.view, nodes.nodes.view, model.tokens)
    let line = text.bytes
    for position in 0..<pathCount {
      let node = nodes[Int(path[position])]
      records.append(record(of: node, tokens, line))
    }
  }

  /// Returns a node as a record.
  @inline(__always)
  func record(
    of node: FullNode, _ tokens: UnsafeMutablePointer<TokenTable>,
    _ line: UnsafeBufferPointer<UInt8>
  ) -> LatticeWord {
    if node.source == .constraint || node.source == .boundary {
      return LatticeWord(
        start: Int(node.start), end: Int(node.end), feature: feature(of: node),
        pathCost: Int(node.cost), wordCost: node.wordCost, leftID: node.leftID,
        rightID: node.rightID, isUnknown: node.source == .constraint)
    }
    var record = LatticeWord(
      start: Int(node.start), end: Int(node.end), pathCost: Int(node.cost),
      word: Word(leftID: node.leftID, rightID: node.rightID, cost: node.wordCost, offset: 0),
      entry: Int(node.entry), of: tokens + Int(node.lexicon), isUnknown: node.source == .unknown)
    if let start = line.baseAddress { record.decodeFeature(in: start) }
    return record
  }

  /// Returns the feature of a node that has no entry.
  private func feature(of node: FullNode) -> UnsafePointer<UInt8> {
    if node.source == .constraint, let patterns = constraints?.patterns,
      let text = patterns[Int(node.entry)].text.baseAddress
    {
      return UnsafePointer(text)
    }
    return boundaryFeature
  }
}

import TextFoundation

extension ParsedMarkup {
  /// Parses a source in contiguous UTF-8.
  convenience init(_ source: String) {
    let parsed = withUTF8Bytes(of: source) { bytes in
      var length = min(bytes.count, Self.longestSource)
      while length < bytes.count, !bytes.isScalarBoundary(length) { length -= 1 }
      var builder = TreeBuilder(bytes: UnsafeBufferPointer(rebasing: bytes[..<length]))
      builder.build()
      if length < bytes.count { builder.lexer.note(.sourceTooLong, at: length) }
      return (
        nodes: builder.nodes.allocatedCopy(), attributes: builder.lexer.attributes.allocatedCopy(),
        otherNames: builder.lexer.names.others, repairs: builder.lexer.repairs.array()
      )
    }
    self.init(
      source: source, ownedNodes: parsed.nodes, ownedAttributes: parsed.attributes,
      otherNames: parsed.otherNames, repairs: parsed.repairs, numbering: NodeNumbering())
  }
}

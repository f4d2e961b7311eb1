import TextFoundation

extension ParsedMarkup {
  /// Parses a source with contiguous UTF-8 storage.
  convenience init(_ source: String) {
    let parsed = withUTF8Bytes(of: source) { bytes in
      var length = min(bytes.count, Self.maximumSourceLength)
      while length < bytes.count, !bytes.isScalarBoundary(length) { length -= 1 }
      var builder = TreeBuilder(bytes: UnsafeBufferPointer(rebasing: bytes[..<length]))
      builder.build()
      if length < bytes.count { builder.lexer.note(.sourceTooLong, at: length) }
      return (
        nodes: builder.nodes.allocatedCopy(), attributes: builder.lexer.attributes.allocatedCopy(),
        otherNames: builder.lexer.names.others, parseErrors: builder.lexer.parseErrors.array()
      )
    }
    self.init(
      source: source, ownedNodes: parsed.nodes, ownedAttributes: parsed.attributes,
      otherNames: parsed.otherNames, parseErrors: parsed.parseErrors, numbering: NodeNumbering())
  }
}

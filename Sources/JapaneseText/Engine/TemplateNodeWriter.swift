import LatticeEngine
import MeCabDictionary
import TextFoundation

/// Writes the items of templates for the nodes of a path.
struct TemplateNodeWriter {
  private let nodes: FullLattice.Nodes
  private let hasConnections: Bool
  /// The preceding node of the path.
  private var previous: FullLattice.Node?

  init(_ nodes: FullLattice.Nodes, hasConnections: Bool) {
    self.nodes = nodes
    self.hasConnections = hasConnections
  }

  /// Writes the items for the next node.
  ///
  /// - Throws: `invalidDefinition` for a field that the feature does not have, and for preceding nodes
  ///   of a single path.
  mutating func append(
    _ items: [OutputTemplate.Item], of node: FullLattice.Node, to output: inout ByteBuffer
  ) throws(MeCabError) {
    for item in items {
      if case .lattice(let item) = item {
        try append(item, of: node, to: &output)
      } else {
        try append(item, of: node, to: &output)
      }
    }
    previous = node
  }

  private func append(
    _ item: OutputTemplate.Item, of node: FullLattice.Node, to output: inout ByteBuffer
  ) throws(MeCabError) {
    let record = node.record
    // MeCab's virtual nodes have no blanks before them.
    let blanks = node.status < 2 ? node.precedingSpace : 0
    func write(_ range: Range<Int>) {
      output.append(UnsafeBufferPointer(rebasing: nodes.text[range]))
    }
    switch item {
    case .text(let bytes): bytes.withUnsafeBufferPointer { output.append($0) }
    case .surface: write(record.start..<record.end)
    case .surfaceWithBlanks: write(record.start - blanks..<record.end)
    case .blanks: write(record.start - blanks..<record.start)
    case .feature:
      output.append(
        UnsafeBufferPointer(start: record.feature, count: Bytes.length(ofCString: record.feature)))
    case .fields(let indices, let separator):
      do throws(OutputTemplateWriter.MissingField) {
        try OutputTemplateWriter.append(fields: indices, separator, of: record, to: &output)
      } catch {
        throw MeCabError(
          .invalidDefinition,
          "a word has no field \(error.index), which the output format prints (change it in dicrc)")
      }
    case .partOfSpeechID: output.append(String(record.partOfSpeechID))
    case .wordCost: output.append(String(record.wordCost))
    case .status: output.append(String(node.status))
    case .length: output.append(String(record.end - record.start))
    case .lengthWithBlanks: output.append(String(record.end - record.start + blanks))
    case .leftID: output.append(String(record.leftID))
    case .rightID: output.append(String(record.rightID))
    case .lattice(let item): try append(item, of: node, to: &output)
    }
  }

  private func append(
    _ item: OutputTemplate.LatticeItem, of node: FullLattice.Node, to output: inout ByteBuffer
  ) throws(MeCabError) {
    switch item {
    case .sentence: output.append(nodes.text)
    case .sentenceLength: output.append(String(nodes.text.count))
    case .characterClass: output.append(String(node.characterClass))
    case .number: output.append(String(node.number))
    case .start: output.append(String(node.start))
    case .end: output.append(String(node.end))
    case .connectionCost:
      output.append(String(node.pathCost - (previous?.pathCost ?? 0) - node.wordCost))
    case .stepCost: output.append(String(node.pathCost - (previous?.pathCost ?? 0)))
    case .pathCost: output.append(String(node.pathCost))
    case .bestMark: output.append(node.isBest ? UInt8(ascii: "*") : UInt8(ascii: " "))
    case .probability: output.append(FixedPoint.text(of: node.probability))
    case .alpha: output.append(FixedPoint.text(of: node.alpha))
    case .beta: output.append(FixedPoint.text(of: node.beta))
    case .connections(let connection, let separator):
      guard hasConnections else {
        throw MeCabError(
          .invalidDefinition,
          "the output format prints preceding nodes (%pp), which requires --nbest 2 or more")
      }
      append(connection, separator, of: node, to: &output)
    }
  }

  private func append(
    _ connection: OutputTemplate.Connection, _ separator: UInt8, of node: FullLattice.Node,
    to output: inout ByteBuffer
  ) {
    for (index, value) in node.connections.enumerated() {
      if index > 0 { output.append(separator) }
      switch connection {
      case .number: output.append(String(value.number))
      case .cost: output.append(String(value.cost))
      case .probability: output.append(FixedPoint.text(of: 0))
      }
    }
  }
}

import LatticeEngine
import MeCabDictionary
import TextFoundation

/// Writes the paths of a sentence in an output format of the `mecab` command.
///
/// Source: `writer.cpp` of MeCab 0.996.
struct LatticeWriter {
  private let format: LatticeFormat
  /// Whether several paths are searched, so that MeCab knows the preceding nodes of each node.
  private let hasConnections: Bool
  /// The text of the sentence, for the end of the enumeration.
  private var sentence: [UInt8] = []

  init(_ format: LatticeFormat, hasConnections: Bool) {
    self.format = format
    self.hasConnections = hasConnections
  }

  /// Writes a path.
  ///
  /// - Throws: `invalidDefinition` if a template prints a field that a feature does not have.
  mutating func append(
    _ nodes: FullLattice.Nodes, to output: inout ByteBuffer
  ) throws(MeCabError) {
    switch format {
    case .features, .wakati, .none: appendPlain(nodes, to: &output)
    case .dump: appendDump(nodes, to: &output)
    // Probabilities are not computed, so no line reaches the minimum probability of the format.
    case .expectations: MeCabFormat.appendEndOfSentence(to: &output)
    case .template(let template):
      sentence = Array(nodes.text)
      var writer = TemplateNodeWriter(nodes, hasConnections: hasConnections)
      try writer.append(template.beginning, of: nodes.beginningOfText, to: &output)
      for node in nodes {
        try writer.append(
          node.isUnknown ? template.unknown : template.known, of: node, to: &output)
      }
      try writer.append(template.ending, of: nodes.endOfText, to: &output)
    }
  }

  private func appendPlain(_ nodes: FullLattice.Nodes, to output: inout ByteBuffer) {
    if case .none = format { return }
    for node in nodes {
      output.append(UnsafeBufferPointer(rebasing: nodes.text[node.utf8Range]))
      output.append(UInt8(ascii: " "))
    }
    output.append(UInt8(ascii: "\n"))
  }

  private func appendDump(_ nodes: FullLattice.Nodes, to output: inout ByteBuffer) {
    for node in [nodes.beginningOfText] + Array(nodes) + [nodes.endOfText] {
      output.append("\(node.number) ")
      switch node.status {
      case 2: output.append("BOS")
      case 3: output.append("EOS")
      default: output.append(UnsafeBufferPointer(rebasing: nodes.text[node.utf8Range]))
      }
      let record = node.record
      output.append(" ")
      output.append(
        UnsafeBufferPointer(start: record.feature, count: Bytes.length(ofCString: record.feature)))
      output.append(
        " \(record.start) \(record.end) \(record.rightID) \(record.leftID) \(record.partOfSpeechID) "
          + "\(node.characterClass) \(node.status) \(node.isBest ? 1 : 0)")
      for value in [node.alpha, node.beta, node.probability] {
        output.append(" " + FixedPoint.text(of: value))
      }
      output.append(" \(record.pathCost)")
      // A deviation: libmecab does not initialize the probabilities of connections here.
      if hasConnections {
        for connection in node.connections {
          output.append(" \(connection.number):\(connection.cost):" + FixedPoint.text(of: 0))
        }
      }
      output.append(UInt8(ascii: "\n"))
    }
  }

  /// Writes what follows the last of several paths.
  func appendEndOfEnumeration(to output: inout ByteBuffer) {
    guard case .template(let template) = format else { return }
    for item in template.endOfEnumeration {
      switch item {
      case .text(let bytes): bytes.withUnsafeBufferPointer { output.append($0) }
      case .lattice(.sentence): sentence.withUnsafeBufferPointer { output.append($0) }
      case .lattice(.sentenceLength): output.append(String(sentence.count))
      default: break
      }
    }
  }

  /// Ends the output of a sentence, which starts at an offset: as in MeCab, at the first NUL of a
  /// format that contains one.
  func endOutput(from start: Int, of output: inout ByteBuffer) {
    guard case .template(let template) = format, template.hasNUL else { return }
    if let end = output.bytes[start...].firstIndex(of: 0) { output.truncate(to: end) }
  }
}

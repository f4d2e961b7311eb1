extension FullLattice {
  /// A node of the lattice: a segment of the text with one analysis.
  ///
  /// It is a view into the ``FullLattice``: use it only inside the closure that received it, and copy
  /// what you need later.
  public struct Node {
    let lattice: FullLattice
    /// The index in the lattice.
    let index: Int

    private var node: FullNode { lattice.nodes[index] }

    /// The UTF-8 offset of the first byte in the parsed text.
    public var start: Int { Int(node.start) }
    /// The UTF-8 offset after the last byte.
    public var end: Int { Int(node.end) }
    /// The range of the node in UTF-8 offsets of the parsed text.
    public var utf8Range: Range<Int> { start..<end }
    /// The number of bytes of white space before the node.
    public var precedingSpace: Int { Int(node.start - node.origin) }
    /// Whether the word is not in a dictionary.
    public var isUnknown: Bool { node.source == .unknown || node.source == .constraint }
    /// Whether the node is on the best path.
    public var isBest: Bool { node.isBest }
    /// The category of the first character, as an index of the categories in `char.def`.
    public var characterClass: UInt8 { node.characterClass }
    /// The left context id, which determines the connection cost with the preceding word.
    public var leftID: UInt16 { node.leftID }
    /// The right context id, which determines the connection cost with the following word.
    public var rightID: UInt16 { node.rightID }
    /// The part-of-speech id of `pos-id.def`, or 0 if the dictionary has none.
    public var partOfSpeechID: UInt16 { record.partOfSpeechID }
    /// The cost of the word itself.
    public var wordCost: Int { Int(node.wordCost) }
    /// The accumulated cost of the best path up to and including this node.
    public var pathCost: Int { Int(node.cost) }
    /// The features as a string, such as `名詞,固有名詞,地域,一般,*,*,東京,トウキョウ,トーキョー`.
    public var feature: String { String(cString: record.feature) }

    /// The logarithm of the forward sum; 0 without ``ParseRequest/marginalProbabilities``.
    public var alpha: Float { lattice.marginalValues(index).alpha }
    /// The logarithm of the backward sum; 0 without ``ParseRequest/marginalProbabilities``.
    public var beta: Float { lattice.marginalValues(index).beta }
    /// The marginal probability, 0…1; 0 without ``ParseRequest/marginalProbabilities``.
    public var probability: Float { lattice.marginalValues(index).probability }

    /// MeCab's status: 0 for a known word, 1 for an unknown one, 2 and 3 for the beginning and end of
    /// the text.
    package var status: Int {
      switch node.source {
      case .known: 0
      case .unknown, .constraint: 1
      case .boundary: index == 0 ? 2 : 3
      }
    }

    /// The number of the node in MeCab's order of creation.
    package var number: Int { Int(node.number) }

    /// The node as a record, which is valid as long as the model; that of a word that only a constraint
    /// demands, as long as ``Nodes/featureOwner``.
    package var record: LatticeWord {
      lattice.record(of: node, lattice.model.tokens, lattice.text.bytes)
    }

    /// The nodes whose ends this node is connected with, and the costs of the connections with that of
    /// this node, in MeCab's order.
    package var connections: [(number: Int, cost: Int)] {
      lattice.connections(of: node)
    }
  }

  /// The nodes of a path, or of the whole lattice with ``ParseRequest/allMorphs``, in text order.
  ///
  /// The virtual nodes at both ends are not included. Valid only inside the closure that received it;
  /// it can be iterated repeatedly.
  public struct Nodes: RandomAccessCollection {
    let lattice: FullLattice
    /// The number of nodes.
    public let endIndex: Int

    /// The index of the first node, 0.
    public var startIndex: Int { 0 }

    /// The node at an index.
    public subscript(position: Int) -> Node {
      Node(lattice: lattice, index: lattice.latticeIndex(position))
    }

    /// Replaces `records` by the words.
    package func copyRecords(to records: inout [LatticeWord]) { lattice.copyRecords(to: &records) }

    /// The bytes of the parsed text, valid until the closure returns.
    package var text: UnsafeBufferPointer<UInt8> { lattice.text.bytes }
    /// The owner of the features that are not in a dictionary: those of words that only a constraint
    /// demands.
    package var featureOwner: (any Sendable)? { lattice.constraints }
    /// The virtual nodes at both ends of the text.
    package var beginningOfText: Node { Node(lattice: lattice, index: 0) }
    package var endOfText: Node { Node(lattice: lattice, index: lattice.nodes.endOfText) }
  }

  fileprivate func connections(of node: FullNode) -> [(number: Int, cost: Int)] {
    guard node.number != 0 else { return [] }
    return nodes.ending(at: Int(node.origin)).map { position in
      let left = nodes[Int(nodes.endingNodes.view[position])]
      return (Int(left.number), MarginalProbabilities.cost(left, node, model.costs))
    }
  }
}

@available(*, unavailable, message: "a node points into a lattice, which belongs to one worker")
extension FullLattice.Node: Sendable {}

@available(*, unavailable, message: "nodes point into a lattice, which belongs to one worker")
extension FullLattice.Nodes: Sendable {}

#if LibMeCab
import CMeCab

/// A node of the lattice: a stretch of the text with one analysis.
///
/// A view into the ``Lattice`` that made it: use it inside the closure that received it, and copy
/// out what is to last. (`featureBytes` is the exception: it lies in the dictionary and lives as
/// long as the ``Model``.)
///
/// Not Sendable: it points into a lattice, which belongs to one worker.
public struct Node {
  /// Where a node comes from.
  public enum Kind: UInt8, Sendable, Hashable {
    /// A word of the system dictionary or of a user dictionary.
    case known
    /// A word made by the rules for unknown words.
    case unknown
    /// The virtual node before the text.
    case beginOfSentence
    /// The virtual node after the text.
    case endOfSentence
    /// The virtual node that ends an enumeration of N best paths.
    case endOfEnumeration
  }

  /// The UTF-8 offset of the first byte in the parsed text.
  public let start: Int
  /// The UTF-8 offset behind the last byte.
  public let end: Int
  /// The number of bytes of white space skipped before the node.
  public let precedingSpace: Int
  /// Known word, unknown word or one of the virtual nodes.
  public let kind: Kind
  /// The class of the first character (an index into `char.def`'s categories).
  public let characterClass: UInt8
  /// Whether the node lies on the best path.
  public let isBest: Bool
  /// The context id seen by the word before.
  public let leftID: UInt16
  /// The context id seen by the word after.
  public let rightID: UInt16
  /// The part-of-speech id of `pos-id.def` (0 where the dictionary has none).
  public let partOfSpeechID: UInt16
  /// The word's own cost.
  public let wordCost: Int
  /// The accumulated cost of the best path from the start up to and with this node.
  public let pathCost: Int

  let raw: UnsafePointer<mecab_node_t>

  init(_ raw: UnsafePointer<mecab_node_t>, base: UnsafePointer<CChar>) {
    let node = raw.pointee
    self.raw = raw
    start = node.surface - base
    end = start + Int(node.length)
    precedingSpace = Int(node.rlength) - Int(node.length)
    kind = Kind(rawValue: node.stat) ?? .unknown
    characterClass = node.char_type
    isBest = node.isbest != 0
    leftID = node.lcAttr
    rightID = node.rcAttr
    partOfSpeechID = node.posid
    wordCost = Int(node.wcost)
    pathCost = node.cost
  }

  /// The node's bytes in the parsed text.
  public var utf8Range: Range<Int> { start..<end }

  /// Whether the word is not in any dictionary.
  public var isUnknown: Bool { kind == .unknown }

  /// The feature fields as the dictionary has them: comma-separated UTF-8, without a final NUL.
  public var featureBytes: UnsafeBufferPointer<UInt8> {
    guard let feature = raw.pointee.feature else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    var count = 0
    while feature[count] != 0 { count += 1 }
    return UnsafeRawBufferPointer(start: feature, count: count).assumingMemoryBound(to: UInt8.self)
  }

  /// `featureBytes` as a string, as in `名詞,固有名詞,地域,一般,*,*,東京,トウキョウ,トーキョー`.
  public var feature: String { String(decoding: featureBytes, as: UTF8.self) }

  /// The forward log sum; only with ``ParseRequest/marginalProbabilities``.
  public var alpha: Float { raw.pointee.alpha }
  /// The backward log sum; only with ``ParseRequest/marginalProbabilities``.
  public var beta: Float { raw.pointee.beta }
  /// The marginal probability, 0…1; only with ``ParseRequest/marginalProbabilities``.
  public var probability: Float { raw.pointee.prob }
}

@available(*, unavailable, message: "a node points into a lattice, which belongs to one worker")
extension Node: Sendable {}

/// The nodes of a path (or, with ``ParseRequest/allMorphs``, of the whole lattice) in text order,
/// without the virtual nodes at both ends.
///
/// Valid inside the closure that received it; may be walked more than once.
public struct NodeSequence: Sequence {
  let first: UnsafePointer<mecab_node_t>?
  let base: UnsafePointer<CChar>
  let end: UnsafePointer<CChar>

  /// Walks the linked nodes.
  public struct Iterator: IteratorProtocol {
    var upcoming: UnsafePointer<mecab_node_t>?
    let base: UnsafePointer<CChar>
    let end: UnsafePointer<CChar>

    /// The next node, or `nil` at the end of the sentence.
    public mutating func next() -> Node? {
      // Among all nodes there is an unknown word behind white space at the end: outside the text.
      guard let current = upcoming, current.pointee.next != nil, current.pointee.surface < end
      else { return nil }
      upcoming = UnsafePointer(current.pointee.next)
      return Node(current, base: base)
    }
  }

  /// An iterator at the first node.
  public func makeIterator() -> Iterator { Iterator(upcoming: first, base: base, end: end) }
}

@available(*, unavailable, message: "nodes point into a lattice, which belongs to one worker")
extension NodeSequence: Sendable {}
#endif

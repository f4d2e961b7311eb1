/// The stored form of a node in 32 bytes: the links to its relatives, its source range and its
/// properties.
struct NodeRecord: BitwiseCopyable, Sendable {
  enum Kind: UInt8 {
    case root
    case element
    case text
    case verbatimText
    case comment
    case doctype
  }

  /// The index that represents the absence of a node.
  static let none: Int32 = -1

  var parent = NodeRecord.none
  var firstChild = NodeRecord.none
  var nextSibling = NodeRecord.none
  /// The previous sibling; for a first child, the last child of its parent, which closes the ring.
  var previousInRing = NodeRecord.none
  /// The start of the source range; for an element, its start tag through its end tag.
  var start: Int32
  var end: Int32
  /// The index of the first attribute of an element; for a comment or CDATA section, the number of
  /// bytes of its opening delimiter.
  var firstAttribute: Int32 = 0
  /// Bits 0–2: the kind; bit 3: `isReopened`; bits 4–11: `attributeCount`; bits 12–31: the name.
  private var packed: UInt32

  init(_ kind: Kind, start: Int32, end: Int32) {
    self.start = start
    self.end = end
    packed = UInt32(kind.rawValue)
  }

  var kind: Kind { Kind(rawValue: UInt8(packed & 7)) ?? .text }

  /// The name of an element, less than ``ElementCode/limit``.
  var name: ElementCode {
    get { ElementCode(value: packed &>> 12) }
    set { packed = packed & 0xFFF | newValue.value &<< 12 }
  }

  /// The number of attributes of an element (at most 255); for other nodes, the number of bytes of
  /// the closing delimiter.
  var attributeCount: Int {
    get { Int(packed &>> 4 & 0xFF) }
    set { packed = packed & ~0xFF0 | UInt32(truncatingIfNeeded: newValue & 0xFF) &<< 4 }
  }

  /// Whether the parser reopened the element after it had been closed by a block or a crossing end
  /// tag.
  var isReopened: Bool {
    get { packed & 8 != 0 }
    set { packed = newValue ? packed | 8 : packed & ~8 }
  }
}

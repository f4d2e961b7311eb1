/// A node as it lies in the tree's array, in 32 bytes: its relatives and its place in the source.
///
/// Sendable: a plain value.
struct NodeRecord: BitwiseCopyable, Sendable {
  enum Kind: UInt8 {
    case root
    case element
    case text
    case verbatimText
    case comment
    case doctype
  }

  /// No node.
  static let none: Int32 = -1

  var parent = NodeRecord.none
  var firstChild = NodeRecord.none
  var nextSibling = NodeRecord.none
  /// The previous sibling; of a first child, the last one of its parent, which makes a ring.
  var previousInRing = NodeRecord.none
  /// The source: of an element from its start tag to behind its end tag.
  var start: Int32
  var end: Int32
  /// The attributes of an element; of a comment and of a CDATA section, how many bytes their
  /// opening mark has.
  var firstAttribute: Int32 = 0
  /// Bits 0 to 2: the kind; 3: `isReopened`; 4 to 11: `attributeCount`; 12 to 31: the name.
  private var packed: UInt32

  init(_ kind: Kind, start: Int32, end: Int32) {
    self.start = start
    self.end = end
    packed = UInt32(kind.rawValue)
  }

  var kind: Kind { Kind(rawValue: UInt8(packed & 7)) ?? .text }

  /// The name of an element, below ``ElementCode/limit``.
  var name: ElementCode {
    get { ElementCode(value: packed &>> 12) }
    set { packed = packed & 0xFFF | newValue.value &<< 12 }
  }

  /// How many attributes, up to 255; how many bytes the closing mark has.
  var attributeCount: Int {
    get { Int(packed &>> 4 & 0xFF) }
    set { packed = packed & ~0xFF0 | UInt32(truncatingIfNeeded: newValue & 0xFF) &<< 4 }
  }

  /// Whether the parser opened it again after a block had cut it.
  var isReopened: Bool {
    get { packed & 8 != 0 }
    set { packed = newValue ? packed | 8 : packed & ~8 }
  }
}

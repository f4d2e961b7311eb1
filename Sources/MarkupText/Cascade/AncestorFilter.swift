/// The names, classes and ids that may occur among an element's ancestors: three one-hash Bloom
/// filters of 64 bits.
///
/// They reject most selectors with ancestor conditions without a walk up the tree.
struct AncestorFilter: Sendable, Hashable {
  /// The maximum number of ancestors that are examined; for deeper elements the filter accepts
  /// everything.
  static let maximumDepth = 64

  private var names: UInt64 = 0
  private var classes: UInt64 = 0
  private var ids: UInt64 = 0

  /// Creates the set of names, classes and ids that a selector requires of the ancestors of its
  /// subject.
  init(requiredBy selector: ComplexSelector) {
    for compound in selector.compounds.dropFirst() {
      // A sibling is not an ancestor, but its own ancestors are ancestors of the subject.
      switch compound.combinator {
      case .nextSibling, .subsequentSibling: continue
      case .child, .descendant, nil: break
      }
      for condition in compound.conditions {
        switch condition {
        case .type(let name): names |= Self.bit(name)
        case .className(let name): classes |= Self.bit(name)
        case .id(let id): ids |= Self.bit(id)
        default: break
        }
      }
    }
  }

  /// Creates the set of names, classes and ids of an element's ancestors.
  init(ancestorsOf element: some SelectableElement) {
    var ancestor = element.parentElement
    var depth = 0
    while let current = ancestor {
      guard depth < Self.maximumDepth else {
        (names, classes, ids) = (.max, .max, .max)
        return
      }
      names |= Self.bit(current.elementName)
      if let id = current.elementID { ids |= Self.bit(id) }
      if let list = current.attributeValue("class") {
        for name in list.utf8.split(whereSeparator: { $0 <= 0x20 }) { classes |= Self.bit(name) }
      }
      ancestor = current.parentElement
      depth += 1
    }
  }

  /// Whether the set is empty, so that nothing is required of ancestors.
  var isEmpty: Bool { names | classes | ids == 0 }

  /// Returns whether the ancestors may have everything that a selector requires.
  func allows(_ required: AncestorFilter) -> Bool {
    required.names & ~names | required.classes & ~classes | required.ids & ~ids == 0
  }

  private static func bit(_ name: String) -> UInt64 { bit(name.utf8) }

  /// Returns the bit of a name, ignoring the case of A–Z.
  private static func bit(_ name: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte.asciiFolded)) &* 0x100_0000_01B3 }
    // The high bits of FNV barely depend on the last bytes, in which names such as c1 and c2
    // differ.
    hash = (hash ^ hash >> 32) &* 0x9E37_79B9_7F4A_7C15
    return 1 &<< (hash >> 58)
  }
}

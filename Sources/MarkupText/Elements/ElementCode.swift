/// The code of an element name: an index into the table of known elements, or into the names added
/// by one source.
struct ElementCode: Hashable, BitwiseCopyable, Sendable {
  var value: UInt32

  /// The code for the absence of an element.
  static let none = ElementCode(value: 0)
  /// The first code that is not in the table of known elements.
  static let firstOther: UInt32 = 256
  /// The exclusive upper bound of codes, so that they fit into 20 bits.
  static let limit: UInt32 = 1 << 20

  /// Whether the element is in the table.
  var isKnown: Bool { value < Self.firstOther && value != 0 }
}

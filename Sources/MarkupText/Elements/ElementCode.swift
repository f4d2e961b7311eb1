/// What an element is called, as a number: a place in the table of known elements, or in the names
/// that one source adds.
///
/// Sendable: a plain value.
struct ElementCode: Hashable, BitwiseCopyable, Sendable {
  var value: UInt32

  /// No element.
  static let none = ElementCode(value: 0)
  /// The first number that is not in the table of known elements.
  static let firstOther: UInt32 = 256
  /// All numbers are below: they have room in 20 bits.
  static let limit: UInt32 = 1 << 20

  /// Whether the element is in the table.
  var isKnown: Bool { value < Self.firstOther && value != 0 }
}

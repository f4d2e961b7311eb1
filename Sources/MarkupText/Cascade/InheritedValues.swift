/// The inherited part of a style: the values of inherited properties, the custom properties, and
/// the font size that `rem` refers to.
///
/// Elements that declare none of these share their parent's object, so most styles of a document
/// depend on few such objects.
final class InheritedValues: Sendable, Hashable {
  let values: [StyleValue]
  let variables: StyleVariables
  let rootFontSize: Double

  /// The initial values of inherited properties.
  static let initial = InheritedValues(
    values: StyleSlots.initialInherited, variables: StyleVariables(), rootFontSize: 16)

  init(values: [StyleValue], variables: StyleVariables, rootFontSize: Double) {
    self.values = values
    self.variables = variables
    self.rootFontSize = rootFontSize
  }

  /// Returns whether all values are equal; constant time for the same object.
  static func == (one: InheritedValues, other: InheritedValues) -> Bool {
    one === other
      || (one.values == other.values && one.variables == other.variables
        && one.rootFontSize == other.rootFontSize)
  }

  /// Hashes the values that differ from the initial ones.
  func hash(into hasher: inout Hasher) {
    hasher.combine(differing: values, from: StyleSlots.initialInherited)
  }
}

extension Hasher {
  /// Hashes the values that differ from those at the same index of another array, with their
  /// indices.
  mutating func combine(differing values: [StyleValue], from others: [StyleValue]) {
    for index in values.indices where values[index] != others[index] {
      combine(index)
      combine(values[index])
    }
  }
}

/// All that an element takes from its parent's style unless it says `inherit`: the values of the
/// properties that inherit, custom properties, and what `rem` means.
///
/// Elements that set none of these have their parent's very object. Most styles of a document
/// therefore depend on few such objects, however many different parents there are.
///
/// Sendable: nothing in it changes.
final class InheritedValues: Sendable, Hashable {
  let values: [StyleValue]
  let variables: StyleVariables
  let rootFontSize: Double

  /// The initial values.
  static let initial = InheritedValues(
    values: StyleSlots.initialInherited, variables: StyleVariables(), rootFontSize: 16)

  init(values: [StyleValue], variables: StyleVariables, rootFontSize: Double) {
    self.values = values
    self.variables = variables
    self.rootFontSize = rootFontSize
  }

  /// Whether all values are the same; constant time for one and the same object.
  static func == (one: InheritedValues, other: InheritedValues) -> Bool {
    one === other
      || (one.values == other.values && one.variables == other.variables
        && one.rootFontSize == other.rootFontSize)
  }

  /// Feeds those values to a hasher that are not the initial ones.
  func hash(into hasher: inout Hasher) {
    hasher.combine(differing: values, from: StyleSlots.initialInherited)
  }
}

extension Hasher {
  /// Feeds the values that differ from those in the same places of other ones.
  mutating func combine(differing values: [StyleValue], from others: [StyleValue]) {
    for place in values.indices where values[place] != others[place] {
      combine(place)
      combine(values[place])
    }
  }
}

/// The computed values of all properties of one element, with lengths in px where no layout is
/// needed.
///
/// A style is one reference to shared storage: copying is cheap, and elements without declarations
/// of their own share their parent's inherited values. Percentages and the units `lh` and `nlh` are
/// preserved; a `line-height` without a unit stays a number, which multiplies the font size of each
/// element that inherits it.
public struct ComputedStyle: Sendable, Hashable, CustomStringConvertible {
  /// The values, divided into those of inherited properties, which many elements share, and the
  /// others.
  final class Storage: Sendable {
    let inherited: InheritedValues
    let own: [StyleValue]

    init(inherited: InheritedValues, own: [StyleValue]) {
      self.inherited = inherited
      self.own = own
    }
  }

  let storage: Storage

  /// The style with the initial values of all properties.
  public static let initial = ComputedStyle(
    storage: Storage(inherited: .initial, own: StyleSlots.initialOwn))

  init(storage: Storage) { self.storage = storage }

  /// The value of a property, in constant time.
  public subscript(property: StyleProperty) -> StyleValue {
    let slot = StyleSlots.slots[Int(property.rawValue)]
    return slot.inherits ? storage.inherited.values[slot.index] : storage.own[slot.index]
  }

  /// Returns whether both styles have the same storage, in constant time.
  public func isIdentical(to other: ComputedStyle) -> Bool { storage === other.storage }

  /// The identity of the storage, unique while the style exists.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Returns whether all values are equal; constant time for styles that share storage.
  public static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage
      || (one.storage.inherited == other.storage.inherited && one.storage.own == other.storage.own)
  }

  /// Hashes the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.inherited)
    hasher.combine(storage.own)
  }

  // MARK: Values by their types

  /// Returns the keyword of a property, or nil if its value is not a keyword.
  public func keyword(_ property: StyleProperty) -> StyleKeyword? {
    guard case .keyword(let keyword) = self[property] else { return nil }
    return keyword
  }

  /// Returns the length of a property, or nil if its value is not a length.
  public func length(_ property: StyleProperty) -> StyleLength? {
    guard case .length(let length) = self[property] else { return nil }
    return length
  }

  /// Returns the color of a property, with `currentcolor` resolved to the text color.
  ///
  /// For a property that has no color, the result is the text color too.
  public func color(_ property: StyleProperty) -> CSSColor {
    if case .color(let color) = self[property] { return color }
    guard case .color(let color) = self[.color] else { return .black }
    return color
  }

  /// The color of the text.
  public var color: CSSColor { color(.color) }

  /// The font size in px.
  public var fontSize: Double { length(.fontSize)?.value ?? 16 }

  /// The font weight, from 1 to 1000; 400 is regular and 700 is bold.
  public var fontWeight: Double {
    guard case .number(let weight) = self[.fontWeight] else { return 400 }
    return weight
  }

  /// The font families in order of preference.
  public var fontFamilies: [FontFamily] {
    guard case .families(let families) = self[.fontFamily] else { return [] }
    return families
  }

  /// Returns the value of a custom property, such as `--gap`, as text, or nil if it has no value.
  public func variable(_ name: String) -> String? {
    storage.inherited.variables.values[name].map { list in
      list.tokens.map(\.description).joined()
    }
  }

  /// The properties whose values differ from the initial ones, in CSS syntax.
  public var description: String {
    StyleProperty.allCases
      .filter { self[$0] != $0.definition.initial }
      .map { "\($0.name): \(self[$0])" }
      .joined(separator: "; ")
  }
}

/// The storage layout of computed values.
enum StyleSlots {
  /// For each property, the array that stores its value and the index in it.
  static let slots: [(inherits: Bool, index: Int)] = {
    var counts = (inherited: 0, own: 0)
    return StylePropertyDefinition.all.map { definition in
      if definition.inherits {
        counts.inherited += 1
        return (true, counts.inherited - 1)
      }
      counts.own += 1
      return (false, counts.own - 1)
    }
  }()

  static let initialInherited = StylePropertyDefinition.all.filter(\.inherits).map(\.initial)
  static let initialOwn = StylePropertyDefinition.all.filter { !$0.inherits }.map(\.initial)
}

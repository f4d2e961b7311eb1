/// The values of all properties for one element, with lengths in px where no layout is needed.
///
/// A style is one reference to shared storage: copying is cheap, and elements without declarations
/// of their own share their parent's inherited values. Percentages stay, and so do `lh` and `nlh`;
/// `line-height` without unit stays a number, which multiplies the font size of whoever inherits.
///
/// Sendable: its storage is never changed.
public struct ComputedStyle: Sendable, Hashable, CustomStringConvertible {
  /// The values: those that inherit, which many elements share, and the others.
  final class Storage: Sendable {
    let inherited: InheritedValues
    let own: [StyleValue]

    init(inherited: InheritedValues, own: [StyleValue]) {
      self.inherited = inherited
      self.own = own
    }
  }

  let storage: Storage

  /// The initial values of all properties.
  public static let initial = ComputedStyle(
    storage: Storage(inherited: .initial, own: StyleSlots.initialOwn))

  init(storage: Storage) { self.storage = storage }

  /// The value of a property; takes constant time.
  public subscript(property: StyleProperty) -> StyleValue {
    let slot = StyleSlots.slots[Int(property.rawValue)]
    return slot.inherits ? storage.inherited.values[slot.index] : storage.own[slot.index]
  }

  /// Whether both are one and the same storage: constant time, and true for shared styles.
  public func isIdentical(to other: ComputedStyle) -> Bool { storage === other.storage }

  /// The same for styles that share their storage, and for no others at the same time.
  package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Whether all values are the same; constant time for shared styles.
  public static func == (one: Self, other: Self) -> Bool {
    one.storage === other.storage
      || (one.storage.inherited == other.storage.inherited && one.storage.own == other.storage.own)
  }

  /// Feeds the values to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage.inherited)
    hasher.combine(storage.own)
  }

  // MARK: Values by their types

  /// The keyword that a property has, if its value is one.
  public func keyword(_ property: StyleProperty) -> StyleKeyword? {
    guard case .keyword(let keyword) = self[property] else { return nil }
    return keyword
  }

  /// The length that a property has, if its value is one.
  public func length(_ property: StyleProperty) -> StyleLength? {
    guard case .length(let length) = self[property] else { return nil }
    return length
  }

  /// The color that a property has, `currentcolor` replaced by the text's; black for properties
  /// that have none.
  public func color(_ property: StyleProperty) -> CSSColor {
    if case .color(let color) = self[property] { return color }
    guard case .color(let color) = self[.color] else { return .black }
    return color
  }

  /// The color of the text.
  public var color: CSSColor { color(.color) }

  /// The size of the font in px.
  public var fontSize: Double { length(.fontSize)?.value ?? 16 }

  /// The weight of the font, from 1 to 1000; 400 is regular and 700 bold.
  public var fontWeight: Double {
    guard case .number(let weight) = self[.fontWeight] else { return 400 }
    return weight
  }

  /// The families of the font, the preferred one first.
  public var fontFamilies: [FontFamily] {
    guard case .families(let families) = self[.fontFamily] else { return [] }
    return families
  }

  /// The value of a custom property as text, such as that of `--gap`; nil if it has none.
  public func variable(_ name: String) -> String? {
    storage.inherited.variables.values[name].map { list in
      list.tokens.map(\.description).joined()
    }
  }

  /// The properties whose values are not the initial ones, as CSS writes them.
  public var description: String {
    StyleProperty.allCases
      .filter { self[$0] != $0.definition.initial }
      .map { "\($0.name): \(self[$0])" }
      .joined(separator: "; ")
  }
}

/// Where computed values are kept.
enum StyleSlots {
  /// For each property, in which array its value is and where.
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

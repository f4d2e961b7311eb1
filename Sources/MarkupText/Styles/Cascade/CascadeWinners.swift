/// The layers of the cascade from weakest to strongest, importance aside.
enum StyleLayer: Int, Sendable, Hashable {
  case defaults
  case hints
  case lower
  case upper
}

/// How strong a declaration is: by importance and layer, then specificity, then order.
struct CascadeRank: Comparable {
  let layer: Int
  let specificity: Specificity
  let order: Int

  static func < (one: Self, other: Self) -> Bool {
    (one.layer, one.specificity, one.order) < (other.layer, other.specificity, other.order)
  }
}

/// A declaration with its place in the cascade.
struct RankedDeclaration {
  let declaration: StyleDeclaration
  let layer: StyleLayer
  /// The greater one wins.
  let rank: CascadeRank

  /// The specificity of `style` attributes: above every selector's.
  static let inlineSpecificity = Specificity(.max, 0, 0)

  init(
    _ declaration: StyleDeclaration, _ layer: StyleLayer, _ specificity: Specificity, order: Int
  ) {
    self.declaration = declaration
    self.layer = layer
    // The defaults' important declarations are the strongest of all.
    let important = layer == .defaults ? 7 : 3 + layer.rawValue
    rank = CascadeRank(
      layer: declaration.isImportant ? important : layer.rawValue, specificity: specificity,
      order: order)
  }
}

/// The strongest declaration of each property, taken from declarations offered strongest first.
struct CascadeWinners {
  private var contents = [StyleDeclaration.Content?](
    repeating: nil, count: StylePropertyDefinition.all.count)
  private var isReverted = [Bool](repeating: false, count: StylePropertyDefinition.all.count)
  /// The strongest declarations of custom properties.
  private(set) var variables: [String: StyleDeclaration.Content] = [:]

  /// All properties, those first that others' lengths refer to.
  static let computationOrder: [StyleProperty] =
    [.fontSize] + StyleProperty.allCases.filter { $0 != .fontSize }

  /// Takes the declaration if nothing stronger was offered.
  mutating func offer(_ ranked: RankedDeclaration) {
    let declaration = ranked.declaration
    switch declaration.target {
    case .unknown: return
    case .custom(let name):
      if variables[name] == nil { variables[name] = declaration.content }
    case .property(let property):
      let index = Int(property.rawValue)
      guard contents[index] == nil else { return }
      let isDefault = ranked.layer == .defaults
      // `revert` leaves the word to the defaults; there it is `unset` (CSS Cascade 4 §7.3).
      if isReverted[index], !isDefault { return }
      if declaration.content == .wide(.revert), !isDefault {
        isReverted[index] = true
      } else {
        contents[index] = declaration.content
      }
    }
  }

  /// What won; `unset` where everything was reverted.
  func content(of property: StyleProperty) -> StyleDeclaration.Content? {
    let index = Int(property.rawValue)
    return contents[index] ?? (isReverted[index] ? .wide(.unset) : nil)
  }
}

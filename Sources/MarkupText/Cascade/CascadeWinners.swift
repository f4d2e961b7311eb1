/// The layers of the cascade from weakest to strongest, leaving `!important` aside.
enum StyleLayer: Int, Sendable, Hashable {
  case defaults
  case hints
  case lower
  case upper
}

/// The precedence of a declaration: importance and layer, then specificity, then order.
struct CascadeRank: Comparable {
  let layer: Int
  let specificity: Specificity
  let order: Int

  static func < (one: Self, other: Self) -> Bool {
    (one.layer, one.specificity, one.order) < (other.layer, other.specificity, other.order)
  }
}

/// The declarations that apply to an element, sorted by precedence.
struct CascadeOrder {
  private struct Entry {
    let rank: CascadeRank
    /// The index of the declaration's list in `lists`; of equal ranks the later one wins.
    let list: Int
    let index: Int
    let isDefault: Bool

    static func isWeaker(_ one: Entry, _ other: Entry) -> Bool {
      (one.rank, one.list, one.index) < (other.rank, other.list, other.index)
    }
  }

  /// The specificity of `style` attributes, above that of every selector.
  static let inlineSpecificity = Specificity(.max, 0, 0)

  private var lists: [[StyleDeclaration]] = []
  private var entries: [Entry] = []
  private var isSorted = true

  /// Adds declarations, each of which overrides earlier ones of the same rank.
  mutating func add(
    _ declarations: [StyleDeclaration], _ layer: StyleLayer,
    _ specificity: Specificity = Specificity(0, 0, 0), order: Int = 0
  ) {
    guard !declarations.isEmpty else { return }
    for index in declarations.indices {
      // Important declarations of the defaults are the strongest of all.
      let important = layer == .defaults ? 7 : 3 + layer.rawValue
      let rank = CascadeRank(
        layer: declarations[index].isImportant ? important : layer.rawValue,
        specificity: specificity, order: order)
      if let last = entries.last, rank < last.rank { isSorted = false }
      entries.append(
        Entry(rank: rank, list: lists.count, index: index, isDefault: layer == .defaults))
    }
    lists.append(declarations)
  }

  /// Returns the winning declaration of each property.
  func winners(parent: ComputedStyle) -> CascadeWinners {
    let sorted = isSorted ? entries : entries.sorted(by: Entry.isWeaker)
    var winners = CascadeWinners(parent: parent)
    for entry in sorted.reversed() {
      winners.offer(lists[entry.list][entry.index], isDefault: entry.isDefault)
    }
    winners.finish()
    return winners
  }
}

/// The winning declaration of each property, selected from declarations offered strongest first.
struct CascadeWinners {
  /// The winning declarations; the font size comes first, because lengths of other properties refer
  /// to it.
  private(set) var contents: [(property: StyleProperty, content: StyleDeclaration.Content)] = []
  /// The winning declarations of custom properties.
  private(set) var variables: [String: StyleDeclaration.Content] = [:]
  private let parent: ComputedStyle
  private var sides: DefaultSides?
  private var decided = StylePropertySet()
  private var reverted: [StyleProperty] = []

  init(parent: ComputedStyle) { self.parent = parent }

  /// Accepts the declaration unless a stronger one was offered.
  mutating func offer(_ declaration: StyleDeclaration, isDefault: Bool) {
    switch declaration.target {
    case .unknown: return
    case .custom(let name):
      if variables[name] == nil { variables[name] = declaration.content }
    case .property(var property):
      if isDefault, property.isSide { property = defaultSides()[property] }
      guard !decided.contains(property) else { return }
      // `revert` rolls back to the defaults; within the defaults it acts as `unset` (CSS Cascade 4
      // §7.3).
      if !isDefault, reverted.contains(property) { return }
      if declaration.content == .wide(.revert), !isDefault {
        reverted.append(property)
      } else {
        decide(property, declaration.content)
      }
    }
  }

  /// Unsets the reverted properties that have no default.
  mutating func finish() {
    for property in reverted where !decided.contains(property) { decide(property, .wide(.unset)) }
  }

  /// Returns the mapping of sides for the element.
  ///
  /// Every declaration that could change the writing mode or the direction is stronger than the
  /// defaults' margins and paddings, and was therefore offered before.
  private mutating func defaultSides() -> DefaultSides {
    if let sides { return sides }
    func keyword(_ property: StyleProperty) -> StyleKeyword? {
      guard decided.contains(property),
        case .value(.keyword(let keyword))? = contents.last(where: { $0.property == property })?
          .content
      else { return parent.keyword(property) }
      return keyword
    }
    let found = DefaultSides(
      writingMode: keyword(.writingMode), isRightToLeft: keyword(.direction) == .rtl)
    sides = found
    return found
  }

  private mutating func decide(_ property: StyleProperty, _ content: StyleDeclaration.Content) {
    decided.insert(property)
    contents.insert((property, content), at: property == .fontSize ? 0 : contents.count)
  }
}

extension StyleProperty {
  /// Whether the property is the margin or the padding of one side.
  fileprivate var isSide: Bool {
    switch self {
    case .marginTop, .marginRight, .marginBottom, .marginLeft, .paddingTop, .paddingRight,
      .paddingBottom, .paddingLeft:
      true
    default: false
    }
  }
}

/// A set of properties, stored as 128 bits.
private struct StylePropertySet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  func contains(_ property: StyleProperty) -> Bool {
    (property.rawValue < 64 ? low : high) & bit(property) != 0
  }

  mutating func insert(_ property: StyleProperty) {
    if property.rawValue < 64 { low |= bit(property) } else { high |= bit(property) }
  }

  private func bit(_ property: StyleProperty) -> UInt64 { 1 &<< UInt64(property.rawValue & 63) }
}

/// A computed style, and whether it depends on non-inherited values of its parent.
struct ResolvedStyle {
  var style: ComputedStyle
  let readsParent: Bool
}

/// The computation of a style from the winning declarations (CSS Cascade 4 §4).
struct StyleComputation {
  let parent: ComputedStyle
  private var inherited: [StyleValue]
  private var own: [StyleValue]
  private var changesInherited: Bool
  private var readsParent = false
  private let variables: StyleVariables
  private let rootFontSize: Double
  private var shorthands: [String: (tokens: StyleTokenList, values: StyleShorthand.Values?)] = [:]

  /// Starts with the parent's inherited values and the initial values of the other properties.
  init(parent: ComputedStyle, variables declared: [String: StyleDeclaration.Content]) {
    self.parent = parent
    inherited = parent.storage.inherited.values
    own = StyleSlots.initialOwn
    variables = parent.storage.inherited.variables.applying(declared)
    rootFontSize = parent.storage.inherited.rootFontSize
    changesInherited = !declared.isEmpty
  }

  /// Returns the style; for the root, its font size becomes the one that `rem` refers to.
  func result(isRoot: Bool) -> ResolvedStyle {
    let size = isRoot ? fontSize : rootFontSize
    let isSame = !changesInherited && size == rootFontSize
    let inherited =
      isSame
      ? parent.storage.inherited
      : InheritedValues(values: inherited, variables: variables, rootFontSize: size)
    return ResolvedStyle(
      style: ComputedStyle(storage: ComputedStyle.Storage(inherited: inherited, own: own)),
      readsParent: readsParent)
  }

  /// Sets a property; the font size must be set before properties that may refer to it.
  mutating func set(_ property: StyleProperty, _ content: StyleDeclaration.Content) {
    guard let value = specified(property, content) else { return }
    store(property, computed(property, value))
  }

  private mutating func store(_ property: StyleProperty, _ value: StyleValue) {
    let slot = StyleSlots.slots[Int(property.rawValue)]
    // Storing an equal value would copy the shared array needlessly.
    if slot.inherits {
      guard inherited[slot.index] != value else { return }
      inherited[slot.index] = value
      changesInherited = true
    } else if own[slot.index] != value {
      own[slot.index] = value
    }
  }

  /// Returns the specified value, or nil if the parent's or the initial value was stored directly.
  private mutating func specified(
    _ property: StyleProperty, _ content: StyleDeclaration.Content
  ) -> StyleValue? {
    switch content {
    case .value(let value): return value
    case .wide(let keyword):
      let inherits =
        keyword == .inherit || (keyword != .initial && property.definition.inherits)
      if inherits, !property.definition.inherits { readsParent = true }
      store(property, inherits ? parent[property] : property.definition.initial)
      return nil
    case .unresolved(let tokens, let shorthand, let dialect):
      if let value = resolved(property, tokens, shorthand, dialect) { return value }
      // A value that is invalid at computed-value time acts as `unset` (CSS Variables 1 §3.1).
      return specified(property, .wide(.unset))
    case .tokens: return nil
    }
  }

  private mutating func resolved(
    _ property: StyleProperty, _ tokens: StyleTokenList, _ name: String?, _ dialect: StyleDialect
  ) -> StyleValue? {
    guard let name, let shorthand = StyleShorthand.named(name) else {
      return variables.substituted(in: tokens).flatMap {
        StylePropertyReader.value(of: property, StyleTokenSlice($0), dialect: dialect)
      }
    }
    // A shorthand is resolved only for the first of its properties; the others read the result.
    if let known = shorthands[name], known.tokens == tokens {
      return known.values.map { $0[property] ?? property.definition.initial }
    }
    let values = variables.substituted(in: tokens).flatMap {
      StylePropertyReader.values(of: shorthand, StyleTokenSlice($0), dialect: dialect)
    }
    shorthands[name] = (tokens, values)
    return values.map { $0[property] ?? property.definition.initial }
  }

  // MARK: Computed values

  private func value(_ property: StyleProperty) -> StyleValue {
    let slot = StyleSlots.slots[Int(property.rawValue)]
    return slot.inherits ? inherited[slot.index] : own[slot.index]
  }

  private var fontSize: Double {
    guard case .length(let length) = value(.fontSize) else { return parent.fontSize }
    return length.value
  }

  private func computed(_ property: StyleProperty, _ value: StyleValue) -> StyleValue {
    switch (property, value) {
    case (.fontSize, _): .length(StyleLength(computedFontSize(value), .px))
    case (.fontWeight, .keyword(let keyword)): .number(weight(keyword, than: parent.fontWeight))
    case (.color, .keyword): parent[.color]
    case (.textAlign, .keyword(.matchParent)): parentAlignment
    case (.textAlign, .keyword(.internalCenter)):
      parent[.textAlign] == .keyword(.start) ? .keyword(.center) : parent[.textAlign]
    case (.lineHeight, .length(let length)) where length.unit == .percent:
      .length(StyleLength(length.value / 100 * fontSize, .px))
    case (_, .length(let length)): .length(pixels(length))
    case (_, .shadows(let shadows)): .shadows(shadows.map(pixels))
    case (_, .indent(var indent)):
      {
        indent.length = pixels(indent.length)
        return .indent(indent)
      }()
    default: value
    }
  }

  private func pixels(_ length: StyleLength) -> StyleLength {
    length.pixels(fontSize: fontSize, rootFontSize: rootFontSize).map { StyleLength($0, .px) }
      ?? length
  }

  private func pixels(_ shadow: TextShadow) -> TextShadow {
    TextShadow(
      dx: pixels(shadow.dx), dy: pixels(shadow.dy), blur: pixels(shadow.blur), color: shadow.color)
  }

  /// Returns the computed font size (CSS Fonts 4 §2.5): absolute keywords scale `medium`, and
  /// relative ones change the parent's size by a factor of 1.2.
  private func computedFontSize(_ value: StyleValue) -> Double {
    let size = parent.fontSize
    let medium = 16.0
    switch value {
    case .length(let length) where length.unit == .percent: return size * length.value / 100
    case .length(let length):
      return length.pixels(fontSize: size, rootFontSize: rootFontSize) ?? size
    case .keyword(.xxSmall): return medium * 3 / 5
    case .keyword(.xSmall): return medium * 3 / 4
    case .keyword(.small): return medium * 8 / 9
    case .keyword(.medium): return medium
    case .keyword(.large): return medium * 6 / 5
    case .keyword(.xLarge): return medium * 3 / 2
    case .keyword(.xxLarge): return medium * 2
    case .keyword(.xxxLarge): return medium * 3
    case .keyword(.smaller): return size / 1.2
    case .keyword(.larger): return size * 1.2
    default: return size
    }
  }

  /// Returns the weight for `bolder` or `lighter` (table of CSS Fonts 4 §2.2.1).
  private func weight(_ keyword: StyleKeyword, than weight: Double) -> Double {
    if keyword == .bolder {
      return weight < 350 ? 400 : weight < 550 ? 700 : max(weight, 900)
    }
    return weight < 550 ? min(weight, 100) : weight < 750 ? 400 : 700
  }

  /// The parent's alignment, with `start` and `end` resolved to sides (CSS Text 3 §6.1).
  private var parentAlignment: StyleValue {
    let isLeftToRight = parent.keyword(.direction) != .rtl
    return switch parent.keyword(.textAlign) {
    case .start: .keyword(isLeftToRight ? .left : .right)
    case .end: .keyword(isLeftToRight ? .right : .left)
    default: parent[.textAlign]
    }
  }
}

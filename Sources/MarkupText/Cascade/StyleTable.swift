/// Styles that are known, by the parent's style and by whatever else they depend on.
///
/// Sendable: a plain value.
struct StyleTable<Influence: Hashable & Sendable>: Sendable {
  /// Parents are told apart by identity; they are kept, so that no other gets the same one.
  private struct Key: Hashable {
    let influence: Influence
    let inherited: InheritedValues
    /// The parent's style, if more of it counts than what inherits.
    let parent: ComputedStyle.Storage?

    static func == (one: Key, other: Key) -> Bool {
      one.inherited === other.inherited && one.parent === other.parent
        && one.influence == other.influence
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(influence)
      hasher.combine(ObjectIdentifier(inherited))
      if let parent { hasher.combine(ObjectIdentifier(parent)) }
    }
  }

  private var styles: [Key: ComputedStyle] = [:]
  /// Whether there are styles that took more of their parents' than what inherits.
  private var readsParents = false

  /// The style of an element in a parent of a style; nil if it is not known.
  func style(_ influence: Influence, _ parent: ComputedStyle) -> ComputedStyle? {
    if styles.isEmpty { return nil }
    let inherited = parent.storage.inherited
    if let style = styles[Key(influence: influence, inherited: inherited, parent: nil)] {
      return style
    }
    guard readsParents else { return nil }
    return styles[Key(influence: influence, inherited: inherited, parent: parent.storage)]
  }

  /// Adds a style that was computed for an element in a parent of a style.
  mutating func insert(
    _ resolved: ResolvedStyle, _ influence: Influence, _ parent: ComputedStyle
  ) {
    let key = Key(
      influence: influence, inherited: parent.storage.inherited,
      parent: resolved.readsParent ? parent.storage : nil)
    styles[key] = resolved.style
    if resolved.readsParent { readsParents = true }
  }
}

/// Makes equal styles one and the same.
///
/// A block in a block, or a list in a list, soon has the style of one further out; as the styles of
/// what is inside are found by the parent's identity, they need not be computed again then.
///
/// Sendable: a plain value.
struct StyleInterner: Sendable {
  /// A style whose inherited values are one and the same for equal ones.
  private struct Key: Hashable {
    let style: ComputedStyle

    static func == (one: Key, other: Key) -> Bool {
      one.style.storage.inherited === other.style.storage.inherited
        && one.style.storage.own == other.style.storage.own
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(style.storage.inherited))
      hasher.combine(differing: style.storage.own, from: StyleSlots.initialOwn)
    }
  }

  private var inherited: Set<InheritedValues> = [.initial]
  private var styles: Set<Key> = []

  /// The style, or an equal one that came before.
  mutating func shared(_ style: ComputedStyle) -> ComputedStyle {
    var style = style
    let known = inherited.insert(style.storage.inherited).memberAfterInsert
    if known !== style.storage.inherited {
      style = ComputedStyle(
        storage: ComputedStyle.Storage(inherited: known, own: style.storage.own))
    }
    return styles.insert(Key(style: style)).memberAfterInsert.style
  }
}

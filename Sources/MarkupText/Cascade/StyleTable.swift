/// A cache of styles, keyed by the parent's style and the other inputs of the computation.
struct StyleTable<Influence: Hashable & Sendable>: Sendable {
  /// A cache key that identifies parents by reference, and retains them so that no identity is
  /// reused.
  private struct Key: Hashable {
    let influence: Influence
    let inherited: InheritedValues
    /// The storage of the parent's style, if the style depends on its non-inherited values.
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
  /// Whether any style depends on non-inherited values of its parent.
  private var readsParents = false

  /// Returns the cached style for the inputs and the parent's style, or nil.
  func style(_ influence: Influence, _ parent: ComputedStyle) -> ComputedStyle? {
    if styles.isEmpty { return nil }
    let inherited = parent.storage.inherited
    if let style = styles[Key(influence: influence, inherited: inherited, parent: nil)] {
      return style
    }
    guard readsParents else { return nil }
    return styles[Key(influence: influence, inherited: inherited, parent: parent.storage)]
  }

  /// Caches a style that was computed for the inputs and the parent's style.
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

/// Deduplicates equal styles.
///
/// Nested blocks or lists soon have the same style as an outer one. As styles of descendants are
/// cached by the identity of the parent's style, sharing equal styles avoids computing those again.
struct StyleInterner: Sendable {
  /// A style whose inherited values are already unique and therefore compared by reference.
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

  /// Returns an equal style that was seen before, or the style itself.
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

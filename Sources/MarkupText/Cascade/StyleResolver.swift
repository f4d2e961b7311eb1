/// Computes the styles of many elements and shares equal results.
///
/// A style is computed only for each new combination of declarations and inherited values, and
/// equal styles share one storage. Create one resolver per document and thread; its size grows with
/// the number of different styles.
public struct StyleResolver: Sendable {
  /// The cascade that determines the styles.
  public let cascade: StyleCascade
  /// The style of text outside of all elements.
  public let rootStyle: ComputedStyle
  /// The styles of elements without attributes that are determined by name and parent.
  private var named = StyleTable<String>()
  /// The styles of all other elements.
  private var styles = StyleTable<StyleInfluences>()
  private var interner = StyleInterner()

  /// Creates a resolver with an empty cache.
  public init(_ cascade: StyleCascade) {
    self.cascade = cascade
    rootStyle = cascade.rootStyle
  }

  /// Returns the style of an element: the result of ``StyleCascade/style(of:parent:inline:hints:)``
  /// for its `style` attribute.
  @specialized(where Element == MarkupNode)
  public mutating func style<Element: SelectableElement>(
    of element: Element, parent: ComputedStyle? = nil, hints: [StyleDeclaration] = []
  ) -> ComputedStyle {
    let parent = parent ?? rootStyle
    let name = element.elementName
    let isPlain = !element.hasAttributes && hints.isEmpty
    if isPlain, let style = named.style(name, parent) ?? cascade.precomputed?.style(name, parent) {
      return style
    }
    let influences = StyleInfluences(
      matched: cascade.matchedRules(element), isRoot: cascade.isRoot(element),
      inline: isPlain ? nil : element.attributeValue("style"), hints: hints)
    if let style = styles.style(influences, parent) { return style }
    var resolved = cascade.style(
      matched: influences.matched, isRoot: influences.isRoot, parent: parent,
      inline: isPlain ? [] : cascade.inlineDeclarations(of: element), hints: hints)
    resolved.style = interner.shared(resolved.style)
    if isPlain, cascade.isDetermined(byName: name) {
      named.insert(resolved, name, parent)
    } else {
      styles.insert(resolved, influences, parent)
    }
    return resolved.style
  }
}

/// The inputs of a style, apart from the parent's style.
private struct StyleInfluences: Sendable, Hashable {
  let matched: [RuleIndex.Match]
  let isRoot: Bool
  let inline: String?
  let hints: [StyleDeclaration]

  func hash(into hasher: inout Hasher) {
    hasher.combine(matched)
    hasher.combine(inline)
  }
}

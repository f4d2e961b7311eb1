/// Computes the styles of many elements and shares those that come out the same.
///
/// A style is computed once for each set of declarations and of values to inherit, and equal styles
/// are one and the same. Make one resolver for each document and thread; it grows with the number
/// of different styles.
///
/// Sendable: a plain value, but use of one copy by several threads needs a lock, as with any value.
public struct StyleResolver: Sendable {
  /// The sheets.
  public let cascade: StyleCascade
  /// The style of what is in no element.
  public let rootStyle: ComputedStyle
  /// The styles of elements without attributes that their names and parents decide about.
  private var named = StyleTable<String>()
  /// The styles of other elements.
  private var styles = StyleTable<StyleInfluences>()
  private var equals = StyleInterner()

  /// A resolver that has computed nothing yet.
  public init(_ cascade: StyleCascade) {
    self.cascade = cascade
    rootStyle = cascade.rootStyle
  }

  /// The style of an element, as ``StyleCascade/style(of:parent:inline:hints:)`` computes it from
  /// the element's `style` attribute.
  @specialized(where Element == MarkupNode)
  public mutating func style<Element: SelectableElement>(
    of element: Element, parent: ComputedStyle? = nil, hints: [StyleDeclaration] = []
  ) -> ComputedStyle {
    let parent = parent ?? rootStyle
    let name = element.elementName
    let isPlain = !element.hasAttributes && hints.isEmpty
    if isPlain, let style = named.style(name, parent) ?? cascade.prepared?.style(name, parent) {
      return style
    }
    let influences = StyleInfluences(
      matched: cascade.matchedRules(element), isRoot: cascade.isRoot(element),
      inline: isPlain ? nil : element.attributeValue("style"), hints: hints)
    if let style = styles.style(influences, parent) { return style }
    var resolved = cascade.style(
      matched: influences.matched, isRoot: influences.isRoot, parent: parent,
      inline: isPlain ? [] : cascade.inlineDeclarations(of: element), hints: hints)
    resolved.style = equals.shared(resolved.style)
    if isPlain, cascade.isDecided(byName: name) {
      named.insert(resolved, name, parent)
    } else {
      styles.insert(resolved, influences, parent)
    }
    return resolved.style
  }
}

/// What a style depends on besides the parent's.
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

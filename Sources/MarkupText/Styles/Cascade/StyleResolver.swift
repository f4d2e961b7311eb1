/// Computes the styles of many elements and shares those that come out the same.
///
/// Elements with the same parent style, the same matching rules and the same `style` attribute get
/// one style, computed once. Make one resolver for each document and thread; it grows with the
/// number of different styles.
///
/// Sendable: a plain value, but use of one copy by several threads needs a lock, as with any value.
public struct StyleResolver: Sendable {
  /// What a style depends on.
  private struct Key: Hashable {
    let parent: ComputedStyle
    let matched: [RuleIndex.Match]
    let isRoot: Bool
    let inline: String?
    let hints: [StyleDeclaration]

    static func == (one: Key, other: Key) -> Bool {
      one.parent.isIdentical(to: other.parent) && one.matched == other.matched
        && one.isRoot == other.isRoot && one.inline == other.inline && one.hints == other.hints
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(parent.storage))
      hasher.combine(matched)
      hasher.combine(inline)
    }
  }

  /// The sheets.
  public let cascade: StyleCascade
  /// The style of what is in no element.
  public let rootStyle: ComputedStyle
  private var styles: [Key: ComputedStyle] = [:]

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
    let matched = cascade.matchedRules(element)
    let isRoot = cascade.isRoot(element)
    let key = Key(
      parent: parent, matched: matched, isRoot: isRoot, inline: element.attributeValue("style"),
      hints: hints)
    if let style = styles[key] { return style }
    let style = cascade.style(
      matched: matched, isRoot: isRoot, parent: parent,
      inline: cascade.inlineDeclarations(of: element), hints: hints)
    styles[key] = style
    return style
  }
}

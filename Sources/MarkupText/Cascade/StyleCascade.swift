/// A cascade of style sheets, which determines the style of each element (CSS Cascade 4).
///
/// From weakest to strongest: defaults; presentational attributes; then markup (its sheets, and
/// above them its `style` attributes) and code in the order of the policy. Within one of these, the
/// more specific selector wins, and of equally specific ones the later. `!important` declarations
/// of markup and code override all others, in the same order, and those of the defaults override
/// everything.
///
/// Under both policies styles merge property by property: a property that the winning side does not
/// set gets its value from the other side or from the defaults.
///
/// | policy | from weakest to strongest |
/// | --- | --- |
/// | ``Policy/markupFirst`` | defaults, attributes such as `align`, code, sheets, `style` |
/// | ``Policy/codeFirst`` | defaults, attributes such as `align`, sheets, `style`, code |
public struct StyleCascade: Sendable {
  /// The precedence between styles of the markup and styles of the application.
  public enum Policy: Sendable, Hashable {
    /// Markup overrides code.
    case markupFirst
    /// Code overrides markup.
    case codeFirst
  }

  /// The origin of a style sheet.
  public enum Origin: Sendable, Hashable {
    /// The default style sheet.
    case defaults
    /// The markup's author: sheets and `style` attributes.
    case markup
    /// The application.
    case code
  }

  /// The precedence between markup and code.
  public let policy: Policy
  /// Whether classes and ids match regardless of the case of A–Z; in CSS they are case-sensitive.
  public let ignoringCase: Bool
  /// The dialect of `style` attributes; each sheet has its own dialect.
  public let dialect: StyleDialect
  /// The declarations of the root, below every sheet; descendants inherit them.
  public let base: [StyleDeclaration]
  private var index = RuleIndex() { didSet { precomputed = nil } }
  /// The token that identifies ``version``; every change replaces it.
  private(set) var versionToken = VersionToken()

  /// Whether the content of an element may affect the styles of others, through `:has()` or
  /// `:empty`.
  var dependsOnContent: Bool { index.dependsOnContent }
  /// The expansions of the properties that the application defines.
  var definitions: [String: @Sendable (String) -> [StyleDeclaration]] = [:] {
    didSet {
      precomputed = nil
      versionToken = VersionToken()
    }
  }
  /// The precomputed styles of plain elements; nil after every change.
  var precomputed: StyleTable<String>?

  /// Creates a cascade without sheets.
  public init(
    policy: Policy = .markupFirst, ignoringCase: Bool = false, dialect: StyleDialect = .css,
    base: [StyleDeclaration] = []
  ) {
    self.policy = policy
    self.ignoringCase = ignoringCase
    self.dialect = dialect
    self.base = base
  }

  /// Adds the rules of a sheet, above previously added ones of the same origin.
  ///
  /// A rule with the selector `.default` also applies to everything, as in GSFancyText: its
  /// declarations of inherited properties apply to the root, and the others to every element; any
  /// other rule of the same origin is more specific.
  public mutating func add(_ sheet: StyleSheet, origin: Origin = .markup) {
    versionToken = VersionToken()
    for rule in sheet.rules {
      index.add(rule.selectors, .declarations(rule.declarations), layer: layer(origin))
    }
  }

  mutating func set(_ subject: StyleSubject, _ source: StyleSource) {
    versionToken = VersionToken()
    index.set(subject, source, layer: layer(.code))
  }

  private func layer(_ origin: Origin) -> StyleLayer {
    switch origin {
    case .defaults: .defaults
    case .markup: policy == .markupFirst ? .upper : .lower
    case .code: policy == .codeFirst ? .upper : .lower
    }
  }

  /// The style of text outside of all elements: the base declarations and the `.default` rules.
  public var rootStyle: ComputedStyle {
    if base.isEmpty, index.defaultRules.isEmpty { return .initial }
    var order = CascadeOrder()
    // The base is below the rules of the same layer.
    order.add(expanded(base), .defaults, order: -1)
    for rule in index.defaultRules.map({ index.rules[$0] }) {
      order.add(expanded(rule.source.fixedDeclarations), rule.layer, order: rule.order)
    }
    return computed(order, parent: .initial, isRoot: true).style
  }

  /// Returns the computed style of an element.
  ///
  /// Takes time linear in the number of rules that the element's name, id and classes do not
  /// exclude. ``StyleResolver`` is faster for many elements.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - parent: the style of its parent, or nil for ``rootStyle``.
  ///   - inline: the declarations of its `style` attribute, or nil to read them from the attribute.
  ///   - hints: the declarations of its presentational attributes, or those of the application for
  ///     a custom element.
  /// - Returns: the style; if nothing is declared, it shares the parent's inherited values.
  public func style<Element: SelectableElement>(
    of element: Element, parent: ComputedStyle? = nil, inline: [StyleDeclaration]? = nil,
    hints: [StyleDeclaration] = []
  ) -> ComputedStyle {
    let inline = inline ?? inlineDeclarations(of: element)
    return style(
      matched: matchedRules(element), isRoot: isRoot(element), parent: parent ?? rootStyle,
      inline: inline, hints: hints
    ).style
  }

  @specialized(where Element == MarkupNode)
  func inlineDeclarations<Element: SelectableElement>(of element: Element)
    -> [StyleDeclaration]
  {
    element.attributeValue("style").map { StyleDeclaration.list(parsing: $0, dialect: dialect) }
      ?? []
  }

  /// Returns whether `rem` refers to the element's font size.
  @specialized(where Element == MarkupNode)
  func isRoot<Element: SelectableElement>(_ element: Element) -> Bool {
    element.elementName == "html" && element.parentElement == nil
  }

  /// Returns whether the same rules apply to all elements of a name that have no attributes.
  ///
  /// This is false for `html`, which may be the root whose font size `rem` refers to.
  func isDetermined(byName name: String) -> Bool {
    name != "html" && index.isDetermined(byName: name)
  }

  /// Returns the rules that apply to an element, in no particular order.
  @specialized(where Element == MarkupNode)
  func matchedRules<Element: SelectableElement>(_ element: Element) -> [RuleIndex.Match] {
    index.matches(element, SelectorMatcher(ignoringCase: ignoringCase))
  }

  func style(
    matched: [RuleIndex.Match], isRoot: Bool, parent: ComputedStyle, inline: [StyleDeclaration],
    hints: [StyleDeclaration]
  ) -> ResolvedStyle {
    var order = CascadeOrder()
    order.add(expanded(hints), .hints)
    for rule in index.defaultRules.map({ index.rules[$0] }) {
      order.add(expanded(rule.source.fixedDeclarations).filter { !isInherited($0) }, rule.layer)
    }
    for match in matched {
      let rule = index.rules[match.rule]
      // They are added after those of `.default`, so that they win at equal ranks.
      for declarations in [rule.source.fixedDeclarations, match.produced] {
        order.add(expanded(declarations), rule.layer, match.specificity, order: rule.order)
      }
    }
    order.add(expanded(inline), layer(.markup), CascadeOrder.inlineSpecificity)
    return computed(order, parent: parent, isRoot: isRoot)
  }

  private func isInherited(_ declaration: StyleDeclaration) -> Bool {
    guard case .property(let property) = declaration.target else { return true }
    return property.definition.inherits
  }

  /// Computes the style from the winning declaration of each property.
  private func computed(
    _ order: CascadeOrder, parent: ComputedStyle, isRoot: Bool
  ) -> ResolvedStyle {
    let winners = order.winners(parent: parent)
    var computation = StyleComputation(parent: parent, variables: winners.variables)
    for (property, content) in winners.contents { computation.set(property, content) }
    return computation.result(isRoot: isRoot)
  }
}

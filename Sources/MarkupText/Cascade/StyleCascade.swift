/// Style sheets put together: what they say about each element (CSS Cascade 4).
///
/// From weakest to strongest: defaults; presentational attributes; then markup (its sheets, and
/// above them its `style` attributes) and code in the order of the policy. Within one of these the
/// more specific selector wins, then the later one. `!important` declarations of markup and code
/// come above all others in the same order, and those of the defaults above them.
///
/// Under both policies styles merge property by property: what the winning side does not set is the
/// other side's, or the default.
///
/// | policy | from weakest to strongest |
/// | --- | --- |
/// | ``Policy/markupFirst`` | defaults, attributes such as `align`, code, sheets, `style` |
/// | ``Policy/codeFirst`` | defaults, attributes such as `align`, sheets, `style`, code |
///
/// Sendable: a plain value, to be shared by any number of threads.
public struct StyleCascade: Sendable {
  /// Whether styles of the markup or of the program win.
  ///
  /// Sendable: a plain value.
  public enum Policy: Sendable, Hashable {
    /// Markup overrides code.
    case markupFirst
    /// Code overrides markup.
    case codeFirst
  }

  /// Where a style sheet comes from.
  ///
  /// Sendable: a plain value.
  public enum Origin: Sendable, Hashable {
    /// What elements look like if nobody says anything.
    case defaults
    /// The markup's author: sheets and `style` attributes.
    case markup
    /// The program.
    case code
  }

  /// Which origin wins.
  public let policy: Policy
  /// Whether classes and ids match whatever the case of A–Z; CSS tells the cases apart.
  public let ignoringCase: Bool
  /// How `style` attributes are read; sheets are read in their own dialects.
  public let dialect: StyleDialect
  /// What the root starts with, below every sheet; children inherit it.
  public let base: [StyleDeclaration]
  private var index = RuleIndex() { didSet { prepared = nil } }
  /// What the ``version`` is: a new one at every change.
  private(set) var versionToken = VersionToken()

  /// Whether the text of an element may decide about styles of others: `:has()`, `:empty`.
  var dependsOnContent: Bool { index.dependsOnContent }
  /// What the properties that the program defines stand for.
  var definitions: [String: @Sendable (String) -> [StyleDeclaration]] = [:] {
    didSet {
      prepared = nil
      versionToken = VersionToken()
    }
  }
  /// Styles of plain elements that were computed beforehand; nil after every change.
  var prepared: StyleTable<String>?

  /// A cascade without sheets.
  public init(
    policy: Policy = .markupFirst, ignoringCase: Bool = false, dialect: StyleDialect = .css,
    base: [StyleDeclaration] = []
  ) {
    self.policy = policy
    self.ignoringCase = ignoringCase
    self.dialect = dialect
    self.base = base
  }

  /// Adds the rules of a sheet, above those of the same origin added before.
  ///
  /// A rule whose selector is `.default` also applies to everything, as in GSFancyText: what it
  /// says of inherited properties is inherited from the root, the rest applies to every element;
  /// any other rule of the same origin is more specific.
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

  /// The style of what is in no element: the base, and the `.default` rules.
  public var rootStyle: ComputedStyle {
    if base.isEmpty, index.everywhere.isEmpty { return .initial }
    var order = CascadeOrder()
    // Below the rules of the same layer.
    order.add(expanded(base), .defaults, order: -1)
    for rule in index.everywhere.map({ index.rules[$0] }) {
      order.add(expanded(rule.source.fixedDeclarations), rule.layer, order: rule.order)
    }
    return computed(order, parent: .initial, isRoot: true).style
  }

  /// The style of an element.
  ///
  /// Takes time linear in the number of rules that its name, id and classes do not rule out.
  /// ``StyleResolver`` is faster for many elements.
  ///
  /// - Parameters:
  ///   - element: the element.
  ///   - parent: its parent's style; ``rootStyle`` if it is nil.
  ///   - inline: the declarations of its `style` attribute; those of the attribute itself if nil.
  ///   - hints: what its presentational attributes, or the program for a custom element, declare.
  /// - Returns: the style; the root's shared values where nothing is declared.
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

  /// Whether the element's font size is what `rem` means.
  @specialized(where Element == MarkupNode)
  func isRoot<Element: SelectableElement>(_ element: Element) -> Bool {
    element.elementName == "html" && element.parentElement == nil
  }

  /// Whether the sheets say the same of all elements of a name that have no attributes.
  ///
  /// `html` may be the root, and then the size of its font is what `rem` means.
  func isDecided(byName name: String) -> Bool { name != "html" && index.isDecided(byName: name) }

  /// The rules that apply to an element, in no particular order.
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
    for rule in index.everywhere.map({ index.rules[$0] }) {
      order.add(expanded(rule.source.fixedDeclarations).filter { !isInherited($0) }, rule.layer)
    }
    for match in matched {
      let rule = index.rules[match.rule]
      // These stand behind those of `.default`, so that they win over them at equal ranks.
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

  /// The style that the declarations make, the strongest one of each property.
  private func computed(
    _ order: CascadeOrder, parent: ComputedStyle, isRoot: Bool
  ) -> ResolvedStyle {
    let winners = order.winners(parent: parent)
    var computation = StyleComputation(parent: parent, variables: winners.variables)
    for (property, content) in winners.contents { computation.set(property, content) }
    return computation.result(isRoot: isRoot)
  }
}

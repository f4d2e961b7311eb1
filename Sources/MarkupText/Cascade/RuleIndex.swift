/// Rules indexed by a condition on their subject, so that an element is tested only against rules
/// that may match it.
struct RuleIndex: Sendable {
  /// A rule with its layer.
  struct Rule: Sendable {
    var source: StyleSource
    let layer: StyleLayer
    /// The number of rules that were added before this one.
    let order: Int
  }

  /// A rule that applies, with the highest specificity among its matching selectors.
  struct Match: Sendable, Hashable {
    let rule: Int
    let specificity: Specificity
    /// The declarations that the application's closure returned for the element.
    var produced: [StyleDeclaration] = []

    func hash(into hasher: inout Hasher) { hasher.combine(rule) }
  }

  struct Entry: Sendable {
    let selector: ComplexSelector
    let rule: Int
  }

  /// The selectors with the same index key.
  struct Bucket: Sendable {
    private(set) var entries: [Entry] = []
    /// The requirements of each selector on ancestors.
    private(set) var ancestors: [AncestorFilter] = []
    /// Whether all of the selectors depend only on the element's own name and attributes.
    private(set) var isSelfContained = true

    mutating func append(_ entry: Entry) {
      entries.append(entry)
      ancestors.append(AncestorFilter(requiredBy: entry.selector))
      if !entry.selector.isSelfContained { isSelfContained = false }
    }
  }

  /// All rules in the order in which they were added.
  private(set) var rules: [Rule] = []
  /// Whether the content of an element may affect the styles of others, through `:has()` or
  /// `:empty`.
  private(set) var dependsOnContent = false
  /// The indices of rules with the selector `.default`.
  private(set) var defaultRules: [Int] = []
  /// The indices of rules set by the application for a subject, which may be replaced later.
  private var named: [StyleSubject: Int] = [:]
  private(set) var hasClosures = false
  private(set) var byType: [String: Bucket] = [:]
  private(set) var byID: [String: Bucket] = [:]
  private(set) var byClass: [String: Bucket] = [:]
  private(set) var byAttribute: [(name: String, bucket: Bucket)] = []
  /// The indices of attribute names in `byAttribute`.
  private var attributeIndices: [String: Int] = [:]
  private(set) var others = Bucket()

  mutating func add(_ selectors: SelectorList, _ source: StyleSource, layer: StyleLayer) {
    let rule = Rule(source: source, layer: layer, order: rules.count)
    rules.append(rule)
    if selectors.dependsOnContent { dependsOnContent = true }
    for selector in selectors.selectors {
      if isDefault(selector) { defaultRules.append(rule.order) }
      insert(Entry(selector: selector, rule: rule.order))
    }
  }

  /// Sets the declarations of a subject; an earlier rule for the same subject is replaced in place.
  mutating func set(_ subject: StyleSubject, _ source: StyleSource, layer: StyleLayer) {
    if case .closure = source { hasClosures = true }
    if let index = named[subject.normalized] {
      rules[index].source = source
    } else {
      named[subject.normalized] = rules.count
      add(subject.selectors, source, layer: layer)
    }
  }

  private func isDefault(_ selector: ComplexSelector) -> Bool {
    selector.compounds.count == 1 && selector.compounds[0].conditions == [.className("default")]
  }

  private mutating func insert(_ entry: Entry) {
    switch RuleIndexKey(entry.selector) {
    case .id(let id): byID[id, default: Bucket()].append(entry)
    case .className(let name): byClass[name, default: Bucket()].append(entry)
    case .types(let names):
      for name in names { byType[name, default: Bucket()].append(entry) }
    case .attribute(let name):
      let index = attributeIndices[name] ?? byAttribute.count
      if index == byAttribute.count {
        byAttribute.append((name, Bucket()))
        attributeIndices[name] = index
      }
      byAttribute[index].bucket.append(entry)
    case .everything: others.append(entry)
    }
  }

  /// Returns whether the same rules apply to all elements of a name that have no attributes.
  func isDetermined(byName name: String) -> Bool {
    !hasClosures && others.isSelfContained && byType[name]?.isSelfContained ?? true
  }
}

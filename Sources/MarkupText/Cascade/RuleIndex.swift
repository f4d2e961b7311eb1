/// Rules filed by what their selectors' last compounds ask for, so that an element is only tried
/// against those that may match it.
///
/// Sendable: a plain value.
struct RuleIndex: Sendable {
  /// A rule in its layer.
  struct Rule: Sendable {
    var source: StyleSource
    let layer: StyleLayer
    /// How many rules were added before.
    let order: Int
  }

  /// A rule that applies, with the specificity of its most specific selector that does.
  struct Match: Sendable, Hashable {
    let rule: Int
    let specificity: Specificity
    /// What the program's closure declares for the element.
    var produced: [StyleDeclaration] = []

    func hash(into hasher: inout Hasher) { hasher.combine(rule) }
  }

  struct Entry: Sendable {
    let selector: ComplexSelector
    let rule: Int
  }

  /// The selectors filed under one thing.
  struct Bucket: Sendable {
    private(set) var entries: [Entry] = []
    /// What each of them asks of the ancestors.
    private(set) var ancestors: [AncestorFilter] = []
    /// Whether all of them match by names and attributes alone.
    private(set) var isSelfContained = true

    mutating func append(_ entry: Entry) {
      entries.append(entry)
      ancestors.append(AncestorFilter(requiredBy: entry.selector))
      if !entry.selector.isSelfContained { isSelfContained = false }
    }
  }

  /// All rules in the order in which they were added.
  private(set) var rules: [Rule] = []
  /// Whether the text of an element may decide about styles of others: `:has()`, `:empty`.
  private(set) var dependsOnContent = false
  /// The places of the rules of the selector `.default`.
  private(set) var everywhere: [Int] = []
  /// The rules that a program set by the names of their subjects, and may set again.
  private var named: [StyleSubject: Int] = [:]
  private(set) var hasClosures = false
  private(set) var byType: [String: Bucket] = [:]
  private(set) var byID: [String: Bucket] = [:]
  private(set) var byClass: [String: Bucket] = [:]
  private(set) var byAttribute: [(name: String, bucket: Bucket)] = []
  /// The places of names in `byAttribute`.
  private var attributePlaces: [String: Int] = [:]
  private(set) var others = Bucket()

  mutating func add(_ selectors: SelectorList, _ source: StyleSource, layer: StyleLayer) {
    let filed = Rule(source: source, layer: layer, order: rules.count)
    rules.append(filed)
    if selectors.dependsOnContent { dependsOnContent = true }
    for selector in selectors.selectors {
      if isDefault(selector) { everywhere.append(filed.order) }
      file(Entry(selector: selector, rule: filed.order))
    }
  }

  /// Sets what is declared for a subject; what was set for it before is replaced where it stands.
  mutating func set(_ subject: StyleSubject, _ source: StyleSource, layer: StyleLayer) {
    if case .closure = source { hasClosures = true }
    if let place = named[subject.normalized] {
      rules[place].source = source
    } else {
      named[subject.normalized] = rules.count
      add(subject.selectors, source, layer: layer)
    }
  }

  private func isDefault(_ selector: ComplexSelector) -> Bool {
    selector.compounds.count == 1 && selector.compounds[0].conditions == [.className("default")]
  }

  private mutating func file(_ entry: Entry) {
    switch RuleFiling(entry.selector) {
    case .id(let id): byID[id, default: Bucket()].append(entry)
    case .className(let name): byClass[name, default: Bucket()].append(entry)
    case .types(let names):
      for name in names { byType[name, default: Bucket()].append(entry) }
    case .attribute(let name):
      let place = attributePlaces[name] ?? byAttribute.count
      if place == byAttribute.count {
        byAttribute.append((name, Bucket()))
        attributePlaces[name] = place
      }
      byAttribute[place].bucket.append(entry)
    case .everything: others.append(entry)
    }
  }

  /// Whether the same rules apply to all elements of a name that have no attributes.
  func isDecided(byName name: String) -> Bool {
    !hasClosures && others.isSelfContained && byType[name]?.isSelfContained ?? true
  }
}

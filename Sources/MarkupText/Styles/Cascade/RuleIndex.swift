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

  private struct Entry: Sendable {
    let selector: ComplexSelector
    let rule: Int
    let ancestors: AncestorFilter

    init(selector: ComplexSelector, rule: Int) {
      self.selector = selector
      self.rule = rule
      ancestors = AncestorFilter(requiredBy: selector)
    }
  }

  /// All rules in the order in which they were added.
  private(set) var rules: [Rule] = []
  /// The places of the rules of the selector `.default`.
  private(set) var everywhere: [Int] = []
  /// The rules that a program set by the names of their subjects, and may set again.
  private var named: [StyleSubject: Int] = [:]
  private var hasClosures = false
  private var byType: [String: [Entry]] = [:]
  private var byID: [String: [Entry]] = [:]
  private var byClass: [String: [Entry]] = [:]
  private var others: [Entry] = []

  mutating func add(_ selectors: SelectorList, _ source: StyleSource, layer: StyleLayer) {
    let filed = Rule(source: source, layer: layer, order: rules.count)
    rules.append(filed)
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

  /// Files a selector under the rarest thing it asks for: an id, a class, an element's name.
  ///
  /// Ids and classes are filed in one case, so that matching may ignore it.
  private mutating func file(_ entry: Entry) {
    let conditions = entry.selector.compounds.first?.conditions ?? []
    for condition in conditions {
      if case .id(let id) = condition {
        byID[id.asciiLowercased, default: []].append(entry)
        return
      }
    }
    for condition in conditions {
      if case .className(let name) = condition {
        byClass[name.asciiLowercased, default: []].append(entry)
        return
      }
    }
    if case .type(let name) = conditions.first {
      byType[name, default: []].append(entry)
    } else {
      others.append(entry)
    }
  }

  /// The rules that apply to an element.
  func matches<Element: SelectableElement>(
    _ element: Element, _ matcher: SelectorMatcher<Element>
  ) -> [Match] {
    var matches: [Match] = []
    var ancestors: AncestorFilter?
    func isPossible(_ required: AncestorFilter) -> Bool {
      if required.isEmpty { return true }
      let filter = ancestors ?? AncestorFilter(ancestorsOf: element)
      ancestors = filter
      return filter.allows(required)
    }
    func collect(_ entries: [Entry]) {
      // By indices: an iterator would copy every entry.
      for place in entries.indices
      where isPossible(entries[place].ancestors)
        && matcher.matches(entries[place].selector, element)
      {
        let rule = entries[place].rule
        let specificity = entries[place].selector.specificity
        if let known = matches.firstIndex(where: { $0.rule == rule }) {
          if matches[known].specificity < specificity {
            matches[known] = Match(rule: rule, specificity: specificity)
          }
        } else {
          matches.append(Match(rule: rule, specificity: specificity))
        }
      }
    }
    if let entries = byType[element.elementName] { collect(entries) }
    if !byID.isEmpty, let id = element.elementID, let entries = byID[id.asciiLowercased] {
      collect(entries)
    }
    if !byClass.isEmpty, let classes = element.attributeValue("class") {
      for name in classes.utf8.split(whereSeparator: { $0 <= 0x20 }) {
        let name = String(decoding: name, as: UTF8.self).asciiLowercased
        if let entries = byClass[name] { collect(entries) }
      }
    }
    collect(others)
    if hasClosures {
      for place in matches.indices {
        matches[place].produced = rules[matches[place].rule].source.produced(for: element)
      }
    }
    return matches
  }
}

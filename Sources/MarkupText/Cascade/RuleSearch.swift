import TextFoundation

/// A search for the rules that apply to one element.
struct RuleSearch<Element: SelectableElement> {
  /// The number of selectors with ancestor conditions that are tried before the ancestor filter is
  /// built.
  private static var triesWithoutFilter: Int { 2 }

  private let element: Element
  private let matcher: SelectorMatcher<Element>
  private var ancestors: AncestorFilter?
  private var triesWithAncestors = 0
  private(set) var matches: [RuleIndex.Match] = []

  init(_ element: Element, _ matcher: SelectorMatcher<Element>) {
    self.element = element
    self.matcher = matcher
  }

  /// Tests the selectors of a bucket and collects the rules that match.
  mutating func collect(_ bucket: RuleIndex.Bucket) {
    for index in bucket.ancestors.indices where mayMatch(bucket.ancestors[index]) {
      let entry = bucket.entries[index]
      if matcher.matches(entry.selector, element) { add(entry.rule, entry.selector.specificity) }
    }
  }

  private mutating func add(_ rule: Int, _ specificity: Specificity) {
    if let known = matches.firstIndex(where: { $0.rule == rule }) {
      if matches[known].specificity < specificity {
        matches[known] = RuleIndex.Match(rule: rule, specificity: specificity)
      }
    } else {
      matches.append(RuleIndex.Match(rule: rule, specificity: specificity))
    }
  }

  private mutating func mayMatch(_ required: AncestorFilter) -> Bool {
    if required.isEmpty { return true }
    triesWithAncestors += 1
    guard triesWithAncestors > Self.triesWithoutFilter else { return true }
    let filter = ancestors ?? AncestorFilter(ancestorsOf: element)
    ancestors = filter
    return filter.allows(required)
  }
}

extension RuleIndex {
  /// Returns the rules that apply to an element.
  @specialized(where Element == MarkupNode)
  func matches<Element: SelectableElement>(
    _ element: Element, _ matcher: SelectorMatcher<Element>
  ) -> [Match] {
    var search = RuleSearch(element, matcher)
    if let bucket = byType[element.elementName] { search.collect(bucket) }
    if element.hasAttributes { collect(byAttributesOf: element, &search) }
    search.collect(others)
    guard hasClosures else { return search.matches }
    return search.matches.map { match in
      var match = match
      match.produced = rules[match.rule].source.produced(for: element)
      return match
    }
  }

  private func collect<Element: SelectableElement>(
    byAttributesOf element: Element, _ search: inout RuleSearch<Element>
  ) {
    if !byID.isEmpty, let id = element.elementID, let bucket = byID[id.asciiLowercased] {
      search.collect(bucket)
    }
    if !byClass.isEmpty, let classes = element.attributeValue("class") {
      for name in classes.utf8.split(whereSeparator: { $0 <= 0x20 }) {
        let name = String(decoding: name, as: UTF8.self).asciiLowercased
        if let bucket = byClass[name] { search.collect(bucket) }
      }
    }
    for index in byAttribute.indices where element.attributeValue(byAttribute[index].name) != nil {
      search.collect(byAttribute[index].bucket)
    }
  }
}

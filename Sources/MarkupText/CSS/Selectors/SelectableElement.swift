/// An element that selectors can be matched against.
///
/// The element handles of trees conform to this protocol. Names of elements and attributes are in
/// lower case, as produced by HTML's parser. Matching calls only these members and does not itself
/// allocate, so handles should be small values that return the tree's own strings.
///
/// Not `Sendable` by itself: an element is used where its tree may be used.
public protocol SelectableElement {
  /// The element's name in lower case.
  var elementName: String { get }
  /// The value of `id`, or nil if the element has no id.
  var elementID: String? { get }
  /// Returns whether `class` lists the name; `ignoringCase` ignores the case of A–Z.
  func hasClass(_ name: String, ignoringCase: Bool) -> Bool
  /// Returns the value of the attribute with a lower-case name, or nil; empty for an attribute
  /// without a value.
  ///
  /// The values of `class` and `id` must agree with ``hasClass(_:ignoringCase:)`` and
  /// ``elementID``.
  func attributeValue(_ name: String) -> String?
  /// Whether the element has any attributes, including `class` and `id`.
  ///
  /// The default is true; a precise implementation saves the lookup of attributes for plain
  /// elements.
  var hasAttributes: Bool { get }
  /// The parent element, or nil for the root.
  var parentElement: Self? { get }
  /// The preceding sibling element, ignoring text.
  var previousElement: Self? { get }
  /// The following sibling element, ignoring text.
  var nextElement: Self? { get }
  /// The first child element.
  var firstChildElement: Self? { get }
  /// The last child element.
  var lastChildElement: Self? { get }
  /// Whether the element contains neither elements nor text.
  var isEmptyElement: Bool { get }
  /// Returns whether both handles refer to the same element of the same tree.
  func isSameElement(as other: Self) -> Bool
  /// The number of preceding sibling elements.
  ///
  /// The default implementation counts them; a stored index makes `:nth-child()` take constant
  /// time.
  var elementIndex: Int { get }
}

extension SelectableElement {
  /// Always true: the element may have attributes.
  public var hasAttributes: Bool { true }

  /// The number of preceding sibling elements, counted in linear time.
  public var elementIndex: Int {
    var count = 0
    var element = previousElement
    while let current = element {
      count += 1
      element = current.previousElement
    }
    return count
  }

  /// Returns whether any of the selectors matches this element.
  ///
  /// - Parameters:
  ///   - selectors: the selectors.
  ///   - scope: the element that `:scope` refers to, or nil for the root.
  ///   - ignoringCase: whether classes and ids match regardless of the case of A–Z.
  /// - Returns: whether any selector matches; false for an empty list.
  public func matches(
    _ selectors: SelectorList, scope: Self? = nil, ignoringCase: Bool = false
  ) -> Bool {
    SelectorMatcher(scope: scope, ignoringCase: ignoringCase).matches(selectors, self)
  }
}

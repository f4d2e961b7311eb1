/// An element as selectors see it.
///
/// Trees make their element handles conform. Names of elements and attributes are in lower case, as
/// HTML's parser makes them. Matching calls these members only and allocates nothing itself, so
/// that handles should be small values and their strings the tree's own.
///
/// Not Sendable by itself: an element is asked where its tree is, and a tree may ask for more.
public protocol SelectableElement {
  /// The element's name in lower case.
  var elementName: String { get }
  /// The value of `id`, if there is one.
  var elementID: String? { get }
  /// Whether `class` lists the name; `ignoringCase` leaves the case of A–Z out of account.
  func hasClass(_ name: String, ignoringCase: Bool) -> Bool
  /// The value of the attribute of this lower-case name; empty for one without a value.
  ///
  /// `class` and `id` have to say the same as ``hasClass(_:ignoringCase:)`` and ``elementID``.
  func attributeValue(_ name: String) -> String?
  /// Whether it has any attributes at all, `class` and `id` included.
  ///
  /// True by default; a tree that knows better spares its plain elements the search for them.
  var hasAttributes: Bool { get }
  /// The element that holds this one; nil for the root.
  var parentElement: Self? { get }
  /// The element before this one in the same parent, text aside.
  var previousElement: Self? { get }
  /// The element after this one in the same parent, text aside.
  var nextElement: Self? { get }
  /// The first element among the children.
  var firstChildElement: Self? { get }
  /// The last element among the children.
  var lastChildElement: Self? { get }
  /// Whether it holds neither elements nor text.
  var isEmptyElement: Bool { get }
  /// Whether both are the same place in the same tree.
  func isSameElement(as other: Self) -> Bool
  /// How many elements stand before this one in its parent.
  ///
  /// Counted by default; a tree that knows it makes `:nth-child()` take constant time.
  var elementIndex: Int { get }
}

extension SelectableElement {
  /// True: there may be some.
  public var hasAttributes: Bool { true }

  /// The number of previous elements, counted one by one.
  public var elementIndex: Int {
    var count = 0
    var element = previousElement
    while let current = element {
      count += 1
      element = current.previousElement
    }
    return count
  }

  /// Whether one of the selectors matches this element.
  ///
  /// - Parameters:
  ///   - selectors: the selectors.
  ///   - scope: what `:scope` stands for; the root if it is nil.
  ///   - ignoringCase: whether names of classes and ids match whatever the case of A–Z.
  /// - Returns: whether one matches; false for an empty list.
  public func matches(
    _ selectors: SelectorList, scope: Self? = nil, ignoringCase: Bool = false
  ) -> Bool {
    SelectorMatcher(scope: scope, ignoringCase: ignoringCase).matches(selectors, self)
  }
}

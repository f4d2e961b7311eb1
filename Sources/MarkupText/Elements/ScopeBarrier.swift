/// The elements that end a search through the stack of open elements.
enum ScopeBarrier: Int, CaseIterable, Sendable {
  /// The elements that end "in scope" (WHATWG HTML, 13.2.4.2).
  case scope
  /// The elements that end "in button scope".
  case button
  /// The elements that end "in list item scope".
  case listItem
  /// The elements that end "in table scope".
  case table
  /// The elements that end the search of the start tags `li`, `dd` and `dt`.
  case itemStart
  /// The elements that end the search of ruby start tags such as `rt`.
  case ruby
  /// Any special element, which ends the search of an ordinary end tag.
  case special
}

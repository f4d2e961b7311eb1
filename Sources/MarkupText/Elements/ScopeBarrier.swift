/// What ends a search outwards through the open elements.
enum ScopeBarrier: Int, CaseIterable, Sendable {
  /// "In scope" (WHATWG HTML, 13.2.4.2).
  case scope
  /// "In button scope".
  case button
  /// "In list item scope".
  case listItem
  /// "In table scope".
  case table
  /// The start tags of `li`, `dd` and `dt`.
  case itemStart
  /// The parts of ruby.
  case ruby
  /// Any special element: ordinary end tags.
  case special
}

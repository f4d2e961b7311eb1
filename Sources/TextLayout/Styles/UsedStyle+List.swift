import MarkupText

/// The used values for list markers.
extension UsedStyle {
  /// The name of the counter style (`list-style-type`); nil for a string or `none`.
  var counterStyleName: String? {
    guard case .name(let name) = style[.listStyleType] else { return nil }
    return name
  }

  /// The number of spaces at the end of a marker, which separate it from the text.
  var spacesAfterMarker: Int {
    func spaces(_ text: String) -> Int { text.utf8.reversed().prefix { $0 == 0x20 }.count }
    switch style[.listStyleType] {
    case .name(let name): return spaces((CounterStyle(name: name) ?? .decimal).suffix)
    case .string(let string): return spaces(string)
    default: return 0
    }
  }
}

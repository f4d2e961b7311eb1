internal import TextFoundation

/// How the names of elements and attributes of WordprocessingML are written at a start tag.
struct WordPrefix {
  /// The prefix of elements with its colon; empty in the default namespace.
  let element: String
  /// The prefix of attributes with its colon.
  var attribute: String
  /// The declarations that a copy of the start tag needs, each after a space.
  private(set) var declarations = ""

  init(element: String, attribute: String) {
    self.element = element
    self.attribute = attribute
  }

  /// Adds a namespace declaration; an empty prefix is the default namespace.
  mutating func declare(_ prefix: String, uri: String) {
    declarations +=
      " xmlns\(prefix.isEmpty ? "" : ":")\(prefix)=\"\(EscapeTable.basic.escape(uri))\""
  }

  /// Returns an empty element with a value.
  func property(_ name: String, _ value: String) -> String {
    "<\(element)\(name) \(attribute)val=\"\(value)\"/>"
  }
}

/// A strict XML 1.0 reader for what the writer uses: elements, attributes in double quotes,
/// references, no comments and no CDATA.
struct StrictXML {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The text of the element and its descendants.
    var text = ""
    /// The number of ancestors.
    let depth: Int
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private let scalars: [Unicode.Scalar]
  private var offset = 0
  private var open: [Int] = []
  private(set) var elements: [Element] = []

  /// Returns the elements of a document, in the order of their start tags.
  static func elements(of document: String) throws -> [Element] {
    var reader = StrictXML(document)
    try reader.read()
    return reader.elements
  }

  private init(_ document: String) { scalars = Array(document.unicodeScalars) }

  private func fail(_ what: String) -> Problem {
    let near = String(String.UnicodeScalarView(scalars[max(0, offset - 30)..<offset]))
    return Problem(description: "\(what) at \(offset), after \(near)")
  }

  private mutating func read() throws {
    if take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") {}
    var hasRoot = false
    while offset < scalars.count {
      if take("</") {
        try readEnd()
      } else if take("<") {
        if open.isEmpty, hasRoot { throw fail("a second root") }
        hasRoot = true
        try readStart()
      } else {
        let text = try character(isAttribute: false)
        if open.isEmpty, text != "\n" { throw fail("text outside of the root") }
        for index in open { elements[index].text.unicodeScalars.append(text) }
      }
    }
    if !open.isEmpty { throw fail("\(open.count) elements are not closed") }
    if !hasRoot { throw fail("no root") }
  }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard offset + wanted.count <= scalars.count,
      scalars[offset..<offset + wanted.count].elementsEqual(wanted)
    else { return false }
    offset += wanted.count
    return true
  }

  private mutating func name() throws -> String {
    let start = offset
    while offset < scalars.count,
      scalars[offset].isASCII && scalars[offset].properties.isAlphabetic
        || [":", "-"].contains(scalars[offset]) || ("0"..."9").contains(scalars[offset])
    {
      offset += 1
    }
    guard offset > start else { throw fail("no name") }
    return String(String.UnicodeScalarView(scalars[start..<offset]))
  }

  private mutating func readEnd() throws {
    let name = try name()
    guard take(">") else { throw fail("</\(name) without >") }
    guard let index = open.popLast(), elements[index].name == name else {
      throw fail("</\(name)> closes nothing")
    }
  }

  private mutating func readStart() throws {
    let name = try name()
    var attributes: [String: String] = [:]
    while take(" ") {
      let key = try self.name()
      guard take("=\"") else { throw fail("\(key) without a value") }
      var value = ""
      while !take("\"") { value.unicodeScalars.append(try character(isAttribute: true)) }
      guard attributes.updateValue(value, forKey: key) == nil else { throw fail("\(key) twice") }
    }
    let isEmpty = take("/>")
    guard isEmpty || take(">") else { throw fail("<\(name) is not closed") }
    elements.append(Element(name: name, attributes: attributes, depth: open.count))
    if !isEmpty { open.append(elements.count - 1) }
  }

  private mutating func character(isAttribute: Bool) throws -> Unicode.Scalar {
    guard offset < scalars.count else { throw fail("the end") }
    let scalar = scalars[offset]
    offset += 1
    switch scalar {
    case "<": throw fail("< in a value")
    case ">": throw fail("> is not escaped")
    case "&": return try reference()
    case "\t", "\n":
      if isAttribute { throw fail("white space that a parser changes") }
      return scalar
    case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": throw fail("U+\(scalar.value) is not in XML")
    default: return scalar
    }
  }

  private mutating func reference() throws -> Unicode.Scalar {
    let known: [(String, Unicode.Scalar)] = [
      ("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("#9;", "\t"), ("#10;", "\n"),
      ("#13;", "\r"),
    ]
    for (name, scalar) in known where take(name) { return scalar }
    throw fail("an unknown reference")
  }
}

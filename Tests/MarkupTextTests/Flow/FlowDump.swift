import MarkupText

/// Returns a styled text in one line, for comparison: blocks as `kind name{…}` around their
/// paragraphs, and paragraphs as their quoted texts.
func flowDump(_ markup: String) -> String { flowDump(StyledText(MarkupTree(parsing: markup))) }

func flowDump(_ text: StyledText) -> String {
  var result = ""
  var ends: [Int] = []
  for (index, block) in text.blocks.enumerated() {
    while let end = ends.last, end <= index {
      result += "} "
      ends.removeLast()
    }
    if block.kind != .root {
      if let marker = block.marker { result += "[\(marker.text)] " }
      result += block.kind == .anonymous ? "{ " : "\(block.node.name?.rawValue ?? "?"){ "
      ends.append(block.descendants.upperBound)
    }
    if let own = block.paragraph { result += "\"\(escaped(text.paragraphs[own].text))\" " }
  }
  for _ in ends { result += "} " }
  while result.last == " " { result.removeLast() }
  return result
}

func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\u{200B}": result += "|"
    case "\u{FFFC}": result += "□"
    case "\u{A0}": result += "_"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Returns the ruby of the first paragraph as `base/reading`, with level and side where they are
/// not 0 and over.
func rubyDump(_ markup: String) -> String {
  guard let paragraph = StyledText(MarkupTree(parsing: markup)).paragraphs.first else { return "" }
  let readings = paragraph.rubies.map { ruby in
    "\(paragraph[ruby.base])/\(ruby.text)" + (ruby.level > 0 ? "+\(ruby.level)" : "")
      + (ruby.position == .under ? "↓" : "")
  }
  return "\(escaped(paragraph.text)): " + readings.joined(separator: " ")
}

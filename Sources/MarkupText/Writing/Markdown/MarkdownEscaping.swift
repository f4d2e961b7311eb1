/// Text in Markdown: backslashes before what would mean something (CommonMark 0.30, §2.4).
struct MarkdownEscaping {
  let dialect: MarkdownDialect
  /// Whether the text stands in a cell of a table, where a pipe would end it.
  var isInCell = false

  /// Writes a piece of a line.
  ///
  /// - Parameters:
  ///   - text: the piece, without line ends.
  ///   - startsLine: whether nothing stands before it on its line.
  ///   - endsLine: whether nothing stands behind it.
  ///   - precedesLink: whether a link follows, of which `!` would make an image.
  ///   - result: what it is added to.
  func write(
    _ text: Substring, startsLine: Bool, endsLine: Bool, precedesLink: Bool, to result: inout String
  ) {
    let scalars = text.unicodeScalars
    var first = scalars.startIndex
    if startsLine { first = writeStart(of: text, to: &result) }
    var index = first
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      switch scalar {
      case "\\", "`", "*", "[", "]", "<": result.unicodeScalars.append("\\")
      case "_" where !isWithinWord(index, in: scalars): result.unicodeScalars.append("\\")
      case "&" where Self.mayStartReference(scalars[next...]): result.unicodeScalars.append("\\")
      case "~", "|": if dialect == .gitHub || isInCell { result.unicodeScalars.append("\\") }
      case "!" where precedesLink && next == scalars.endIndex: result.unicodeScalars.append("\\")
      default: break
      }
      if endsLine, next == scalars.endIndex, scalar == " " || scalar == "\t" {
        result += scalar == " " ? "&#32;" : "&#9;"
      } else {
        result.unicodeScalars.append(scalar)
      }
      index = next
    }
  }

  /// Writes what at the start of a line would make a block of it (§4, §5), and returns where the
  /// rest starts.
  private func writeStart(of text: Substring, to result: inout String) -> String.Index {
    let scalars = text.unicodeScalars
    guard let first = scalars.first else { return scalars.startIndex }
    let second = scalars.index(after: scalars.startIndex)
    switch first {
    case " ", "\t":
      result += first == " " ? "&#32;" : "&#9;"
      return second
    case "#", ">", "+", "-", "=", "~":
      result.unicodeScalars.append("\\")
      result.unicodeScalars.append(first)
      return second
    case "0"..."9":
      let end = scalars.firstIndex { !("0"..."9").contains($0) } ?? scalars.endIndex
      result += text[..<end]
      if end < scalars.endIndex, scalars[end] == "." || scalars[end] == ")" {
        result.unicodeScalars.append("\\")
        result.unicodeScalars.append(scalars[end])
        return scalars.index(after: end)
      }
      return end
    default: return scalars.startIndex
    }
  }

  /// An underscore between letters or digits is no sign (§6.2, rules 2 and 6).
  private func isWithinWord(
    _ index: String.Index, in scalars: Substring.UnicodeScalarView
  ) -> Bool {
    let next = scalars.index(after: index)
    guard index > scalars.startIndex, next < scalars.endIndex else { return false }
    let before = scalars[scalars.index(before: index)]
    return [before, scalars[next]].allSatisfy { $0.properties.isAlphabetic || Self.isWordByte($0) }
  }

  private static func isWordByte(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "a"..."z", "A"..."Z": true
    default: false
    }
  }

  /// Whether `&` and this could be a character reference (§2.5).
  private static func mayStartReference(_ rest: Substring.UnicodeScalarView) -> Bool {
    guard let first = rest.first, first == "#" || isWordByte(first) else { return false }
    return rest.dropFirst().first { !isWordByte($0) } == ";"
  }

  /// The address of a link or an image (§6.3).
  static func destination(_ address: String) -> String {
    let isPlain =
      !address.isEmpty
      && address.unicodeScalars.allSatisfy { scalar in
        scalar.value > 0x20 && scalar.value != 0x7F
          && !"<>()\\&*_`[]".unicodeScalars.contains(scalar)
      }
    if isPlain { return address }
    var result = "<"
    for scalar in address.unicodeScalars {
      switch scalar {
      case "<", ">", "\\", "&", "*", "_", "`", "[", "]":
        result += "\\\(scalar)"
      case "\n": result += "%0A"
      case "\r": result += "%0D"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + ">"
  }

  /// The title of a link or an image in quotes, on one line.
  static func title(_ title: String) -> String {
    var result = "\""
    for scalar in title.unicodeScalars {
      switch scalar {
      case "\"", "\\", "&", "<", "*", "_", "`", "[", "]": result += "\\\(scalar)"
      case "\n", "\r": result += "&#10;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

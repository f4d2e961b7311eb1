package import LineBreaking

/// The text shown in a terminal in place of an image.
package struct ImageLabel: Sendable {
  /// The alternative text in brackets.
  package let text: String
  /// The width of the text in columns.
  package let width: Int

  /// Returns the label of an image if there is space for all of it.
  package static func text(for alternative: String) -> String { "[\(alternative)]" }

  /// Creates the label of an image, shortened to a number of columns.
  package init(_ alternative: String, columns: TerminalColumns, maximumColumns: Int) {
    let whole = Self.text(for: alternative)
    let width = columns.width(of: whole)
    guard width > maximumColumns else {
      (text, self.width) = (whole, width)
      return
    }
    let mark = "…"
    var (shortened, used) = ("[", 2 + columns.width(of: mark))
    for character in alternative {
      used += columns.width(of: character)
      if used > maximumColumns { break }
      shortened.append(character)
    }
    (text, self.width) = (shortened + mark + "]", columns.width(of: shortened + mark + "]"))
  }
}

package import LineBreaking

/// What is written in the place of a picture.
///
/// Sendable: a plain value.
package struct ImageLabel: Sendable {
  /// The text in brackets.
  package let text: String
  /// Its columns.
  package let width: Int

  /// What is written if there is room.
  package static func text(for alternative: String) -> String { "[\(alternative)]" }

  /// The text in brackets, cut to a number of columns.
  package init(_ alternative: String, columns: TerminalColumns, room: Int) {
    let whole = Self.text(for: alternative)
    let width = columns.width(of: whole)
    guard width > room else {
      (text, self.width) = (whole, width)
      return
    }
    let mark = "…"
    var (kept, used) = ("[", 2 + columns.width(of: mark))
    for character in alternative {
      used += columns.width(of: character)
      if used > room { break }
      kept.append(character)
    }
    (text, self.width) = (kept + mark + "]", columns.width(of: kept + mark + "]"))
  }
}

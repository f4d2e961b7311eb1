/// All predefined counter styles by name.
///
/// The data is in extensions, with one file per kind of style.
enum CounterStyleTable {
  static let decimal = CounterStyleDefinition("decimal", .numeric, letters("0123456789"))

  static let definitions: [String: CounterStyleDefinition] = {
    var definitions: [String: CounterStyleDefinition] = [:]
    for style in [decimal] + bullets + numbers + sums + alphabets + japanese + eastAsian + framed {
      definitions[style.name] = style
    }
    for (alias, name) in aliases { definitions[alias] = definitions[name]?.named(alias) }
    return definitions
  }()

  /// The names that are aliases of another style.
  private static let aliases = [
    ("lower-latin", "lower-alpha"), ("upper-latin", "upper-alpha"), ("khmer", "cambodian"),
    ("upper-armenian", "armenian"), ("cjk-ideographic", "trad-chinese-informal"),
  ]

  /// Returns each scalar of a text as a symbol.
  static func letters(_ text: String) -> [String] { text.unicodeScalars.map { String($0) } }

  /// Returns a range of consecutive scalars as symbols.
  static func letters(_ range: ClosedRange<UInt32>) -> [String] {
    range.compactMap { Unicode.Scalar($0).map { String($0) } }
  }
}

/// Bullets, which do not depend on the number (CSS Counter Styles 3, §6.3).
///
/// The standard leaves the symbols of `disclosure-open` and `disclosure-closed` to the browser; the
/// last four styles come from NSTextList.
extension CounterStyleTable {
  static let bullets = [
    bullet("disc", "•"), bullet("circle", "◦"), bullet("square", "◾"),
    bullet("disclosure-open", "▾"), bullet("disclosure-closed", "▸"),
    bullet("box", "◻"), bullet("check", "✓"), bullet("diamond", "◆"), bullet("hyphen", "⁃"),
  ]

  private static func bullet(_ name: String, _ symbol: String) -> CounterStyleDefinition {
    CounterStyleDefinition(name, .cyclic, [symbol], suffix: " ")
  }
}

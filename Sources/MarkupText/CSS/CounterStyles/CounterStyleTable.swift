/// All counter styles by name.
///
/// The data are in the extensions, one file a kind of writing.
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

  /// Styles that extend another one and change nothing.
  private static let aliases = [
    ("lower-latin", "lower-alpha"), ("upper-latin", "upper-alpha"), ("khmer", "cambodian"),
    ("upper-armenian", "armenian"), ("cjk-ideographic", "trad-chinese-informal"),
  ]

  /// Each scalar of a text as a symbol.
  static func letters(_ text: String) -> [String] { text.unicodeScalars.map { String($0) } }

  /// Symbols that follow each other in Unicode.
  static func letters(_ range: ClosedRange<UInt32>) -> [String] {
    range.compactMap { Unicode.Scalar($0).map { String($0) } }
  }
}

/// Symbols that count nothing (CSS Counter Styles 3, §6.3, where a browser chooses those of
/// `disclosure-open` and `disclosure-closed`; the last four are NSTextList's).
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

import TextFoundation

/// The grammars shared by several properties, and those of fonts.
///
/// A grammar reads tokens and returns a value, or nil; the value is also invalid if tokens remain.
enum StyleGrammar {
  typealias Grammar = @Sendable (inout ValueReader) -> StyleValue?

  /// Returns a grammar that accepts one of the keywords.
  static func oneOf(_ keywords: [StyleKeyword]) -> Grammar {
    { reader in reader.keyword(in: keywords).map { .keyword($0) } }
  }

  /// Returns a grammar that accepts one of the keywords, or the values of another grammar.
  static func oneOf(_ keywords: [StyleKeyword], or other: @escaping Grammar) -> Grammar {
    { reader in reader.keyword(in: keywords).map { .keyword($0) } ?? other(&reader) }
  }

  /// Reads keywords of different groups, at most one per group, in any order.
  ///
  /// The result lists them in the order of the groups.
  static func combination(_ groups: [[StyleKeyword]], of reader: inout ValueReader)
    -> [StyleKeyword]
  {
    var found = [StyleKeyword?](repeating: nil, count: groups.count)
    search: while true {
      for (index, group) in groups.enumerated() where found[index] == nil {
        if let keyword = reader.keyword(in: group) {
          found[index] = keyword
          continue search
        }
      }
      return found.compactMap { $0 }
    }
  }

  /// Returns one keyword as itself, several as a list, and nil for an empty list.
  static func value(_ keywords: [StyleKeyword]) -> StyleValue? {
    keywords.count > 1 ? .keywords(keywords) : keywords.first.map { .keyword($0) }
  }

  // MARK: Shared

  static let colorOnly: Grammar = oneOf([.currentcolor]) { reader in
    reader.color().map { .color($0) }
  }

  static let autoOrLength: Grammar = oneOf([.auto]) { reader in
    reader.length().map { .length($0) }
  }

  /// The grammar of a margin, which may be negative (CSS Box 4 §3.1).
  static let margin: Grammar = autoOrLength

  /// The grammar of a top or bottom margin.
  static let verticalMargin: Grammar = { reader in
    margin(&reader).map { verticalMargin($0, reader.dialect) }
  }

  /// Converts a top or bottom margin: in GSFancyText, percentages refer to the line height.
  static func verticalMargin(_ value: StyleValue, _ dialect: StyleDialect) -> StyleValue {
    guard dialect == .fancyText, case .length(let length) = value, length.unit == .percent else {
      return value
    }
    return .length(StyleLength(length.value / 100, .lh))
  }

  static let padding: Grammar = { reader in
    reader.length(negative: false).map { .length($0) }
  }

  static let size: Grammar = oneOf(
    [.auto, .minContent, .maxContent, .fitContent], or: padding)

  static let maximumSize: Grammar = oneOf(
    [.none, .minContent, .maxContent, .fitContent], or: padding)

  static let spacing: Grammar = { reader in
    if reader.keyword(in: [.normal]) != nil { return .length(.zero) }
    return reader.length().map { .length($0) }
  }

  // MARK: Fonts (CSS Fonts 4)

  static let genericFamilies: [StyleKeyword] = [
    .serif, .sansSerif, .monospace, .cursive, .fantasy, .systemUi, .uiSerif, .uiSansSerif,
    .uiMonospace, .uiRounded, .math, .emoji, .fangsong,
  ]

  static let sizeKeywords: [StyleKeyword] = [
    .xxSmall, .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .smaller, .larger,
  ]

  static func isSizeKeyword(_ name: String) -> Bool {
    StyleKeyword(rawValue: name).map(sizeKeywords.contains) ?? false
  }

  static let fontFamilies: Grammar = { reader in
    var families: [FontFamily] = []
    repeat {
      guard let family = fontFamily(&reader) else { return nil }
      families.append(family)
    } while reader.comma()
    return .families(families)
  }

  /// Reads a string, a generic family, or identifiers that together form a name.
  private static func fontFamily(_ reader: inout ValueReader) -> FontFamily? {
    if let name = reader.string() { return .named(name) }
    var words: [String] = []
    while let token = reader.peek, token.kind == .identifier, let word = reader.next() {
      guard !isReserved(word) else { return nil }
      words.append(word.text)
    }
    guard let first = words.first else { return nil }
    if words.count == 1 {
      if let generic = StyleKeyword(rawValue: first.asciiLowercased),
        genericFamilies.contains(generic)
      {
        return .generic(generic)
      }
    }
    return .named(words.joined(separator: " "))
  }

  /// Returns whether an identifier is not allowed as an author-defined name (CSS Values 4 §4.2).
  static func isReserved(_ identifier: StyleToken) -> Bool {
    let name = identifier.lowercasedText
    return name == "default" || StyleWideKeyword(rawValue: name) != nil
  }

  /// A size keyword, or a length that does not depend on the line height.
  static let fontSize: Grammar = oneOf(sizeKeywords) { reader in
    guard let length = reader.length(negative: false), length.unit != .lh else { return nil }
    return .length(length)
  }

  /// A font weight, in which `normal` is 400 and `bold` is 700 (§2.2).
  static let fontWeight: Grammar = { reader in
    switch reader.keyword(in: [.normal, .bold, .bolder, .lighter]) {
    case .normal: .number(400)
    case .bold: .number(700)
    case .some(let relative): .keyword(relative)
    case nil: reader.number(in: 1...1000).map { .number($0) }
    }
  }

  static let stretchKeywords: [(StyleKeyword, Double)] = [
    (.ultraCondensed, 50), (.extraCondensed, 62.5), (.condensed, 75), (.semiCondensed, 87.5),
    (.normal, 100), (.semiExpanded, 112.5), (.expanded, 125), (.extraExpanded, 150),
    (.ultraExpanded, 200),
  ]

  /// A font width as a percentage of the normal width (§2.3).
  static let fontStretch: Grammar = { reader in
    if let keyword = reader.keyword(in: stretchKeywords.map(\.0)) {
      return stretchKeywords.first { $0.0 == keyword }.map { .length(StyleLength($0.1, .percent)) }
    }
    guard let length = reader.length(negative: false), length.unit == .percent else { return nil }
    return .length(length)
  }

  /// A line height, in which a number is a multiple of the font size, or px in GSFancyText's
  /// dialect (CSS 2.2 §10.8.1).
  static let lineHeight: Grammar = oneOf([.normal]) { reader in
    if reader.dialect == .css, let number = reader.number(in: 0...1e15) { return .number(number) }
    if let natural = reader.naturalLineHeight() { return .length(natural) }
    guard let length = reader.length(negative: false), length.unit != .lh else { return nil }
    if reader.dialect == .fancyText, length.unit == .percent {
      return .length(StyleLength(length.value / 100, .nlh))
    }
    return .length(length)
  }
}

extension ValueReader {
  /// Reads a length in `nlh`, a unit that only `line-height` accepts.
  fileprivate mutating func naturalLineHeight() -> StyleLength? {
    attempt { reader in
      guard let token = reader.next(), token.kind == .dimension, token.number >= 0,
        token.lowercasedText == "nlh"
      else { return nil }
      return StyleLength(token.number, .nlh)
    }
  }
}

import TextFoundation

extension SelectableElement {
  /// The declarations of the element's presentational attributes (HTML §15).
  ///
  /// They are `color`, `size` and `face` of `font`; `align`, `valign`, `nowrap`, `bgcolor`, `width`
  /// and `height`; and `type` of lists. Every attribute of `lambda` that is named like a property
  /// is read as that property, as in GSFancyText, except `id`, `class`, `style` and `alt`. Invalid
  /// values declare nothing. Pass the result to ``StyleCascade/style(of:parent:inline:hints:)``.
  public var presentationalHints: [StyleDeclaration] {
    guard let kind = HintedElements.kinds[elementName] else { return [] }
    switch kind {
    case .font: return hints([("color", color(.color)), ("size", fontSize), ("face", face)])
    case .block: return hints([("align", alignment)])
    case .table:
      return hints([("align", boxAlignment), ("bgcolor", color(.backgroundColor))]) + sizes
    case .tablePart:
      let hints = hints([
        ("align", alignment), ("valign", verticalAlignment), ("nowrap", noWrap),
        ("bgcolor", color(.backgroundColor)),
      ])
      return hints + sizes
    case .rule: return hints([("align", boxAlignment), ("color", color(.color))]) + sizes
    case .body: return hints([("bgcolor", color(.backgroundColor)), ("text", color(.color))])
    case .picture: return sizes
    case .list: return hints([("type", listType)])
    case .lambda: return lambdaHints
    }
  }

  private typealias Hint = (String) -> [StyleDeclaration]

  private func hints(_ readers: [(attribute: String, reader: Hint)]) -> [StyleDeclaration] {
    readers.flatMap { attribute, reader in attributeValue(attribute).map(reader) ?? [] }
  }

  private func color(_ property: StyleProperty) -> Hint {
    { text in CSSColor(legacy: text).map { [StyleDeclaration(property, .color($0))] } ?? [] }
  }

  /// Reads `1` to `7`, or a signed difference from 3, ignoring trailing characters (HTML §15.3.4).
  private var fontSize: Hint {
    { text in
      guard var number = Int(htmlInteger: text) else { return [] }
      let first = text.utf8.first { !$0.isMarkupSpace }
      let isDifference = first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
      if isDifference { number = min(max(number, -3), 4) + 3 }
      let keywords: [StyleKeyword] = [
        .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge,
      ]
      return [StyleDeclaration(.fontSize, .keyword(keywords[min(max(number, 1), 7) - 1]))]
    }
  }

  private var face: Hint {
    { text in StyleDeclaration.list(parsing: "font-family:" + Self.withoutBreaks(text)) }
  }

  private var alignment: Hint {
    { text in
      HintedElements.alignments[text.asciiLowercased]
        .map { [StyleDeclaration(.textAlign, .keyword($0))] } ?? []
    }
  }

  /// Reads the alignment of a table or a rule, which moves the box itself, not its content.
  private var boxAlignment: Hint {
    { text in
      let margins: String? =
        switch text.asciiLowercased {
        case "left": "margin-left: 0; margin-right: auto"
        case "right": "margin-left: auto; margin-right: 0"
        case "center": "margin-left: auto; margin-right: auto"
        default: nil
        }
      return margins.map { StyleDeclaration.list(parsing: $0) } ?? []
    }
  }

  private var verticalAlignment: Hint {
    { text in
      HintedElements.verticalAlignments[text.asciiLowercased]
        .map { [StyleDeclaration(.verticalAlign, .keyword($0))] } ?? []
    }
  }

  private var noWrap: Hint { { _ in [StyleDeclaration(.textWrapMode, .keyword(.nowrap))] } }

  private var listType: Hint {
    { text in
      HintedElements.listTypes[text].map { [StyleDeclaration(.listStyleType, .name($0))] } ?? []
    }
  }

  private var sizes: [StyleDeclaration] {
    ["width", "height"].flatMap { name in
      attributeValue(name).map {
        StyleDeclaration.list(parsing: "\(name):" + Self.withoutBreaks($0))
      } ?? []
    }
  }

  /// The declarations of all attributes named like a property, in GSFancyText's dialect.
  ///
  /// Shorthands come first, so that their longhands win in any order of the attributes.
  private var lambdaHints: [StyleDeclaration] {
    StylePropertyDefinition.attributeNames.flatMap { name in
      attributeValue(name).map {
        StyleDeclaration.list(parsing: "\(name):" + Self.withoutBreaks($0), dialect: .fancyText)
      } ?? []
    }
  }

  /// Returns the text up to the first character that would end a declaration.
  private static func withoutBreaks(_ text: String) -> String {
    String(text.prefix { $0 != ";" && $0 != "}" && $0 != "!" })
  }
}

/// The elements with presentational attributes, and the meaning of the attribute values.
private enum HintedElements {
  enum Kind { case font, block, table, tablePart, body, picture, rule, list, lambda }

  static let kinds: [String: Kind] = {
    let names: [(Kind, [String])] = [
      (.font, ["font"]), (.block, ["p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "caption"]),
      (.table, ["table"]), (.tablePart, ["tr", "td", "th", "thead", "tbody", "tfoot"]),
      (.body, ["body"]), (.picture, ["img", "col"]), (.rule, ["hr"]), (.list, ["ol", "ul", "li"]),
      (.lambda, ["lambda"]),
    ]
    return names.reduce(into: [:]) { kinds, row in for name in row.1 { kinds[name] = row.0 } }
  }()

  static let alignments: [String: StyleKeyword] = [
    "left": .left, "right": .right, "center": .center, "middle": .center, "justify": .justify,
  ]

  static let verticalAlignments: [String: StyleKeyword] = [
    "top": .top, "middle": .middle, "bottom": .bottom, "baseline": .baseline,
  ]

  static let listTypes = [
    "1": "decimal", "a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman",
    "I": "upper-roman", "disc": "disc", "circle": "circle", "square": "square",
  ]
}

extension CSSColor {
  /// Reads a color as HTML's legacy attributes do (HTML's rules for parsing a legacy color value).
  ///
  /// Names and `#rgb` are understood; any other text is reduced to three numbers, so that
  /// `chucknorris` is a color. The result is nil for an empty text and for `transparent`. A
  /// trailing semicolon, which HTML would read as a digit, is ignored: `#008000;` is meant as CSS.
  public init?(legacy text: String) {
    var digits = text.utf8.drop { $0 <= 0x20 }.map { $0 }
    while let last = digits.last, last <= 0x20 || last == UInt8(ascii: ";") { digits.removeLast() }
    let name = String(decoding: digits, as: UTF8.self).asciiLowercased
    if digits.isEmpty || name == "transparent" { return nil }
    if let rgb = Self.names[name] {
      self.init(rgb: rgb)
      return
    }
    if digits.count == 4, name.hasPrefix("#"),
      let color = CSSColor(
        hexadecimal: String(name.dropFirst()))
    {
      self = color
      return
    }
    self.init(rgb: Self.legacyComponents(name))
  }

  /// Returns three components from the digits of a text, in which all other characters count as 0.
  private static func legacyComponents(_ text: String) -> UInt32 {
    var digits: [UInt32] = []
    // A leading `#` is not one of the digits.
    for scalar in text.unicodeScalars.dropFirst(text.hasPrefix("#") ? 1 : 0).prefix(128) {
      // Characters outside the Basic Multilingual Plane count twice, as they have two UTF-16 code
      // units.
      let count = scalar.value > 0xFFFF ? 2 : 1
      let value = scalar.isASCII ? UInt8(scalar.value).hexadecimalDigit ?? 0 : 0
      digits += Array(repeating: value, count: count)
    }
    while digits.isEmpty || digits.count % 3 != 0 { digits.append(0) }
    let length = digits.count / 3
    var parts = (0..<3).map { Array(digits[$0 * length..<($0 + 1) * length].suffix(8)) }
    while let count = parts.first?.count, count > 2, parts.allSatisfy({ $0.first == 0 }) {
      parts = parts.map { Array($0.dropFirst()) }
    }
    return parts.reduce(0) { color, part in
      color << 8 | part.prefix(2).reduce(0) { $0 << 4 | $1 }
    }
  }
}

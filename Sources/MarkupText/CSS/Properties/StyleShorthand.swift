/// A shorthand, which sets several properties together.
struct StyleShorthand: Sendable {
  /// The values that a shorthand assigns; properties without a value get their initial value.
  ///
  /// The storage is an array of pairs, because there are only a few.
  struct Values: ExpressibleByDictionaryLiteral {
    private var pairs: [(property: StyleProperty, value: StyleValue)]

    init(dictionaryLiteral elements: (StyleProperty, StyleValue)...) {
      pairs = elements.map { ($0.0, $0.1) }
    }

    var count: Int { pairs.count }
    var isEmpty: Bool { pairs.isEmpty }

    subscript(property: StyleProperty) -> StyleValue? {
      get { pairs.first { $0.property == property }?.value }
      set {
        pairs.removeAll { $0.property == property }
        if let newValue { pairs.append((property, newValue)) }
      }
    }
  }

  /// The name of the shorthand.
  let name: String
  /// The properties that the shorthand sets.
  let properties: [StyleProperty]
  /// Reads the values, and returns nil if the tokens are not a valid value.
  let grammar: @Sendable (inout ValueReader) -> Values?

  /// Returns the shorthand with a lower-case name, or nil.
  static func named(_ name: String) -> StyleShorthand? {
    guard case .shorthand(let shorthand) = StylePropertyDefinition.named(name) else { return nil }
    return shorthand
  }

  static let all: [StyleShorthand] = [
    sides(
      "margin", [.marginTop, .marginRight, .marginBottom, .marginLeft], StyleGrammar.margin,
      vertical: StyleGrammar.verticalMargin),
    sides(
      "padding", [.paddingTop, .paddingRight, .paddingBottom, .paddingLeft], StyleGrammar.padding,
      vertical: { value, _ in value }),
    StyleShorthand(name: "background", properties: [.backgroundColor], grammar: background),
    StyleShorthand(
      name: "font",
      properties: [
        .fontStyle, .fontVariantCaps, .fontWeight, .fontStretch, .fontSize, .lineHeight,
        .fontFamily,
      ],
      grammar: font),
    anyOrder(
      "text-decoration",
      [
        .textDecorationLine, .textDecorationStyle, .textDecorationColor, .textDecorationThickness,
      ]),
    anyOrder("text-emphasis", [.textEmphasisStyle, .textEmphasisColor]),
    anyOrder("text-wrap", [.textWrapMode, .textWrapStyle]),
    StyleShorthand(
      name: "list-style", properties: [.listStylePosition, .listStyleImage, .listStyleType],
      grammar: listStyle),
    StyleShorthand(
      name: "white-space", properties: [.whiteSpaceCollapse, .textWrapMode], grammar: whiteSpace),
    StyleShorthand(
      name: "text-spacing", properties: [.textSpacingTrim, .textAutospace], grammar: textSpacing),
    // `all` accepts only the CSS-wide keywords, which are read before the grammar is called (CSS
    // Cascade 4 §3.2); `direction` and `unicode-bidi` are not among its properties.
    StyleShorthand(
      name: "all",
      properties: StyleProperty.allCases.filter { $0 != .direction && $0 != .unicodeBidi },
      grammar: { _ in nil }),
  ]

  /// Returns a shorthand for one to four values: top, right, bottom, left (CSS Box 4 §3.2).
  ///
  /// `vertical` converts the values of top and bottom.
  private static func sides(
    _ name: String, _ properties: [StyleProperty], _ grammar: @escaping StyleGrammar.Grammar,
    vertical: @escaping @Sendable (StyleValue, StyleDialect) -> StyleValue
  ) -> StyleShorthand {
    StyleShorthand(name: name, properties: properties) { reader in
      guard let top = grammar(&reader) else { return nil }
      let right = reader.attempt(grammar) ?? top
      let bottom = reader.attempt(grammar) ?? top
      let left = reader.attempt(grammar) ?? right
      var values: Values = [:]
      for (index, value) in [top, right, bottom, left].enumerated() {
        values[properties[index]] = index % 2 == 0 ? vertical(value, reader.dialect) : value
      }
      return values
    }
  }

  /// Returns a shorthand that accepts the values of its properties in any order, each at most once,
  /// and at least one of them.
  private static func anyOrder(_ name: String, _ properties: [StyleProperty]) -> StyleShorthand {
    StyleShorthand(name: name, properties: properties) { reader in
      var values: Values = [:]
      search: while !reader.isAtEnd {
        for property in properties where values[property] == nil {
          if let value = reader.attempt(property.definition.grammar) {
            values[property] = value
            continue search
          }
        }
        return nil
      }
      return values.isEmpty ? nil : values
    }
  }

  /// A color, `none` for the image, or both (CSS Backgrounds 3 §2.10).
  ///
  /// Background images are not supported, so a value with an image is invalid.
  private static let background: @Sendable (inout ValueReader) -> Values? = { reader in
    var isImageGiven = reader.keyword(in: [.none]) != nil
    let color = reader.attempt(StyleGrammar.colorOnly)
    if !isImageGiven { isImageGiven = reader.keyword(in: [.none]) != nil }
    guard isImageGiven || color != nil else { return nil }
    return color.map { [.backgroundColor: $0] } ?? [:]
  }

  /// The grammar of `font` (CSS Fonts 4 §2.7).
  private static let font: @Sendable (inout ValueReader) -> Values? = { reader in
    var values: Values = [:]
    var normals = 0
    let leading: [(StyleProperty, StyleGrammar.Grammar)] = [
      (.fontStyle, StyleGrammar.oneOf([.italic, .oblique])),
      (.fontVariantCaps, StyleGrammar.oneOf([.smallCaps])),
      (.fontWeight, weightInShorthand),
      (.fontStretch, stretchInShorthand),
    ]
    search: while normals + values.count < 4 {
      if reader.keyword(in: [.normal]) != nil {
        normals += 1
        continue
      }
      for (property, grammar) in leading where values[property] == nil {
        if let value = reader.attempt(grammar) {
          values[property] = value
          continue search
        }
      }
      break
    }
    values[.fontSize] = StyleGrammar.fontSize(&reader)
    guard values[.fontSize] != nil else { return nil }
    if reader.delimiter("/") {
      values[.lineHeight] = StyleGrammar.lineHeight(&reader)
      guard values[.lineHeight] != nil else { return nil }
    }
    values[.fontFamily] = StyleGrammar.fontFamilies(&reader)
    return values[.fontFamily] == nil ? nil : values
  }

  /// A font weight; a number counts as a weight only if a size follows, and otherwise is the size
  /// itself without its unit.
  private static let weightInShorthand: StyleGrammar.Grammar = { reader in
    let isNumber = reader.peek?.kind == .number
    guard let value = StyleGrammar.fontWeight(&reader) else { return nil }
    guard isNumber else { return value }
    for token in reader.list.tokens[reader.index..<reader.end] {
      switch token.kind {
      case .number, .percentage, .dimension: return value
      case .identifier where StyleGrammar.isSizeKeyword(token.lowercasedText): return value
      case .whitespace, .identifier: continue
      default: return nil
      }
    }
    return nil
  }

  /// A keyword for the font width; a percentage would be the font size.
  private static let stretchInShorthand: StyleGrammar.Grammar = { reader in
    guard reader.peek?.kind == .identifier else { return nil }
    return StyleGrammar.fontStretch(&reader)
  }

  /// The longhands in any order (CSS Lists 3).
  ///
  /// A single `none` applies to the type, and also to the image if none is given.
  private static let listStyle: @Sendable (inout ValueReader) -> Values? = { reader in
    var values: Values = [:]
    var nones = 0
    while !reader.isAtEnd {
      if reader.keyword(in: [.none]) != nil {
        nones += 1
      } else if values[.listStylePosition] == nil,
        let position = reader.keyword(in: [.inside, .outside])
      {
        values[.listStylePosition] = .keyword(position)
      } else if values[.listStyleImage] == nil, let image = StyleGrammar.listStyleImage(&reader) {
        values[.listStyleImage] = image
      } else if values[.listStyleType] == nil, let type = StyleGrammar.listStyleType(&reader) {
        values[.listStyleType] = type
      } else {
        return nil
      }
    }
    let unset = [values[.listStyleType], values[.listStyleImage]].count { $0 == nil }
    guard nones <= unset else { return nil }
    if nones > 0, values[.listStyleType] == nil { values[.listStyleType] = .keyword(.none) }
    return values.isEmpty && nones == 0 ? nil : values
  }

  /// The values of CSS 2, or those of the longhands in any order (CSS Text 4).
  private static let whiteSpace: @Sendable (inout ValueReader) -> Values? = { reader in
    let older: [StyleKeyword: (StyleKeyword, StyleKeyword)] = [
      .normal: (.collapse, .wrap), .pre: (.preserve, .nowrap), .preWrap: (.preserve, .wrap),
      .preLine: (.preserveBreaks, .wrap),
    ]
    if let keyword = reader.keyword(in: Array(older.keys)) {
      return older[keyword].map {
        [.whiteSpaceCollapse: .keyword($0.0), .textWrapMode: .keyword($0.1)]
      }
    }
    return anyOrder("white-space", [.whiteSpaceCollapse, .textWrapMode]).grammar(&reader)
  }

  /// `none`, `auto` or `normal` for both longhands, or their values in any order (CSS Text 4).
  private static let textSpacing: @Sendable (inout ValueReader) -> Values? = { reader in
    if reader.keyword(in: [.none]) != nil {
      return [.textSpacingTrim: .keyword(.spaceAll), .textAutospace: .keyword(.noAutospace)]
    }
    if reader.keyword(in: [.auto]) != nil {
      return [.textSpacingTrim: .keyword(.auto), .textAutospace: .keyword(.auto)]
    }
    if reader.keyword(in: [.normal]) != nil { return [:] }
    return anyOrder("text-spacing", [.textSpacingTrim, .textAutospace]).grammar(&reader)
  }
}

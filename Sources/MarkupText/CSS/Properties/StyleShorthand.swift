/// A property that stands for several others, all of which it sets.
///
/// Sendable: a plain value whose grammar is a pure function.
struct StyleShorthand: Sendable {
  /// The values that a shorthand gives to its properties; those not named get their initial ones.
  ///
  /// A list of pairs: there are few, and no shorthand is asked for many.
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

  /// Its name.
  let name: String
  /// The properties it sets.
  let properties: [StyleProperty]
  /// Reads its value; nil if the text is none.
  let grammar: @Sendable (inout ValueReader) -> Values?

  /// The shorthand of that lower-case name.
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
    // `all` takes the keywords of every property only, which are read before the grammar is asked
    // (CSS Cascade 4 §3.2); direction and unicode-bidi are not among its properties.
    StyleShorthand(
      name: "all",
      properties: StyleProperty.allCases.filter { $0 != .direction && $0 != .unicodeBidi },
      grammar: { _ in nil }),
  ]

  /// One to four values: top, right, bottom, left (CSS Box 4 §3.2); above and below they may mean
  /// something else.
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

  /// The properties' values in any order, each at most once and at least one.
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

  /// A color, `none` for the picture, or both; pictures are not drawn, so that a value with one is dropped (CSS
  /// Backgrounds 3 §2.10).
  private static let background: @Sendable (inout ValueReader) -> Values? = { reader in
    var isPictureNamed = reader.keyword(in: [.none]) != nil
    let color = reader.attempt(StyleGrammar.colorOnly)
    if !isPictureNamed { isPictureNamed = reader.keyword(in: [.none]) != nil }
    guard isPictureNamed || color != nil else { return nil }
    return color.map { [.backgroundColor: $0] } ?? [:]
  }

  /// CSS Fonts 4 §2.7.
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

  /// A weight; a number is one only if a size comes after it, or else it is the size itself,
  /// without its unit.
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

  /// Only the keywords: a percentage is the size.
  private static let stretchInShorthand: StyleGrammar.Grammar = { reader in
    guard reader.peek?.kind == .identifier else { return nil }
    return StyleGrammar.fontStretch(&reader)
  }

  /// In any order; one `none` is the type's, and the picture's too if it has none of its own (CSS
  /// Lists 3).
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
    let open = [values[.listStyleType], values[.listStyleImage]].count { $0 == nil }
    guard nones <= open else { return nil }
    if nones > 0, values[.listStyleType] == nil { values[.listStyleType] = .keyword(.none) }
    return values.isEmpty && nones == 0 ? nil : values
  }

  /// The values of CSS 2, or the longhands' in any order (CSS Text 4).
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

  /// `none` and `auto` for both, or the longhands' in any order (CSS Text 4).
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

extension StylePropertyDefinition {
  /// The properties of fonts.
  static let fontRows: [StylePropertyDefinition] = [
    StylePropertyDefinition(
      .color, "color", initial: .color(.black),
      inherits: true, appliesTo: .everything, standard: "CSS Color 4 §3.2",
      grammar: StyleGrammar.colorOnly),
    StylePropertyDefinition(
      .fontFamily, "font-family", initial: .families([.generic(.sansSerif)]),
      inherits: true, appliesTo: .everything, standard: "CSS Fonts 4 §2.1",
      grammar: StyleGrammar.fontFamilies),
    StylePropertyDefinition(
      .fontSize, "font-size", initial: .length(StyleLength(16, .px)),
      inherits: true, appliesTo: .everything, standard: "CSS Fonts 4 §2.5",
      grammar: StyleGrammar.fontSize),
    StylePropertyDefinition(
      .fontWeight, "font-weight", initial: .number(400),
      inherits: true, appliesTo: .everything, standard: "CSS Fonts 4 §2.2",
      grammar: StyleGrammar.fontWeight),
    StylePropertyDefinition(
      .fontStyle, "font-style", initial: .keyword(.normal),
      inherits: true, appliesTo: .everything, standard: "CSS Fonts 4 §2.4",
      grammar: StyleGrammar.oneOf([.normal, .italic, .oblique])),
    StylePropertyDefinition(
      .fontStretch, "font-stretch", initial: .length(StyleLength(100, .percent)),
      inherits: true, appliesTo: .everything, standard: "CSS Fonts 4 §2.3",
      grammar: StyleGrammar.fontStretch),
    StylePropertyDefinition(
      .fontVariantCaps, "font-variant-caps", initial: .keyword(.normal),
      inherits: true, appliesTo: .everything, standard: "CSS Fonts 4 §6.6",
      grammar: StyleGrammar.oneOf([
        .normal, .smallCaps, .allSmallCaps, .petiteCaps, .allPetiteCaps, .unicase,
        .titlingCaps,
      ])),
    StylePropertyDefinition(
      .lineHeight, "line-height", initial: .keyword(.normal),
      inherits: true, appliesTo: .everything, standard: "CSS 2.2 §10.8.1",
      grammar: StyleGrammar.lineHeight),
    StylePropertyDefinition(
      .visibility, "visibility", initial: .keyword(.visible),
      inherits: true, appliesTo: .everything, standard: "CSS Display 3 §4",
      grammar: StyleGrammar.oneOf([.visible, .hidden, .collapse])),
  ]
}

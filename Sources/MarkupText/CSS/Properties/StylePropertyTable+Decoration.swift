extension StylePropertyDefinition {
  /// The properties of decoration, emphasis, ruby and lists.
  static let decorationRows: [StylePropertyDefinition] = [
    StylePropertyDefinition(
      .textShadow, "text-shadow", initial: .keyword(.none),
      inherits: true, appliesTo: .everything, standard: "CSS Text Decoration 3 §4",
      grammar: StyleGrammar.textShadow),
    StylePropertyDefinition(
      .textEmphasisStyle, "text-emphasis-style", initial: .keyword(.none),
      inherits: true, appliesTo: .everything, standard: "CSS Text Decoration 3 §3.1",
      grammar: StyleGrammar.emphasisStyle),
    StylePropertyDefinition(
      .textEmphasisColor, "text-emphasis-color", initial: .keyword(.currentcolor),
      inherits: true, appliesTo: .everything, standard: "CSS Text Decoration 3 §3.2",
      grammar: StyleGrammar.colorOnly),
    StylePropertyDefinition(
      .textEmphasisPosition, "text-emphasis-position", initial: .keywords([.over, .right]),
      inherits: true, appliesTo: .everything, standard: "CSS Text Decoration 3 §3.4",
      grammar: StyleGrammar.emphasisPosition),
    StylePropertyDefinition(
      .textUnderlinePosition, "text-underline-position", initial: .keyword(.auto),
      inherits: true, appliesTo: .everything, standard: "CSS Text Decoration 4",
      grammar: StyleGrammar.underlinePosition),
    StylePropertyDefinition(
      .textUnderlineOffset, "text-underline-offset", initial: .keyword(.auto),
      inherits: true, appliesTo: .everything, standard: "CSS Text Decoration 4",
      grammar: StyleGrammar.autoOrLength),
    StylePropertyDefinition(
      .textDecorationLine, "text-decoration-line", initial: .keyword(.none),
      inherits: false, appliesTo: .everything, standard: "CSS Text Decoration 3 §2.1",
      grammar: StyleGrammar.decorationLine),
    StylePropertyDefinition(
      .textDecorationStyle, "text-decoration-style", initial: .keyword(.solid),
      inherits: false, appliesTo: .everything, standard: "CSS Text Decoration 3 §2.2",
      grammar: StyleGrammar.oneOf([.solid, .double, .dotted, .dashed, .wavy])),
    StylePropertyDefinition(
      .textDecorationColor, "text-decoration-color", initial: .keyword(.currentcolor),
      inherits: false, appliesTo: .everything, standard: "CSS Text Decoration 3 §2.3",
      grammar: StyleGrammar.colorOnly),
    StylePropertyDefinition(
      .textDecorationThickness, "text-decoration-thickness", initial: .keyword(.auto),
      inherits: false, appliesTo: .everything, standard: "CSS Text Decoration 4",
      grammar: StyleGrammar.decorationThickness),
    StylePropertyDefinition(
      .rubyPosition, "ruby-position", initial: .keyword(.alternate),
      inherits: true, appliesTo: .everything, standard: "CSS Ruby 1 §4.1",
      grammar: StyleGrammar.rubyPosition),
    StylePropertyDefinition(
      .rubyAlign, "ruby-align", initial: .keyword(.spaceAround),
      inherits: true, appliesTo: .everything, standard: "CSS Ruby 1 §4.3",
      grammar: StyleGrammar.oneOf([.start, .center, .spaceBetween, .spaceAround])),
    StylePropertyDefinition(
      .listStyleType, "list-style-type", initial: .name("disc"),
      inherits: true, appliesTo: .listItems, standard: "CSS Lists 3",
      grammar: StyleGrammar.listStyleType),
    StylePropertyDefinition(
      .listStylePosition, "list-style-position", initial: .keyword(.outside),
      inherits: true, appliesTo: .listItems, standard: "CSS Lists 3",
      grammar: StyleGrammar.oneOf([.inside, .outside])),
    StylePropertyDefinition(
      .listStyleImage, "list-style-image", initial: .keyword(.none),
      inherits: true, appliesTo: .listItems, standard: "CSS Lists 3",
      grammar: StyleGrammar.listStyleImage),
  ]
}

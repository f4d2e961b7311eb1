extension StylePropertyDefinition {
  /// The properties of white space, line breaking and spacing.
  static let textRows: [StylePropertyDefinition] = [
    StylePropertyDefinition(
      .whiteSpaceCollapse, "white-space-collapse", initial: .keyword(.collapse),
      inherits: true, appliesTo: .everything, standard: "CSS Text 4",
      grammar: StyleGrammar.oneOf([
        .collapse, .preserve, .preserveBreaks, .preserveSpaces, .breakSpaces,
      ])),
    StylePropertyDefinition(
      .textWrapMode, "text-wrap-mode", initial: .keyword(.wrap),
      inherits: true, appliesTo: .everything, standard: "CSS Text 4",
      grammar: StyleGrammar.oneOf([.wrap, .nowrap])),
    StylePropertyDefinition(
      .textWrapStyle, "text-wrap-style", initial: .keyword(.auto),
      inherits: true, appliesTo: .blocks, standard: "CSS Text 4",
      grammar: StyleGrammar.oneOf([.auto, .balance, .stable, .pretty, .avoidOrphans])),
    StylePropertyDefinition(
      .lineBreak, "line-break", initial: .keyword(.auto),
      inherits: true, appliesTo: .everything, standard: "CSS Text 3 §5.3",
      grammar: StyleGrammar.oneOf([.auto, .loose, .normal, .strict, .anywhere])),
    StylePropertyDefinition(
      .wordBreak, "word-break", initial: .keyword(.normal),
      inherits: true, appliesTo: .everything, standard: "CSS Text 4",
      grammar: StyleGrammar.oneOf([.normal, .breakAll, .keepAll, .breakWord, .autoPhrase])),
    StylePropertyDefinition(
      .overflowWrap, "overflow-wrap", initial: .keyword(.normal),
      inherits: true, appliesTo: .everything, standard: "CSS Text 3 §5.5",
      grammar: StyleGrammar.oneOf([.normal, .breakWord, .anywhere])),
    StylePropertyDefinition(
      .hyphens, "hyphens", initial: .keyword(.manual),
      inherits: true, appliesTo: .everything, standard: "CSS Text 3 §5.4",
      grammar: StyleGrammar.oneOf([.none, .manual, .auto])),
    StylePropertyDefinition(
      .textAlign, "text-align", initial: .keyword(.start),
      inherits: true, appliesTo: .blocks, standard: "CSS Text 3 §6.1",
      grammar: StyleGrammar.textAlign),
    StylePropertyDefinition(
      .textAlignLast, "text-align-last", initial: .keyword(.auto),
      inherits: true, appliesTo: .blocks, standard: "CSS Text 3 §6.3",
      grammar: StyleGrammar.oneOf([
        .auto, .start, .end, .left, .right, .center, .justify, .matchParent,
      ])),
    StylePropertyDefinition(
      .textJustify, "text-justify", initial: .keyword(.auto),
      inherits: true, appliesTo: .everything, standard: "CSS Text 3 §6.4",
      grammar: StyleGrammar.oneOf([.auto, .none, .interWord, .interCharacter])),
    StylePropertyDefinition(
      .textIndent, "text-indent", initial: .indent(TextIndent(.zero)),
      inherits: true, appliesTo: .blocks, standard: "CSS Text 3 §8.1",
      grammar: StyleGrammar.textIndent),
    StylePropertyDefinition(
      .textTransform, "text-transform", initial: .keyword(.none),
      inherits: true, appliesTo: .everything, standard: "CSS Text 3 §2.1",
      grammar: StyleGrammar.textTransform),
    StylePropertyDefinition(
      .letterSpacing, "letter-spacing", initial: .length(.zero),
      inherits: true, appliesTo: .everything, standard: "CSS Text 3 §7.2",
      grammar: StyleGrammar.spacing),
    StylePropertyDefinition(
      .wordSpacing, "word-spacing", initial: .length(.zero),
      inherits: true, appliesTo: .everything, standard: "CSS Text 3 §7.1",
      grammar: StyleGrammar.spacing),
    StylePropertyDefinition(
      .tabSize, "tab-size", initial: .number(8),
      inherits: true, appliesTo: .everything, standard: "CSS Text 3 §4.2",
      grammar: StyleGrammar.tabSize),
    StylePropertyDefinition(
      .hangingPunctuation, "hanging-punctuation", initial: .keyword(.none),
      inherits: true, appliesTo: .everything, standard: "CSS Text 3 §8.2",
      grammar: StyleGrammar.hangingPunctuation),
    StylePropertyDefinition(
      .textSpacingTrim, "text-spacing-trim", initial: .keyword(.normal),
      inherits: true, appliesTo: .everything, standard: "CSS Text 4",
      grammar: StyleGrammar.oneOf([
        .normal, .spaceAll, .spaceFirst, .trimStart, .trimBoth, .trimAll, .auto,
      ])),
    StylePropertyDefinition(
      .textAutospace, "text-autospace", initial: .keyword(.normal),
      inherits: true, appliesTo: .everything, standard: "CSS Text 4",
      grammar: StyleGrammar.textAutospace),
  ]
}

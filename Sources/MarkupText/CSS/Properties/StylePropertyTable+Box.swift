extension StylePropertyDefinition {
  /// The properties of writing modes and boxes.
  static let boxRows: [StylePropertyDefinition] = [
    StylePropertyDefinition(
      .writingMode, "writing-mode", initial: .keyword(.horizontalTb),
      inherits: true, appliesTo: .everything, standard: "CSS Writing Modes 4 §3.2",
      grammar: StyleGrammar.writingMode),
    StylePropertyDefinition(
      .textOrientation, "text-orientation", initial: .keyword(.mixed),
      inherits: true, appliesTo: .everything, standard: "CSS Writing Modes 4 §5.1",
      grammar: StyleGrammar.oneOf([.mixed, .upright, .sideways])),
    StylePropertyDefinition(
      .textCombineUpright, "text-combine-upright", initial: .keyword(.none),
      inherits: true, appliesTo: .everything, standard: "CSS Writing Modes 4 §9.1",
      grammar: StyleGrammar.combineUpright),
    StylePropertyDefinition(
      .direction, "direction", initial: .keyword(.ltr),
      inherits: true, appliesTo: .everything, standard: "CSS Writing Modes 4 §2.1",
      grammar: StyleGrammar.oneOf([.ltr, .rtl])),
    StylePropertyDefinition(
      .unicodeBidi, "unicode-bidi", initial: .keyword(.normal),
      inherits: false, appliesTo: .everything, standard: "CSS Writing Modes 4 §2.2",
      grammar: StyleGrammar.oneOf([
        .normal, .embed, .isolate, .bidiOverride, .isolateOverride, .plaintext,
      ])),
    StylePropertyDefinition(
      .display, "display", initial: .keyword(.inline),
      inherits: false, appliesTo: .everything, standard: "CSS Display 3 §2",
      grammar: StyleGrammar.display),
    StylePropertyDefinition(
      .backgroundColor, "background-color", initial: .color(.transparent),
      inherits: false, appliesTo: .everything, standard: "CSS Backgrounds 3 §2.2",
      grammar: StyleGrammar.colorOnly),
    StylePropertyDefinition(
      .verticalAlign, "vertical-align", initial: .keyword(.baseline),
      inherits: false, appliesTo: .inlines, standard: "CSS 2.2 §10.8.1",
      grammar: StyleGrammar.verticalAlign),
    StylePropertyDefinition(
      .marginTop, "margin-top", initial: .length(.zero),
      inherits: false, appliesTo: .blocks, standard: "CSS Box 4 §3.1",
      grammar: StyleGrammar.verticalMargin),
    StylePropertyDefinition(
      .marginRight, "margin-right", initial: .length(.zero),
      inherits: false, appliesTo: .blocks, standard: "CSS Box 4 §3.1",
      grammar: StyleGrammar.margin),
    StylePropertyDefinition(
      .marginBottom, "margin-bottom", initial: .length(.zero),
      inherits: false, appliesTo: .blocks, standard: "CSS Box 4 §3.1",
      grammar: StyleGrammar.verticalMargin),
    StylePropertyDefinition(
      .marginLeft, "margin-left", initial: .length(.zero),
      inherits: false, appliesTo: .blocks, standard: "CSS Box 4 §3.1",
      grammar: StyleGrammar.margin),
    StylePropertyDefinition(
      .paddingTop, "padding-top", initial: .length(.zero),
      inherits: false, appliesTo: .blocks, standard: "CSS Box 4 §4.1",
      grammar: StyleGrammar.padding),
    StylePropertyDefinition(
      .paddingRight, "padding-right", initial: .length(.zero),
      inherits: false, appliesTo: .blocks, standard: "CSS Box 4 §4.1",
      grammar: StyleGrammar.padding),
    StylePropertyDefinition(
      .paddingBottom, "padding-bottom", initial: .length(.zero),
      inherits: false, appliesTo: .blocks, standard: "CSS Box 4 §4.1",
      grammar: StyleGrammar.padding),
    StylePropertyDefinition(
      .paddingLeft, "padding-left", initial: .length(.zero),
      inherits: false, appliesTo: .blocks, standard: "CSS Box 4 §4.1",
      grammar: StyleGrammar.padding),
    StylePropertyDefinition(
      .width, "width", initial: .keyword(.auto),
      inherits: false, appliesTo: .boxes, standard: "CSS Sizing 3 §3.1",
      grammar: StyleGrammar.size),
    StylePropertyDefinition(
      .height, "height", initial: .keyword(.auto),
      inherits: false, appliesTo: .boxes, standard: "CSS Sizing 3 §3.1",
      grammar: StyleGrammar.size),
    StylePropertyDefinition(
      .minWidth, "min-width", initial: .keyword(.auto),
      inherits: false, appliesTo: .boxes, standard: "CSS Sizing 3 §3.1",
      grammar: StyleGrammar.size),
    StylePropertyDefinition(
      .maxWidth, "max-width", initial: .keyword(.none),
      inherits: false, appliesTo: .boxes, standard: "CSS Sizing 3 §3.1",
      grammar: StyleGrammar.maximumSize),
    StylePropertyDefinition(
      .minHeight, "min-height", initial: .keyword(.auto),
      inherits: false, appliesTo: .boxes, standard: "CSS Sizing 3 §3.1",
      grammar: StyleGrammar.size),
    StylePropertyDefinition(
      .maxHeight, "max-height", initial: .keyword(.none),
      inherits: false, appliesTo: .boxes, standard: "CSS Sizing 3 §3.1",
      grammar: StyleGrammar.maximumSize),
    StylePropertyDefinition(
      .lineClamp, "line-clamp", initial: .keyword(.none),
      inherits: false, appliesTo: .blocks, standard: "CSS Overflow 4; line-count of GSFancyText",
      grammar: StyleGrammar.lineClamp),
    StylePropertyDefinition(
      .textOverflow, "text-overflow", initial: .keyword(.clip),
      inherits: false, appliesTo: .blocks, standard: "CSS Overflow 4",
      grammar: StyleGrammar.textOverflow),
    StylePropertyDefinition(
      .truncateMode, "truncate-mode", initial: .keyword(.tail),
      inherits: true, appliesTo: .everything, standard: "GSFancyText",
      grammar: StyleGrammar.oneOf([.tail, .head, .middle, .clip])),
  ]
}

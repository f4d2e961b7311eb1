/// Grammars of text properties: alignment, spacing, decoration, emphasis, ruby, lists, writing
/// modes.
extension StyleGrammar {
  /// The grammar of CSS, plus `justified` and `natural` of ZMarkupParser.
  static let textAlign: Grammar = { reader in
    if let name = reader.keyword(in: ["justified", "natural"]) {
      return .keyword(name == "natural" ? .start : .justify)
    }
    return reader.keyword(in: [
      .start, .end, .left, .right, .center, .justify, .matchParent, .internalCenter,
    ]).map { .keyword($0) }
  }

  static let textIndent: Grammar = { reader in
    let before = combination([["hanging"], ["each-line"]], of: &reader)
    guard let length = reader.length() else { return nil }
    let after = combination([["hanging"], ["each-line"]], of: &reader)
    let flags = before + after
    guard Set(flags).count == flags.count else { return nil }
    return .indent(
      TextIndent(
        length, isHanging: flags.contains("hanging"), isEachLine: flags.contains("each-line")))
  }

  private static func combination(_ groups: [Set<String>], of reader: inout ValueReader) -> [String]
  {
    var found: [String] = []
    while let name = reader.keyword(in: groups.reduce([]) { $0.union($1) }) { found.append(name) }
    return found
  }

  static let textTransform: Grammar = oneOf([.none]) { reader in
    value(
      combination(
        [[.capitalize, .uppercase, .lowercase], [.fullWidth], [.fullSizeKana]], of: &reader))
  }

  static let tabSize: Grammar = { reader in
    if let number = reader.number(in: 0...1e15) { return .number(number) }
    return reader.length(percentages: false, negative: false).map { .length($0) }
  }

  static let hangingPunctuation: Grammar = oneOf([.none]) { reader in
    value(combination([[.first], [.forceEnd, .allowEnd], [.last]], of: &reader))
  }

  static let textAutospace: Grammar = oneOf([.normal, .auto, .noAutospace]) { reader in
    value(
      combination(
        [[.ideographAlpha], [.ideographNumeric], [.punctuation], [.insert, .replace]], of: &reader))
  }

  // MARK: Decoration (CSS Text Decoration 3 and 4)

  /// The grammar of CSS, which allows the color before or after the lengths and thus includes
  /// GSFancyText's `dx dy [blur] [color]`.
  static let textShadow: Grammar = oneOf([.none]) { reader in
    var shadows: [TextShadow] = []
    repeat {
      guard let shadow = shadow(&reader) else { return nil }
      shadows.append(shadow)
    } while reader.comma()
    return .shadows(shadows)
  }

  private static func shadow(_ reader: inout ValueReader) -> TextShadow? {
    var color = shadowColor(&reader)
    guard let dx = reader.length(percentages: false), let dy = reader.length(percentages: false)
    else { return nil }
    let blur = reader.length(percentages: false, negative: false) ?? .zero
    if color == nil { color = shadowColor(&reader) }
    return TextShadow(dx: dx, dy: dy, blur: blur, color: color ?? nil)
  }

  /// Reads an optional color: nil if there is none, and `.some(nil)` for `currentcolor`.
  private static func shadowColor(_ reader: inout ValueReader) -> CSSColor?? {
    if let color = reader.color() { return color }
    return reader.keyword(in: [.currentcolor]) == nil ? nil : .some(nil)
  }

  static let decorationLine: Grammar = oneOf([.none]) { reader in
    value(combination([[.underline], [.overline], [.lineThrough], [.blink]], of: &reader))
  }

  static let decorationThickness: Grammar = oneOf([.auto, .fromFont]) { reader in
    reader.length().map { .length($0) }
  }

  static let underlinePosition: Grammar = oneOf([.auto]) { reader in
    value(combination([[.fromFont, .under], [.left, .right]], of: &reader))
  }

  /// The grammar of the emphasis mark (§3.1), in which `circle` alone means `filled circle`.
  static let emphasisStyle: Grammar = oneOf([.none]) { reader in
    if let text = reader.string() { return .string(text) }
    return value(
      combination(
        [[.filled, .open], [.dot, .circle, .doubleCircle, .triangle, .sesame]], of: &reader))
  }

  /// The sides in horizontal and in vertical text; the latter defaults to `right` (§3.4).
  static let emphasisPosition: Grammar = { reader in
    var sides = combination([[.over, .under], [.right, .left]], of: &reader)
    guard let first = sides.first, first == .over || first == .under else { return nil }
    if sides.count == 1 { sides.append(.right) }
    return .keywords(sides)
  }

  /// The grammar of `ruby-position`; `alternate` may be combined with a side (CSS Ruby 1 §4.1).
  static let rubyPosition: Grammar = oneOf([.interCharacter]) { reader in
    value(combination([[.alternate], [.over, .under]], of: &reader))
  }

  // MARK: Lists (CSS Lists 3)

  /// The name of a counter style, converted to lower case, a string, or `none`.
  static let listStyleType: Grammar = oneOf([.none]) { reader in
    if let text = reader.string() { return .string(text) }
    return reader.attempt { reader in
      guard let token = reader.next(), token.kind == .identifier, !isReserved(token)
      else { return nil }
      return .name(token.lowercasedText)
    }
  }

  static let listStyleImage: Grammar = oneOf([.none]) { reader in
    reader.attempt { reader in
      guard let token = reader.next() else { return nil }
      if token.kind == .url { return .url(token.text) }
      guard token.kind == .function, token.lowercasedText == "url",
        var arguments = reader.arguments(ofFunctionBefore: reader.index)
      else { return nil }
      reader.skipBlock()
      guard let url = arguments.string(), arguments.isAtEnd else { return nil }
      return .url(url)
    }
  }

  // MARK: Writing modes (CSS Writing Modes 4)

  /// The values of CSS and the legacy values of SVG 1.1 (§3.2.1).
  static let writingMode: Grammar = { reader in
    let older: [String: StyleKeyword] = [
      "lr": .horizontalTb, "lr-tb": .horizontalTb, "rl": .horizontalTb, "rl-tb": .horizontalTb,
      "tb": .verticalRl, "tb-rl": .verticalRl,
    ]
    if let name = reader.keyword(in: Set(older.keys)) { return older[name].map { .keyword($0) } }
    return reader.keyword(in: [
      .horizontalTb, .verticalRl, .verticalLr, .sidewaysRl, .sidewaysLr,
    ]).map { .keyword($0) }
  }

  /// The maximum number of digits, which is 2 for `digits` without a number (§9.1).
  static let combineUpright: Grammar = oneOf([.none, .all]) { reader in
    guard reader.keyword(in: ["digits"]) != nil else { return nil }
    return reader.isAtEnd ? .digits(2) : reader.integer(in: 2...4).map { .digits($0) }
  }

  // MARK: Boxes

  static let display: Grammar = oneOf([
    .none, .block, .inline, .inlineBlock, .listItem, .flowRoot, .contents, .table, .inlineTable,
    .tableRowGroup, .tableHeaderGroup, .tableFooterGroup, .tableRow, .tableCell, .tableColumn,
    .tableColumnGroup, .tableCaption, .ruby, .rubyBase, .rubyText, .rubyBaseContainer,
    .rubyTextContainer,
  ])

  static let verticalAlign: Grammar = oneOf([
    .baseline, .sub, .super, .textTop, .textBottom, .middle, .top, .bottom,
  ]) { reader in
    reader.length().map { .length($0) }
  }

  static let lineClamp: Grammar = oneOf([.none]) { reader in
    reader.integer(in: 1...1_000_000).map { .integer($0) }
  }

  /// The marker at the end of a line, which may be a string instead of the ellipsis (CSS Overflow
  /// 4).
  static let textOverflow: Grammar = oneOf([.clip, .ellipsis]) { reader in
    reader.string().map { .string($0) }
  }
}

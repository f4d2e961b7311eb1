import LineBreaking
import MarkupText

/// The used values for line breaking.
extension UsedStyle {
  /// The value of `line-break`; `auto` is strict.
  var lineBreakStrictness: LineBreakStrictness {
    switch style.keyword(.lineBreak) {
    case .loose: .loose
    case .normal: .normal
    case .anywhere: .anywhere
    default: .strict
    }
  }

  /// The value of `word-break`.
  var wordBreak: WordBreak {
    switch style.keyword(.wordBreak) {
    case .breakAll: .breakAll
    case .keepAll: .keepAll
    case .autoPhrase: .phrase
    default: .normal
    }
  }

  /// The value of `overflow-wrap`, or its equivalent for `word-break: break-word`; `normal` for
  /// text that does not wrap, which has no emergency breaks.
  var overflowWrap: OverflowWrap {
    guard wraps else { return .normal }
    switch style.keyword(.overflowWrap) {
    case .anywhere: return .anywhere
    case .breakWord: return .breakWord
    default: return style.keyword(.wordBreak) == .breakWord ? .anywhere : .normal
    }
  }

  /// Whether words are hyphenated automatically (`hyphens: auto`).
  var hyphenatesAutomatically: Bool { style.keyword(.hyphens) == .auto }

  /// Whether lines may end at soft hyphens (all values of `hyphens` except `none`).
  var hyphenates: Bool { style.keyword(.hyphens) != StyleKeyword.none }

  /// Whether lines may end within a ruby base that is wider than a line.
  var breaksRubyBases: Bool {
    switch style.keyword(.textWrapStyle) {
    case .balance, .pretty, .avoidOrphans:
      // Methods that weigh all breaks would use this one too often, and emergency breaks suffice
      // here.
      style.keyword(.overflowWrap) ?? .normal == .normal
    default: true
    }
  }

  /// The alignment of lines (`text-align`, `text-align-last`, `text-justify`), as far as it changes
  /// the spaces within them.
  var lineAlignment: Paragraph.Alignment {
    let last = style.keyword(.textAlignLast) ?? .auto
    guard style.keyword(.textAlign) == .justify,
      style.keyword(.textJustify) != StyleKeyword.none,
      // Text that does not wrap is not compressed either, as it need not fit.
      wraps || last == .justify
    else { return .ragged }
    return last == .justify ? .justifiedWithLastLine : .justified
  }

  /// Whether all punctuation is set in half an em (`text-spacing-trim: trim-all`).
  var trimsAllPunctuation: Bool { style.keyword(.textSpacingTrim) == .trimAll }

  /// Returns the values of `text-spacing-trim`, `text-autospace` and `hanging-punctuation`.
  ///
  /// - Parameter autospaceAmount: the width of the gap between Japanese and Western text, in ems.
  /// - Returns: the options of the line breaker.
  func spacingOptions(autospaceAmount: Double) -> SpacingOptions {
    var options = SpacingOptions(autospaceAmount: autospaceAmount)
    if let keyword = style.keyword(.textSpacingTrim),
      let value = TextSpacingTrim(rawValue: keyword.rawValue)
    {
      options.trim = value
    }
    func has(_ keyword: StyleKeyword, _ property: StyleProperty) -> Bool {
      style.has(keyword, for: property)
    }
    if has(.noAutospace, .textAutospace) {
      options.autospace = []
    } else if !has(.normal, .textAutospace), !has(.auto, .textAutospace) {
      options.autospace = []
      if has(.ideographAlpha, .textAutospace) { options.autospace.insert(.ideographAlpha) }
      if has(.ideographNumeric, .textAutospace) { options.autospace.insert(.ideographNumeric) }
    }
    if has(.first, .hangingPunctuation) { options.hangingPunctuation.insert(.first) }
    if has(.last, .hangingPunctuation) { options.hangingPunctuation.insert(.last) }
    if has(.allowEnd, .hangingPunctuation) { options.hangingPunctuation.insert(.allowEnd) }
    if has(.forceEnd, .hangingPunctuation) { options.hangingPunctuation.insert(.forceEnd) }
    return options
  }
}

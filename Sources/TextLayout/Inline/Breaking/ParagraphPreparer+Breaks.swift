import LineBreaking
import MarkupText
import TextFoundation

extension ParagraphPreparer {
  /// Returns the line breaking rules of the block's style, which paragraphs of the same style
  /// share.
  func rules(strut: UsedStyle) -> BreakingRules {
    let language = language
    if let last = context.lastRules, last.strut === strut, last.language == language,
      last.style.isIdentical(to: block.style)
    {
      return last
    }
    let style = block.style
    let wordBreak = WordBreak(style)
    let breaker = context.shared.breaker(
      for: LineBreakOptions(
        strictness: LineBreakStrictness(style), language: language, wordBreak: wordBreak,
        latinLineBreaking: context.options.latinLineBreaking),
      hyphenation: style.keyword(.hyphens) == .auto ? context.options.hyphenation : nil)
    let rules = BreakingRules(
      style: style, strut: strut, language: language, breaker: breaker,
      options: breakingOptions(strut: strut), findsPhrases: wordBreak == .phrase,
      wraps: style.keyword(.textWrapMode) != .nowrap,
      hyphenates: style.keyword(.hyphens) != StyleKeyword.none)
    context.lastRules = rules
    return rules
  }

  /// Returns the line break opportunities of the paragraph.
  ///
  /// The rules of the block are applied to the whole text, so that element boundaries do not divide
  /// words or pairs of characters.
  func opportunities(_ rules: BreakingRules) -> [BreakOpportunity] {
    let shown = transformed?.text ?? source.text
    var boundaries = TextBoundaries.none
    if let analyzer = context.options.analyzer,
      rules.findsPhrases || shown.hasComplexScript
    {
      boundaries = analyzer.boundaries(of: shown)
    }
    let found =
      (try? rules.breaker.opportunities(
        in: shown, boundaries: boundaries, fallbacks: rules.findsPhrases))
      ?? (try? rules.breaker.opportunities(in: shown)) ?? []
    return filtered(opportunitiesInSource(found), rules)
  }

  /// The language of the block's first run.
  private var language: String? { source.runs.first?.language ?? context.options.language }

  /// Returns the opportunities that are not prohibited by spans without wrapping, ruby or
  /// `hyphens: none`.
  private func filtered(
    _ opportunities: [BreakOpportunity], _ rules: BreakingRules
  ) -> [BreakOpportunity] {
    let (wraps, hyphens) = (rules.wraps, rules.hyphenates)
    let isUniform = hyphens && spans.allSatisfy { $0.style.wraps == wraps } && rubies.isEmpty
    if isUniform, wraps { return opportunities }
    let closed = rubies.map { closedOffsets(of: $0) }
    var (spanIndex, ruby) = (0, 0)
    var kept: [BreakOpportunity] = []
    kept.reserveCapacity(opportunities.count)
    for opportunity in opportunities {
      if opportunity.kind == .mandatory {
        kept.append(opportunity)
        continue
      }
      if opportunity.kind == .hyphen, !hyphens { continue }
      // The nearest common ancestor of the characters before and after decides (CSS Text 4 §6.2).
      while spanIndex + 1 < spans.count, start(of: spanIndex + 1) < opportunity.offset {
        spanIndex += 1
      }
      if spanIndex < spans.count {
        let before = spans[spanIndex].style.wraps
        let isEdge = spanIndex + 1 < spans.count && start(of: spanIndex + 1) == opportunity.offset
        let behind = isEdge ? spans[spanIndex + 1].style.wraps : before
        guard before == behind ? before : wraps else { continue }
      } else if !wraps {
        continue
      }
      while ruby < closed.count, closed[ruby].upperBound <= opportunity.offset { ruby += 1 }
      if ruby < closed.count, closed[ruby].contains(opportunity.offset) {
        if let last = endWithinRuby(opportunity) { kept.append(last) }
      } else {
        kept.append(opportunity)
      }
    }
    return kept
  }

  /// Returns an opportunity within a ruby base as a break within a word, used only if the base is
  /// wider than a line.
  private func endWithinRuby(_ opportunity: BreakOpportunity) -> BreakOpportunity? {
    guard opportunity.kind != .hyphen else { return nil }
    let isEmergency = block.style.keyword(.overflowWrap) ?? .normal != .normal
    switch block.style.keyword(.textWrapStyle) {
    case .balance, .pretty, .avoidOrphans:
      // Methods that weigh all breaks would use this one too often, and emergency breaks suffice
      // here.
      if isEmergency { return nil }
    default: break
    }
    return BreakOpportunity(offset: opportunity.offset, kind: .withinWord)
  }

  private func start(of span: Int) -> Int { Int(items[spans[span].items.lowerBound].offset) }

  /// Returns the line breaking options of the block's style.
  func breakingOptions(strut: UsedStyle) -> Paragraph.Options {
    let style = block.style
    var options = Paragraph.Options(
      spacing: SpacingOptions(style, gap: context.options.autospaceAmount),
      lineAdjustment: context.options.lineAdjustment)
    if context.measurer.grid != nil { options.spacing = .none }
    options.overflowWrap =
      switch style.keyword(.overflowWrap) {
      case .anywhere: .anywhere
      case .breakWord: .breakWord
      default: style.keyword(.wordBreak) == .breakWord ? .anywhere : .normal
      }
    // Text that does not wrap has no emergency breaks.
    if style.keyword(.textWrapMode) == .nowrap { options.overflowWrap = .normal }
    let last = style.keyword(.textAlignLast) ?? .auto
    if style.keyword(.textAlign) == .justify, context.measurer.grid == nil,
      style.keyword(.textJustify) != StyleKeyword.none,
      // It is not compressed either, as it need not fit.
      style.keyword(.textWrapMode) != .nowrap || last == .justify
    {
      options.alignment = last == .justify ? .justifiedWithLastLine : .justified
    }
    options.hyphenAdvance = context.hyphenAdvance(strut.font)
    return options
  }
}

extension LineBreakStrictness {
  /// Creates the value of `line-break`; `auto` is strict.
  init(_ style: ComputedStyle) {
    self =
      switch style.keyword(.lineBreak) {
      case .loose: .loose
      case .normal: .normal
      case .anywhere: .anywhere
      default: .strict
      }
  }
}

extension WordBreak {
  /// Creates the value of `word-break`.
  init(_ style: ComputedStyle) {
    self =
      switch style.keyword(.wordBreak) {
      case .breakAll: .breakAll
      case .keepAll: .keepAll
      case .autoPhrase: .phrase
      default: .normal
      }
  }
}

extension SpacingOptions {
  /// Creates options from `text-spacing-trim`, `text-autospace` and `hanging-punctuation`.
  init(_ style: ComputedStyle, gap: Double) {
    self.init(autospaceAmount: gap)
    if let keyword = style.keyword(.textSpacingTrim),
      let value = TextSpacingTrim(rawValue: keyword.rawValue)
    {
      trim = value
    }
    func has(_ keyword: StyleKeyword, _ property: StyleProperty) -> Bool {
      style.has(keyword, for: property)
    }
    if has(.noAutospace, .textAutospace) {
      autospace = []
    } else if !has(.normal, .textAutospace), !has(.auto, .textAutospace) {
      autospace = []
      if has(.ideographAlpha, .textAutospace) { autospace.insert(.ideographAlpha) }
      if has(.ideographNumeric, .textAutospace) { autospace.insert(.ideographNumeric) }
    }
    if has(.first, .hangingPunctuation) { hangingPunctuation.insert(.first) }
    if has(.last, .hangingPunctuation) { hangingPunctuation.insert(.last) }
    if has(.allowEnd, .hangingPunctuation) { hangingPunctuation.insert(.allowEnd) }
    if has(.forceEnd, .hangingPunctuation) { hangingPunctuation.insert(.forceEnd) }
  }
}

extension String {
  /// Whether the text may contain Thai, Lao, Burmese or Khmer, in which words are found with a
  /// dictionary.
  var hasComplexScript: Bool {
    withUTF8Bytes(of: self) { bytes in
      var index = 0
      while index + 1 < bytes.count {
        let byte = bytes[index]
        if byte > 0xE1 {
          // Skips kana and ideographs, which have three bytes; the last byte of a four-byte
          // sequence is skipped in the next step.
          index &+= 3
        } else {
          if byte == 0xE0, 0xB8...0xBB ~= bytes[index + 1] { return true }
          if byte == 0xE1, bytes[index + 1] >= 0x80 { return true }
          index &+= 1
        }
      }
      return false
    }
  }
}
